import { createHash } from 'node:crypto'
import { anyOf } from '@understory/database/any-of.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { rowSlices } from '@understory/database/row-slices.ts'
import type { CategoryKey } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { CLASS_REASONS } from '@understory/domain/footprints/ledger-import/classification/classify-ledger-row.ts'
import { categoryOfClass } from '@understory/domain/footprints/ledger-import/classification/ledger-class.ts'
import {
  entryIdentity,
  type LedgerEntry,
} from '@understory/domain/footprints/ledger-import/reading/ledger-rows.ts'
import type { ClassedEntry } from '@understory/domain/footprints/ledger-import/review/ledger-groups.ts'

type OfImport = { readonly importId: string; readonly accountId: string }

/** An entry with its hash: equal ones are told apart by their number. */
export type HashedEntry<E extends LedgerEntry = LedgerEntry> = E & { readonly hash: string }

export function withHashes<E extends LedgerEntry>(
  entries: readonly E[],
): readonly HashedEntry<E>[] {
  const counts = new Map<string, number>()
  return entries.map((entry) => {
    const identity = entryIdentity(entry)
    const ordinal = (counts.get(identity) ?? 0) + 1
    counts.set(identity, ordinal)
    const hash = createHash('sha256').update(`${ordinal}\u001f${identity}`).digest('base64url')
    return { ...entry, hash }
  })
}

/** Which of these rows were saved with an earlier file of the footprint. */
export async function findKnownHashes(
  tx: Tx,
  { footprintId, accountId }: { footprintId: string; accountId: string },
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('ledger_row as r')
    .innerJoin('ledger_import as i', 'i.id', 'r.import_id')
    .select('r.hash')
    .where('r.account_id', '=', accountId)
    .where('i.footprint_id', '=', footprintId)
    .where('i.state', '=', 'saved')
    .where((eb) => anyOf(eb.ref('r.hash'), hashes))
    .execute()
  return new Set(rows.map(({ hash }) => hash))
}

/** Rows with these references that earlier files of the footprint brought, with the lines that they are evidence of. */
export async function findSavedRows(
  tx: Tx,
  { footprintId, accountId }: { footprintId: string; accountId: string },
  references: readonly string[],
) {
  return tx
    .selectFrom('ledger_row as r')
    .innerJoin('ledger_import as i', 'i.id', 'r.import_id')
    .select([
      'r.import_id',
      'r.row',
      'r.hash',
      'r.reference',
      'r.supplier',
      'r.day',
      'r.net',
      'r.line_id',
    ])
    .where('r.account_id', '=', accountId)
    .where('i.footprint_id', '=', footprintId)
    .where('i.state', '=', 'saved')
    .where((eb) => anyOf(eb.ref('r.reference'), references))
    .orderBy('r.import_id')
    .orderBy('r.row')
    .execute()
}

/** In place of those that there were. */
export async function storeEntries(
  tx: Tx,
  { importId, accountId }: OfImport,
  entries: readonly HashedEntry<ClassedEntry>[],
): Promise<void> {
  await tx.deleteFrom('ledger_row').where('import_id', '=', importId).execute()
  const rows = entries.map(({ account, accountCode, isDecided, ...entry }) => ({
    ...entry,
    import_id: importId,
    account_id: accountId,
    account_name: account,
    account_code: accountCode,
    is_decided: isDecided,
    line_id: null,
  }))
  for (const slice of rowSlices(rows)) await tx.insertInto('ledger_row').values(slice).execute()
}

export type StoredEntry = HashedEntry<ClassedEntry> & { readonly lineId: string | null }

export async function readEntries(
  db: Database | Tx,
  { importId, accountId }: OfImport,
): Promise<readonly StoredEntry[]> {
  const rows = await db
    .selectFrom('ledger_row')
    .selectAll()
    .where('import_id', '=', importId)
    .where('account_id', '=', accountId)
    .orderBy('row')
    .execute()
  return rows.map(({ account_name, account_code, is_decided, line_id, net, ...row }) => ({
    ...row,
    net: Number(net),
    account: account_name,
    accountCode: account_code,
    isDecided: is_decided,
    lineId: line_id,
    category: CATEGORY_KEYS.find((key) => key === row.category) ?? null,
    why: CLASS_REASONS.find((why) => why === row.why) ?? 'nothing fits',
  }))
}

type Reclassed = {
  readonly rows: readonly number[]
  readonly result: string
  readonly category: CategoryKey | null
}

export async function reclassEntries(
  tx: Tx,
  { importId }: OfImport,
  { rows, result, category }: Reclassed,
): Promise<void> {
  await tx
    .updateTable('ledger_row')
    .set({ result, category, is_decided: true })
    .where('import_id', '=', importId)
    .where((eb) => anyOf(eb.ref('row'), rows))
    .execute()
}

/** Equipment from another amount is a capital good. */
export async function recategoriseEntries(
  tx: Tx,
  key: OfImport,
  capitalFrom: number,
): Promise<void> {
  const moved = (await readEntries(tx, key)).flatMap(({ row, result, net, category }) => {
    const now = categoryOfClass(result, { net: net / 100, capitalFrom: capitalFrom / 100 })
    return now === category ? [] : [{ row, now }]
  })
  for (const [now, rows] of Map.groupBy(moved, (each) => each.now)) {
    await tx
      .updateTable('ledger_row')
      .set({ category: now })
      .where('import_id', '=', key.importId)
      .where((eb) =>
        anyOf(
          eb.ref('row'),
          rows.map(({ row }) => row),
        ),
      )
      .execute()
  }
}
