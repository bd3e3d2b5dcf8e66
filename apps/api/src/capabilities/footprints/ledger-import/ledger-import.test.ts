import { readFileSync } from 'node:fs'
import { SaveFootprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import {
  GetInventory,
  StartInventory,
} from '@understory/contracts/footprints/company-footprints/inventories.ts'
import {
  AddLines,
  ListLines,
} from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import {
  ListLedgerImports,
  RemoveLedger,
  SaveLedger,
  UploadLedger,
} from '@understory/contracts/footprints/ledger-import/ledger-imports.ts'
import {
  GetLedgerReading,
  ReadLedger,
} from '@understory/contracts/footprints/ledger-import/ledger-readings.ts'
import {
  DecideLedger,
  type LedgerReview,
  ReviewLedger,
} from '@understory/contracts/footprints/ledger-import/ledger-reviews.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setStatusOf } from '../../../testing/footprints/footprints.ts'
import { BAKERY } from '../../../testing/footprints/planned-facts.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

const SAMPLES = new URL(
  '../../../../../../packages/domain/data/ledger-import/samples/',
  import.meta.url,
)
const sample = (name: string) => readFileSync(new URL(`${name}.csv`, SAMPLES), 'utf8')

let api: TestApi
let ada: TestPerson
let ben: TestPerson

beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  ada = await joinAs(api, 'business')
  ben = await joinAs(api, 'business')
})
afterAll(() => api.close())

async function inventory(person = ada, startMonth = '2025-01') {
  const body = { input: BAKERY, companyName: 'Mill', startMonth, frequency: 'annual' } as const
  const { footprintId } = (await api.call(SaveFootprint, { body }, person.bearer)).data
  const params = { footprintId }
  const start = { params, body: { approach: 'operationalControl' } } as const
  await api.call(StartInventory, start, person.bearer)
  return footprintId
}

/** Each of a company of its own, which has decided nothing before. */
async function ledger(text: string | Uint8Array, person?: TestPerson) {
  const owner = person ?? (await joinAs(api, 'business'))
  const footprintId = await inventory(owner)
  const uploaded = await upload(footprintId, text, owner)
  const params = { footprintId, importId: uploaded.data.import.importId }
  return { owner, footprintId, params, uploaded: uploaded.data.import }
}

function upload(footprintId: string, text: string | Uint8Array, { bearer }: TestPerson) {
  const file = typeof text === 'string' ? new TextEncoder().encode(text) : text
  const asked = { params: { footprintId }, query: { fileName: 'ledger.csv' }, file }
  return api.call(UploadLedger, asked, bearer)
}

const nameOf = ({ groups }: LedgerReview, supplier: string) =>
  groups.find((group) => group.supplier === supplier)

