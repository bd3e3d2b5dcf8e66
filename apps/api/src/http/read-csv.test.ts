import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

const wanted = { needed: [['make', 'year'], ['registration']], mostRows: 3 }

test.each([
  ['commas', 'Make,Year\nSaab,2001\n', [{ make: 'Saab', year: '2001' }]],
  ['semicolons and spaces', 'make ; year\n Saab ; 2001\n\n', [{ make: 'Saab', year: '2001' }]],
  ['a short row', 'make,year\nSaab\n', [{ make: 'Saab' }]],
  ['a header alone', 'make,year\n', []],
  ['columns that are not needed', 'registration,A b\nAB12,x', [{ registration: 'AB12', a_b: 'x' }]],
])('a file with %s is read', (_, csv, rows) => {
  expect(readCsv(csv, wanted)).toEqual(rows)
})

test.each([
  ['without the columns', 'make,colour\nSaab,green\n'],
  ['that ends within quotes', 'make,year\n"Saab,2001\n'],
])('a file %s is none', (_, csv) => {
  expect(readCsv(csv, wanted)).toBeNull()
})

test('no more rows are read than say that there are too many', () => {
  const rowsOf = (count: number) => readCsv(`make,year\n${'Saab\n'.repeat(count)}`, wanted)?.length
  expect([rowsOf(3), rowsOf(4), rowsOf(100_000)]).toEqual([3, 4, 4])
})
