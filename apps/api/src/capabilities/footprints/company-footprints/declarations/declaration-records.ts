import { gunzipSync } from 'node:zlib'
import {
  type Declaration,
  DeclarationSnapshot,
} from '@understory/contracts/footprints/company-footprints/declarations.ts'
import type { InventoryLine } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import type { InventoryKey } from '../inventory/inventory-records.ts'

const MOST_DECLARATIONS = 200

const selectDeclarations = (db: Database | Tx, { footprintId, accountId }: InventoryKey) =>
  db
    .selectFrom('footprint_declaration as d')
    .leftJoin('app_user as u', 'u.id', 'd.declared_by')
    .leftJoin('declaration_approval as a', (join) =>
      join.onRef('a.footprint_id', '=', 'd.footprint_id').onRef('a.number', '=', 'd.number'),
    )
    .leftJoin('app_user as approver', 'approver.id', 'a.decided_by')
    .select(['d.number', 'd.declared_at', 'd.total_grams', 'd.line_count', 'd.sha256', 'u.name'])
    .select('approver.name as approver')
    .where('d.footprint_id', '=', footprintId)
    .where('d.account_id', '=', accountId)
    .orderBy('d.number', 'desc')

/** Every time it was declared, the newest first. */
export async function listDeclarations(
  db: Database | Tx,
  key: InventoryKey,
): Promise<Declaration[]> {
  const rows = await selectDeclarations(db, key).limit(MOST_DECLARATIONS).execute()
  return rows.map((row) => ({
    number: row.number,
    declaredAt: row.declared_at.toISOString(),
    declaredBy: row.name,
    approvedBy: row.approver,
    totalGrams: row.total_grams,
    lines: row.line_count,
    sha256: row.sha256,
  }))
}

/** The bytes that were hashed. */
export async function readSnapshotBytes(
  db: Database | Tx,
  { footprintId, accountId, number }: InventoryKey & { readonly number: number },
): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('footprint_declaration')
    .select('snapshot')
    .where('footprint_id', '=', footprintId)
    .where('account_id', '=', accountId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row ? gunzipSync(row.snapshot) : null
}

/** The bytes of the last one; `null`: it was declared before they were stored, or never. */
export async function readLastSnapshotBytes(
  db: Database | Tx,
  key: InventoryKey,
): Promise<Uint8Array | null> {
  const last = await selectDeclarations(db, key).limit(1).executeTakeFirst()
  return last ? readSnapshotBytes(db, { ...key, number: last.number }) : null
}

/** One that there is, by its number. */
export async function readSnapshot(
  db: Database | Tx,
  key: InventoryKey & { readonly number: number },
): Promise<DeclarationSnapshot | null> {
  const bytes = await readSnapshotBytes(db, key)
  if (!bytes) return null
  const snapshot = DeclarationSnapshot.parse(JSON.parse(Buffer.from(bytes).toString('utf8')))
  return { ...snapshot, ...(await peopleOf(db, key, snapshot)) }
}

type People = Pick<DeclarationSnapshot, 'declaredBy' | 'approvedBy' | 'warnings'>

/** Who declared, approved and cleared, by the account: of someone who was erased there is no name. */
async function peopleOf(
  db: Database | Tx,
  key: InventoryKey & { readonly number: number },
  { warnings }: DeclarationSnapshot,
): Promise<People> {
  const row = await selectDeclarations(db, key)
    .where('d.number', '=', key.number)
    .executeTakeFirst()
  const clearances = await db
    .selectFrom('plausibility_clearance as c')
    .innerJoin('footprint_inventory as i', 'i.id', 'c.inventory_id')
    .innerJoin('app_user as u', 'u.id', 'c.cleared_by')
    .select(['c.key', 'c.cleared_at', 'u.name'])
    .where('i.footprint_id', '=', key.footprintId)
    .where('i.account_id', '=', key.accountId)
    .execute()
  const names = new Map(
    clearances.map((each) => [`${each.key} ${each.cleared_at.toISOString()}`, each.name]),
  )
  return {
    declaredBy: row?.name ?? null,
    approvedBy: row?.approver ?? null,
    warnings:
      warnings?.map((warning) => ({
        ...warning,
        cleared: warning.cleared && {
          ...warning.cleared,
          by: names.get(`${warning.key} ${warning.cleared.at}`) ?? null,
        },
      })) ?? null,
  }
}

/** The last one; `null`: it was declared before there were any, or never. */
export async function readLastSnapshot(
  db: Database | Tx,
  key: InventoryKey,
): Promise<DeclarationSnapshot | null> {
  const last = await selectDeclarations(db, key).limit(1).executeTakeFirst()
  return last ? readSnapshot(db, { ...key, number: last.number }) : null
}

/** The lines of a snapshot as the API shows lines. */
export function linesOfSnapshot({ lines, factors }: DeclarationSnapshot): InventoryLine[] {
  const byId = new Map(factors.map((factor) => [factor.factorId, factor]))
  return lines.map(({ factorId, ...line }) => ({
    ...line,
    factor: factorId === null ? null : (byId.get(factorId) ?? null),
  }))
}