describe('a ledger of a known program', () => {
  test('is reviewed at once: every row stands somewhere, by supplier', async () => {
    const { owner, params, uploaded } = await ledger(sample('xero-account-transactions'))
    expect(uploaded).toMatchObject({
      state: 'review',
      program: 'xero-account-transactions',
      rows: 24,
    })
    const { data } = await api.call(ReviewLedger, { params }, owner.bearer)
    const { check } = data
    expect(check.read).toEqual({ rows: 24, net: 5_238_950 })
    const parts = [check.spending, check.quantities, check.excluded, check.toDecide]
    expect(parts.reduce((sum, { rows }) => sum + rows, 0)).toBe(24)
    expect(parts.reduce((sum, { net }) => sum + net, 0)).toBe(5_238_950)
    expect(check.quantities.rows).toBe(3)
    expect(nameOf(data, 'Dell')).toMatchObject({ result: 's_computers', category: 'capitalGoods' })
    expect(data.questions.map(({ result, unit, answer }) => [result, unit, answer])).toEqual([
      ['quantity:natural_gas', 'kWh (Gross CV)', 'later'],
      ['quantity:electricity', 'kWh', 'later'],
      ['quantity:vehicle_fuel', 'litres', 'later'],
    ])
  })

  test('makes lines of its spending and of the quantities that are given, and no other', async () => {
    const { owner, footprintId, params } = await ledger(sample('xero-bills'))
    const { data } = await api.call(ReviewLedger, { params }, owner.bearer)
    const electricity = data.questions.find(({ result }) => result === 'quantity:electricity')
    const site = electricity?.site ?? ''
    expect(site).toBe('Croydon')
    const answers = [
      {
        result: 'quantity:electricity',
        site,
        currency: 'GBP',
        answer: 'quantity',
        quantity: 1_600,
      },
    ] as const
    const decided = await api.call(
      DecideLedger,
      { params, body: { answers: [...answers], purchases: 6_000_000 } },
      owner.bearer,
    )
    expect(decided.data.coveredPercent).toBe(87)
    const saved = await api.call(SaveLedger, { params }, owner.bearer)
    expect(saved.status).toBe(201)
    const asked = { params: { footprintId }, query: {} }
    const { lines } = (await api.call(ListLines, asked, owner.bearer)).data
    const power = lines.filter(({ category }) => category === 'indirectElectricityEmissions')
    expect(power).toMatchObject([{ quantity: 1_600, unit: 'kWh', site: 'Croydon' }])
    expect(power[0]?.period).toEqual({ from: '2025-01', to: '2025-01' })
    // What a bill of energy cost makes no line.
    const spent = lines.filter(({ unit }) => unit === 'GBP')
    expect(spent.some(({ description }) => /gas|electric/i.test(description))).toBe(false)
    expect(
      spent.find(({ description }) => description === 'Rent: Bright Landlord LLP'),
    ).toMatchObject({
      quantity: 2_400,
      category: 'upstreamLeasedAssets',
      note: '1 row of ledger.csv',
      quality: { reliability: 'good', technological: 'poor' },
    })
    const spending = spent.reduce((sum, { quantity }) => sum + quantity, 0)
    expect(Math.round(spending * 100)).toBe(decided.data.check.spending.net)
    const reviewed = (await api.call(ReviewLedger, { params }, owner.bearer)).data
    expect(reviewed.import.state).toBe('saved')
    expect(reviewed.lines).toBe(lines.filter(({ parentId }) => parentId === null).length)
  })

  test('counts nothing that its quantities count already', async () => {
    const { owner, footprintId, params } = await ledger(sample('xero-bills'))
    const line = {
      category: 'stationaryCombustion',
      description: 'Gas',
      quantity: 9_000,
      unit: 'kWh (Gross CV)',
      factorId: 'uk-2025:7',
    } as const
    const factor = await gasFactor()
    const body = { lines: [{ ...line, factorId: factor }] }
    await api.call(AddLines, { params: { footprintId }, body }, owner.bearer)
    const { data } = await api.call(ReviewLedger, { params }, owner.bearer)
    const gas = data.questions.find(({ result }) => result === 'quantity:natural_gas')
    expect(gas).toMatchObject({ coveredBy: 1, answer: 'covered' })
    const before = (await api.call(GetInventory, { params: { footprintId } }, owner.bearer)).data
    await api.call(SaveLedger, { params }, owner.bearer)
    const after = (await api.call(GetInventory, { params: { footprintId } }, owner.bearer)).data
    const scopeOne = (view: typeof before) => view.totals.scope1
    expect(scopeOne(after)).toBe(scopeOne(before))
  })
})

async function gasFactor(): Promise<string> {
  const row = await api.deps.db
    .selectFrom('emission_factor')
    .select('id')
    .where('set_id', '=', 'uk-2025')
    .where('name', '=', 'Gaseous fuels > Natural gas')
    .where('unit', '=', 'kWh (Gross CV)')
    .executeTakeFirstOrThrow()
  return row.id
}

