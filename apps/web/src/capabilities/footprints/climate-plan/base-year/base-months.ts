import type { Footprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import {
  longMonth,
  type Month,
  parseMonth,
  shiftMonth,
} from '@understory/domain/calendar/calendar.ts'

const MONTHS_BACK = 120

/** Months that a base year can begin with, the newest first; `chosen` is always among them. */
export function baseMonths(thisMonth: Month, chosen: string) {
  const months = Array.from({ length: MONTHS_BACK + 1 }, (_, back) => shiftMonth(thisMonth, -back))
  const month = parseMonth(chosen)
  const all = !month || months.includes(month) ? months : [...months, month]
  return all.map((value) => ({ value, label: longMonth(value) }))
}

/** The start of the footprint that counts, or of the first there is. */
export function usualBaseMonth(footprints: readonly Footprint[]): Month | null {
  const found = footprints.find(({ isActive }) => isActive) ?? footprints[0]
  return found?.startMonth ?? null
}
