import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { ListSuppliers } from '@understory/contracts/footprints/suppliers.ts'
import { hotSpots } from '@understory/domain/footprints/suppliers/hot-spots.ts'
import { groupedBy } from '@understory/domain/language/grouped-by.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { findInventory } from '../company-footprints/public.ts'
import { benchmarkOfLines, linesOfSuppliers, spendOfLines, usesOfYear } from './supplier-records.ts'

type ListingSuppliers = { readonly footprintId: string; readonly accountId: string }

/** The directory with what each supplier is reckoned to emit for the footprint; what an answer would settle most, first. */
export async function listSuppliers(
  { db }: Pick<Deps, 'db'>,
  wanted: ListingSuppliers,
): Promise<ReplyOf<typeof ListSuppliers> | Refused> {
  const inventory = await findInventory(db, wanted)
  if (!inventory) return refuse('INVENTORY_NOT_FOUND')
  const { accountId, footprintId } = wanted
  const suppliers = await db
    .selectFrom('supplier')
    .select(['id', 'name', 'email'])
    .where('account_id', '=', accountId)
    .orderBy('name')
    .execute()
  const lines = groupedBy(
    await linesOfSuppliers(db, { inventoryId: inventory.id, accountId }),
    ({ supplier_id }) => supplier_id,
  )
  const uses = await usesOfYear(db, wanted)
  const requests = await db
    .selectFrom('supplier_request')
    .distinctOn('supplier_id')
    .select(['supplier_id', 'state'])
    .where('account_id', '=', accountId)
    .where('footprint_id', '=', footprintId)
    .orderBy('supplier_id')
    .orderBy('asked_at', 'desc')
    .execute()
  const states = new Map(requests.map(({ supplier_id, state }) => [supplier_id, state]))
  const listed = suppliers.map(({ id, name, email }) => {
    const own = lines.get(id) ?? []
    return {
      supplierId: id,
      name,
      email,
      spend: spendOfLines(own),
      ...benchmarkOfLines(own),
      state: states.get(id) ?? null,
      use: uses.get(id) ?? null,
    }
  })
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from rows_behind_lines(${inventory.id})) as has`.execute(db)
  return {
    suppliers: hotSpots(listed).map(({ settles: _, ...each }) => each),
    hasLedger: rows[0]?.has === true,
  }
}
