import { describe, expect, test } from 'vitest'
import type { Month } from '../../../calendar/calendar.ts'
import { activeIn, periodsOf, placeEstimate } from './footprint-periods.ts'

const months = (...written: string[]) => written as Month[]
const [MARCH, JUNE, JULY] = months('2026-03', '2026-06', '2026-07') as [Month, Month, Month]

const estimates = (...written: Month[]) =>
  written.map((startMonth) => ({ startMonth, isDeclared: false }))

test('a footprint ends the month before the next one begins, and the last one goes on', () => {
  expect(periodsOf(estimates(...months('2026-07', '2025-01', '2026-03')))).toEqual([
    { startMonth: '2025-01', from: '2025-01', to: '2026-02' },
    { startMonth: '2026-03', from: '2026-03', to: '2026-06' },
    { startMonth: '2026-07', from: '2026-07', to: null },
  ])
  expect(periodsOf([])).toEqual([])
})

test('a month belongs to the footprint that began last before it, or in it', () => {
  const footprints = estimates(MARCH, JULY, '2025-01' as Month)
  expect(activeIn(footprints, JUNE)?.startMonth).toBe(MARCH)
  expect(activeIn(footprints, JULY)?.startMonth).toBe(JULY)
  expect(activeIn(footprints, '2024-12' as Month)).toBeNull()
})

describe('a year that was declared', () => {
  const [start, within, next, later] = months('2025-12', '2026-11', '2026-12', '2027-02') as [
    Month,
    Month,
    Month,
    Month,
  ]
  const declared = { startMonth: start, isDeclared: true }

  test('is not shortened by an estimate, which counts from the month after it', () => {
    const footprints = [...estimates(within), declared]
    expect(periodsOf(footprints)).toEqual([
      { startMonth: start, from: start, to: within },
      { startMonth: within, from: next, to: null },
    ])
    expect(activeIn(footprints, within)?.startMonth).toBe(start)
    expect(activeIn(footprints, next)?.startMonth).toBe(within)
  })

  test('goes on beyond its months only until an estimate begins', () => {
    expect(periodsOf([declared, ...estimates(later)])).toMatchObject([
      { from: start, to: '2027-01' },
      { from: later, to: null },
    ])
  })

  test('ends before a later one that is declared, which an earlier estimate gives way to', () => {
    const again = { startMonth: JULY, isDeclared: true }
    const footprints = [declared, ...estimates(MARCH), again]
    expect(periodsOf(footprints)).toMatchObject([
      { startMonth: start, to: JUNE },
      { startMonth: MARCH, from: next, to: JUNE },
      { startMonth: JULY, to: null },
    ])
    for (const month of [JULY, next, later])
      expect(activeIn(footprints, month)?.startMonth).toBe(JULY)
  })
})

test.each([
  ['the first one', [], MARCH, { place: 'next' }],
  ['one that begins later than all', [MARCH], JUNE, { place: 'next' }],
  ['one of a month that has one', [MARCH, JULY], MARCH, { place: 'same' }],
  ['one of this very month', [MARCH], JULY, { place: 'next' }],
  ['one before the only one', [JULY], MARCH, { place: 'before', latest: JULY }],
  ['one before the most recent', [JULY, MARCH], JUNE, { place: 'before', latest: JULY }],
  ['one of a month that has not begun', [], '2026-08' as Month, { place: 'ahead' }],
] as const)('%s', (_, starts, start, placing) => {
  expect(placeEstimate(starts, { start, thisMonth: JULY })).toEqual(placing)
})
