import { randomUUID } from 'node:crypto'
import { SaveFootprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import {
  AddEntity,
  StartInventory,
} from '@understory/contracts/footprints/company-footprints/inventories.ts'
import {
  ImportLines,
  ListLines,
} from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { GetLineTemplate } from '@understory/contracts/footprints/company-footprints/last-years-list.ts'
import { lineExample } from '@understory/domain/footprints/company-footprints/inventory/lines/line-columns.ts'
import { toCsv } from '@understory/domain/language/csv.ts'
import { strToU8, zipSync } from 'fflate'
import { writeXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeInBalance } from '../../../../../testing/commerce/close-in-balance.ts'
import { joinAs, type TestPerson } from '../../../../../testing/people/people.ts'
import { inlineCell, sheetOf } from '../../../../../testing/sheet-by-hand.ts'
import { startTestApi, type TestApi } from '../../../../../testing/start-test-api.ts'

let api: TestApi
let ada: TestPerson

beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  ada = await joinAs(api, 'business')
})
afterAll(() => closeInBalance(api))

/** An inventory of its own, that begins in a later month than those before. */
let months = 0
async function open() {
  const input = {
    sector: 'bakery_products',
    turnover: 850_000,
    currency: 'GBP',
    year: 2024,
    country: 'GB',
  }
  months += 1
  const month = ((months - 1) % 12) + 1
  const startMonth = `${months > 12 ? 2025 : 2024}-${String(month).padStart(2, '0')}`
  const body = { input, companyName: 'Fernbank', startMonth, frequency: 'annual' } as const
  const { data } = await api.call(SaveFootprint, { body }, ada.bearer)
  const params = { footprintId: data.footprintId }
  await api.call(StartInventory, { params, body: { approach: 'operationalControl' } }, ada.bearer)
  const bring = (file: string | { xlsx: string }, isPreview = false) => {
    const sent = typeof file === 'string' ? { csv: file } : file
    return api.call(ImportLines, { params, body: { ...sent, isPreview } }, ada.bearer)
  }
  const lines = async () => (await api.call(ListLines, { params }, ada.bearer)).data.lines
  return { params, bring, lines }
}

const HEADER = 'category,quantity,unit,factor_id,kg_co2e_per_unit,source,company'
const FLOUR = 'purchasedGoodsAndServices,2,tonnes,,400,Mill Ltd,'

