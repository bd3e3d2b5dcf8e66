import type { Database, Tx } from '@understory/database/connect.ts'
import type { DB } from '@understory/database/rows.generated.ts'
import type { Money } from '@understory/domain/quantity/money.ts'
import type { CardSummary, Decline } from '@understory/ports/payments/payment-gateway.ts'
import { type Selectable, sql } from 'kysely'
import type { Write } from '../../../database/write-together.ts'

const RECONCILE_BATCH_SIZE = 500
/** So that one caller cannot flood the reconciler with payments nobody will make. */
export const OPEN_PER_ACCOUNT = 100

export async function insertPayment(
  tx: Tx,
  payment: { purchaseId: string; money: Money; saveCard: boolean; now: Date },
): Promise<void> {
  await tx
    .insertInto('payment')
    .values({
      purchase_id: payment.purchaseId,
      amount_minor: payment.money.minor,
      currency: payment.money.currency,
      status: 'started',
      save_card: payment.saveCard,
      created_at: payment.now,
    })
    .execute()
}

export async function loadPayment(db: Database | Tx, purchaseId: string) {
  const row = await db
    .selectFrom('payment')
    .selectAll()
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirstOrThrow()
  return paymentOf(row)
}

function paymentOf(row: Selectable<DB['payment']>) {
  return {
    purchaseId: row.purchase_id,
    gatewayPaymentId: row.gateway_payment_id,
    clientSecret: row.client_secret,
    money: { minor: row.amount_minor, currency: row.currency },
    saveCard: row.save_card,
    createdAt: row.created_at,
    card:
      row.card_brand && row.card_last4 ? { brand: row.card_brand, last4: row.card_last4 } : null,
  }
}

/** False when the purchase was cancelled meanwhile. */
export async function recordGatewayPayment(
  db: Database,
  started: { purchaseId: string; gatewayPaymentId: string; clientSecret: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment')
    .set({ gateway_payment_id: started.gatewayPaymentId, client_secret: started.clientSecret })
    .where('purchase_id', '=', started.purchaseId)
    .where('status', '<>', 'canceled')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export function paymentSucceeded(
  tx: Tx,
  paid: { purchaseId: string; gatewayPaymentId: string; paidAt: Date; card: CardSummary | null },
): Write {
  return tx
    .updateTable('payment')
    .set({
      status: 'succeeded',
      gateway_payment_id: paid.gatewayPaymentId,
      settled_at: paid.paidAt,
      last_decline: null,
      card_brand: paid.card?.brand ?? null,
      card_last4: paid.card?.last4 ?? null,
    })
    .where('purchase_id', '=', paid.purchaseId)
}

export async function recordDecline(tx: Tx, purchaseId: string, decline: Decline): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ last_decline: decline })
    .where('purchase_id', '=', purchaseId)
    .where('status', '=', 'started')
    .execute()
}

export async function markPaymentCanceled(tx: Tx, purchaseId: string): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ status: 'canceled' })
    .where('purchase_id', '=', purchaseId)
    .where('status', '=', 'started')
    .execute()
}

/** A payment is polled again once a tenth of its age has passed: soon at first, then ever less. */
const POLLED_AGAIN = 10

/** Payments whose outcome is unknown and due to be polled, the least recently polled first. */
export async function listUnsettled(
  db: Database,
  { now, before }: { readonly now: Date; readonly before: Date },
) {
  const rows = await db
    .selectFrom('payment')
    .selectAll()
    .where('status', '=', 'started')
    .where('created_at', '<', before)
    .where(({ eb, or, ref }) =>
      or([
        eb('checked_at', 'is', null),
        sql<boolean>`${ref('checked_at')} + (${now} - ${ref('created_at')}) / ${sql.lit(POLLED_AGAIN)} <= ${now}`,
      ]),
    )
    .orderBy('checked_at', (order) => order.asc().nullsFirst())
    .orderBy('created_at')
    .limit(RECONCILE_BATCH_SIZE)
    .execute()
  return rows.map(paymentOf)
}

export async function recordProviderCheck(
  db: Database,
  purchaseId: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('payment')
    .set({ checked_at: now })
    .where('purchase_id', '=', purchaseId)
    .execute()
}

/** Whether an account has reached its limit of unfinished payments. */
export async function hasTooManyOpen(tx: Database | Tx, accountId: string): Promise<boolean> {
  const rows = await tx
    .selectFrom('payment as y')
    .innerJoin('purchase as p', 'p.id', 'y.purchase_id')
    .select('p.id')
    .where('p.account_id', '=', accountId)
    .where('y.status', '=', 'started')
    .limit(OPEN_PER_ACCOUNT)
    .execute()
  return rows.length >= OPEN_PER_ACCOUNT
}
