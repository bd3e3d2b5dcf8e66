import type { Database, Tx } from '@understory/database/connect.ts'
import type { DB } from '@understory/database/rows.generated.ts'
import type { Insertable, Updateable } from 'kysely'
import { OPEN, type PlanRow } from './plan-records.ts'

type PlanOfStore = { readonly accountId: string; readonly storeId: string }

export async function insertPlan(
  db: Database,
  plan: Insertable<DB['store_app_plan']>,
): Promise<void> {
  await db.insertInto('store_app_plan').values(plan).execute()
}

export async function changePlan(
  db: Database | Tx,
  { id }: Pick<PlanRow, 'id'>,
  changes: Updateable<DB['store_app_plan']>,
): Promise<void> {
  await db.updateTable('store_app_plan').set(changes).where('id', '=', id).execute()
}

/** A higher cap was asked for; one that was approved meanwhile stays. */
export async function noteAskedCap(
  tx: Tx,
  { id }: Pick<PlanRow, 'id'>,
  { capMinor, approvalUrl }: { readonly capMinor: number; readonly approvalUrl: string },
): Promise<void> {
  await tx
    .updateTable('store_app_plan')
    .set({ asked_cap_minor: capMinor, approval_url: approvalUrl })
    .where('id', '=', id)
    .where('cap_minor', '<', capMinor)
    .execute()
}

/** A plan that the merchant approved replaces the one before, as it does there. */
export async function replaceOthers(tx: Tx, of: PlanOfStore, plan: PlanRow): Promise<void> {
  await tx
    .updateTable('store_app_plan')
    .set({ status: 'cancelled', approval_url: null, asked_cap_minor: null })
    .where('account_id', '=', of.accountId)
    .where('store_id', '=', of.storeId)
    .where('id', '<>', plan.id)
    .where('status', 'in', ['active', 'frozen'])
    .execute()
}

/** Whether this is the first warning of the period. */
export async function noteWarned(
  tx: Tx,
  { id }: Pick<PlanRow, 'id'>,
  periodEnd: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('store_app_plan')
    .set({ warned_for: periodEnd })
    .where('id', '=', id)
    .where((eb) => eb('warned_for', 'is distinct from', periodEnd))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What a store that has left can no longer be charged; the platform ended it with the app. */
export async function endPlans(tx: Tx, { accountId, storeId }: PlanOfStore): Promise<void> {
  await tx
    .updateTable('store_app_plan')
    .set({ status: 'cancelled', approval_url: null, asked_cap_minor: null })
    .where('account_id', '=', accountId)
    .where('store_id', '=', storeId)
    .where('status', 'in', OPEN)
    .execute()
}
