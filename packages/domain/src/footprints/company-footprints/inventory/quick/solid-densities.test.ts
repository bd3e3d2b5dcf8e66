import { expect, test } from 'vitest'
import { tonnesOfVolume } from './solid-densities.ts'

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
})
