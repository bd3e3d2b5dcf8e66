import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { ListVehiclePayments } from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { refundedMinor } from '@understory/database/refunded-minor.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import type { Deps } from '../../../../deps.ts'

type Payment = ReplyOf<typeof ListVehiclePayments>['payments'][number]

/** Specification section 3: uncollectible is Failed, open and draft are Pending, void is Cancelled. */
const LIST_VEHICLE_PAYMENTS_WORDS: Readonly<Record<string, Payment['status']>> = lookupTable({
  paid: 'Paid',
  failed: 'Failed',
  pending: 'Pending',
  canceled: 'Cancelled',
  refunded: 'Refunded',
})

export async function listVehiclePayments(deps: Pick<Deps, 'db'>, accountId: string) {
  const rows = await deps.db
    .selectFrom('vehicle_offset as o')
    .innerJoin('purchase as p', 'p.quote_id', 'o.quote_id')
    .innerJoin('purchase_quote as q', 'q.id', 'o.quote_id')
    .leftJoin('certificate as c', 'c.purchase_id', 'p.id')
    .leftJoin('invoice as i', 'i.purchase_id', 'p.id')
    .select(({ fn }) => [
      'p.id',
      'p.quote_id',
      'p.created_at',
      'p.status',
      'q.co2e_grams',
      'q.total_minor',
      refundedMinor('purchase_id', 'p.id').as('refunded_minor'),
      'q.currency',
      'c.id as certificate_id',
      'i.number as invoice_number',
      fn.sum<number>('o.vehicles').as('vehicles'),
      fn.min('o.from_date').as('from'),
      fn.max('o.to_date').as('to'),
    ])
    .where('o.account_id', '=', accountId)
    .where('p.account_id', '=', accountId)
    .groupBy(['p.id', 'q.id', 'c.id', 'i.number'])
    .orderBy('p.created_at', 'desc')
    .limit(500)
    .execute()
  return {
    payments: rows.map(
      (row): Payment => ({
        purchaseId: row.id,
        quoteId: row.quote_id,
        createdAt: row.created_at.toISOString(),
        status: LIST_VEHICLE_PAYMENTS_WORDS[row.status] ?? 'Pending',
        vehicles: Number(row.vehicles),
        co2eGrams: row.co2e_grams,
        totalMinor: row.total_minor,
        refundedMinor: row.refunded_minor,
        currency: row.currency,
        from: row.from,
        to: row.to,
        certificateId: row.certificate_id,
        hasInvoice: row.invoice_number !== null,
      }),
    ),
  }
}
