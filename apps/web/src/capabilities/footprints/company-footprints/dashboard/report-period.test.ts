import type { Month } from '@understory/domain/calendar/calendar.ts'
import { expect, test } from 'vitest'
import { readPeriod } from './report-period.ts'

const NOW = '2026-11' as Month
const read = (query: string) => readPeriod(new URLSearchParams(query), NOW)

test.each([
  ['', { period: 'year', from: '2026-01', to: '2026-12', scopes: ['scope1', 'scope2', 'scope3'] }],
  ['from=2025-04', { period: 'year', from: '2025-04', to: '2026-03' }],
  ['from=2025-11&period=quarter', { period: 'quarter', from: '2025-11', to: '2026-01' }],
  ['from=2025-13&period=decade', { period: 'year', from: '2026-01' }],
  ['from=9999-12', { from: '2026-01' }],
  ['scope=scope3&scope=scope1', { scopes: ['scope1', 'scope3'] }],
  ['scope=scope4', { scopes: ['scope1', 'scope2', 'scope3'] }],
])('%j is the period %j', (query, period) => {
  expect(read(query)).toMatchObject(period)
})
