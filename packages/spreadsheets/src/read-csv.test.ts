import { expect, test } from 'vitest'
import { type CsvRow, MOST_COLUMNS, readCsv } from './read-csv.ts'

const wanted = { needed: [['make', 'year'], ['registration']], mostRows: 3 }

function rowsOf(csv: string): CsvRow[] {
  const rows = readCsv(csv, wanted)
  if (typeof rows === 'string') throw new Error(rows)
  return rows
}

test.each([
  ['commas', 'Make,Year\nSaab,2001\n', [{ make: 'Saab', year: '2001' }]],
  ['semicolons and spaces', 'make ; year\n Saab ; 2001\n\n', [{ make: 'Saab', year: '2001' }]],
  [
    'a comma within semicolons',
    'make;year\nSaab, old;2001\n',
    [{ make: 'Saab, old', year: '2001' }],
  ],
  ['a semicolon within commas', 'make,year\nSaab; old,2001', [{ make: 'Saab; old', year: '2001' }]],
  ['a comma within tabs', 'make\tyear\nSaab, old\t2001', [{ make: 'Saab, old', year: '2001' }]],
  ['a decimal comma', 'make;year\nSaab;2001,5\n', [{ make: 'Saab', year: '2001,5' }]],
  [
    "Excel's line of its separator",
    'sep=;\r\nmake;year\r\nSaab, old;2001\r\n',
    [{ make: 'Saab, old', year: '2001' }],
  ],
  [
    'that line after a mark of its bytes',
    '\uFEFF"sep=|"\nmake|year\nSaab|2001\n',
    [{ make: 'Saab', year: '2001' }],
  ],
  ['a short row', 'make,year\nSaab\n', [{ make: 'Saab' }]],
  ['a header alone', 'make,year\n', []],
  ['columns that are not needed', 'registration,A b\nAB12,x', [{ registration: 'AB12', a_b: 'x' }]],
])('a file with %s is read', (_, csv, rows) => {
  expect(rowsOf(csv).map(({ cells }) => cells)).toEqual(rows)
})

test.each([
  ['without the columns', 'make,colour\nSaab,green\n'],
  ['that ends within quotes', 'make,year\n"Saab,2001\n'],
])('a file %s is none', (_, csv) => {
  expect(readCsv(csv, wanted)).toBe('invalid')
})

test('a row with more than the header says so, and one that ends in empty cells does not', () => {
  const rows = rowsOf('make,year\nSaab,2,001\nSaab,2001,,\n')
  expect(rows.map(({ isTooLong }) => isTooLong)).toEqual([true, false])
})

test('rows have the numbers that a spreadsheet gives them', () => {
  const rows = rowsOf('make,year\n\nSaab,2001\n"Two\nlines",2002\n\nVolvo,2003\n')
  expect(rows.map(({ row }) => row)).toEqual([3, 4, 6])
  expect(rowsOf('sep=,\nmake,year\nSaab,2001\n').map(({ row }) => row)).toEqual([2])
})

test('no more rows are read than say that there are too many', () => {
  const countOf = (count: number) => rowsOf(`make,year\n${'Saab\n'.repeat(count)}`).length
  expect([countOf(3), countOf(4), countOf(100_000)]).toEqual([3, 4, 4])
})

test('a header of more than 200 columns is refused, however many rows follow', () => {
  const fileOf = (columns: number) => `make,year${',a'.repeat(columns - 2)}\n${'Saab\n'.repeat(3)}`
  expect(rowsOf(fileOf(MOST_COLUMNS))).toHaveLength(3)
  expect(readCsv(fileOf(MOST_COLUMNS + 1), wanted)).toBe('too-many-columns')
  expect(readCsv(fileOf(150_000), wanted)).toBe('too-many-columns')
})

test('a header of millions of separators is refused by its beginning, not read for minutes', () => {
  expect(readCsv(','.repeat(2_400_000), wanted)).toBe('invalid')
})