describe('a file of activity lines', () => {
  test('is previewed without adding anything, and then added whole, with upstream lines', async () => {
    const { bring, lines } = await open()
    const file = toCsv(lineExample())
    const preview = await bring(file, true)
    expect(preview.data).toMatchObject({ lines: 4, problems: [] })
    expect(await lines()).toEqual([])
    expect((await bring(file)).data).toEqual(preview.data)
    expect((await lines()).map(({ description }) => description)).toContain('Flour')
  })

  test('with wrong rows adds none, and names row, column and what to do', async () => {
    const { bring, lines } = await open()
    const { data } = await bring(
      [HEADER, FLOUR, 'Baking,x,sacks,,,,', 'businessTravel,5,km,uk-2025:nothing,,,'].join('\n'),
    )
    expect(data.problems.map(({ row, field }) => [row, field])).toEqual([
      [3, 'category'],
      [3, 'quantity'],
      [3, 'factor_id'],
    ])
    const later = await bring([HEADER, FLOUR, 'businessTravel,5,km,uk-2025:nothing,,,'].join('\n'))
    expect(later.data.problems).toEqual([
      { row: 3, field: 'factor_id', message: 'There is no such emission factor.' },
    ])
    expect(await lines()).toEqual([])
  })

  test.each([
    [';', '1000,5,1', 'quantity', 'Please use a number such as 1234.5.'],
    [',', '1,000', 'row', 'This row has more cells than the header.'],
  ])(
    'with “%s” between cells never cuts the quantity %s',
    async (separator, quantity, field, says) => {
      const { bring, lines } = await open()
      const gas = ['stationaryCombustion', 'kWh (Gross CV)', 'uk-2025:1_100_1004_6_1', quantity]
      const file = [['category', 'unit', 'factor_id', 'quantity'], gas]
      const { data } = await bring(file.map((row) => row.join(separator)).join('\n'))
      expect(data.problems).toMatchObject([
        { row: 2, field, message: expect.stringContaining(says) },
      ])
      expect(await lines()).toEqual([])
    },
  )

  test('counts lines for the companies of the inventory, by their names', async () => {
    const { params, bring, lines } = await open()
    const entity = { name: 'Joint Ovens', equityBasisPoints: 5_000 }
    const control = { hasFinancialControl: true, hasOperationalControl: true }
    await api.call(AddEntity, { params, body: { ...entity, ...control } }, ada.bearer)
    const { data } = await bring(`${HEADER}\n${FLOUR}joint ovens`)
    expect(data.lines).toBe(1)
    expect((await lines())[0]?.entityId).not.toBeNull()
    const strange = await bring(`${HEADER}\n${FLOUR}Nobody`)
    expect(strange.data.problems[0]).toMatchObject({ row: 2, field: 'company' })
  })

  test('with the losses of a line that is not there says so', async () => {
    const { bring } = await open()
    const { data } = await bring(`${HEADER},line,belongs_to\n${FLOUR},1,\n${FLOUR},2,1`)
    expect(data.problems).toMatchObject([{ row: 3, field: 'belongs_to' }])
  })

  test('with a benchmark that the estimate does not have adds nothing', async () => {
    const { bring, lines } = await open()
    const { data } = await bring(`${HEADER},state\n${FLOUR},\nfranchises,,,,,,,benchmark`)
    expect(data.problems).toMatchObject([{ row: 3, field: 'state' }])
    expect(await lines()).toEqual([])
  })

  test('that counts a scope twice is refused when it is looked at, too', async () => {
    const { bring, lines } = await open()
    const gas = 'stationaryCombustion,1,kg,,1,A source,,'
    const file = `${HEADER},state\n${gas}\nunknownScopeOne,,,,,,,benchmark`
    for (const isPreview of [true, false]) {
      const { data } = await bring(file, isPreview)
      expect(data.problems).toMatchObject([{ row: 3, field: 'state' }])
    }
    expect(await lines()).toEqual([])
  })

  test('of many thousand rows is added in one go', async () => {
    const { bring } = await open()
    const { data } = await bring([HEADER, ...Array(6_000).fill(FLOUR)].join('\n'))
    expect(data).toEqual({ lines: 6_000, co2eGrams: 6_000 * 800_000, factors: [], problems: [] })
  })

  test.each([
    ['', 'LINES_FILE_INVALID'],
    ['a,b\n1,2', 'LINES_FILE_INVALID'],
    [`${HEADER}\n"`, 'LINES_FILE_INVALID'],
    [`${HEADER}\n${'waterX,1,kg\n'.repeat(50_001)}`, 'TOO_MANY_LINES'],
    [`${HEADER}${',a'.repeat(200)}\n${FLOUR}`, 'TOO_MANY_COLUMNS'],
  ])('that is none, or too long, is refused', async (csv, code) => {
    const { bring } = await open()
    expect((await bring(csv)).refusal.code).toBe(code)
  })
})

describe('an import', () => {
  test('to an inventory that is not there is refused before its file is read', async () => {
    const params = { footprintId: randomUUID() }
    const body = { csv: 'no lines at all', isPreview: true }
    const { refusal } = await api.call(ImportLines, { params, body }, ada.bearer)
    expect(refusal.code).toBe('INVENTORY_NOT_FOUND')
  })

  test('is one at a time for an account; afterwards the next is read', async () => {
    const { bring, lines } = await open()
    const file = [HEADER, FLOUR].join('\n')
    let answers: ReturnType<typeof bring>[] = []
    await whileUnreadable('footprint_inventory', async () => {
      answers = [1, 2, 3].map(() => bring(file, true))
      const refused: string[] = []
      for (const answer of answers) void answer.then(({ refusal }) => refused.push(refusal.code))
      await expect.poll(() => refused).toEqual(['IMPORT_IN_PROGRESS', 'IMPORT_IN_PROGRESS'])
    })
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409, 409])
    expect((await bring(file, true)).data.lines).toBe(1)
    expect(await lines()).toEqual([])
  })
})

/** Does something while every reading of a table waits. */
async function whileUnreadable(table: string, work: () => Promise<void>): Promise<void> {
  await api.deps.db.transaction().execute(async (tx) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx)
    await work()
  })
}

