import { expect, test } from 'vitest'
import type { Month } from '../../../calendar/calendar.ts'
import { isMoney } from '../lines/spend.ts'
import { UNIT_NAMES } from '../lines/units.ts'
import { factorYear, QUICK_ITEMS } from './quick-entry.ts'

test.each([
  ['2025-01', 2025],
  ['2025-04', 2025],
  ['2025-06', 2025],
  ['2025-07', 2026],
  ['2025-12', 2026],
])('twelve months from %s take the factors of %d', (month, year) => {
  expect(factorYear(month as Month)).toBe(year)
})

test('every item has an id of its own and a unit that we know', () => {
  expect(new Set(QUICK_ITEMS.map(({ id }) => id)).size).toBe(QUICK_ITEMS.length)
  for (const { unit } of QUICK_ITEMS) {
    expect(UNIT_NAMES.includes(unit) || isMoney(unit)).toBe(true)
  }
})
