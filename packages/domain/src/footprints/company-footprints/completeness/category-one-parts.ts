import { lookupTable } from '../../../language/lookup-table.ts'
import { CATEGORY_ONE_ROWS, PART_ROWS } from './category-one.generated.ts'

/** What purchased goods and services are compared by. */
export const PURCHASE_PARTS = [
  'food_and_drink',
  'materials_and_goods',
  'equipment_and_parts',
  'building_work_and_repair',
  'goods_for_resale',
  'services',
] as const
export type PurchasePart = (typeof PURCHASE_PARTS)[number]

/** A factor of one's own that says nothing else. */
export const DEFAULT_PART: PurchasePart = 'materials_and_goods'

const PART_NAMES: Readonly<Record<PurchasePart, string>> = {
  food_and_drink: 'Food and drink',
  materials_and_goods: 'Materials and goods',
  equipment_and_parts: 'Equipment and parts',
  building_work_and_repair: 'Building work and repair',
  goods_for_resale: 'Goods for resale',
  services: 'Services',
}
export const purchasePartName = (part: PurchasePart): string => PART_NAMES[part]

type PartOfSector = {
  readonly part: PurchasePart
  readonly share: number
  /** The three that emit most, in the words of the Supply and Use Tables. */
  readonly products: readonly string[]
}

const isPart = (text: string): text is PurchasePart => text in PART_NAMES
const bySector = new Map<string, PartOfSector[]>()
for (const [sector, part, share, , products] of CATEGORY_ONE_ROWS) {
  if (!isPart(part)) continue
  const parts = bySector.get(sector) ?? []
  parts.push({ part, share: Number(share), products: productsIn(products) })
  bySector.set(sector, parts)
}

/** 'Petrochemicals - 20.14/16/17/60 11%' is 'petrochemicals'. */
function productsIn(cell: string): string[] {
  return cell.split(/ \d+%(?:; |$)/).flatMap((product) => {
    const [name = ''] = product.split(/ - \d|, except |; | and of products of /)
    return name === '' ? [] : [name.slice(0, 1).toLowerCase() + name.slice(1)]
  })
}

/** `null`: nothing is known of the sector's purchases. */
export const purchasePartsOf = (sector: string): readonly PartOfSector[] | null =>
  bySector.get(sector) ?? null

/** A benchmark in parts of whole grams that add up to it; the largest remainders first. */
export function splitBenchmark(
  grams: number,
  shares: readonly Pick<PartOfSector, 'part' | 'share'>[],
): { readonly part: PurchasePart; readonly grams: number }[] {
  const sum = shares.reduce((all, { share }) => all + share, 0)
  const parts = shares.map(({ part, share }) => {
    const exact = (grams * share) / sum
    return { part, grams: Math.floor(exact), remainder: exact - Math.floor(exact) }
  })
  let left = grams - parts.reduce((all, part) => all + part.grams, 0)
  for (const part of parts.toSorted((a, b) => b.remainder - a.remainder)) {
    if (left <= 0) break
    part.grams += 1
    left -= 1
  }
  return parts.map((part) => ({ part: part.part, grams: part.grams }))
}

/** Patterns of a table, those with the most letters first: '332*' before '33*' before '*'. */
const PATTERNS: Readonly<Record<string, readonly (readonly [string, PurchasePart])[]>> =
  lookupTable(
    Object.fromEntries(
      [...new Set(PART_ROWS.map(([table]) => table))].map((table) => [
        table,
        PART_ROWS.flatMap(([of, pattern, part]) =>
          of === table && isPart(part) ? [[pattern, part] as const] : [],
        ).toSorted(([a], [b]) => b.length - a.length),
      ]),
    ),
  )

/** Which part a line with a published factor is of. */
export function purchasePartOfFactor(factor: {
  readonly category: string
  readonly name: string
}): PurchasePart {
  const code = / \((?:SIC|NAICS) ([^()]+)\)$/.exec(factor.name)?.[1] ?? factor.name
  const found = PATTERNS[factor.category]?.find(([pattern]) =>
    pattern.endsWith('*') ? code.startsWith(pattern.slice(0, -1)) : code === pattern,
  )
  return found?.[1] ?? DEFAULT_PART
}

type PartRest = { readonly part: PurchasePart; readonly restGrams: number }

/** What firms of the sector buy, of the largest part of which some is missing; `null`: nothing is. */
export function usualPurchases(sector: string, parts: readonly PartRest[]): string | null {
  const [largest] = parts
    .filter(({ restGrams }) => restGrams > 0)
    .toSorted((a, b) => b.restGrams - a.restGrams)
  const products = purchasePartsOf(sector)?.find(({ part }) => part === largest?.part)?.products
  if (!products || products.length === 0) return null
  const list = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(products)
  return `Firms like yours buy ${list} for most of it.`
}
