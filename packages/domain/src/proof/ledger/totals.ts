import { grams, type ImpactQuantities, milliTrees } from '../../quantity/impact-quantity.ts'
import type { LedgerEntry } from './entries.ts'

/** What entries add up to, reversals taken off. */
export function totalImpact(
  entries: readonly Pick<LedgerEntry, 'impact' | 'quantity'>[],
): ImpactQuantities {
  const sums = { trees: 0, co2e: 0, plastic: 0 }
  for (const entry of entries) sums[entry.impact] += entry.quantity
  return { trees: milliTrees(sums.trees), co2e: grams(sums.co2e), plastic: grams(sums.plastic) }
}
