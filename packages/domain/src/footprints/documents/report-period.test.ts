import { expect, test } from 'vitest'
import type { Month } from '../../calendar/calendar.ts'
import { reportPeriod } from './report-period.ts'

const ALL = ['scope1', 'scope2', 'scope3']

test.each([
  ['year', '2026-01', '2026-12'],
  ['year', '2025-04', '2026-03'],
  ['quarter', '2026-01', '2026-03'],
  ['quarter', '2025-11', '2026-01'],
] as const)('a %s from %s ends with %s', (period, from, to) => {
  expect(reportPeriod(from as Month, period, [])).toEqual({ period, from, to, scopes: ALL })
})

test.each([
  [[], ALL],
  [['scope2'], ['scope2']],
  [
    ['scope3', 'scope1'],
    ['scope1', 'scope3'],
  ],
  [['scope4'], ALL],
])('a report that is asked for %j shows %j', (asked, scopes) => {
  expect(reportPeriod('2026-01' as Month, 'year', asked).scopes).toEqual(scopes)
})
