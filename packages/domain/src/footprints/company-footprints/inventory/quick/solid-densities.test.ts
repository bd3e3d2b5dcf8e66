import { expect, test } from 'vitest'
import { OWN_DENSITY, tonnesOfVolume } from './solid-densities.ts'

test.each([
  [12, 'softwood', 6],
  [10, 'hardwood', 7],
  [1.5, 'concrete', 3.6],
  [2, 'sand', 3.2],
])('%d m3 of %s weigh %d tonnes', (cubicMetres, picked, tonnes) => {
  expect(tonnesOfVolume(cubicMetres, picked)?.tonnes).toBe(tonnes)
})

test('the density is said, and without one there is no weight', () => {
  expect(tonnesOfVolume(12, 'softwood')?.words).toContain('0.5 t/m3')
  expect(tonnesOfVolume(12, 'water')).toBeNull()
  expect(tonnesOfVolume(12, OWN_DENSITY)).toBeNull()
  expect(tonnesOfVolume(12, OWN_DENSITY, 0.85)).toEqual({
    tonnes: 10.2,
    words: 'Worked out: 12 m3 at 0.85 t/m3 (as given).',
  })
})
