import { expect, test } from 'vitest'
import type { Month } from '../quantity/calendar.ts'
import { activeIn, periodsOf, placeEstimate } from './footprint-periods.ts'

const months = (...written: string[]) => written as Month[]
const [MARCH, JUNE, JULY] = months('2026-03', '2026-06', '2026-07') as [Month, Month, Month]

test('a footprint ends the month before the next one begins, and the last one goes on', () => {
  expect(periodsOf(months('2026-07', '2025-01', '2026-03'))).toEqual([
    { from: '2025-01', to: '2026-02' },
    { from: '2026-03', to: '2026-06' },
    { from: '2026-07', to: null },
  ])
  expect(periodsOf([])).toEqual([])
})

test('a month belongs to the footprint that began last before it, or in it', () => {
  const footprints = [
    { startMonth: MARCH },
    { startMonth: JULY },
    { startMonth: '2025-01' as Month },
  ]
  expect(activeIn(footprints, JUNE)).toEqual({ startMonth: MARCH })
  expect(activeIn(footprints, JULY)).toEqual({ startMonth: JULY })
  expect(activeIn(footprints, '2024-12' as Month)).toBeNull()
})

test.each([
  ['the first one', [], MARCH, { place: 'next' }],
  ['one that begins later than all', [MARCH], JUNE, { place: 'next' }],
  ['one of a month that has one', [MARCH, JULY], MARCH, { place: 'same' }],
  ['one before the most recent', [JULY, MARCH], JUNE, { place: 'before', latest: JULY }],
] as const)('%s', (_, starts, start, placing) => {
  expect(placeEstimate(starts, start)).toEqual(placing)
})
