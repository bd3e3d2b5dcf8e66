import type { ImpactAmounts } from '@understory/contracts/stores/impact-amounts.ts'
import type { Impact, ImpactQuantities } from '@understory/domain/quantity/impact-quantity.ts'
import { sql } from 'kysely'

/** Whether an order (`o`) funds something. */
export const FUNDS = sql<boolean>`o.milli_trees + o.co2e_grams + o.plastic_grams + o.money_minor > 0`

/** What an order (`o`) funds by now of the impact of its line on a bill (`b`). */
const NOW = sql<number>`case b.impact when 'trees' then o.milli_trees when 'co2e' then o.co2e_grams
  else o.plastic_grams end`

/** Whether an order (`o`) contributes less by now than its line on a bill (`b`) says. */
const IS_LOWERED = sql<boolean>`(${NOW} < b.quantity or (b.billed_by = 'money' and o.money_minor < b.money_minor))`

export const OF_LINE = { now: NOW, isLowered: IS_LOWERED }

type StoredQuantities = {
  readonly milli_trees: number
  readonly co2e_grams: number
  readonly plastic_grams: number
}

/** What a stored order funds: one impact at most. */
export function fundedBy(stored: StoredQuantities): {
  readonly impact: Impact
  readonly quantity: number
} {
  if (stored.co2e_grams > 0) return { impact: 'co2e', quantity: stored.co2e_grams }
  if (stored.plastic_grams > 0) return { impact: 'plastic', quantity: stored.plastic_grams }
  return { impact: 'trees', quantity: stored.milli_trees }
}

export const quantityOfImpact = (impact: Impact, stored: StoredQuantities): number =>
  ({ trees: stored.milli_trees, co2e: stored.co2e_grams, plastic: stored.plastic_grams })[impact]

/** One quantity as the amounts of all impacts. */
export const amountsOf = (impact: Impact, quantity: number): ImpactAmounts => ({
  milliTrees: impact === 'trees' ? quantity : 0,
  co2eGrams: impact === 'co2e' ? quantity : 0,
  plasticGrams: impact === 'plastic' ? quantity : 0,
})

export const amountsOfAll = ({ trees, co2e, plastic }: ImpactQuantities): ImpactAmounts => ({
  milliTrees: trees,
  co2eGrams: co2e,
  plasticGrams: plastic,
})
