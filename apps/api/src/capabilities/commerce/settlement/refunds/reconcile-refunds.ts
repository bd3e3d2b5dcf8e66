import type { GatewayEvent } from '@understory/ports/payments/payment-gateway.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import type { AlertKind } from '../../payments/public.ts'
import { isOurPurchase } from '../apply-payment.ts'
import { listSinceLast } from '../list-since.ts'
import { applyMoneyBack, findPaid, type MoneyBackPaid } from './money-back.ts'

type ReconcileRefundsDeps = Pick<
  Deps,
  'config' | 'db' | 'clock' | 'newId' | 'log' | 'jobs' | 'payments' | 'purchaseKinds'
>

/** How far back refunds are listed: longer than the provider retries an event. */
const BACK_MS = 7 * 24 * 60 * 60_000
/** A dispute may be raised up to four months after the charge. */
const DISPUTED_MS = 120 * 24 * 60 * 60_000

type About = Extract<GatewayEvent['about'], { kind: 'refund' | 'refund-failed' | 'dispute' }>

/** Finds refunds and disputes whose event was lost. One that cannot be looked up does not block the others. */
export async function reconcileRefunds(deps: ReconcileRefundsDeps): Promise<void> {
  const { listRefunds, listDisputes } = deps.payments
  const refunds = { name: 'refunds', backMs: BACK_MS, list: listRefunds } as const
  await listSinceLast(deps, refunds, async (refund) => {
    const { id, paymentId, failedId } = refund
    if (failedId) {
      if (await isAlertRaised(deps, 'refund-failed', failedId)) return
      await apply(deps, paymentId, { kind: 'refund-failed', refundId: failedId, paymentId })
    } else if (!(await isRecorded(deps, id))) {
      await apply(deps, paymentId, { kind: 'refund', refund })
    }
  })
  const disputes = { name: 'disputes', backMs: DISPUTED_MS, list: listDisputes } as const
  await listSinceLast(deps, disputes, async (dispute) => {
    if (await isAlertRaised(deps, RAISED[dispute.outcome], dispute.id)) return
    await apply(deps, dispute.paymentId, { kind: 'dispute', dispute })
  })
}

async function apply(deps: ReconcileRefundsDeps, paymentId: string, about: About): Promise<void> {
  if (await isForeign(deps, paymentId)) return
  const paid = await findPaid(deps, paymentId)
  if (!paid || (await isOfAnotherCopy(deps, paid))) return noteForeign(deps, paymentId)
  await transact(deps.db, (tx) => applyMoneyBack(tx, deps, { about, paid }))
}

/** A purchase or plan of ours is recorded before its payment is begun; one that is not is another copy's. */
async function isOfAnotherCopy(
  deps: Pick<Deps, 'db'>,
  { payment, invoice }: MoneyBackPaid,
): Promise<boolean> {
  if (invoice) return !(await isOurSubscription(deps, invoice.bills.subscriptionId))
  return payment.purchaseId !== null && !(await isOurPurchase(deps.db, payment.purchaseId))
}

async function isOurSubscription({ db }: Pick<Deps, 'db'>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('subscription')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

async function isForeign({ db }: Pick<Deps, 'db'>, paymentId: string): Promise<boolean> {
  const known = await db
    .selectFrom('foreign_payment')
    .select('gateway_payment_id')
    .where('gateway_payment_id', '=', paymentId)
    .executeTakeFirst()
  return known !== undefined
}

/** What a payment is for stands on it from its beginning, so one for something else stays one. */
async function noteForeign({ db, clock }: Pick<Deps, 'db' | 'clock'>, paymentId: string) {
  await db
    .insertInto('foreign_payment')
    .values({ gateway_payment_id: paymentId, seen_at: clock() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function isRecorded({ db }: Pick<Deps, 'db'>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_refund')
    .select('gateway_id')
    .where('gateway_id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

const RAISED = {
  inquiry: 'dispute-inquiry',
  open: 'dispute-opened',
  won: 'dispute-won',
  lost: 'dispute-lost',
} as const

async function isAlertRaised(
  { db }: Pick<Deps, 'db'>,
  kind: AlertKind,
  subject: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('payment_alert')
    .select('id')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row !== undefined
}
