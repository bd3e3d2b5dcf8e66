import { monthOfYear } from '@understory/domain/calendar/calendar.ts'
import { expect, test } from 'vitest'
import { presentYear } from './active-footprint.ts'

const year = {
  from: monthOfYear(2025, 12),
  to: monthOfYear(2026, 11),
  status: 'declared',
  isCarriedOn: false,
  emittedGrams: 111_049_152,
} as const

test.each([
  [0, '111.1', 'is 111.05 tonnes.'],
  [12_000_000, '99.1', 'is 111.05 tonnes, and 12 tonnes is funded already.'],
  [111_100_000, null, 'is 111.05 tonnes, and as much is funded already.'],
])('with %d g funded, %s t are left to offset', (fundedGrams, tonnesLeft, words) => {
  const active = presentYear({ ...year, fundedGrams })
  expect(active).toMatchObject({ tonnes: '111.1', tonnesLeft })
  expect(active.words).toContain(words)
})

test('a year that is only carried on is not called declared', () => {
  const active = presentYear({ ...year, isCarriedOn: true, fundedGrams: 0 })
  expect(active.words).toBe(
    'Your last footprint carried on from December 2025 to November 2026 is 111.05 tonnes.',
  )
})
