import type { Purchase } from '@understory/contracts/offsetting.ts'
import { type CalendarDate, longDate, shortDate } from '@understory/domain/quantity/calendar.ts'

/** 'the purchase of 5 March 2027'. */
export function purchaseName({ createdAt }: Pick<Purchase, 'createdAt'>): string {
  return `the purchase of ${longDate(createdAt.slice(0, 10) as CalendarDate)}`
}

/** As lists show it: one day or both ends. */
export function countsForWords({
  effectiveFrom,
  effectiveTo,
}: Pick<Purchase, 'effectiveFrom' | 'effectiveTo'>): string {
  const from = shortDate(effectiveFrom as CalendarDate)
  return effectiveFrom === effectiveTo
    ? from
    : `${from} to ${shortDate(effectiveTo as CalendarDate)}`
}
