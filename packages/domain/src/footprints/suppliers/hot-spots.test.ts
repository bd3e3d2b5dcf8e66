import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hotSpots, type SupplierSpend } from './hot-spots.ts'

const spend = (name: string, benchmarkGrams: number | null, uncertainty = 2): SupplierSpend => ({
  supplierId: name,
  name,
  benchmarkGrams,
  uncertainty,
})

test('who is large and not known well comes first, and who is not known at all comes last', () => {
  const listed = hotSpots([
    spend('Unknown', null),
    spend('Firm', 900, 1.1),
    spend('Vague', 600, 5),
    spend('Small', 10),
  ])
  expect(listed.map(({ name }) => name)).toEqual(['Vague', 'Firm', 'Small', 'Unknown'])
  expect(listed.at(-1)).toMatchObject({ share: null, cumulativeShare: null, isSuggested: false })
})

test('the fewest that are four fifths of the spending are suggested', () => {
  const listed = hotSpots([spend('A', 50), spend('B', 30), spend('C', 15), spend('D', 5)])
  expect(listed.filter(({ isSuggested }) => isSuggested).map(({ name }) => name)).toEqual([
    'A',
    'B',
  ])
  expect(listed.map(({ cumulativeShare }) => cumulativeShare)).toEqual([0.5, 0.8, 0.95, 1])
})

test('whoever they are, each is listed once and the shares come to the whole', () => {
  const grams = fc.option(fc.integer({ min: 0, max: 1e9 }))
  fc.assert(
    fc.property(fc.array(grams, { maxLength: 80 }), (all) => {
      const listed = hotSpots(all.map((each, at) => spend(`S${at}`, each)))
      expect(listed).toHaveLength(all.length)
      expect(listed.filter(({ isSuggested }) => isSuggested).length).toBeLessThanOrEqual(50)
      const sum = listed.reduce((total, { share }) => total + (share ?? 0), 0)
      expect(Math.abs(sum - (all.some(Boolean) ? 1 : 0))).toBeLessThan(1e-9)
    }),
  )
})
