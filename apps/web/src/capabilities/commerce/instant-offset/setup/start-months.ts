import {
  dayOf,
  longMonth,
  type Month,
  monthOf,
  shiftMonth,
} from '@understory/domain/calendar/calendar.ts'

const MONTHS_BACK = 12
const MONTHS_AHEAD = 24

export function currentMonth(now: Date): Month {
  return monthOf(dayOf(now))
}

/** A year back, because a trip or a year may be over, and two ahead. */
export function monthOptions(now: Date): { value: string; label: string }[] {
  const current = currentMonth(now)
  return Array.from({ length: MONTHS_BACK + 1 + MONTHS_AHEAD }, (_, index) => {
    const month = shiftMonth(current, index - MONTHS_BACK)
    return { value: month, label: longMonth(month) }
  })
}
