import { type PurchasePart, purchasePartsOf } from '../../completeness/category-one-parts.ts'

/** Things that each firm calls otherwise: a few words, with what they cost or weigh. */
export type QuickRowList = {
  readonly id: 'material' | 'resale'
  readonly title: string
  readonly most: number
  /** Of purchases, where the factor does not say it. */
  readonly part: PurchasePart | null
}

export const QUICK_ROW_LISTS: readonly QuickRowList[] = [
  { id: 'material', title: 'Goods and materials', most: 10, part: null },
  { id: 'resale', title: 'Goods you sell on as they are', most: 5, part: 'goods_for_resale' },
]

/** 'material-3': what the line of a row is known by. */
export const quickRowIds = ({ id, most }: QuickRowList): string[] =>
  Array.from({ length: most }, (_, at) => `${id}-${at + 1}`)

export const QUICK_ROW_IDS: readonly string[] = QUICK_ROW_LISTS.flatMap(quickRowIds)

const NOT_GOODS: readonly PurchasePart[] = ['services', 'building_work_and_repair']
const MOST_USUAL_GOODS = 4
/** A part that weighs less than this in what a sector buys names nothing. */
const LEAST_SHARE = 0.2

/** What firms of a sector buy most of, in plain words; nothing where that is not known. */
export function usualGoods(sector: string): string[] {
  const parts = (purchasePartsOf(sector) ?? [])
    .filter(({ part, share }) => !NOT_GOODS.includes(part) && share >= LEAST_SHARE)
    .toSorted((a, b) => b.share - a.share)
  const names = parts.flatMap(({ products }) => products.map(firstOfTwo))
  return [...new Set(names)].slice(0, MOST_USUAL_GOODS)
}

/** 'alcoholic beverages & tobacco products' is counted as the first of them. */
const firstOfTwo = (name: string) => name.split(' & ')[0] ?? name
