import type { CoveredYear } from '@understory/contracts/footprint-coverage.ts'
import { expect, test } from 'vitest'
import { presentYear } from './active-footprint.ts'

const TONNE = 1_000_000
const year = (fundedGrams: number): CoveredYear => ({
  footprintId: 'one',
  companyName: 'Fernbank',
  status: 'estimated',
  from: '2026-01',
  to: '2026-12',
  emittedGrams: 408 * TONNE,
  fundedGrams,
  projects: [],
})

test.each([
  [0, '408 tonnes.', '408'],
  [100 * TONNE, '408 tonnes, and 100 tonnes is funded already.', '308'],
  [
    408 * TONNE,
    '408 tonnes, and 408 tonnes is funded already, all of it. What you add now counts beyond it.',
    '408',
  ],
])('of a year with %i g funded the offer says so', (funded, words, left) => {
  const shown = presentYear(year(funded))
  expect(shown.words).toBe(
    `Your estimated footprint from January 2026 to December 2026 is ${words}`,
  )
  expect(shown.tonnesLeft).toBe(left)
})
