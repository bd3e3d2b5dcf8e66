import { asPlatform } from '@understory/database/row-security.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import { USAGE_PRODUCT } from '@understory/domain/commerce/subscriptions/usage-plan.ts'
import type {
  GatewayInvoice,
  GatewaySubscription,
} from '@understory/ports/payments/subscription-gateway.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { eachListed, settleWithinSupply } from '../payments/public.ts'
import { applySubscription } from './apply-subscription.ts'
import { moveSubscriptionTo } from './change/move-subscription.ts'
import { applyInvoice } from './cycles/apply-invoice.ts'
import { nextSnapshotNumber } from './cycles/next-snapshot-number.ts'
import { lockSubscription } from './subscription-records.ts'

type ReconcileSubscriptionsDeps = Pick<
  Deps,
  'config' | 'db' | 'clock' | 'newId' | 'log' | 'jobs' | 'payments'
>

const RECONCILE_SUBSCRIPTIONS_BATCH_SIZE = 200
/** One that nobody pays may stay frozen for years. */
const FROZEN_CHECK_INTERVAL_MS = 60 * 60_000
/** How long the last invoices of one that has ended are polled. */
const CHECKED_AFTER_END_MS = 30 * DAY_MS

type Unsure = { readonly id: string; readonly gateway_id: string | null; readonly created_at: Date }

/**
 * Polls the provider for every subscription that an event is overdue for: one whose running
 * cycle is not paid for, one whose cycle has ended, one with an invoice that is still open, also where
 * the subscription itself is over, and one that has just ended. A lost event or a crash leaves nothing unresolved for long. One that
 * fails does not block the others.
 */
export function reconcileSubscriptions(deps: ReconcileSubscriptionsDeps): Promise<void> {
  return asPlatform(async () => {
    const unsure = await listUnsure(deps)
    const unrecorded = await findUnrecorded(deps, unsure)
    for (const row of unsure) {
      try {
        await reconcile(deps, row, unrecorded)
      } catch (fault) {
        deps.log.warn({ subscriptionId: row.id, err: fault }, 'subscription not reconciled')
      }
    }
  })
}

async function listUnsure(deps: Pick<Deps, 'config' | 'db' | 'clock'>): Promise<Unsure[]> {
  const now = deps.clock()
  const before = new Date(now.getTime() - deps.config.RECONCILE_AFTER_SECONDS * 1_000)
  return (
    deps.db
      .selectFrom('subscription as s')
      .select(['s.id', 's.gateway_id', 's.created_at'])
      .where('s.created_at', '<', before)
      .where(({ or, and, not, exists, eb, selectFrom }) => {
        const cycle = selectFrom('subscription_cycle as y')
          .select('y.id')
          .whereRef('y.subscription_id', '=', 's.id')
        const isCurrentPaid = cycle
          .whereRef('y.from_date', '=', 's.current_from')
          .where('y.status', '=', 'paid')
        const isSomethingOpen = cycle
          .where('y.status', 'in', ['draft', 'open', 'uncollectible'])
          .where('y.created_at', '<', before)
        const isRunning = eb('s.ended_at', 'is', null)
        const isFrozen = eb('s.status', '=', 'frozen')
        const isUnsure = or([
          and([eb('s.product', '<>', USAGE_PRODUCT), not(exists(isCurrentPaid))]),
          and([eb('s.product', '=', USAGE_PRODUCT), eb('s.activated_at', 'is', null)]),
          exists(isSomethingOpen),
          eb('s.current_to', '<', dayOf(now)),
          eb('s.status', 'in', ['failed', '3ds_pending']),
        ])
        const wasAskedLately = eb(
          's.checked_at',
          '>',
          new Date(now.getTime() - FROZEN_CHECK_INTERVAL_MS),
        )
        const isLeftOpen = exists(cycle.where('y.status', 'in', ['draft', 'open']))
        const hasJustEnded = eb('s.ended_at', '>', new Date(now.getTime() - CHECKED_AFTER_END_MS))
        // Its last invoice may have been paid while it ended.
        const wasAskedSinceItsEnd = eb('s.checked_at', '>', eb.ref('s.ended_at'))
        return or([
          and([isRunning, not(isFrozen), isUnsure]),
          and([isRunning, isFrozen, or([eb('s.checked_at', 'is', null), not(wasAskedLately)])]),
          and([hasJustEnded, or([isLeftOpen, not(wasAskedSinceItsEnd)])]),
        ])
      })
      // The least recently polled come first, whatever the outcome was.
      .orderBy('s.checked_at', (order) => order.asc().nullsFirst())
      .orderBy('s.id')
      .limit(RECONCILE_SUBSCRIPTIONS_BATCH_SIZE)
      .execute()
  )
}

async function reconcile(
  deps: ReconcileSubscriptionsDeps,
  row: Unsure,
  unrecorded: Unrecorded,
): Promise<void> {
  await recordSubscriptionCheck(deps, row)
  const snapshot = await nextSnapshotNumber(deps)
  const reported = row.gateway_id
    ? await deps.payments.findSubscription(row.gateway_id)
    : (unrecorded.found.get(row.id) ?? null)
  if (!reported) return unrecorded.isComplete ? cancelAbandoned(deps, row) : undefined
  const invoices: GatewayInvoice[] = []
  const list = deps.payments.listInvoices(reported.id)
  await eachListed(deps, { list, what: 'invoices' }, (invoice) => {
    invoices.push(invoice)
  })
  // One that fails does not block the others.
  for (const invoice of invoices.toReversed()) {
    try {
      await settleWithinSupply(deps, (tx) => applyInvoice(tx, deps, invoice))
    } catch (fault) {
      deps.log.warn({ invoiceId: invoice.id, err: fault }, 'invoice not reconciled')
    }
  }
  await transact(deps.db, (tx) => applySubscription(tx, deps, { reported, snapshot }))
}

async function recordSubscriptionCheck(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id }: Unsure,
): Promise<void> {
  await db.updateTable('subscription').set({ checked_at: clock() }).where('id', '=', id).execute()
}

/** No client secret was ever issued for it, so after a day it can only be abandoned. */
async function cancelAbandoned(
  deps: Pick<Deps, 'db' | 'clock'>,
  { id, created_at }: Unsure,
): Promise<void> {
  if (created_at.getTime() > deps.clock().getTime() - DAY_MS) return
  await transact(deps.db, async (tx) => {
    const subscription = await lockSubscription(tx, id)
    if (subscription) await moveSubscriptionTo(tx, deps, subscription, { status: 'expired' })
  })
}

/** `isComplete`: what is not found does not exist. */
type Unrecorded = {
  readonly found: ReadonlyMap<string, GatewaySubscription>
  readonly isComplete: boolean
}

/** A crash between the provider's response and our commit leaves one that only the provider knows. */
async function findUnrecorded(
  deps: Pick<Deps, 'payments' | 'log'>,
  unsure: readonly Unsure[],
): Promise<Unrecorded> {
  const found = new Map<string, GatewaySubscription>()
  const missing = unsure.filter(({ gateway_id }) => gateway_id === null)
  if (missing.length === 0) return { found, isComplete: true }
  const oldest = Math.min(...missing.map(({ created_at }) => created_at.getTime()))
  // The provider counts whole seconds, by a clock of its own.
  const list = deps.payments.listSubscriptions(new Date(oldest - 60_000))
  const isComplete = await eachListed(deps, { list, what: 'subscriptions' }, (each) => {
    if (each.subscriptionId) found.set(each.subscriptionId, each)
  })
  return { found, isComplete }
}
