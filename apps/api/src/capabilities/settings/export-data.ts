import { withinRowsOf } from '@understory/database/row-security.ts'
import { mayDo } from '@understory/domain/accounts/permissions.ts'
import { toCsv } from '@understory/domain/csv.ts'
import type { Zippable } from 'fflate'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { listAccounts } from '../accounts/public.ts'
import { PERSONAL_TABLES, type PersonalTable } from './personal-tables.ts'
import { receivedGifts } from './received-gifts.ts'

const MOST_ROWS = 100_000

const ABOUT = `Everything Understory keeps about you and the accounts you look after.
One JSON file for each kind of record; purchases and the ledger also as CSV.
Trees are in thousandths of a tree, CO2e and plastic in grams, money in minor units.
Files that you uploaded are listed, and can be downloaded on the pages they belong to.
Of each kind of record at most ${MOST_ROWS.toLocaleString('en-GB')} rows are here; please ask us for the rest.
`

/**
 * Everything stored about a user, and about each account they may export, as one ZIP. The rows are those
 * the database shows to this person in that account; secrets of signing in are left out.
 */
export async function exportData(
  deps: Pick<Deps, 'db'>,
  userId: string,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const held = await listAccounts(deps.db, userId)
  const files: Zippable = { 'README.txt': inBytes(ABOUT) }
  const you = { userId, accountId: null }
  await addTables(files, { deps, signal, folder: 'you', scope: you, of: 'user' })
  for (const { id, role } of held) {
    if (!mayDo(role, 'export')) continue
    const scope = { userId, accountId: id }
    const folder = `accounts/${id}`
    await addTables(files, { deps, signal, folder, scope, of: 'account' })
    files[`${folder}/gift_received.json`] = jsonOf(await receivedGifts(deps, id))
  }
  const { zipSync } = await import('fflate')
  return zipSync(files, { level: 6 })
}

type Part = {
  deps: Pick<Deps, 'db'>
  /** Aborted when the client disconnects. */
  signal: AbortSignal
  folder: string
  scope: { userId: string; accountId: string | null }
  of: PersonalTable['of']
}

async function addTables(
  files: Zippable,
  { deps, signal, folder, scope, of }: Part,
): Promise<void> {
  for (const table of PERSONAL_TABLES.filter((each) => each.of === of)) {
    signal.throwIfAborted()
    const rows = await withinRowsOf(scope, () => readRows(deps, table, scope))
    files[`${folder}/${table.name}.json`] = jsonOf(rows)
    if (table.alsoCsv) files[`${folder}/${table.name}.csv`] = inBytes(csvOf(rows))
  }
}

const inBytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const jsonOf = (rows: readonly object[]) => inBytes(JSON.stringify(rows, null, 1))

type Row = Record<string, unknown>

async function readRows(
  { db }: Pick<Deps, 'db'>,
  { name, columns }: PersonalTable,
  { userId, accountId }: Part['scope'],
): Promise<Row[]> {
  const shown = columns ? sql.join(columns.map((column) => sql.ref(column))) : sql`*`
  // Colleagues are visible to a person but not theirs to export; nor are their other accounts.
  const own =
    name === 'app_user'
      ? sql`where id = ${userId}`
      : name === 'account'
        ? sql`where id = ${accountId}`
        : sql``
  const { rows } = await sql<Row>`
    select ${shown} from ${sql.table(name)} ${own} limit ${MOST_ROWS}`.execute(db)
  return rows
}

function csvOf(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {})
  return toCsv([columns, ...rows.map((row) => columns.map((column) => csvCell(row[column])))])
}

// A number begins like a formula where it is below zero.
const BELOW_ZERO = /^-[1-9]\d{0,14}$/

function csvCell(value: unknown): string | number {
  if (value instanceof Date) return value.toISOString()
  const text = typeof value === 'object' && value ? JSON.stringify(value) : String(value ?? '')
  return BELOW_ZERO.test(text) ? Number(text) : text
}
