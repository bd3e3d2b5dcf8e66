import { strFromU8, unzipSync, zipSync } from 'fflate'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { writeWorkbook } from '../write-xlsx.ts'
import { WorkbookToFill } from './fill-workbook.ts'
import { withoutFormulas } from './without-formulas.ts'

const CELLS = `<sheetData><row r="1"><c r="A1" s="7"/><c r="B1" s="3" t="str"><f>A1&amp;"x"</f><v>-</v></c><c r="C1"><f>SUM(D1:E1)</f><v>0</v></c><c r="D1" s="2" t="b"><v>0</v></c></row></sheetData>`
const CHAIN = '<calcChain><c r="B1" i="1"/><c r="C1" i="1"/></calcChain>'

/** A workbook with a defined name, two formulas and a tick box. */
async function workbook(): Promise<Uint8Array> {
  const files = unzipSync(await writeWorkbook([{ name: 'Form', header: ['a'], rows: [] }]))
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const put = (name: string, xml: string) => {
    files[name] = Buffer.from(xml)
  }
  put(
    'xl/worksheets/sheet1.xml',
    text('xl/worksheets/sheet1.xml').replace(/<sheetData>.*<\/sheetData>/s, CELLS),
  )
  put(
    'xl/workbook.xml',
    text('xl/workbook.xml').replace(
      '</workbook>',
      '<definedNames><definedName name="Total">Form!$C$1</definedName></definedNames><calcPr calcId="1"/></workbook>',
    ),
  )
  put('xl/calcChain.xml', CHAIN)
  return zipSync(files)
}

const filesOf = (bytes: Uint8Array) =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)]),
  )

describe('a workbook that is filled', () => {
  it('has each value in its cell, with the style that the cell had', async () => {
    const filled = new WorkbookToFill(await workbook()).fill([
      { at: 'Form!A1', value: 'Rye & <Salt>' },
      { at: 'Form!D1', value: true },
      { at: 'Total', value: 12.5, keepsFormula: true },
    ])
    const { sheets } = await readXlsx(filled)
    expect(sheets[0]?.rows[0]).toEqual(['Rye & <Salt>', '-', 12.5, true])
    const sheet = filesOf(filled)['xl/worksheets/sheet1.xml']
    expect(sheet).toContain('<c r="A1" s="7" t="inlineStr">')
    expect(sheet).toContain('<c r="C1"><f>SUM(D1:E1)</f><v>12.5</v></c>')
  })
  it('lists no formula where a value replaced it, and asks to be calculated', async () => {
    const filled = filesOf(new WorkbookToFill(await workbook()).fill([{ at: 'Total', value: 3 }]))
    expect(filled['xl/calcChain.xml']).toBe('<calcChain><c r="B1" i="1"/></calcChain>')
    expect(filled['xl/workbook.xml']).toContain('fullCalcOnLoad="1"')
  })
  it('leaves every other part as it was, in its place', async () => {
    const before = await workbook()
    const filled = new WorkbookToFill(before).fill([{ at: 'Form!A1', value: 1 }])
    const [was, is] = [filesOf(before), filesOf(filled)]
    expect(Object.keys(is)).toEqual(Object.keys(was))
    const changed = Object.keys(is).filter((name) => is[name] !== was[name])
    expect(changed.toSorted()).toEqual(['xl/workbook.xml', 'xl/worksheets/sheet1.xml'])
  })
  it('refuses a cell that it has not, or a formula that is not there to be kept', async () => {
    const book = new WorkbookToFill(await workbook())
    expect(() => book.fill([{ at: 'Form!Z9', value: 1 }])).toThrow('no cell Z9')
    expect(() => book.fill([{ at: 'Other!A1', value: 1 }])).toThrow('no sheet Other')
    expect(() => book.fill([{ at: 'Form!A1', value: 1, keepsFormula: true }])).toThrow('no formula')
  })
})

it('names the sheet of a formula again when the one that named it goes', () => {
  const chain = '<calcChain><c r="A1" i="2"/><c r="A2"/><c r="A3" i="3"/></calcChain>'
  expect(withoutFormulas(chain, new Set(['2!A1']))).toBe(
    '<calcChain><c r="A2" i="2"/><c r="A3" i="3"/></calcChain>',
  )
})