describe('a workbook of activity lines', () => {
  const fromHere = (sheet: Sheet) => workbook([sheet])

  test('is read like the CSV of the same rows: numbers, numbers as text, days and texts', async () => {
    const { bring, lines } = await open()
    const header = HEADER.split(',').concat('description', 'note', 'site')
    const flour = ['purchasedGoodsAndServices', 2.5, 'tonnes', '', 400, 'Mill Ltd', '']
    const file = await fromHere({
      name: 'Anything',
      rows: [
        header,
        [...flour, 'Flour', new Date(Date.UTC(2025, 2, 31)), 2024],
        [],
        ['Business travel', '1,234.5', 'km', '', '0.25', 'Rail Ltd', '', '=1+1', '@x', true],
      ],
    })
    expect((await bring(file)).data).toMatchObject({ lines: 2, problems: [] })
    const byQuantity = (await lines()).toSorted((one, two) => one.quantity - two.quantity)
    expect(byQuantity).toMatchObject([
      { quantity: 2.5, co2eGrams: 1_000_000, note: '2025-03-31', site: '2024' },
      { quantity: 1_234.5, description: '=1+1', note: '@x', site: 'yes' },
    ])
  })

  test('names a wrong row by its number in the spreadsheet, and what cannot be stored', async () => {
    const { bring, lines } = await open()
    const wrong = ['Baking', -1, 'kg', '', 1, 'A\0B', '']
    const rows = [HEADER.split(','), [], FLOUR.split(','), [], wrong]
    const { data } = await bring(await fromHere({ name: 'Lines', rows }))
    expect(data.problems.map(({ row, field }) => [row, field])).toEqual([
      [5, 'category'],
      [5, 'quantity'],
      [5, 'source'],
    ])
    expect(await lines()).toEqual([])
  })

  test('has its lines in whichever sheet has the columns', async () => {
    const { bring } = await open()
    const lines = { name: 'B', rows: [HEADER.split(','), FLOUR.split(',')] }
    const file = await workbook([{ name: 'A', rows: [['Read me']] }, lines])
    expect((await bring(file, true)).data.lines).toBe(1)
  })

  test('of a formula takes what the spreadsheet stored for it', async () => {
    const { bring, lines } = await open()
    const rows = [HEADER.split(','), FLOUR.split(',')]
    const cell = { value: 7, formula: 'WEBSERVICE("http://x")', formulaResult: 7 }
    const file = await fromHere({ name: 'Lines', rows, cells: new Map([['1,1', cell]]) })
    await bring(file)
    expect(await lines()).toMatchObject([{ quantity: 7 }])
  })

  test('that we made as a template can be sent back as it is', async () => {
    const { bring } = await open()
    const { data } = await api.call(GetLineTemplate, {})
    const template = { xlsx: Buffer.from(data).toString('base64') }
    expect((await bring(template, true)).data).toMatchObject({ lines: 4, problems: [] })
  })

  test('with macros, a bomb, a lie about its size or nothing of a workbook is refused', async () => {
    const { bring } = await open()
    const fine = { '[Content_Types].xml': strToU8('<Types/>') }
    const macros = zipSync({ ...fine, 'xl/vbaProject.bin': new Uint8Array(9) })
    const bomb = zipSync({ ...fine, 'xl/worksheets/sheet1.xml': new Uint8Array(30_000_000) })
    const liar = bomb.slice()
    const declared = Buffer.alloc(4)
    declared.writeUInt32LE(30_000_000)
    for (let at = Buffer.from(liar).indexOf(declared); at >= 0; ) {
      liar.set([9, 0, 0, 0], at)
      at = Buffer.from(liar).indexOf(declared)
    }
    const crowd = zipSync(
      Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`${at}`, strToU8('')])),
    )
    const entity = zipSync({
      ...fine,
      'xl/workbook.xml': strToU8('<!DOCTYPE a [<!ENTITY b "c">]>'),
    })
    const codes: unknown[] = []
    for (const bytes of [macros, bomb, liar, crowd, entity, strToU8('PK'), zipSync(fine)]) {
      const file = { xlsx: Buffer.from(bytes).toString('base64') }
      codes.push((await bring(file)).refusal.code)
    }
    expect(codes).toEqual([
      'LINES_FILE_MACROS',
      'LINES_FILE_TOO_LARGE',
      'LINES_FILE_INVALID',
      'LINES_FILE_TOO_LARGE',
      'LINES_FILE_INVALID',
      'LINES_FILE_INVALID',
      'LINES_FILE_INVALID',
    ])
  })
})

