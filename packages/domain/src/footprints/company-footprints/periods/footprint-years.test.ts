import { expect, test } from 'vitest'
import type { Month } from '../../../calendar/calendar.ts'
import { footprintYears } from './footprint-years.ts'

const year = (startMonth: string, from: string, to: string, isCarriedOn = false) => ({
  startMonth,
  from,
  to,
  isCarriedOn,
})

test.each([
  ['none has begun', ['2026-05'], '2026-04', []],
  ['the first month', ['2026-05'], '2026-05', [year('2026-05', '2026-05', '2027-04')]],
  [
    'a footprint that goes on has a new year each twelve months, the latest first',
    ['2024-05'],
    '2026-05',
    [
      year('2024-05', '2026-05', '2027-04', true),
      year('2024-05', '2025-05', '2026-04', true),
      year('2024-05', '2024-05', '2025-04'),
    ],
  ],
  [
    'a later footprint ends the year before it',
    ['2026-03', '2025-01'],
    '2026-11',
    [
      year('2026-03', '2026-03', '2027-02'),
      year('2025-01', '2026-01', '2026-02', true),
      year('2025-01', '2025-01', '2025-12'),
    ],
  ],
  [
    'one that begins later ends the present year where it is known to',
    ['2026-01', '2026-12'],
    '2026-11',
    [year('2026-01', '2026-01', '2026-11')],
  ],
  [
    'a footprint that a much later one ends has no years that have not begun',
    ['2026-01', '2028-01'],
    '2026-11',
    [year('2026-01', '2026-01', '2026-12')],
  ],
  [
    'a footprint that ends after one month has that month alone',
    ['2026-03', '2026-04'],
    '2026-03',
    [year('2026-03', '2026-03', '2026-03')],
  ],
  [
    'a declared year keeps its months beside a later estimate',
    ['2025-12 declared', '2026-11'],
    '2026-12',
    [year('2026-11', '2026-12', '2027-11'), year('2025-12', '2025-12', '2026-11')],
  ],
  [
    'an estimate that never counts has no year',
    ['2025-12 declared', '2026-03', '2026-07 declared'],
    '2026-12',
    [year('2026-07', '2026-07', '2027-06'), year('2025-12', '2025-12', '2026-06')],
  ],
])('%s', (_, starts, thisMonth, years) => {
  const footprints = starts.map((start) => ({
    startMonth: start.slice(0, 7) as Month,
    isDeclared: start.endsWith(' declared'),
  }))
  expect(footprintYears(footprints, thisMonth as Month)).toEqual(years)
})
