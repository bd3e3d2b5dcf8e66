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
  [-1.5, '-1.5'],
])('%o is written as %o', (cell, written) => {
  expect(toCsv([[cell]])).toBe(`${written}\r\n`)
})

it.each(['plain', "'", "'quoted'", '=1', "'=1", "''=1", ' =1', "' @x", '+44', '-'])(
  '%o is read back as it was',
  (cell) => {
    expect(fromCsvCell(toCsv([[cell]]).trimEnd())).toBe(cell)
  },
)
