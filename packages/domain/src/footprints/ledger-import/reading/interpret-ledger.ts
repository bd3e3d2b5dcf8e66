import type { Month } from '../../../calendar/calendar.ts'
import {
  type LedgerColumns,
  type LedgerField,
  type LedgerProgram,
  missingFields,
} from './ledger-columns.ts'
import { dateFormatOf, type LedgerDateFormat } from './ledger-dates.ts'
import { type LedgerRead, readLedgerRows, type TableRow, type VatTreatment } from './ledger-rows.ts'

type Wanted = {
  readonly program: LedgerProgram | null
  readonly columns: LedgerColumns
  /** `null`: the one that fits all days. */
  readonly dateFormat: LedgerDateFormat | null
  readonly vat: VatTreatment
  readonly vatRate: number
}

type OfCompany = { readonly startMonth: Month; readonly currency: string }

export type InterpretedLedger = {
  /** Fields of which a column has to be chosen. */
  readonly missing: readonly LedgerField[]
  /** The way of the days; several where someone has to choose. */
  readonly dateFormats: readonly LedgerDateFormat[]
  /** `null`: something has to be chosen first. */
  readonly read: LedgerRead | null
  readonly problems: LedgerRead['problems']
}

/** The rows of a table by what its columns are taken for, or what has to be chosen first. */
export function interpretLedger(
  table: readonly TableRow[],
  wanted: Wanted,
  { startMonth, currency }: OfCompany,
): InterpretedLedger {
  const { columns } = wanted
  const missing = missingFields(columns)
  if (missing.length > 0) return { missing, dateFormats: [], read: null, problems: [] }
  const formats = wanted.dateFormat
    ? { format: wanted.dateFormat }
    : formatOf(table, columns, startMonth)
  if ('ask' in formats) {
    return { missing, dateFormats: formats.ask, read: null, problems: [] }
  }
  if ('unread' in formats) {
    return { missing, dateFormats: [], read: null, problems: [formats.unread] }
  }
  const { format: dateFormat } = formats
  const read = readLedgerRows(table, { ...wanted, dateFormat, startMonth, currency })
  return { missing, dateFormats: [dateFormat], read, problems: read.problems }
}

function formatOf(table: readonly TableRow[], columns: LedgerColumns, startMonth: Month) {
  const at = columns.get('date') ?? -1
  const dated = table.flatMap(({ row, cells }) => {
    const text = (cells[at] ?? '').trim()
    // A sum or a heading may have words there.
    return /\d/.test(text) ? [{ row, text }] : []
  })
  const found = dateFormatOf(
    dated.map(({ text }) => text),
    startMonth,
  )
  if (!('unread' in found)) return found
  const row = dated.find(({ text }) => text === found.unread)?.row ?? 0
  const message = `“${found.unread}” cannot be read as a day like the others.`
  return { unread: { row, field: 'date', message } }
}
