import type { Tx } from '@understory/database/connect.ts'
import { APP_PERIOD_DAYS, leftOfCap } from '@understory/domain/stores/bills/app-cap.ts'
import { transact } from '../../../database/transact.ts'
import { raiseAlert } from '../../commerce/payments/public.ts'
import { changePlan, findPlan, OPEN, type PlanRow } from '../app-plans/public.ts'
import { hasBillable, issueStoreBills, noteRecorded, settleBill } from '../bills/public.ts'
import { oneAtATime } from '../connected-stores/public.ts'
import { findUsage, listOpenBills, type OpenBill, usageOf } from './open-bills.ts'
import {
  type RefreshPlansDeps,
  type RefreshPlansReach,
  reachOfBilling,
  refreshPlans,
} from './refresh-plans.ts'
import { countRefusals, noteRefusal, usageKey } from './usage-key.ts'

const PERIOD_MS = APP_PERIOD_DAYS * 86_400_000

/** Daily, and after a plan was approved or its cap raised. */
export async function chargeDueStores({
  db,
  jobs,
}: Pick<RefreshPlansDeps, 'db' | 'jobs'>): Promise<void> {
  const due = await db
    .selectFrom('store as s')
    .innerJoin('store_app_plan as p', (join) =>
      join.onRef('p.account_id', '=', 's.account_id').onRef('p.store_id', '=', 's.id'),
    )
    .select('s.id')
    .distinct()
    .where('s.disconnected_at', 'is', null)
    .where('p.status', 'in', OPEN)
    .execute()
  const queued = due.map(({ id }) => ({ storeId: id }))
  await jobs.enqueueAll(db, 'charge-usage', queued)
}

/**
 * Records what a store's orders came to at its platform. A bill that was issued before is sent first, with the
 * same key, so that an answer that was lost is not charged twice. What does not fit under the cap waits.
 */
export async function chargeUsage(
  deps: RefreshPlansDeps,
  { storeId }: { readonly storeId: string },
): Promise<void> {
  await oneAtATime(deps, storeId, async () => {
    const reach = await reachOfBilling(deps, storeId)
    if (reach) await charge(deps, reach)
  })
}

/** Something of how the store is billed changed at its platform; what, it says when it is asked. */
export async function checkAppPlan(
  deps: RefreshPlansDeps,
  { storeId }: { readonly storeId: string },
): Promise<void> {
  const reach = await reachOfBilling(deps, storeId)
  if (reach) await refreshPlans(deps, reach)
}

async function charge(deps: RefreshPlansDeps, reach: RefreshPlansReach): Promise<void> {
  const { account_id: accountId, id: storeId } = reach.store
  const of = { accountId, storeId }
  await refreshPlans(deps, reach)
  const plan = await findPlan(deps.db, of)
  // Frozen: the shop has not paid its platform. Orders go on being collected, and nothing is sent.
  if (plan?.status !== 'active') return
  const isAtCap = await chargeUnder(deps, reach, plan)
  await changePlan(deps.db, plan, { is_at_cap: isAtCap })
  await refreshPlans(deps, reach)
}

/** Whether orders wait for the next period or a higher cap. */
async function chargeUnder(
  deps: RefreshPlansDeps,
  reach: RefreshPlansReach,
  plan: PlanRow,
): Promise<boolean> {
  const before = await sendAll(deps, reach, plan)
  if (before === 'over-cap') return true
  // What was sent just now has used some of the cap.
  if (before === 'sent') await refreshPlans(deps, reach)
  const doWait = await issue(deps, reach, plan)
  return (await sendAll(deps, reach, plan)) === 'over-cap' || doWait
}

/** Issues what fits under what is left of the cap; whether orders wait for more. */
async function issue(
  deps: RefreshPlansDeps,
  { store }: RefreshPlansReach,
  before: PlanRow,
): Promise<boolean> {
  const of = { accountId: store.account_id, storeId: store.id }
  const plan = (await findPlan(deps.db, of)) ?? before
  const issueAt = deps.clock()
  const periodEnd = plan.period_end ?? new Date(issueAt.getTime() + PERIOD_MS)
  const left = leftOfCap({ usedMinor: plan.used_minor, capMinor: plan.cap_minor })
  return transact(deps.db, async (tx) => {
    await issueStoreBills(tx, deps, {
      ...of,
      chargedBy: 'shopify',
      issueAt,
      cycleFrom: new Date(periodEnd.getTime() - PERIOD_MS),
      budgetMinor: left,
    })
    return hasBillable(tx, { ...of, issueAt })
  })
}

