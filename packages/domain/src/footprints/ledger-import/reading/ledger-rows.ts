import type { CalendarDate, Month } from '../../../calendar/calendar.ts'
import { isMoney } from '../../company-footprints/lines/spend.ts'
import { classifyLedgerRow } from '../classification/classify-ledger-row.ts'
import { ledgerKey } from '../classification/ledger-words.ts'
import { type DecimalMark, decimalMarkOf, parseLedgerAmount, withoutVat } from './ledger-amounts.ts'
import {
  chartOf,
  type LedgerColumns,
  type LedgerField,
  type LedgerProgram,
} from './ledger-columns.ts'
import { isWithinYear, type LedgerDateFormat, parseLedgerDate } from './ledger-dates.ts'
import { supplierInDetails } from './supplier-in-details.ts'

/** How amounts stand to VAT where a file gives no net: a company that is not registered bears it. */
export const VAT_TREATMENTS = ['included', 'excluded', 'not-registered'] as const
export type VatTreatment = (typeof VAT_TREATMENTS)[number]

/** A row of a table, and its place in the file. */
export type TableRow = { readonly row: number; readonly cells: readonly string[] }

/** A purchase, or what is to be left out, as it stands in the file. */
export type LedgerEntry = {
  readonly row: number
  readonly day: CalendarDate
  readonly supplier: string
  readonly description: string
  readonly account: string
  readonly accountCode: string
  readonly site: string
  readonly reference: string
  readonly currency: string
  readonly mcc: string
  /** Without VAT, in hundredths; refunds are negative. */
  readonly net: number
}

export type LedgerReading = {
  readonly program: LedgerProgram | null
  readonly columns: LedgerColumns
  readonly dateFormat: LedgerDateFormat
  readonly vat: VatTreatment
  /** In per cent. */
  readonly vatRate: number
  readonly currency: string
  readonly startMonth: Month
}

export type LedgerRead = {
  readonly entries: readonly LedgerEntry[]
  /** Of other months than those of the footprint. */
  readonly others: readonly LedgerEntry[]
  /** Money that came in, on a bank statement. */
  readonly receipts: readonly LedgerEntry[]
  /** Purchases stood in the file as negative amounts. */
  readonly isTurned: boolean
  /** At most 200. */
  readonly problems: readonly {
    readonly row: number
    readonly field: string
    readonly message: string
  }[]
}

const MOST_PROBLEMS = 200
const LONGEST = 300

/** Whether VAT has to be asked: nothing in the file says what is net. */
export const hasGrossAlone = (columns: LedgerColumns, program: LedgerProgram | null): boolean =>
  !columns.has('net') &&
  !(columns.has('gross') && columns.has('tax')) &&
  !(columns.has('debit') && program !== 'bank' && isLedger(columns))

const isLedger = (columns: LedgerColumns) => columns.has('account') || columns.has('account_code')

/** The rows of a ledger. A row without a day or an amount, as sums and headings are, is none. */
export function readLedgerRows(table: readonly TableRow[], reading: LedgerReading): LedgerRead {
  const marks = amountTexts(table, reading.columns)
  const mark = decimalMarkOf(marks)
  const problems: { row: number; field: string; message: string }[] = []
  const read = table.flatMap((row) => {
    const entry = entryOf(row, { ...reading, mark })
    if (entry && 'message' in entry) {
      problems.push(entry)
      return []
    }
    return entry ? [entry] : []
  })
  const isTurned = isMostlyNegative(read.filter(isPurchase))
  const turned = isTurned ? read.map((entry) => ({ ...entry, net: -entry.net })) : read
  const isBank = reading.program === 'bank'
  const receipts = isBank ? turned.filter(({ net }) => net < 0) : []
  const kept = isBank ? turned.filter(({ net }) => net > 0) : turned
  const isOfYear = ({ day }: LedgerEntry) => isWithinYear(day, reading.startMonth)
  return {
    entries: kept.filter(isOfYear).map(withoutKind),
    others: kept.filter((entry) => !isOfYear(entry)).map(withoutKind),
    receipts: receipts.map(withoutKind),
    isTurned,
    problems: problems.slice(0, MOST_PROBLEMS),
  }
}

type EntryOfKind = LedgerEntry & { readonly kind: string }

const withoutKind = ({ kind: _, ...entry }: EntryOfKind): LedgerEntry => entry

type EntryReading = LedgerReading & { readonly mark: DecimalMark }

