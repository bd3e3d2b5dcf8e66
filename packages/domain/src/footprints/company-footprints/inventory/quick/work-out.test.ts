import { expect, test } from 'vitest'
import { QUICK_HELPERS } from './quick-item.ts'
import { helperFields, workOut } from './work-out.ts'

const given = (values: Readonly<Record<string, number>>) => new Map(Object.entries(values))

test.each([
  // Two people in one car are one person's miles.
  ['commuting', { people: 1, days: 4, weeks: 46, miles: 8, sharing: 2 }, 1_472],
  ['commuting', { people: 1, days: 4, weeks: 46, miles: 8, sharing: 1 }, 2_944],
  ['trips', { people: 3, trips: 10, miles: 20 }, 1_200],
  ['journeys', { trips: 4, km: 1_200 }, 9_600],
  ['homeworking', { people: 5, days: 2, weeks: 46, hours: 7.5 }, 3_450],
  ['load', { tonnes: 12.5, km: 300 }, 3_750],
] as const)('%s of %o comes to %d', (helper, values, quantity) => {
  expect(workOut(helper, given(values)).quantity).toBe(quantity)
})

test('a bin of 1,100 litres a week, four fifths full, is five and a half tonnes a year', () => {
  const values = given({ bins: 1, collections: 52, full: 80, density: 0.12 })
  const { quantity, words } = workOut('bins', values, 'bin-1100')
  expect(quantity).toBeCloseTo(5.49, 2)
  expect(words).toContain('0.12 t/m3 (an assumption unless weighed)')
})

test('each helper asks for something, and its usual values are within what it takes', () => {
  for (const helper of QUICK_HELPERS) {
    const fields = helperFields({ id: 'waste', helper })
    expect(fields.some(({ usual }) => usual === null)).toBe(true)
    for (const { usual, most } of fields) expect(usual ?? 0).toBeLessThanOrEqual(most)
  }
  expect(helperFields({ id: 'gas', helper: null })).toEqual([])
  expect(helperFields({ id: 'foodWaste', helper: 'bins' })).toContainEqual(
    expect.objectContaining({ name: 'density', usual: 0.4 }),
  )
})
