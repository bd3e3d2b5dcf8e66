import type { CategoryKey } from '../../company-footprints/scopes.ts'
import { QUANTITY_FAMILY_ROWS } from './ledger-phrases.generated.ts'

export const EXCLUSION_REASONS = [
  'payroll',
  'tax',
  'transfer',
  'finance',
  'owner',
  'not-a-purchase',
  'donation',
  'offset',
  // Nobody but a person says so.
  'left-out',
] as const
export type ExclusionReason = (typeof EXCLUSION_REASONS)[number]

/**
 * What a row of a ledger is: spending of a kind (`s_food`), something of which a quantity is wanted
 * (`quantity:electricity`), no purchase (`exclude:payroll`), or not to be told (`ask`).
 */
export type LedgerClass = string

export type QuantityFamily = {
  readonly family: string
  /** The activity of the factor search that its quantity is computed with. */
  readonly activity: string
  readonly category: CategoryKey
}

export const QUANTITY_FAMILIES: ReadonlyMap<string, QuantityFamily> = new Map(
  QUANTITY_FAMILY_ROWS.map(([family, activity, category]) => [
    family,
    { family, activity, category: category as CategoryKey },
  ]),
)

const QUANTITY = 'quantity:'
const EXCLUDED = 'exclude:'

export const isSpending = (result: LedgerClass): boolean => result.startsWith('s_')
export const isQuantity = (result: LedgerClass): boolean => result.startsWith(QUANTITY)
export const isExcluded = (result: LedgerClass): boolean => result.startsWith(EXCLUDED)

/** `null`: it wants no quantity. */
export const familyOf = (result: LedgerClass): QuantityFamily | null =>
  isQuantity(result) ? (QUANTITY_FAMILIES.get(result.slice(QUANTITY.length)) ?? null) : null

/** `null`: it is a purchase. */
export const exclusionOf = (result: LedgerClass): ExclusionReason | null =>
  EXCLUSION_REASONS.find((reason) => result === `${EXCLUDED}${reason}`) ?? null

const kindsOf = (kinds: string): readonly string[] => kinds.split(' ').map((kind) => `s_${kind}`)

/** Kept for years, so that a dear one is a capital good. */
const EQUIPMENT = new Set(kindsOf('computers furniture machinery vehicles electrical bikes'))

/** Whether the amount of a row decides if it is a capital good. */
export const isEquipment = (result: LedgerClass): boolean => EQUIPMENT.has(result)

const CATEGORY_OF_KIND: ReadonlyMap<LedgerClass, CategoryKey> = new Map(
  (
    [
      ['upstreamTransportationAndDistribution', 'post freight sea air_freight storage'],
      ['wasteGeneratedInOperations', 'waste sewage'],
      ['upstreamLeasedAssets', 'rent hire_vehicle hire_equipment'],
      ['businessTravel', 'train bus_taxi flights hotel travel_agent'],
    ] as const
  ).flatMap(([category, kinds]) => kindsOf(kinds).map((kind) => [kind, category] as const)),
)

/** A row of equipment of this much and more is a capital good, in the currency of the company. */
export const USUAL_CAPITAL_THRESHOLD = 500

/** Where a row of a class belongs; `null`: it is no purchase, or nothing is known of it. */
export function categoryOfClass(
  result: LedgerClass,
  { net, capitalFrom = USUAL_CAPITAL_THRESHOLD }: { net: number; capitalFrom?: number },
): CategoryKey | null {
  const family = familyOf(result)
  if (family) return family.category
  if (!isSpending(result)) return null
  if (EQUIPMENT.has(result) && Math.abs(net) >= capitalFrom) return 'capitalGoods'
  return CATEGORY_OF_KIND.get(result) ?? 'purchasedGoodsAndServices'
}