describe('choices', () => {
  const MIXED = [
    'Date,Supplier,Account,Description,Net',
    '2025-01-03,Amazon,General Expenses,Order 1,64',
    '2025-02-03,Amazon,General Expenses,Order 2,36',
    '2025-02-04,Zyx Ltd,Sundries,Qwerty,10',
  ].join('\n')

  test('are of all rows of an account and supplier, and are remembered for the next file', async () => {
    const { owner, footprintId, params } = await ledger(MIXED)
    await read(params, owner)
    const { data } = await api.call(ReviewLedger, { params }, owner.bearer)
    const amazon = nameOf(data, 'Amazon')
    expect(amazon).toMatchObject({ rows: 2, net: 10_000, certainty: 'decide', result: 'ask' })
    const open = await api.call(SaveLedger, { params }, owner.bearer)
    expect([open.status, open.refusal.code]).toEqual([409, 'LEDGER_UNDECIDED'])
    const groups = data.groups.map(({ group, supplier }) => ({
      group,
      result: supplier === 'Amazon' ? 's_stationery' : 'exclude:left-out',
    }))
    await api.call(DecideLedger, { params, body: { groups } }, owner.bearer)
    const saved = await api.call(SaveLedger, { params }, owner.bearer)
    expect([saved.status, saved.data.lines]).toEqual([201, 1])
    const next = MIXED.replaceAll('2025-02-04', '2025-03-04').replace('Order 1,64', 'Order 9,70')
    const again = (await upload(footprintId, next, owner)).data.import
    const wanted = { footprintId, importId: again.importId }
    const second = (await api.call(ReviewLedger, { params: wanted }, owner.bearer)).data
    expect(second.import.state).toBe('review')
    expect(second.check.known).toEqual({ rows: 1, net: 3_600 })
    expect(nameOf(second, 'Amazon')).toMatchObject({
      rows: 1,
      net: 7_000,
      result: 's_stationery',
      why: 'remembered for this account and supplier',
    })
    expect(nameOf(second, 'Zyx Ltd')).toMatchObject({ result: 'exclude:left-out' })
  })

  test('a row of the same reference that was changed since takes the place of what it was', async () => {
    const rows = (phone: string) =>
      [
        'Date,Type,Reference,Name,Description,Ledger Account,Net,VAT,Total',
        '2025-01-03,Purchase Invoice,P1,Quillwort Lettings,Office rent,Rent,2400,480,2880',
        `2025-02-03,Purchase Invoice,P2,Vodafone,Mobile contracts,Telephone,${phone},28.60,171.60`,
      ].join('\n')
    const { owner, footprintId, params } = await ledger(rows('143'))
    expect((await api.call(SaveLedger, { params }, owner.bearer)).status).toBe(201)
    const spent = async () => {
      const asked = { params: { footprintId }, query: {} }
      const { lines } = (await api.call(ListLines, asked, owner.bearer)).data
      return lines.map(({ quantity }) => quantity).toSorted((one, two) => one - two)
    }
    expect(await spent()).toEqual([143, 2_400])
    const again = (await upload(footprintId, rows('193'), owner)).data.import
    const wanted = { footprintId, importId: again.importId }
    const review = (await api.call(ReviewLedger, { params: wanted }, owner.bearer)).data
    expect(review).toMatchObject({ changed: 1, check: { known: { rows: 1 } } })
    expect((await api.call(SaveLedger, { params: wanted }, owner.bearer)).status).toBe(201)
    expect(await spent()).toEqual([193, 2_400])
    const { data } = await api.call(ReviewLedger, { params }, owner.bearer)
    expect(data.import.rows).toBe(1)
  })

  test('of a bank statement are remembered by what it says', async () => {
    const text = (day: string) =>
      `Date,Description,Paid out,Paid in\n2025-01-${day},QWERTY 88 LEEDS,120.00,\n`
    const { owner, footprintId, params } = await ledger(text('03'))
    const { data } = await api.call(ReviewLedger, { params }, owner.bearer)
    const groups = data.groups.map(({ group }) => ({ group, result: 's_clothing' }))
    await api.call(DecideLedger, { params, body: { groups } }, owner.bearer)
    await api.call(SaveLedger, { params }, owner.bearer)
    const next = (await upload(footprintId, text('04').replace('88', '89'), owner)).data.import
    const wanted = { footprintId, importId: next.importId }
    const second = (await api.call(ReviewLedger, { params: wanted }, owner.bearer)).data
    expect(second.groups).toMatchObject([{ result: 's_clothing', certainty: 'accepted' }])
  })

  test('of rows that are not there, or of no class, are refused, all of them', async () => {
    const { owner, params } = await ledger(sample('xero-bills'))
    const groups = [
      { group: 2, result: 's_food' },
      { group: 999, result: 's_food' },
      { group: 3, result: 'dinner' },
    ]
    const answers = [
      { result: 'quantity:natural_gas', site: '', currency: 'GBP', answer: 'quantity' as const },
    ]
    const refused = await api.call(
      DecideLedger,
      { params, body: { groups, answers } },
      owner.bearer,
    )
    expect(refused.refusal.problems?.map(({ field }) => field)).toEqual([
      'groups.1.group',
      'groups.2.result',
      'answers.0.quantity',
    ])
    const { data } = await api.call(ReviewLedger, { params }, owner.bearer)
    expect(data.groups.every(({ isDecided }) => !isDecided)).toBe(true)
  })

  test('a computer is a capital good from the amount that the company says', async () => {
    const { owner, params } = await ledger(sample('xero-bills'))
    const body = { capitalFrom: 200_000 }
    const { data } = await api.call(DecideLedger, { params, body }, owner.bearer)
    expect(nameOf(data, 'Dell')?.category).toBe('purchasedGoodsAndServices')
  })

  async function read(params: { footprintId: string; importId: string }, { bearer }: TestPerson) {
    const columns = { date: 0, supplier: 1, account: 2, description: 3, net: 4 }
    const body = { columns, vat: 'included', vatRate: 20 } as const
    const { data } = await api.call(ReadLedger, { params, body }, bearer)
    expect(data.import.state).toBe('review')
  }
})

