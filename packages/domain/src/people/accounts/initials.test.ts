import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Timber & Sons Ltd', 'TS'],
  ['Fernbank Bakery', 'FB'],
  ['3 Oaks', '3O'],
  ['(The) Larch', 'TL'],
  ['élodie', 'É'],
  ['O’Neill Marine', 'OM'],
  ['&', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
