import type { AppPlanOfStore } from '@understory/contracts/stores/app-billing.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import type { DB } from '@understory/database/rows.generated.ts'
import type { Selectable } from 'kysely'

type PlanRecordsStoreKey = { readonly accountId: string; readonly storeId: string }
export type PlanRow = Selectable<DB['store_app_plan']>

export const OPEN = ['pending', 'active', 'frozen'] as const

function selectPlans(db: Database | Tx, { accountId, storeId }: PlanRecordsStoreKey) {
  return db
    .selectFrom('store_app_plan')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('store_id', '=', storeId)
}

/** The plan that is running; or else the one that was asked for last. */
export async function findPlan(
  db: Database | Tx,
  of: PlanRecordsStoreKey,
): Promise<PlanRow | null> {
  const plans = await selectPlans(db, of).orderBy('created_at', 'desc').limit(50).execute()
  return plans.find(({ status }) => status === 'active' || status === 'frozen') ?? plans[0] ?? null
}

/** The same for each store of an account. */
export async function plansByStore(
  db: Database | Tx,
  accountId: string,
): Promise<ReadonlyMap<string, PlanRow>> {
  const plans = await db
    .selectFrom('store_app_plan')
    .selectAll()
    .distinctOn('store_id')
    .where('account_id', '=', accountId)
    .orderBy('store_id')
    .orderBy((eb) => eb('status', 'in', ['active', 'frozen']), 'desc')
    .orderBy('created_at', 'desc')
    .execute()
  return new Map(plans.map((plan) => [plan.store_id, plan]))
}

/** Those of which the platform may still say something new. */
export const listOpenPlans = (db: Database | Tx, of: PlanRecordsStoreKey): Promise<PlanRow[]> =>
  selectPlans(db, of).where('status', 'in', OPEN).orderBy('created_at').execute()

export function presentPlan(plan: PlanRow | null): AppPlanOfStore {
  if (!plan) return NO_PLAN
  const isWaiting = plan.status === 'pending' || plan.asked_cap_minor !== null
  return {
    status: plan.status,
    capMinor: plan.cap_minor,
    askedCapMinor: plan.asked_cap_minor,
    usedMinor: plan.used_minor,
    periodEnd: plan.period_end?.toISOString() ?? null,
    isAtCap: plan.is_at_cap,
    approvalUrl: isWaiting ? plan.approval_url : null,
  }
}

const NO_PLAN: AppPlanOfStore = {
  status: 'none',
  capMinor: 0,
  askedCapMinor: null,
  usedMinor: 0,
  periodEnd: null,
  isAtCap: false,
  approvalUrl: null,
}
