import type { Database } from '@understory/database/connect.ts'
import { toCsv } from '@understory/domain/language/csv.ts'
import { leafFields } from '@understory/ledger-log/leaves/leaf-fields.ts'

export type Format = 'jsonl' | 'csv'

const LEDGER_LINES_BATCH_SIZE = 1_000

/** Every column that a leaf of any kind has; one is empty where the kind has no such line. */
export const LEDGER_LINES_COLUMNS = [
  'index',
  'kind',
  'entry',
  'recorded',
  'source',
  'impact',
  'quantity',
  'unit',
  'project',
  'effective_from',
  'effective_to',
  'basis',
  'event',
  'holder',
  'reverses',
  'orders',
  'orders_root',
  'lot',
  'registry',
  'series',
  'block_from',
  'block_to',
  'evidence',
  'statement',
  'state',
] as const

const NUMBERS: readonly string[] = [
  'entry',
  'quantity',
  'reverses',
  'orders',
  'lot',
  'block_from',
  'block_to',
]

/** Lines of two words, and the columns they are in. */
const LEDGER_LINES_PAIRS = new Map([
  ['quantity', ['quantity', 'unit']],
  ['effective', ['effective_from', 'effective_to']],
  ['block', ['block_from', 'block_to']],
  ['orders', ['orders', 'orders_root']],
])

/**
 * The first leaves of the log as text, some at a time: only what is read is held. The same size gives the
 * same text for ever.
 */
export async function* ledgerLines(
  db: Database,
  { size, format }: { readonly size: number; readonly format: Format },
): AsyncGenerator<string> {
  if (format === 'csv') yield toCsv([LEDGER_LINES_COLUMNS])
  for (let from = 0; from < size; from += LEDGER_LINES_BATCH_SIZE) {
    const leaves = await db
      .selectFrom('ledger_log_leaf')
      .select(['index', 'leaf'])
      .where('index', '>=', from)
      .where('index', '<', Math.min(size, from + LEDGER_LINES_BATCH_SIZE))
      .orderBy('index')
      .execute()
    yield format === 'csv'
      ? toCsv(leaves.map(({ index, leaf }) => csvOf(index, leaf)))
      : leaves.map(({ index, leaf }) => `${JSON.stringify(ledgerLineOf(index, leaf))}\n`).join('')
  }
}

function ledgerLineOf(index: number, leaf: Uint8Array) {
  const { text } = leafFields(leaf)
  return { index, ...Object.fromEntries(cellsOf(leaf)), leaf: text }
}

function csvOf(index: number, leaf: Uint8Array): (string | number)[] {
  const cells = cellsOf(leaf)
  return LEDGER_LINES_COLUMNS.map((name) => (name === 'index' ? index : (cells.get(name) ?? '')))
}

function cellsOf(leaf: Uint8Array): Map<string, string | number> {
  const { kind, fields } = leafFields(leaf)
  const cells = new Map<string, string | number>([['kind', kind]])
  for (const [name, value] of fields) {
    if (value === '-') continue
    const columns = LEDGER_LINES_PAIRS.get(name)
    const words = columns ? value.split(' ') : [value]
    for (const [at, column] of (columns ?? [name]).entries()) {
      const word = words[at] ?? ''
      cells.set(column, NUMBERS.includes(column) ? Number(word) : word)
    }
  }
  return cells
}
