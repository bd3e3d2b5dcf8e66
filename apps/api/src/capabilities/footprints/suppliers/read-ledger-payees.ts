import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { ReadSuppliersOfLedger } from '@understory/contracts/footprints/suppliers.ts'
import type { Tx } from '@understory/database/connect.ts'
import { rowSlices } from '@understory/database/row-slices.ts'
import { groupedBy } from '@understory/domain/language/grouped-by.ts'
import { sql } from 'kysely'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { findInventory } from '../company-footprints/public.ts'
import { MOST_SUPPLIERS } from './change-suppliers.ts'
import { countSuppliers, lockSuppliers, supplierNameKey } from './supplier-records.ts'

type Reading = { readonly footprintId: string; readonly accountId: string }
type ReadLedgerPayeesDeps = Pick<Deps, 'db' | 'clock' | 'newId'>

/**
 * One supplier for each payee of the ledgers behind a footprint, with the lines that are of that payee alone. Lines
 * that several small ones share are nobody's. Doing it again adds what is new.
 */
export function readLedgerPayees(
  deps: ReadLedgerPayeesDeps,
  wanted: Reading,
): Promise<ReplyOf<typeof ReadSuppliersOfLedger> | Refused> {
  return transact(deps.db, async (tx) => {
    const inventory = await findInventory(tx, wanted)
    if (!inventory) return refuse('INVENTORY_NOT_FOUND')
    await lockSuppliers(tx, wanted.accountId)
    const payees = await payeesOfLines(tx, inventory.id)
    const before = await countSuppliers(tx, wanted.accountId)
    const names = new Map(payees.map(({ key, name }) => [key, name]))
    if (before + names.size > MOST_SUPPLIERS) return refuse('TOO_MANY_SUPPLIERS')
    const rows = [...names].map(([key, name]) => ({
      id: deps.newId(),
      account_id: wanted.accountId,
      name: name.slice(0, 160),
      name_key: key,
      source: 'ledger' as const,
      created_at: deps.clock(),
    }))
    for (const slice of rowSlices(rows)) {
      await tx
        .insertInto('supplier')
        .values(slice)
        .onConflict((conflict) => conflict.columns(['account_id', 'name_key']).doNothing())
        .execute()
    }
    const lines = await tieLines(tx, wanted, payees)
    return { added: (await countSuppliers(tx, wanted.accountId)) - before, lines }
  })
}

type PayeeOfLine = { readonly lineId: string; readonly key: string; readonly name: string }

/** Lines whose rows all have the same payee. */
async function payeesOfLines(tx: Tx, inventoryId: string): Promise<PayeeOfLine[]> {
  const { rows } = await sql<{ line_id: string; supplier: string }>`
    select distinct r.line_id, r.supplier from rows_behind_lines(${inventoryId}) r
    order by 1, 2`.execute(tx)
  return [...groupedBy(rows, ({ line_id }) => line_id)].flatMap(([lineId, own]) => {
    const keys = new Set(own.map(({ supplier }) => supplierNameKey(supplier)))
    const [key] = keys
    const name = own[0]?.supplier.trim()
    return key && name && keys.size === 1 ? [{ lineId, key, name }] : []
  })
}

async function tieLines(
  tx: Tx,
  { accountId }: Reading,
  payees: readonly PayeeOfLine[],
): Promise<number> {
  const suppliers = await tx
    .selectFrom('supplier')
    .select(['id', 'name_key'])
    .where('account_id', '=', accountId)
    .execute()
  const idOf = new Map(suppliers.map(({ id, name_key }) => [name_key, id]))
  const rows = payees.flatMap(({ lineId, key }) => {
    const supplierId = idOf.get(key)
    return supplierId ? [{ account_id: accountId, line_id: lineId, supplier_id: supplierId }] : []
  })
  let tied = 0
  for (const slice of rowSlices(rows)) {
    const made = await tx
      .insertInto('supplier_line')
      .values(slice)
      .onConflict((conflict) => conflict.columns(['account_id', 'line_id']).doNothing())
      .returning('line_id')
      .execute()
    tied += made.length
  }
  return tied
}