function entryOf(
  { row, cells }: TableRow,
  reading: EntryReading,
): EntryOfKind | { row: number; field: string; message: string } | null {
  const { columns } = reading
  const text = (field: LedgerField) =>
    (cells[columns.get(field) ?? -1] ?? '').trim().slice(0, LONGEST)
  const date = text('date')
  const net = netOf(text, reading)
  if (!/\d/.test(date) || net === 0) return null
  if (net === null) return { row, field: 'amount', message: 'This amount cannot be read.' }
  const day = parseLedgerDate(date, reading.dateFormat)
  if (!day) return { row, field: 'date', message: `“${date}” cannot be read as a day.` }
  const description = text('description')
  const supplier = text('supplier')
  const currency = text('currency').toUpperCase() || reading.currency
  if (!isMoney(currency)) {
    return { row, field: 'currency', message: `We have no exchange rate of “${currency}”.` }
  }
  return {
    row,
    day,
    description,
    supplier: reading.program === 'sage-50' ? supplierInDetails(supplier, description) : supplier,
    account: text('account'),
    accountCode: text('account_code'),
    site: text('site') === '0' ? '' : text('site').slice(0, 120),
    reference: text('reference'),
    currency,
    mcc: text('mcc'),
    kind: text('kind'),
    net: isCreditKind(reading.program, text('kind')) ? -net : net,
  }
}

type TextOf = (field: LedgerField) => string

/** In hundredths; `null`: it cannot be read. */
function netOf(text: TextOf, reading: EntryReading): number | null {
  const { columns, mark, program } = reading
  if (columns.has('net')) return parseLedgerAmount(text('net'), mark)
  const isOfAccounts = program !== 'bank' && isLedger(columns)
  if (columns.has('debit') && (isOfAccounts || program === 'bank' || !columns.has('gross'))) {
    const moved = movedBy(text, mark)
    return moved === null || isOfAccounts ? moved : lessVat(moved, reading)
  }
  return netOfGross(text, reading)
}

/** Debit less credit, each without a sign of its own. */
function movedBy(text: TextOf, mark: DecimalMark): number | null {
  const [debit, credit] = [
    parseLedgerAmount(text('debit'), mark),
    parseLedgerAmount(text('credit'), mark),
  ]
  return debit === null || credit === null ? null : Math.abs(debit) - Math.abs(credit)
}

function netOfGross(text: TextOf, reading: EntryReading): number | null {
  const gross = parseLedgerAmount(text('gross'), reading.mark)
  if (gross === null || !reading.columns.has('tax')) return gross && lessVat(gross, reading)
  const tax = parseLedgerAmount(text('tax'), reading.mark)
  return tax === null ? null : gross - (Math.sign(gross) === Math.sign(tax) ? tax : -tax)
}

const lessVat = (gross: number, { vat, vatRate }: LedgerReading) =>
  vat === 'included' ? withoutVat(gross, vatRate) : gross

function amountTexts(table: readonly TableRow[], columns: LedgerColumns): readonly string[] {
  const places = (['net', 'gross', 'debit', 'credit', 'tax'] as const).flatMap(
    (field) => columns.get(field) ?? [],
  )
  return table.flatMap(({ cells }) => places.map((at) => cells[at] ?? ''))
}

/** Sage 50 writes credits and receipts as positive amounts, and says by their type what they are. */
const isCreditKind = (program: LedgerProgram | null, kind: string): boolean =>
  program === 'sage-50' && ['PC', 'JC', 'BR', 'CR'].includes(kind.toUpperCase())

const isMostlyNegative = (entries: readonly LedgerEntry[]) =>
  entries.filter(({ net }) => net < 0).length * 2 > entries.length

/** Sales say nothing of the sign that purchases have. */
function isPurchase({ kind, account, accountCode, net }: EntryOfKind): boolean {
  if (/receivable|sales|invoice out|deposit/i.test(kind)) return false
  if (ledgerKey(account) === '') return true
  const found = classifyLedgerRow({
    account,
    accountCode,
    net,
    supplier: '',
    description: '',
    mcc: '',
  })
  return found.result !== 'exclude:not-a-purchase'
}

/** The chart of a company: those of programs are British. */
export const chartIn = (program: LedgerProgram | null, country: string) =>
  country === 'GB' || program === 'quickbooks-online' ? chartOf(program) : null

/** What makes a row itself when a file is brought again. */
export const entryIdentity = (entry: LedgerEntry): string =>
  [entry.day, entry.supplier, entry.reference, entry.description, entry.net, entry.currency].join(
    '\u001f',
  )
