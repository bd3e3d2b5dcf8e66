import { SpendWorking } from '@understory/contracts/footprints/emission-factors.ts'
import type { HotSpot } from '@understory/contracts/footprints/suppliers.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { totalUncertainty } from '@understory/domain/footprints/company-footprints/lines/uncertainty.ts'
import { ledgerKey } from '@understory/domain/footprints/ledger-import/classification/ledger-words.ts'
import { sql } from 'kysely'

export type SupplierKey = { readonly supplierId: string; readonly accountId: string }
type OfInventory = { readonly inventoryId: string; readonly accountId: string }
type OfYear = { readonly footprintId: string; readonly accountId: string }

/** Two names are of one supplier where this is the same: case, punctuation and kinds of company aside. */
export const supplierNameKey = (name: string): string =>
  (ledgerKey(name) || name.trim().toLowerCase()).slice(0, 160)

export function findSupplier(db: Database | Tx, { supplierId, accountId }: SupplierKey) {
  return db
    .selectFrom('supplier')
    .selectAll()
    .where('id', '=', supplierId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}
export type SupplierRow = NonNullable<Awaited<ReturnType<typeof findSupplier>>>

/** Those of one account are counted one after the other. */
export async function lockSuppliers(tx: Tx, accountId: string): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtext('suppliers'), hashtext(${accountId}))`.execute(tx)
}

export async function countSuppliers(db: Database | Tx, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('supplier')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Lines of spending of an inventory that are with a supplier; with one of them alone, where it is named. */
export async function linesOfSuppliers(
  db: Database | Tx,
  { inventoryId, accountId }: OfInventory,
  supplierId?: string,
) {
  let query = db
    .selectFrom('supplier_line as s')
    .innerJoin('inventory_line as l', 'l.id', 's.line_id')
    .select([
      's.supplier_id',
      'l.id',
      'l.category',
      'l.description',
      'l.spend',
      'l.co2e_grams',
      'l.replaced_grams',
      'l.supplier_use_id',
      'l.uncertainty',
      'l.factor_id',
    ])
    .where('s.account_id', '=', accountId)
    .where('l.account_id', '=', accountId)
    .where('l.inventory_id', '=', inventoryId)
    .where('l.spend', 'is not', null)
  if (supplierId) query = query.where('s.supplier_id', '=', supplierId)
  const rows = await query.orderBy('l.created_at').orderBy('l.id').execute()
  return rows.map(({ spend, ...row }) => ({ ...row, spend: SpendWorking.parse(spend) }))
}
export type SupplierLineRow = Awaited<ReturnType<typeof linesOfSuppliers>>[number]

/** Of lines in one currency; `null`: there are none, or several currencies. */
export function spendOfLines(lines: readonly SupplierLineRow[]): HotSpot['spend'] {
  const currencies = new Set(lines.map(({ spend }) => spend.currency))
  const [currency] = currencies
  if (!currency || currencies.size > 1) return null
  const cents = lines.reduce((sum, { spend }) => sum + Math.round(spend.amount * 100), 0)
  return { amount: cents / 100, currency }
}

/** What is reckoned from spending: lines that no answer replaces. Grams. */
export function benchmarkOfLines(lines: readonly SupplierLineRow[]) {
  const counted = lines.filter(({ supplier_use_id }) => supplier_use_id === null)
  return {
    benchmarkGrams:
      counted.length === 0 ? null : counted.reduce((sum, { co2e_grams }) => sum + co2e_grams, 0),
    uncertainty: totalUncertainty(
      counted.map(({ co2e_grams, uncertainty, factor_id }) => ({
        grams: co2e_grams,
        factor: uncertainty,
        factorId: factor_id ?? '',
      })),
    ),
  }
}

/** The answers that count in a footprint, by supplier. One that was taken back is not seen here any more. */
export async function usesOfYear(db: Database | Tx, { footprintId, accountId }: OfYear) {
  const rows = await db
    .selectFrom('supplier_use as u')
    .leftJoin('answer_release as a', (join) =>
      join.onRef('a.id', '=', 'u.release_id').on('a.ended_at', 'is', null),
    )
    .selectAll('u')
    .select(sql<boolean>`a.id is null`.as('is_withdrawn'))
    .where('u.footprint_id', '=', footprintId)
    .where('u.account_id', '=', accountId)
    .where('u.ended_at', 'is', null)
    .where('u.received_footprint_id', 'is', null)
    .execute()
  return new Map(
    rows.map((row) => [
      row.supplier_id,
      {
        useId: row.id,
        level: row.level,
        isSupplierData: row.is_supplier_data,
        grams: row.grams,
        replacedGrams: row.replaced_grams,
        acceptedOn: dayOf(row.accepted_at),
        isWithdrawn: row.is_withdrawn,
      },
    ]),
  )
}
