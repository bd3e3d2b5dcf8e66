import type { LedgerChart } from '../classification/known-accounts.ts'
import { COLUMN_ROWS } from './columns.generated.ts'

/** What a column of a ledger may hold. */
export const LEDGER_FIELDS = [
  'date',
  'supplier',
  'description',
  'account',
  'account_code',
  'net',
  'tax',
  'gross',
  'debit',
  'credit',
  'currency',
  'reference',
  'kind',
  'site',
  'mcc',
] as const
export type LedgerField = (typeof LEDGER_FIELDS)[number]

/** Of each field the place of its column. */
export type LedgerColumns = ReadonlyMap<LedgerField, number>

export const LEDGER_PROGRAMS = [
  'xero-account-transactions',
  'xero-bills',
  'quickbooks-online',
  'sage-50',
  'sage-business-cloud',
  'freeagent',
  'bank',
] as const
export type LedgerProgram = (typeof LEDGER_PROGRAMS)[number]

export const LEDGER_PROGRAM_NAMES: Readonly<Record<LedgerProgram, string>> = {
  'xero-account-transactions': 'Xero, account transactions',
  'xero-bills': 'Xero, bills',
  'quickbooks-online': 'QuickBooks Online, transaction list',
  'sage-50': 'Sage 50, audit trail',
  'sage-business-cloud': 'Sage Business Cloud, purchases',
  freeagent: 'FreeAgent, transactions',
  bank: 'Bank statement',
}

const CHARTS: ReadonlyMap<LedgerProgram | null, LedgerChart> = new Map([
  ['xero-account-transactions', 'xero-gb'],
  ['xero-bills', 'xero-gb'],
  ['quickbooks-online', 'quickbooks-online'],
  ['sage-50', 'sage-50-gb'],
  ['sage-business-cloud', 'sage-business-cloud'],
  ['freeagent', 'freeagent-gb'],
])

/** The usual accounts of a program; `null`: it has none that are known. */
export const chartOf = (program: LedgerProgram | null): LedgerChart | null =>
  CHARTS.get(program) ?? null

/** Headers are the same whatever their capitals and spaces. */
export const headerKey = (header: string): string =>
  header
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ')
    .trim()

const FIELDS_OF_HEADER = new Map<string, LedgerField>()
const COLUMNS_OF_PROGRAM = new Map<string, Map<string, LedgerField>>()
for (const [program, field, header] of COLUMN_ROWS) {
  const key = headerKey(header)
  const known = LEDGER_FIELDS.find((each) => each === field)
  if (!known) continue
  if (!FIELDS_OF_HEADER.has(key)) FIELDS_OF_HEADER.set(key, known)
  const columns = COLUMNS_OF_PROGRAM.get(program) ?? new Map<string, LedgerField>()
  if (!columns.has(key)) columns.set(key, known)
  COLUMNS_OF_PROGRAM.set(program, columns)
}

const ENOUGH_HEADERS = 3

/** Whether a row is the header of a ledger: three of its cells are names of columns. */
export const isLedgerHeader = (cells: readonly string[]): boolean =>
  new Set(cells.map(headerKey).filter((key) => FIELDS_OF_HEADER.has(key))).size >= ENOUGH_HEADERS

export type RecognisedColumns = {
  readonly program: LedgerProgram | null
  readonly columns: LedgerColumns
}

/** Which program wrote a file with this header, and what its columns hold; for other files a guess. */
export function recogniseColumns(header: readonly string[]): RecognisedColumns {
  const keys = header.map(headerKey)
  const program = LEDGER_PROGRAMS.filter((each) => hasAllOf(keys, each)).toSorted(
    (one, other) => sizeOf(other) - sizeOf(one),
  )[0]
  if (program) return { program, columns: columnsBy(keys, COLUMNS_OF_PROGRAM.get(program)) }
  const columns = columnsBy(keys, FIELDS_OF_HEADER)
  const isBank =
    columns.has('date') &&
    columns.has('description') &&
    (columns.has('gross') || columns.has('debit')) &&
    !['account', 'account_code', 'net', 'tax'].some((field) => columns.has(field as LedgerField))
  return { program: isBank ? 'bank' : null, columns }
}

/** Columns that a program leaves out of some exports. */
const OPTIONAL = new Set(['currency', 'dept'])

function hasAllOf(keys: readonly string[], program: LedgerProgram): boolean {
  if (program === 'bank') return false
  const wanted = [...(COLUMNS_OF_PROGRAM.get(program)?.keys() ?? [])]
  return wanted.every((key) => OPTIONAL.has(key) || keys.includes(key))
}

const sizeOf = (program: LedgerProgram) => COLUMNS_OF_PROGRAM.get(program)?.size ?? 0

/** The first column of each field. Some that only the list of all programs knows come along. */
function columnsBy(
  keys: readonly string[],
  fields: ReadonlyMap<string, LedgerField> | undefined,
): LedgerColumns {
  const columns = new Map<LedgerField, number>()
  for (const [at, key] of keys.entries()) {
    const field = fields?.get(key)
    if (field && !columns.has(field)) columns.set(field, at)
  }
  for (const [at, key] of keys.entries()) {
    const field = FIELDS_OF_HEADER.get(key)
    const isExtra = field === 'currency' || field === 'site' || field === 'mcc'
    if (isExtra && !columns.has(field)) columns.set(field, at)
  }
  return columns
}

/** What has to be chosen before such a file can be read. */
export function missingFields(columns: LedgerColumns): readonly LedgerField[] {
  const hasAmount = ['net', 'gross', 'debit'].some((field) => columns.has(field as LedgerField))
  const hasWords = ['supplier', 'description', 'account', 'account_code'].some((field) =>
    columns.has(field as LedgerField),
  )
  return [
    ...(columns.has('date') ? [] : (['date'] as const)),
    ...(hasAmount ? [] : (['net'] as const)),
    ...(hasWords ? [] : (['description'] as const)),
  ]
}
