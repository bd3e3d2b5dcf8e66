import type { Month } from '../../../calendar/calendar.ts'
import { QUICK_ACTIVITIES } from './quick/quick-activities.ts'
import { QUICK_GROUPS, type QuickItem } from './quick/quick-item.ts'
import { QUICK_GOODS, QUICK_PURCHASES } from './quick/quick-purchases.ts'

const ALL_ITEMS = [...QUICK_GOODS, ...QUICK_ACTIVITIES, ...QUICK_PURCHASES]

/** In the order of the page. */
export const QUICK_ITEMS: readonly QuickItem[] = QUICK_GROUPS.flatMap((group) =>
  ALL_ITEMS.filter((item) => item.group === group),
)

/**
 * The year of the factors for twelve months: that which holds most of them, the newer one of two halves.
 * Source: UK Government GHG Conversion Factors, full set, guidance.
 */
export function factorYear(startMonth: Month): number {
  const [year = 0, month = 1] = startMonth.split('-').map(Number)
  return month <= 6 ? year : year + 1
}
