import { expect, test } from 'vitest'
import { QUICK_HELPERS } from './quick-item.ts'
import { helperFields, workOut } from './work-out.ts'

const given = (values: Readonly<Record<string, number>>) => new Map(Object.entries(values))

test.each([
  // Two people in one car are one person's miles.
  ['commuting', { people: 1, days: 4, weeks: 46, oneWay: 8, sharing: 2 }, 1_472],
  ['commuting', { people: 1, days: 4, weeks: 46, oneWay: 8, sharing: 1 }, 2_944],
  ['trips', { people: 3, trips: 10, oneWay: 20 }, 1_200],
  ['journeys', { trips: 4, oneWay: 1_200 }, 9_600],
  ['homeworking', { people: 5, days: 2, weeks: 46, hours: 7.5 }, 3_450],
  ['load', { tonnes: 12.5, km: 300 }, 3_750],
] as const)('%s of %o comes to %d', (helper, values, quantity) => {
  expect(workOut({ helper, unit: 'miles' }, given(values)).quantity).toBe(quantity)
})

test('a distance is asked and printed in the unit of the question', () => {
  const values = given({ people: 1, trips: 2, oneWay: 30 })
  expect(workOut({ helper: 'trips', unit: 'km' }, values)).toEqual({
    quantity: 120,
    words: 'Worked out: 1 people, 2 trips each, 30 km one way.',
  })
  const labels = (unit: string) =>
    helperFields({ id: 'ownCars', helper: 'trips', unit }).map(({ label }) => label)
  expect(labels('km')).toContain('Kilometres one way')
  expect(labels('miles')).toContain('Miles one way')
})

test('a bin of 1,100 litres a week, four fifths full, is five and a half tonnes a year', () => {
  const values = given({ bins: 1, collections: 52, full: 80, density: 0.12 })
  const { quantity, words } = workOut({ helper: 'bins', unit: 'tonnes' }, values, 'bin-1100')
  expect(quantity).toBeCloseTo(5.49, 2)
  expect(words).toContain('0.12 t/m3 (an assumption unless weighed)')
})

test('in the United States a load is in short tons and miles, and what bins hold in short tons', () => {
  const unit = 'short ton-mile'
  expect(workOut({ helper: 'load', unit }, given({ tonnes: 4, km: 150 }))).toEqual({
    quantity: 600,
    words: 'Worked out: 4 short tons, 150 miles.',
  })
  const labels = helperFields({ id: 'freight', helper: 'load', unit }).map(({ label }) => label)
  expect(labels).toEqual(['Short tons', 'Miles'])
  const values = given({ bins: 1, collections: 52, full: 80, density: 0.12 })
  const { quantity } = workOut({ helper: 'bins', unit: 'short ton' }, values, 'bin-1100')
  expect(quantity).toBeCloseTo(5.49 * 1.1023, 1)
})

test('each helper asks for something, and its usual values are within what it takes', () => {
  for (const helper of QUICK_HELPERS) {
    const fields = helperFields({ id: 'waste', helper, unit: 'tonnes' })
    expect(fields.some(({ usual }) => usual === null)).toBe(true)
    for (const { usual, most } of fields) expect(usual ?? 0).toBeLessThanOrEqual(most)
  }
  expect(helperFields({ id: 'gas', helper: null, unit: 'kWh' })).toEqual([])
  expect(helperFields({ id: 'foodWaste', helper: 'bins', unit: 'tonnes' })).toContainEqual(
    expect.objectContaining({ name: 'density', usual: 0.4 }),
  )
})
