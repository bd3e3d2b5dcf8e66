import type { ImpactMetrics } from '@understory/contracts/proof/ledger.ts'
import {
  type ProductGroup,
  parseProductIdentifier,
} from '@understory/domain/commerce/prices/product-identifiers.ts'

export type ImpactFigures = ImpactMetrics['totals']
type PartName = 'purchases' | 'gifts' | 'plans' | 'shops' | 'entered'
export type PartOfImpact = ImpactFigures & { readonly part: PartName }

type Counted = Pick<ImpactMetrics, 'byProduct'> & {
  readonly purchases: readonly ImpactFigures[]
  /** Every purchase is counted whole; in a range of dates a spread one is counted in part. */
  readonly isAllTime: boolean
}

const PARTS: Readonly<Partial<Record<ProductGroup, PartName>>> = {
  'one-time': 'purchases',
  vehicle: 'purchases',
  'preset-subscription': 'plans',
  'custom-subscription': 'plans',
  'flat-rate': 'plans',
  'usage-subscription': 'shops',
}

/** What the figures of the dashboard consist of: together the parts are the figures. */
export function partsOfImpact({ byProduct, purchases, isAllTime }: Counted): PartOfImpact[] {
  const parts = Map.groupBy(byProduct, ({ product }) => partOf(product))
  const summed = [...parts].map(([part, figures]) => ({ part, ...sumOf(figures) }))
  return summed.flatMap((each) =>
    each.part === 'purchases' && isAllTime ? withoutGifts(each, sumOf(purchases)) : [each],
  )
}

function partOf(product: string): PartName {
  const known = parseProductIdentifier(product)
  return (known && PARTS[known.group]) ?? 'entered'
}

/** What counts like a purchase and is not of the list is a gift: redeemed, or given and not redeemed yet. */
function withoutGifts(all: PartOfImpact, bought: ImpactFigures): PartOfImpact[] {
  const given = {
    milliTrees: all.milliTrees - bought.milliTrees,
    co2eGrams: all.co2eGrams - bought.co2eGrams,
    plasticGrams: all.plasticGrams - bought.plasticGrams,
  }
  const amounts = Object.values(given)
  if (amounts.some((amount) => amount < 0) || amounts.every((amount) => amount === 0)) return [all]
  return [
    ...(isNothing(bought) ? [] : [{ part: 'purchases' as const, ...bought }]),
    { part: 'gifts', ...given },
  ]
}

export const isNothing = ({ milliTrees, co2eGrams, plasticGrams }: ImpactFigures) =>
  milliTrees + co2eGrams + plasticGrams === 0

function sumOf(figures: readonly ImpactFigures[]): ImpactFigures {
  const sum = (of: (each: ImpactFigures) => number) =>
    figures.reduce((all, each) => all + of(each), 0)
  return {
    milliTrees: sum(({ milliTrees }) => milliTrees),
    co2eGrams: sum(({ co2eGrams }) => co2eGrams),
    plasticGrams: sum(({ plasticGrams }) => plasticGrams),
  }
}
