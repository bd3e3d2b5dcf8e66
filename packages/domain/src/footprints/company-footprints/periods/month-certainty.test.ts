import { expect, test } from 'vitest'
import type { Month } from '../../../calendar/calendar.ts'
import type { FootprintStatus } from './footprint-periods.ts'
import { certaintyOf } from './month-certainty.ts'

const from = (startMonth: string, status: FootprintStatus) => ({
  startMonth: startMonth as Month,
  status,
})

test.each([
  ['2025-11', null],
  ['2025-12', 'declared'],
  ['2026-11', 'declared'],
  ['2026-12', 'carried on'],
  ['2030-01', 'carried on'],
])('of a footprint declared from December 2025, %s is %s', (month, certainty) => {
  expect(certaintyOf([from('2025-12', 'declared')], month as Month)).toBe(certainty)
})

test.each([
  ['verified', 'verified', 'carried on'],
  ['verifying', 'declared', 'carried on'],
  ['estimated', 'estimated', 'estimated'],
] as const)('a year that is %s is %s, and after it %s', (status, within, after) => {
  const footprints = [from('2025-01', status)]
  expect(certaintyOf(footprints, '2025-12' as Month)).toBe(within)
  expect(certaintyOf(footprints, '2026-01' as Month)).toBe(after)
})

test('the next footprint says what its own months are', () => {
  const footprints = [from('2025-01', 'declared'), from('2026-03', 'estimated')]
  expect(certaintyOf(footprints, '2026-02' as Month)).toBe('carried on')
  expect(certaintyOf(footprints, '2026-03' as Month)).toBe('estimated')
})
