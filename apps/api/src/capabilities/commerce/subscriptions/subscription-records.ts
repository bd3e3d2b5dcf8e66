import { anyOf } from '@understory/database/any-of.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { refundedMinor } from '@understory/database/refunded-minor.ts'

/** Each subscription as `s`, with its current revision as `r` and the plan of that as `q`. */
export function subscriptionsWithPlan(db: Database | Tx) {
  return db
    .selectFrom('subscription as s')
    .innerJoin('subscription_revision as r', (join) =>
      join.onRef('r.subscription_id', '=', 's.id').onRef('r.revision', '=', 's.revision'),
    )
    .innerJoin('plan_quote as q', 'q.id', 'r.quote_id')
}

function selectSubscriptions(db: Database | Tx) {
  return subscriptionsWithPlan(db)
    .leftJoin('certificate as c', 'c.subscription_id', 's.id')
    .select([
      's.id',
      's.account_id',
      's.started_by',
      's.product',
      's.currency',
      's.status',
      's.revision',
      's.billing_interval',
      's.gateway_id',
      's.gateway_snapshot',
      's.card_id',
      's.anchor',
      's.current_from',
      's.current_to',
      's.ends_with_period',
      's.last_decline',
      's.created_at',
      's.activated_at',
      's.ended_at',
      's.ending_at',
      'r.quote_id',
      'q.lines',
      'q.total_minor',
      'q.price_book_version',
      'q.billing_interval as next_interval',
      'c.id as certificate_id',
    ])
}
export type SubscriptionRow = Awaited<
  ReturnType<ReturnType<typeof selectSubscriptions>['executeTakeFirstOrThrow']>
>

export function findSubscription(
  db: Database | Tx,
  wanted: { id: string; accountId: string },
): Promise<SubscriptionRow | undefined> {
  return selectSubscriptions(db)
    .where('s.id', '=', wanted.id)
    .where('s.account_id', '=', wanted.accountId)
    .executeTakeFirst()
}

export function listSubscriptionRows(
  db: Database | Tx,
  accountId: string,
): Promise<SubscriptionRow[]> {
  return selectSubscriptions(db)
    .where('s.account_id', '=', accountId)
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(200)
    .execute()
}

/** Without an account check, for background work: locks the subscription until the transaction ends. */
export async function lockSubscription(tx: Tx, id: string): Promise<SubscriptionRow | undefined> {
  await tx.selectFrom('subscription').select('id').where('id', '=', id).forUpdate().execute()
  return selectSubscriptions(tx).where('s.id', '=', id).executeTakeFirst()
}

function selectCycles(db: Database | Tx) {
  return db
    .selectFrom('subscription_cycle as y')
    .innerJoin('subscription as s', 's.id', 'y.subscription_id')
    .innerJoin('subscription_revision as r', (join) =>
      join.onRef('r.subscription_id', '=', 's.id').onRef('r.revision', '=', 'y.revision'),
    )
    .innerJoin('plan_quote as q', 'q.id', 'r.quote_id')
    .leftJoin('invoice as i', 'i.cycle_id', 'y.id')
    .select([
      'y.id',
      'y.subscription_id',
      'y.account_id',
      'y.revision',
      'y.number',
      'y.gateway_invoice_id',
      'y.gateway_payment_id',
      'y.from_date',
      'y.to_date',
      'y.amount_minor',
      'y.currency',
      'y.status',
      'y.attempts',
      'y.next_attempt_at',
      'y.paid_at',
      'y.refunded_at',
      'y.is_duplicate',
      'y.held_since',
      'y.created_at',
      's.product',
      's.started_by',
      's.gateway_id as gateway_subscription_id',
      's.activated_at as plan_activated_at',
      'q.billing_interval',
      'q.lines',
      'q.price_book_version',
      'i.number as invoice_number',
      refundedMinor('cycle_id', 'y.id').as('refunded_minor'),
    ])
}
export type CycleRow = Awaited<
  ReturnType<ReturnType<typeof selectCycles>['executeTakeFirstOrThrow']>
>

export function listCycles(
  db: Database | Tx,
  subscriptionIds: readonly string[],
): Promise<CycleRow[]> {
  if (subscriptionIds.length === 0) return Promise.resolve([])
  return selectCycles(db)
    .where((eb) => anyOf(eb.ref('y.subscription_id'), subscriptionIds))
    .orderBy('y.from_date', 'desc')
    .orderBy('y.created_at', 'desc')
    .limit(2_000)
    .execute()
}

export function findCycleOfInvoice(
  db: Database | Tx,
  gatewayInvoiceId: string,
): Promise<CycleRow | undefined> {
  return selectCycles(db).where('y.gateway_invoice_id', '=', gatewayInvoiceId).executeTakeFirst()
}

export function findCycleOfPayment(
  db: Database | Tx,
  gatewayPaymentId: string,
): Promise<CycleRow | undefined> {
  return selectCycles(db).where('y.gateway_payment_id', '=', gatewayPaymentId).executeTakeFirst()
}

/** Whether a day of the cycle was paid for by another one, and its money is with us. */
export async function isPeriodPaid(
  tx: Tx,
  cycle: Pick<CycleRow, 'id' | 'subscription_id' | 'from_date' | 'to_date'>,
): Promise<boolean> {
  const other = await tx
    .selectFrom('subscription_cycle')
    .select('id')
    .where('subscription_id', '=', cycle.subscription_id)
    .where('from_date', '<=', cycle.to_date)
    .where('to_date', '>=', cycle.from_date)
    .where('status', '=', 'paid')
    .where('refunded_at', 'is', null)
    .where('id', '<>', cycle.id)
    .executeTakeFirst()
  return other !== undefined
}

/** The plan of the newest cycle that was paid, which a later change leaves as it is. */
export function findPaidPlan(
  db: Database | Tx,
  subscriptionId: string,
): Promise<Pick<CycleRow, 'lines'> | undefined> {
  return selectCycles(db)
    .where('y.subscription_id', '=', subscriptionId)
    .where('y.status', '=', 'paid')
    .orderBy('y.from_date', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function loadCycle(db: Database | Tx, id: string): Promise<CycleRow> {
  return selectCycles(db).where('y.id', '=', id).executeTakeFirstOrThrow()
}

/** Paid for, and not funded yet. */
export const isHeld = ({ held_since, status }: Pick<CycleRow, 'held_since' | 'status'>): boolean =>
  held_since !== null && !['paid', 'void'].includes(status)
