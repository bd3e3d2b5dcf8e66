import { expect, test } from 'vitest'
import { splitFullName } from './full-name.ts'

test.each([
  ['Robin Hazelwood', 'Robin', 'Hazelwood'],
  ['  Ada   Byron Lovelace ', 'Ada', 'Byron Lovelace'],
  ['Åsa Öberg-von der Heide', 'Åsa', 'Öberg-von der Heide'],
  ['Anna-Lena Özdemir', 'Anna-Lena', 'Özdemir'],
])('"%s" is %s and %s', (typed, firstname, lastname) => {
  expect(splitFullName(typed)).toEqual({ firstname, lastname })
})

test.each(['', '   ', 'Robin'])('"%s" is not a first and a last name', (typed) => {
  expect(splitFullName(typed)).toBeNull()
})
