import { longMonth, type Month, shiftMonth } from '@understory/domain/calendar/calendar.ts'

const MONTHS_BACK = 60

/** The newest first: a footprint is of a year that has begun. */
export function startMonths(thisMonth: Month): { value: string; label: string }[] {
  return Array.from({ length: MONTHS_BACK + 1 }, (_, back) => {
    const month = shiftMonth(thisMonth, -back)
    return { value: month, label: longMonth(month) }
  })
}
