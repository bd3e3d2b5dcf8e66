import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeReason, fittingFactor } from './factor-choice.ts'

const row = (year: number, revision = 1) => ({ id: `${year}-${revision}`, year, revision })

test.each([
  [[row(2024), row(2025), row(2026)], 2025, '2025-1'],
  [[row(2024), row(2026)], 2025, '2024-1'],
  [[row(2026), row(2021)], 2025, '2021-1'],
  [[row(2026), row(2027)], 2025, '2026-1'],
  [[row(2025), row(2025, 2), row(2024, 3)], 2025, '2025-2'],
  [[], 2025, undefined],
])('of %j the year %i takes %s', (rows, wanted, id) => {
  expect(fittingFactor(rows, wanted)?.id).toBe(id)
})

test('a correction is of the same year', () => {
  expect(changeReason(row(2025), row(2025, 2))).toBe('correction')
  expect(changeReason(row(2024), row(2025))).toBe('year')
})

test('what was chosen is chosen again, in whatever order the rows come', () => {
  const anyRow = fc.record({
    id: fc.uuid(),
    year: fc.integer({ min: 2019, max: 2030 }),
    revision: fc.integer({ min: 1, max: 3 }),
  })
  const anyRows = fc.uniqueArray(anyRow, { minLength: 1, selector: ({ id }) => id })
  fc.assert(
    fc.property(anyRows, fc.integer({ min: 2015, max: 2035 }), (rows, wanted) => {
      const first = fittingFactor(rows, wanted)
      expect(fittingFactor(rows.toReversed(), wanted)).toEqual(first)
      expect(fittingFactor(first ? [first] : [], wanted)).toEqual(first)
    }),
  )
})
