import type { GatewayEvent } from '@understory/ports/payment-gateway.ts'
import type { Deps } from '../../deps.ts'
import { transact } from '../../http/transact.ts'
import { type AlertKind, eachListed } from '../payments/public.ts'
import { applyMoneyBack, findPaid } from './money-back.ts'

type Needs = Pick<
  Deps,
  'config' | 'db' | 'clock' | 'newId' | 'log' | 'jobs' | 'payments' | 'purchaseKinds'
>

/** How far back refunds are listed: longer than the provider retries an event. */
const BACK_MS = 7 * 24 * 60 * 60_000
/** A dispute may be raised up to four months after the charge. */
const DISPUTED_MS = 120 * 24 * 60 * 60_000

type About = Extract<GatewayEvent['about'], { kind: 'refund' | 'refund-failed' | 'dispute' }>

/** Finds refunds and disputes whose event was lost. One that cannot be looked up does not block the others. */
export async function reconcileRefunds(deps: Needs): Promise<void> {
  const now = deps.clock().getTime()
  const refunds = deps.payments.listRefunds(new Date(now - BACK_MS))
  await eachListed(deps, { list: refunds, what: 'refunds' }, async (refund) => {
    const { id, paymentId, failedId } = refund
    if (failedId) {
      if (await isAlertRaised(deps, 'refund-failed', failedId)) return
      await apply(deps, paymentId, { kind: 'refund-failed', refundId: failedId, paymentId })
    } else if (!(await isRecorded(deps, id))) {
      await apply(deps, paymentId, { kind: 'refund', refund })
    }
  })
  const disputes = deps.payments.listDisputes(new Date(now - DISPUTED_MS))
  await eachListed(deps, { list: disputes, what: 'disputes' }, async (dispute) => {
    if (await isAlertRaised(deps, RAISED[dispute.outcome], dispute.id)) return
    await apply(deps, dispute.paymentId, { kind: 'dispute', dispute })
  })
}

async function apply(deps: Needs, paymentId: string, about: About): Promise<void> {
  const paid = await findPaid(deps, paymentId)
  if (paid) await transact(deps.db, (tx) => applyMoneyBack(tx, deps, { about, paid }))
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
