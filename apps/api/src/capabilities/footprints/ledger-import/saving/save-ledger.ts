import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { SaveLedger } from '@understory/contracts/footprints/ledger-import/ledger-imports.ts'
import { anyOf } from '@understory/database/any-of.ts'
import type { Tx } from '@understory/database/connect.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { rememberedKey } from '@understory/domain/footprints/ledger-import/classification/classify-ledger-row.ts'
import type { LedgerClass } from '@understory/domain/footprints/ledger-import/classification/ledger-class.ts'
import { rowsAndMoney } from '@understory/domain/footprints/ledger-import/review/ledger-check.ts'
import { groupedBy } from '@understory/domain/language/grouped-by.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import { changeLocked, type findInventory, insertLines } from '../../company-footprints/public.ts'
import { changeImport } from '../change-import.ts'
import { type ImportRow, type LedgerKey, StoredLeftOut, StoredReading } from '../import-records.ts'
import { remember } from '../memory-records.ts'
import { findTable } from '../reading/read-ledger.ts'
import { findKnownHashes, readEntries, type StoredEntry } from '../row-records.ts'
import { type LineOfLedger, linesOfLedger } from './lines-of-ledger.ts'
import { replaceChanged } from './replace-changed.ts'

type SaveLedgerDeps = Pick<Deps, 'db' | 'clock' | 'newId'>
type Saving = LedgerKey & { readonly userId: string; readonly reason?: string | null }

/** Makes the lines of a ledger in one step, and keeps what was decided for the next one. */
export function saveLedger(
  deps: SaveLedgerDeps,
  wanted: Saving,
): Promise<ReplyOf<typeof SaveLedger> | Refused> {
  return changeImport(deps, wanted, async (tx, found) => {
    if (found.state === 'reading') return refuse('LEDGER_NOT_READ')
    const made = await changeLocked(tx, deps, {
      wanted,
      kind: 'imported',
      change: (_, inventory) => makeLines(tx, deps, { wanted, found, inventory }),
    })
    if (made instanceof Refused) return made
    const { inserted, entries } = made
    const now = deps.clock()
    await rememberDecisions(tx, wanted, { found, entries, at: now })
    await tx
      .updateTable('ledger_import')
      .set({ state: 'saved', saved_at: now, source: null })
      .where('id', '=', wanted.importId)
      .execute()
    return {
      lines: inserted.length,
      co2eGrams: inserted.reduce((sum, { co2e_grams }) => sum + co2e_grams, 0),
      savedOn: dayOf(now),
    }
  })
}

type MakingLines = {
  readonly wanted: Saving
  readonly found: ImportRow
  readonly inventory: NonNullable<Awaited<ReturnType<typeof findInventory>>>
}

/** While nobody else changes the inventory. */
async function makeLines(tx: Tx, deps: SaveLedgerDeps, { wanted, found, inventory }: MakingLines) {
  const entries = await withoutKnown(tx, wanted, found)
  if (entries.some(({ result }) => result === 'ask')) return refuse('LEDGER_UNDECIDED')
  const replaced = await replaceChanged(tx, deps, { wanted, inventory, entries })
  if (replaced) return replaced
  const lines = await linesOfLedger(tx, { found, key: wanted, entries })
  if (lines.length === 0) return { inserted: [], entries }
  const inputs = lines.map(({ input }) => input)
  const inserted = await insertLines(tx, deps, { wanted, inventory, inputs })
  if (inserted instanceof Refused) return inserted
  const ids = inserted.filter(({ parent_id }) => parent_id === null).map(({ id }) => id)
  await tieRows(tx, wanted, { lines, ids })
  return { inserted, entries }
}

/** Another file may have brought some of the rows since this one was read. */
async function withoutKnown(
  tx: Tx,
  wanted: Saving,
  found: ImportRow,
): Promise<readonly StoredEntry[]> {
  const entries = await readEntries(tx, wanted)
  const hashes = await findKnownHashes(
    tx,
    wanted,
    entries.map(({ hash }) => hash),
  )
  if (hashes.size === 0) return entries
  const known = entries.filter(({ hash }) => hashes.has(hash))
  await leaveOutKnown(tx, wanted, { found, known })
  return entries.filter(({ hash }) => !hashes.has(hash))
}

async function leaveOutKnown(
  tx: Tx,
  { importId }: Saving,
  { found, known }: { found: ImportRow; known: readonly StoredEntry[] },
): Promise<void> {
  const rows = known.map(({ row }) => row)
  await tx
    .deleteFrom('ledger_row')
    .where('import_id', '=', importId)
    .where((eb) => anyOf(eb.ref('row'), rows))
    .execute()
  const leftOut = StoredLeftOut.parse(found.left_out)
  const more = rowsAndMoney(known)
  const all = { rows: leftOut.known.rows + more.rows, net: leftOut.known.net + more.net }
  await tx
    .updateTable('ledger_import')
    .set({ left_out: JSON.stringify({ ...leftOut, known: all }) })
    .where('id', '=', importId)
    .execute()
}

type Tying = { readonly lines: readonly LineOfLedger[]; readonly ids: readonly string[] }

/** The rows are evidence of their lines, which come in the order in which they were asked for. */
async function tieRows(tx: Tx, { importId }: LedgerKey, { lines, ids }: Tying): Promise<void> {
  for (const [at, { rows }] of lines.entries()) {
    const lineId = ids[at]
    if (!lineId) continue
    await tx
      .updateTable('ledger_row')
      .set({ line_id: lineId })
      .where('import_id', '=', importId)
      .where((eb) => anyOf(eb.ref('row'), rows))
      .execute()
  }
}

type Deciding = {
  readonly found: ImportRow
  readonly entries: readonly StoredEntry[]
  readonly at: Date
}

async function rememberDecisions(
  tx: Tx,
  wanted: LedgerKey,
  { found, entries, at }: Deciding,
): Promise<void> {
  const table = await findTable(tx, wanted)
  if (!table) return
  await remember(tx, {
    accountId: wanted.accountId,
    at,
    header: table.header,
    reading: StoredReading.parse(found.reading),
    classes: decidedClasses(entries),
  })
}

/** Of an account and a supplier, where all of their rows are the same. */
function decidedClasses(entries: readonly StoredEntry[]): ReadonlyMap<string, LedgerClass> {
  const decided = entries.filter(({ isDecided }) => isDecided)
  const bySupplier = groupedBy(decided, ({ account, supplier, description }) =>
    rememberedKey(account, supplier || description),
  )
  return new Map(
    [...bySupplier].flatMap(([key, [first, ...others]]) => {
      const isOne = first && others.every(({ result }) => result === first.result)
      return first && isOne ? [[key, first.result] as const] : []
    }),
  )
}