describe('a file', () => {
  test('of an unknown program asks for its columns, with a guess', async () => {
    const text = 'Date,Payee,What,Total\n03/04/2025,Acme,Paper,120.00\n05/06/2025,Acme,Pens,60.00'
    const { owner, params, uploaded } = await ledger(text)
    expect(uploaded.state).toBe('reading')
    const { data } = await api.call(GetLedgerReading, { params }, owner.bearer)
    expect(data).toMatchObject({
      header: ['Date', 'Payee', 'What', 'Total'],
      reading: { columns: { date: 0, supplier: 1, gross: 3 }, vat: 'included', vatRate: 20 },
      asksVat: true,
      dateFormats: ['dmy', 'mdy'],
    })
    const early = await api.call(SaveLedger, { params }, owner.bearer)
    expect(early.refusal.code).toBe('LEDGER_NOT_READ')
    const body = {
      columns: { date: 0, supplier: 1, description: 2, gross: 3 },
      dateFormat: 'dmy',
      vat: 'included',
      vatRate: 20,
    } as const
    await api.call(ReadLedger, { params, body }, owner.bearer)
    const review = (await api.call(ReviewLedger, { params }, owner.bearer)).data
    expect(review.check.read).toEqual({ rows: 2, net: 15_000 })
    const odd = { ...body, columns: { ...body.columns, net: 9 } }
    const refused = await api.call(ReadLedger, { params, body: odd }, owner.bearer)
    expect(refused.refusal.problems?.[0]?.field).toBe('columns.net')
  })

  test('of a bank leaves money that came in out, and says so', async () => {
    const { owner, params, uploaded } = await ledger(sample('bank'))
    expect(uploaded).toMatchObject({ state: 'review', program: 'bank', rows: 10 })
    const { data } = await api.call(ReviewLedger, { params }, owner.bearer)
    expect(data.check.receipts).toEqual({ rows: 1, net: -120_000 })
  })

  test('is the same ledger when it is sent again, and refused once it is saved', async () => {
    const { owner, footprintId, params, uploaded } = await ledger(sample('sage-50'))
    const again = await upload(footprintId, sample('sage-50'), owner)
    expect(again.data.import.importId).toBe(uploaded.importId)
    await decideAll(params, owner)
    await api.call(SaveLedger, { params }, owner.bearer)
    const third = await upload(footprintId, sample('sage-50'), owner)
    expect([third.status, third.refusal.code]).toEqual([409, 'LEDGER_IMPORTED'])
    expect(third.refusal.problems?.[0]?.message).toMatch(/^Imported on \d+ \w+ \d{4}\.$/)
    for (const call of [
      api.call(SaveLedger, { params }, owner.bearer),
      api.call(RemoveLedger, { params }, owner.bearer),
      api.call(GetLedgerReading, { params }, owner.bearer),
    ]) {
      expect((await call).refusal.code).toBe('LEDGER_SAVED')
    }
  })

  test.each([
    ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
  ])('in %s is read', async (_, encoded) => {
    const text = 'Date,Supplier,Account,Net\n2025-01-03,Café Müller,Hotels,80'
    const { owner, params } = await ledger(new Uint8Array(encoded(text)))
    const columns = { date: 0, supplier: 1, account: 2, net: 3 }
    const body = { columns, vat: 'included', vatRate: 20 } as const
    await api.call(ReadLedger, { params, body }, owner.bearer)
    const { data } = await api.call(ReviewLedger, { params }, owner.bearer)
    expect(data.groups[0]?.supplier).toBe('Café Müller')
  })

  test('that shares rows with one that was saved meanwhile counts them once', async () => {
    const { owner, footprintId, params } = await ledger(sample('sage-business-cloud'))
    const longer = `${sample('sage-business-cloud').trimEnd()}\n2025-02-01,Purchase Invoice,P99,Viking,Pens,Printing & Stationery,10,2,12`
    const other = (await upload(footprintId, longer, owner)).data.import
    await decideAll(params, owner)
    await api.call(SaveLedger, { params }, owner.bearer)
    const wanted = { footprintId, importId: other.importId }
    await decideAll(wanted, owner)
    const saved = await api.call(SaveLedger, { params: wanted }, owner.bearer)
    expect(saved.data.lines).toBe(1)
    const { check } = (await api.call(ReviewLedger, { params: wanted }, owner.bearer)).data
    expect(check.known.rows).toBe(24)
    expect(check.read).toEqual({ rows: 25, net: 5_239_950 })
  })

  test('that is put away can be brought again', async () => {
    const { owner, footprintId, params } = await ledger(sample('freeagent'))
    expect((await api.call(RemoveLedger, { params }, owner.bearer)).status).toBe(204)
    const { data } = await api.call(ListLedgerImports, { params: { footprintId } }, owner.bearer)
    expect(data.imports).toEqual([])
    expect((await upload(footprintId, sample('freeagent'), owner)).status).toBe(201)
  })

  test('of another company, or of a locked footprint, is not there to be changed', async () => {
    const { footprintId, params } = await ledger(sample('xero-bills'), ada)
    for (const refused of [
      await api.call(ReviewLedger, { params }, ben.bearer),
      await api.call(SaveLedger, { params }, ben.bearer),
    ]) {
      expect([refused.status, refused.refusal.code]).toEqual([404, 'LEDGER_IMPORT_NOT_FOUND'])
    }
    await setStatusOf(api, footprintId, 'verifying')
    const locked = await api.call(SaveLedger, { params }, ada.bearer)
    expect(locked.refusal.code).toBe('FOOTPRINT_LOCKED')
  })

  test('is not kept beside a hundred others', async () => {
    const { owner, footprintId } = await ledger(sample('bank'))
    await sql`
      insert into ledger_import
      select (jsonb_populate_record(i, jsonb_build_object(
        'id', gen_random_uuid(), 'file_hash', lpad(to_hex(n), 64, '0')))).*
      from ledger_import i, generate_series(1, 99) n
      where i.footprint_id = ${footprintId}`.execute(api.deps.db)
    const { refusal } = await upload(footprintId, sample('freeagent'), owner)
    expect(refusal.code).toBe('TOO_MANY_LEDGERS')
  })

  test('whose columns nobody knows asks for all of them', async () => {
    const { owner, params, uploaded } = await ledger('Wann;Wem;Was;Wieviel\n3.1.2025;Acme;X;12,50')
    expect(uploaded.state).toBe('reading')
    const { data } = await api.call(GetLedgerReading, { params }, owner.bearer)
    expect(data).toMatchObject({
      missing: ['date', 'net', 'description'],
      reading: { columns: {} },
    })
    const columns = { date: 0, supplier: 1, description: 2, net: 3 }
    const body = { columns, vat: 'excluded', vatRate: 0 } as const
    await api.call(ReadLedger, { params, body }, owner.bearer)
    const review = (await api.call(ReviewLedger, { params }, owner.bearer)).data
    expect(review.check.read).toEqual({ rows: 1, net: 1_250 })
  })

  test.each([
    [
      'with more than 50,000 rows',
      `Date,Supplier,Account,Net\n${'2025-01-03,Acme,Paper,1\n'.repeat(50_001)}`,
      'TOO_MANY_LEDGER_ROWS',
    ],
    ['that is a picture', new Uint8Array([0xff, 0xd8, 0xff, 0, 1, 2]), 'LEDGER_FILE_INVALID'],
    ['without a table', 'Dear Sir or Madam', 'LEDGER_FILE_INVALID'],
  ])('%s is refused', async (_, text, code) => {
    const owner = await joinAs(api, 'business')
    const { refusal } = await upload(await inventory(owner), text, owner)
    expect(refusal.code).toBe(code)
  })
})

async function decideAll(
  params: { footprintId: string; importId: string },
  { bearer }: TestPerson,
) {
  const { data } = await api.call(ReviewLedger, { params }, bearer)
  const groups = data.groups
    .filter(({ certainty }) => certainty === 'decide')
    .map(({ group }) => ({ group, result: 'exclude:left-out' }))
  await api.call(DecideLedger, { params, body: { groups } }, bearer)
}
