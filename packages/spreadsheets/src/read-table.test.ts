import { expect, test } from 'vitest'
import { readCsvTable, readXlsxTable } from './read-table.ts'
import { writeWorkbook } from './write-xlsx.ts'

const asked = {
  isHeader: (cells: readonly string[]) => cells.includes('Date') && cells.includes('Net'),
  mostRows: 3,
}

test.each([',', ';', '\t'])(
  'a table is found below its title, with %j between its cells',
  (mark) => {
    const text = ['Fernbank Ltd', '', `Date${mark}Net`, `2025-01-03${mark}"1 2"`].join('\n')
    expect(readCsvTable(text, asked)).toEqual({
      header: ['Date', 'Net'],
      rows: [{ row: 4, cells: ['2025-01-03', '1 2'] }],
    })
  },
)

test('a file without such a header is none, and one with too many rows says so', () => {
  expect(readCsvTable('a,b\n1,2', asked)).toBe('invalid')
  expect(readCsvTable('Date,Net\n1,2\n1,2\n1,2\n1,2', asked)).toBe('too-many-rows')
  expect(readCsvTable('\u0000\u0001\u0002', asked)).toBe('invalid')
})

test('of a workbook it is the first sheet that has one', async () => {
  const bytes = await writeWorkbook([
    { name: 'Cover', header: ['Fernbank'], rows: [['Purchases']] },
    {
      name: 'Ledger',
      header: ['Report'],
      rows: [
        ['Date', 'Net'],
        ['2025-01-03', 12.5],
      ],
    },
  ])
  expect(await readXlsxTable(bytes, asked)).toEqual({
    header: ['Date', 'Net'],
    rows: [{ row: 3, cells: ['2025-01-03', '12.5'] }],
  })
  expect(await readXlsxTable(new Uint8Array([1, 2, 3]), asked)).toBe('invalid')
})
