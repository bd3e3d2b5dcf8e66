import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { AddSupplier } from '@understory/contracts/footprints/suppliers.ts'
import { anyOf } from '@understory/database/any-of.ts'
import { rowSlices } from '@understory/database/row-slices.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { findInventory } from '../company-footprints/public.ts'
import { suppliersMessage } from './messages/messages.generated.ts'
import {
  countSuppliers,
  findSupplier,
  lockSuppliers,
  type SupplierKey,
  supplierNameKey,
} from './supplier-records.ts'

export const MOST_SUPPLIERS = 20_000

type ChangeSuppliersDeps = Pick<Deps, 'db' | 'clock' | 'newId'>
type SupplierBody = BodyOf<typeof AddSupplier>

const supplierColumns = ({ name, country, contactName, email, note }: SupplierBody) => ({
  name,
  name_key: supplierNameKey(name),
  country,
  contact_name: contactName || null,
  email,
  note: note || null,
})

export function addSupplier(
  deps: ChangeSuppliersDeps,
  accountId: string,
  body: SupplierBody,
): Promise<{ supplierId: string } | Refused> {
  return transact(deps.db, async (tx) => {
    await lockSuppliers(tx, accountId)
    if ((await countSuppliers(tx, accountId)) >= MOST_SUPPLIERS) return refuse('TOO_MANY_SUPPLIERS')
    const made = await tx
      .insertInto('supplier')
      .values({
        id: deps.newId(),
        account_id: accountId,
        ...supplierColumns(body),
        source: 'hand',
        created_at: deps.clock(),
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'name_key']).doNothing())
      .returning('id')
      .executeTakeFirst()
    return made ? { supplierId: made.id } : refuse('SUPPLIER_EXISTS')
  })
}

export function changeSupplier(
  deps: ChangeSuppliersDeps,
  key: SupplierKey,
  body: SupplierBody,
): Promise<Refused | undefined> {
  return transact(deps.db, async (tx) => {
    const other = await tx
      .selectFrom('supplier')
      .select('id')
      .where('account_id', '=', key.accountId)
      .where('name_key', '=', supplierNameKey(body.name))
      .where('id', '<>', key.supplierId)
      .executeTakeFirst()
    if (!(await findSupplier(tx, key))) return refuse('SUPPLIER_NOT_FOUND')
    if (other) return refuse('SUPPLIER_EXISTS')
    await tx
      .updateTable('supplier')
      .set(supplierColumns(body))
      .where('id', '=', key.supplierId)
      .where('account_id', '=', key.accountId)
      .execute()
    return undefined
  })
}

type SettingLines = SupplierKey & {
  readonly footprintId: string
  readonly lineIds: readonly string[]
}

/** Which lines of spending of an inventory are with a supplier: all that are named and nobody else's. */
export function setSupplierLines(
  { db }: Pick<Deps, 'db'>,
  { lineIds, ...key }: SettingLines,
): Promise<Refused | undefined> {
  const { accountId, supplierId } = key
  return transact(db, async (tx) => {
    const inventory = await findInventory(tx, key)
    if (!inventory) return refuse('INVENTORY_NOT_FOUND')
    if (!(await findSupplier(tx, key))) return refuse('SUPPLIER_NOT_FOUND')
    const lines = await tx
      .selectFrom('inventory_line')
      .select(['id', 'supplier_use_id'])
      .where('inventory_id', '=', inventory.id)
      .where('account_id', '=', accountId)
      .where('spend', 'is not', null)
      .execute()
    const known = new Set(lines.map(({ id }) => id))
    if (!lineIds.every((id) => known.has(id))) {
      return refuse('BAD_REQUEST', [
        { field: 'lineIds', message: suppliersMessage('change-suppliers.line-ids') },
      ])
    }
    const gone = lines.filter(({ id }) => !lineIds.includes(id))
    const removed = await tx
      .deleteFrom('supplier_line')
      .where('account_id', '=', accountId)
      .where('supplier_id', '=', supplierId)
      .where((eb) =>
        anyOf(
          eb.ref('line_id'),
          gone.map(({ id }) => id),
        ),
      )
      .returning('line_id')
      .execute()
    const inUse = new Set(gone.filter((line) => line.supplier_use_id).map(({ id }) => id))
    if (removed.some(({ line_id }) => inUse.has(line_id))) return refuse('LINE_OF_ANSWER')
    const rows = lineIds.map((lineId) => ({
      account_id: accountId,
      line_id: lineId,
      supplier_id: supplierId,
    }))
    for (const slice of rowSlices(rows)) {
      await tx
        .insertInto('supplier_line')
        .values(slice)
        .onConflict((conflict) => conflict.columns(['account_id', 'line_id']).doNothing())
        .execute()
    }
    return undefined
  })
}
