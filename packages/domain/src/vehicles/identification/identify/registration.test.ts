import { expect, test } from 'vitest'
import { namesSeveral } from './registration.ts'

test.each([
  ['AB12CDE', 1, false],
  ['AB12CDE', 2, true],
  [null, 1, false],
  [null, 7, false],
])('the number %s for %i vehicles names several: %s', (registrationNumber, count, isSeveral) => {
  expect(namesSeveral({ registrationNumber, multiplyVehicles: count })).toBe(isSeveral)
})