/** In their order: after one that does not fit the others wait, too. */
async function sendAll(
  deps: RefreshPlansDeps,
  reach: RefreshPlansReach,
  plan: PlanRow,
): Promise<'none' | 'sent' | 'over-cap'> {
  const bills = await listOpenBills(deps.db, reach.store)
  for (const bill of bills) if (!(await sendUsage(deps, reach, { plan, bill }))) return 'over-cap'
  return bills.length > 0 ? 'sent' : 'none'
}

type Sending = { readonly plan: PlanRow; readonly bill: OpenBill }

async function sendUsage(
  deps: RefreshPlansDeps,
  reach: RefreshPlansReach,
  { plan, bill }: Sending,
): Promise<boolean> {
  const { billing, connection, store } = reach
  const earlier = await findUsage(deps.db, reach, { plan, bill })
  if (earlier) {
    await settleUsage(deps, { bill, ...earlier })
    return true
  }
  const attempt = { accountId: bill.account_id, billId: bill.id, planId: plan.id }
  const named = { storeId: store.id, lineItemId: plan.line_item_id, billId: bill.id }
  const refusals = await countRefusals(deps.db, attempt)
  // Committed before the call: unless it is refused, the same key is sent again, whatever comes of it.
  await deps.db
    .insertInto('store_usage_attempt')
    .values({
      account_id: bill.account_id,
      bill_id: bill.id,
      plan_id: plan.id,
      key: usageKey(named, 0),
      began_at: deps.clock(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const answer = await billing.recordUsage(
    connection,
    usageOf(bill, plan, usageKey(named, refusals)),
  )
  if ('reason' in answer) await noteRefusal(deps, attempt, refusals + 1)
  if (answer.status === 'refused') await alertStaff(deps, { plan, bill })
  if (answer.status === 'over-cap') return false
  if ('reason' in answer)
    throw new Error(`usage was not recorded: ${answer.status}, ${answer.reason}`)
  if (answer.status !== 'recorded') throw new Error(`usage was not recorded: ${answer.status}`)
  await settleUsage(deps, { bill, planId: plan.id, recordId: answer.recordId })
  return true
}

/** Neither the merchant nor the next period ends it; once for each bill. */
async function alertStaff(deps: RefreshPlansDeps, { plan, bill }: Sending): Promise<void> {
  await transact(deps.db, (tx) =>
    raiseAlert(tx, deps, {
      kind: 'usage-refused',
      subject: bill.id,
      gatewayPaymentId: plan.external_id,
      accountId: bill.account_id,
      purchaseId: null,
      cycleId: null,
      money: { minor: bill.total_minor, currency: 'USD' },
    }),
  )
}

type Recorded = {
  readonly bill: OpenBill
  readonly planId: string
  readonly recordId: string
}

/** Recorded under a plan that is active counts as paid: the platform collects it with its own invoice. */
async function settleUsage(
  deps: RefreshPlansDeps,
  { bill, planId, recordId }: Recorded,
): Promise<void> {
  const now = deps.clock()
  await transact(deps.db, async (tx: Tx) => {
    await tx
      .insertInto('store_usage_record')
      .values({
        account_id: bill.account_id,
        bill_id: bill.id,
        plan_id: planId,
        external_id: recordId,
        amount_minor: bill.total_minor,
        recorded_at: now,
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'bill_id']).doNothing())
      .execute()
    await noteRecorded(tx, { accountId: bill.account_id, billId: bill.id, recordId })
    await settleBill(tx, deps, { accountId: bill.account_id, billId: bill.id, paidAt: now })
  })
}

/**
 * What is pending is charged a last time, and the plan ends at the platform; throws where that does not answer.
 * A store that lets us in no more cannot be charged again, so there is nothing to end.
 */
export async function closeAppPlan(
  deps: RefreshPlansDeps,
  of: { readonly storeId: string; readonly accountId: string },
): Promise<void> {
  const reach = await reachOfBilling(deps, of.storeId)
  if (!reach || reach.store.account_id !== of.accountId) return
  const plan = await findPlan(deps.db, of)
  if (!plan || !OPEN.some((status) => status === plan.status)) return
  await oneAtATime(deps, of.storeId, async () => {
    const seen = await reach.billing.readPlan(reach.connection, plan.external_id)
    if (seen && !('planId' in seen)) return
    await charge(deps, reach)
    await reach.billing.cancelPlan(reach.connection, plan.external_id)
  })
}
