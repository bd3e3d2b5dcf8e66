import type { DateRange } from '../quantity/calendar.ts'
import { grams, type ImpactQuantities, milliTrees } from '../quantity/impact-quantity.ts'
import type { LedgerEntry } from './entries.ts'

/** What entries add up to, reversals taken off. */
export function totalImpact(
  entries: readonly Pick<LedgerEntry, 'impact' | 'quantity'>[],
): ImpactQuantities {
  const sums = { trees: 0, co2e: 0, plastic: 0 }
  for (const entry of entries) sums[entry.impact] += entry.quantity
  return { trees: milliTrees(sums.trees), co2e: grams(sums.co2e), plastic: grams(sums.plastic) }
}

/** The entries that take effect on a day of the range: an entry counts on its first day. */
export function entriesWithin(entries: readonly LedgerEntry[], range: DateRange): LedgerEntry[] {
  return entries.filter(
    (entry) => entry.effectiveFrom >= range.from && entry.effectiveFrom <= range.to,
  )
}
