import { expect, it } from 'vitest'
import { fromCsvCell, toCsv } from './csv.ts'

it.each([
  ['plain words', 'plain words'],
  ['a, b', '"a, b"'],
  ['she said "trees"', '"she said ""trees"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ['+44 20', "'+44 20"],
  ['-1', "'-1"],
  ['@cmd', "'@cmd"],
  ['\tcmd', "'\tcmd"],
  [' =1+1', "' =1+1"],
  ['1 + 1 = 2', '1 + 1 = 2'],
  ['one\ttwo', 'one\ttwo'],
  [-1.5, '-1.5'],
])('%o is written as %o', (cell, written) => {
  expect(toCsv([[cell]])).toBe(`${written}\r\n`)
})

it('has a line for each row', () => {
  expect(
    toCsv([
      ['trees', 12],
      ['plastic', 3],
    ]),
  ).toBe('trees,12\r\nplastic,3\r\n')
})

it.each(['plain', "'", "a'=1", "'quoted'", '=1', "'=1", "''=1", ' =1', "' @x", '+44', '-'])(
  '%o is read back as it was',
  (cell) => {
    expect(fromCsvCell(toCsv([[cell]]).trimEnd())).toBe(cell)
  },
)
