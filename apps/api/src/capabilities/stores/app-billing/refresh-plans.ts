import type { Tx } from '@understory/database/connect.ts'
import { isNearCap } from '@understory/domain/stores/bills/app-cap.ts'
import type { AppBilling, AppPlan } from '@understory/ports/stores/app-billing.ts'
import type { Connection } from '@understory/ports/stores/store-connector.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import {
  changePlan,
  listOpenPlans,
  noteWarned,
  type PlanRow,
  replaceOthers,
} from '../app-plans/public.ts'
import {
  countFromIfSettled,
  freshConnection,
  lockStore,
  type StoreRow,
  selectStores,
} from '../connected-stores/public.ts'

export type RefreshPlansDeps = Pick<
  Deps,
  'appBilling' | 'clock' | 'config' | 'db' | 'jobs' | 'newId' | 'stores'
>

export type RefreshPlansReach = {
  readonly store: StoreRow
  readonly billing: AppBilling
  readonly connection: Connection
}

/** A store that its platform bills; `null`: it is none, or has left. */
export async function reachOfBilling(
  deps: RefreshPlansDeps,
  storeId: string,
): Promise<RefreshPlansReach | null> {
  const store = await selectStores(deps.db).where('s.id', '=', storeId).executeTakeFirst()
  const billing = deps.appBilling
  if (!billing || store?.charged_by !== 'shopify' || store.disconnected_at) return null
  return { store, billing, connection: await freshConnection(deps, store) }
}

/** Asks the platform about every plan that is open, and stores what it says; throws where it does not say. */
export async function refreshPlans(
  deps: RefreshPlansDeps,
  { store, billing, connection }: RefreshPlansReach,
) {
  const of = { accountId: store.account_id, storeId: store.id }
  for (const { id, external_id } of await listOpenPlans(deps.db, of)) {
    const found = await billing.readPlan(connection, external_id)
    if (found && !('planId' in found)) throw new Error(`a plan cannot be read: ${found.status}`)
    await transact(deps.db, (tx) => storePlan(tx, deps, { of, id, found }))
  }
}

type Storing = {
  readonly of: { readonly accountId: string; readonly storeId: string }
  readonly id: string
  readonly found: AppPlan | null
}

async function storePlan(
  tx: Tx,
  deps: RefreshPlansDeps,
  { of, id, found }: Storing,
): Promise<void> {
  const store = await lockStore(tx, of)
  if (!store || store.disconnected_at) return
  // As it is now: a higher cap may have been asked for while the platform was answering.
  const plan = (await listOpenPlans(tx, of)).find((open) => open.id === id)
  if (!plan) return
  const now = deps.clock()
  if (found?.status === 'active') await replaceOthers(tx, of, plan)
  await changePlan(tx, plan, { ...changeOf(plan, found), checked_at: now })
  if (found?.status !== 'active') return
  await beginCounting(tx, { store, plan, now })
  if (plan.status !== 'active' || found.capMinor > plan.cap_minor)
    await deps.jobs.enqueue(tx, 'charge-usage', { storeId: store.id })
  await warn(tx, deps, { ...plan, ...found })
}

/** Where the platform knows it no more, it has ended. */
function changeOf(plan: PlanRow, found: AppPlan | null) {
  if (!found) return { status: 'cancelled' as const, approval_url: null, asked_cap_minor: null }
  const { status, capMinor, usedMinor, periodEnd } = found
  const asked = plan.asked_cap_minor
  const stillAsked = status === 'active' && asked !== null && asked > capMinor ? asked : null
  const isWaiting = status === 'pending' || stillAsked !== null
  return {
    status,
    cap_minor: capMinor,
    asked_cap_minor: stillAsked,
    used_minor: usedMinor,
    period_end: periodEnd,
    approval_url: isWaiting ? plan.approval_url : null,
  }
}

type RefreshPlansBeginning = {
  readonly store: StoreRow
  readonly plan: PlanRow
  readonly now: Date
}

/** Orders count from the moment on in which there are settings and an approved plan. */
async function beginCounting(tx: Tx, { store, plan, now }: RefreshPlansBeginning): Promise<void> {
  if (!plan.activated_at) await changePlan(tx, plan, { activated_at: now })
  if (store.counts_from) return
  await countFromIfSettled(tx, store, now)
}

/** Once in each period. */
async function warn(tx: Tx, deps: RefreshPlansDeps, plan: PlanRow & AppPlan): Promise<void> {
  if (!plan.periodEnd || !(isNearCap(plan) || plan.is_at_cap)) return
  const { id: planId, periodEnd } = plan
  if (!(await noteWarned(tx, plan, periodEnd))) return
  await deps.jobs.enqueue(tx, 'send-cap-warning', { planId, periodEnd: periodEnd.toISOString() })
}