describe('a workbook that is small and unpacks to a great many cells', () => {
  let bring: Awaited<ReturnType<typeof open>>['bring']
  beforeAll(async () => {
    bring = (await open()).bring
  })
  const NEEDED = '<row>'.concat(
    ...['category', 'quantity', 'unit'].map((name) => inlineCell(name)),
    '</row>',
  )
  const line = (cells = '') =>
    `<row>${inlineCell('purchasedGoodsAndServices')}<c><v>2</v></c>${inlineCell('kg')}${cells}</row>`

  test.each([
    ['empty rows', '<row r="2"/>'.repeat(100_000), {}],
    ['cells in the last column', '<row><c r="XFD1"/></row>'.repeat(10_000), {}],
    ['such cells in quotes', `<row><c q='>'r = XFD1 /></row>`.repeat(10_000), {}],
    ['such cells in entities', '<row><c r="&#88;FD1"/></row>'.repeat(10_000), {}],
    [
      'such cells after a quotation mark',
      `<!-- " -->${'<row><c r="XFD1"/></row>'.repeat(999)}`,
      {},
    ],
    ['a tag of a megabyte', `<row ${'a'.repeat(1_000_000)}/>`, {}],
    ['a million comments', '<!---->'.repeat(1_000_000), {}],
    ['a million texts', '', { sharedStrings: `<sst>${'<si/>'.repeat(1_000_000)}</sst>` }],
  ])('by %s is refused before it is parsed', async (_, rows, others) => {
    const file = sheetOf(NEEDED + rows, others)
    expect((await bring(file, true)).refusal.code).toBe('LINES_FILE_TOO_MANY_CELLS')
  })

  test('by texts that stand among its sheets is refused', async () => {
    const rows = NEEDED + '<si/>'.repeat(1_000_000)
    const file = sheetOf(rows, { stringsAt: 'worksheets/sheet1.xml' })
    expect((await bring(file, true)).refusal.code).toBe('LINES_FILE_INVALID')
  })

  test('by one long text in every cell is refused', async () => {
    const rows = `<row>${'<c t="s"><v>0</v></c>'.repeat(20)}</row>`.repeat(500)
    const text = `<sst><si><t>${' '.repeat(250_000)}</t></si></sst>`
    const file = sheetOf(NEEDED + rows, { sharedStrings: text })
    expect((await bring(file, true)).refusal.code).toBe('LINES_FILE_TOO_LARGE')
  })

  test.each([
    ['a comment', `<!--${' '.repeat(5_000_000)}-->`],
    ['a comment that never ends', `<!--${' '.repeat(5_000_000)}`],
    ['a processing instruction', `<?a ${' '.repeat(5_000_000)}?>`],
    ['a declaration', `<!ELEMENT ${' '.repeat(5_000_000)}>`],
    ['a section of characters', `<a><![CDATA[${' '.repeat(5_000_000)}]]></a>`],
    ['a text between tags', `<a>${'x'.repeat(5_000_000)}</a>`],
    ['a closing tag', `<a></a${' '.repeat(5_000_000)}>`],
    ['a cell in parts', `<row><c><is>${`<t>${'x'.repeat(250_000)}</t>`.repeat(20)}</is></c></row>`],
  ])('by %s of 5 MB is refused before it is parsed', async (_, rows) => {
    expect((await bring(sheetOf(NEEDED + rows, {}), true)).refusal.code).toBe(
      'LINES_FILE_TOO_MANY_CELLS',
    )
  })

  test('by one shared text in many parts is refused before it is parsed', async () => {
    const parts = `<r><t>${'x'.repeat(250_000)}</t></r>`.repeat(80)
    const file = sheetOf(NEEDED, { sharedStrings: `<sst><si>${parts}</si></sst>` })
    expect((await bring(file, true)).refusal.code).toBe('LINES_FILE_TOO_MANY_CELLS')
  })

  test('is read where each cell has the longest text that Excel allows, escaped', async () => {
    const note = '&quot;'.repeat(32_767)
    const { problems } = (await bring(sheetOf(NEEDED + line(inlineCell(note)), {}), true)).data
    expect(problems.map(({ row }) => row)).toEqual([2])
  })

  test('is read where it only has 50,000 formatted rows below its lines, and a far cell', async () => {
    const formatted = '<row spans="1:12" ht="15"><c s="1"/><c s="1"/></row>'.repeat(50_000)
    const rows = NEEDED + line('<c r="XFD2"/>') + formatted
    const { problems } = (await bring(sheetOf(rows, {}), true)).data
    expect(problems.map(({ row }) => row)).toEqual([2])
  })
})

type Sheet = Parameters<typeof writeXlsx>[0]['sheets'][number]
const workbook = async (sheets: Sheet[]) => ({
  xlsx: Buffer.from(await writeXlsx({ sheets })).toString('base64'),
})
