import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseMonth } from '../../../calendar/calendar.ts'
import { isLedgerHeader, type LedgerProgram, recogniseColumns } from './ledger-columns.ts'
import { dateFormatOf } from './ledger-dates.ts'
import { hasGrossAlone, type LedgerRead, readLedgerRows, type VatTreatment } from './ledger-rows.ts'

const SAMPLES = new URL('../../../../data/ledger-import/samples/', import.meta.url)
const START = parseMonth('2025-01') ?? fail()

function fail(): never {
  throw new Error('no month')
}

/** Samples have no quotes within quotes. */
const cellsOf = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map((m) => m[1] ?? m[2] ?? '')

function tableOf(text: string) {
  const [header = [], ...rows] = text.trimEnd().split('\n').map(cellsOf)
  return { header, rows: rows.map((cells, at) => ({ row: at + 2, cells })) }
}

type Reading = { readonly vat?: VatTreatment; readonly startMonth?: typeof START }

function read(text: string, { vat = 'included', startMonth = START }: Reading = {}) {
  const { header, rows } = tableOf(text)
  const { program, columns } = recogniseColumns(header)
  const dates = rows.map(({ cells }) => cells[columns.get('date') ?? -1] ?? '').filter(Boolean)
  const found = dateFormatOf(dates, startMonth)
  if (!('format' in found)) throw new Error(JSON.stringify(found))
  const about = { vat, vatRate: 20, currency: 'GBP', startMonth, dateFormat: found.format }
  return { program, columns, read: readLedgerRows(rows, { program, columns, ...about }) }
}

const sample = (program: LedgerProgram) => readFileSync(new URL(`${program}.csv`, SAMPLES), 'utf8')

const ACCOUNTING = [
  'xero-account-transactions',
  'xero-bills',
  'quickbooks-online',
  'sage-50',
  'sage-business-cloud',
  'freeagent',
] as const satisfies readonly LedgerProgram[]

const SUPPLIERS =
  'Bright Landlord LLP|Octopus Energy|British Gas|HMRC|Trainline|Premier Inn|Uber|easyJet|Shell|Aviva|Kwik Fit|Royal Mail|Palletline|Microsoft|Dell|Vodafone|Payroll January|Nest|Smith & Co|Biffa|Viking|Castle Water|Barclays|Stripe'.split(
    '|',
  )

const netsOf = ({ entries }: LedgerRead) => entries.map(({ net }) => net)
const daysOf = ({ entries }: LedgerRead) => entries.map(({ day }) => day)

describe('a ledger as a program exports it', () => {
  test.each(ACCOUNTING)('of %s gives the 24 suppliers, sums and days', (program) => {
    const found = read(sample(program))
    expect(found.program).toBe(program)
    expect(found.read.problems).toEqual([])
    const suppliers = found.read.entries.map(({ supplier }) => supplier)
    if (program === 'sage-50') {
      expect(suppliers).toHaveLength(24)
      for (const [at, name] of suppliers.entries()) expect(SUPPLIERS[at]).toContain(name)
    } else expect(suppliers).toEqual(SUPPLIERS)
    const same = read(sample('xero-bills')).read
    expect(netsOf(found.read)).toEqual(netsOf(same))
    expect(daysOf(found.read)).toEqual(daysOf(same))
    expect(netsOf(found.read).reduce((sum, net) => sum + net, 0)).toBe(5_238_950)
    expect(hasGrossAlone(found.columns, found.program)).toBe(false)
  })

  test('of a bank gives ten payments, without their VAT, and leaves the receipt out', () => {
    const found = read(sample('bank'))
    expect(found.program).toBe('bank')
    expect(found.read.entries).toHaveLength(10)
    expect(found.read.receipts.map(({ net }) => net)).toEqual([-120_000])
    expect(netsOf(found.read)[0]).toBe(2_008)
    expect(hasGrossAlone(found.columns, found.program)).toBe(true)
    expect(netsOf(read(sample('bank'), { vat: 'not-registered' }).read)[0]).toBe(2_410)
  })

  test('of FreeAgent stands there with negative purchases, which are turned', () => {
    expect(read(sample('freeagent')).read.isTurned).toBe(true)
    expect(read(sample('xero-bills')).read.isTurned).toBe(false)
  })

  test('rows of other months are told apart', () => {
    const startMonth = parseMonth('2024-02') ?? fail()
    const { entries, others } = read(sample('xero-bills'), { startMonth }).read
    expect([entries.length, others.length]).toEqual([24, 0])
    const later = read(sample('xero-bills'), { startMonth: parseMonth('2025-02') ?? fail() }).read
    expect([later.entries.length, later.others.length]).toEqual([0, 24])
  })
})

describe('a ledger of another program', () => {
  test('is guessed by the names of its columns', () => {
    const text = 'Buchungsdatum,Vendor,Details,Betrag,MwSt\n03.01.2025,Acme,Paper,119.00,19.00'
    const found = read(text)
    expect(found.program).toBeNull()
    expect(found.read.entries).toMatchObject([
      { day: '2025-01-03', supplier: 'Acme', description: 'Paper', net: 10_000 },
    ])
  })

  test('keeps refunds as negative amounts', () => {
    const text =
      'Date,Supplier,Account,Net\n2025-01-03,A,Paper,100\n2025-01-04,B,Paper,50\n2025-02-03,A,Paper,-20'
    expect(netsOf(read(text).read)).toEqual([10_000, 5_000, -2_000])
  })

  test('leaves headings, sums and empty rows out, and says what cannot be read', () => {
    const text =
      'Date,Supplier,Account,Net\n,,Paper,\n2025-01-03,A,Paper,100\n2025-01-04,B,Paper,abc\n,,Total,100'
    const { entries, problems } = read(text).read
    expect(entries).toHaveLength(1)
    expect(problems).toEqual([{ row: 4, field: 'amount', message: 'This amount cannot be read.' }])
  })

  test.each([
    ['120.00', 'included', 10_000],
    ['120.00', 'excluded', 12_000],
    ['120.00', 'not-registered', 12_000],
  ] as const)('takes %s with VAT %s as %d hundredths', (amount, vat, net) => {
    const text = `Date,Supplier,Category,Amount\n2025-01-03,A,Paper,${amount}`
    expect(netsOf(read(text, { vat }).read)).toEqual([net])
  })
})

test('a header is a row with three names of columns', () => {
  expect(isLedgerHeader(['Date', 'Details', 'Amount', 'x'])).toBe(true)
  expect(isLedgerHeader(['Fernbank Ltd', '', ''])).toBe(false)
  expect(isLedgerHeader(['Date', 'date', 'DATE'])).toBe(false)
})
