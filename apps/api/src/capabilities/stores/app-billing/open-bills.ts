import type { Database } from '@understory/database/connect.ts'
import { dayOf, longDateRange } from '@understory/domain/calendar/calendar.ts'
import type { Usage } from '@understory/ports/stores/app-billing.ts'
import type { PlanRow } from '../app-plans/public.ts'
import type { StoreRow } from '../connected-stores/public.ts'
import { appBillingMessage } from './messages/messages.generated.ts'
import type { RefreshPlansReach } from './refresh-plans.ts'
import { countRefusals, usageKey } from './usage-key.ts'

/** Bills of a store that its platform has not recorded, or has without our knowing. */
export function listOpenBills(
  db: Database,
  { account_id, id }: Pick<StoreRow, 'account_id' | 'id'>,
) {
  return db
    .selectFrom('store_bill as b')
    .innerJoin('store_bill_charge as c', (join) =>
      join.onRef('c.account_id', '=', 'b.account_id').onRef('c.bill_id', '=', 'b.id'),
    )
    .select(['b.id', 'b.account_id', 'b.orders', 'b.from_at', 'b.until_at', 'b.total_minor'])
    .where('b.account_id', '=', account_id)
    .where('b.store_id', '=', id)
    .where('b.charged_by', '=', 'shopify')
    .where('c.status', '=', 'waiting')
    .orderBy('b.number')
    .execute()
}
export type OpenBill = Awaited<ReturnType<typeof listOpenBills>>[number]

/** As it stands on the merchant's invoice of Shopify: "Trees for 42 orders, 3 May 2026 to 4 May 2026". */
export function usageOf(bill: OpenBill, plan: PlanRow, key: string): Usage {
  const orders = bill.orders === 1 ? '1 order' : `${bill.orders} orders`
  const days = longDateRange({ from: dayOf(bill.from_at), to: dayOf(bill.until_at) })
  return {
    lineItemId: plan.line_item_id,
    amountMinor: bill.total_minor,
    description: appBillingMessage('open-bills.description', { orders, days }),
    key,
  }
}

type OpenBillsInput = { readonly plan: PlanRow; readonly bill: OpenBill }

/** What an earlier plan may have recorded of a bill before it was replaced; its answer was lost. */
export async function findUsage(
  db: Database,
  { billing, connection, store }: RefreshPlansReach,
  { plan, bill }: OpenBillsInput,
): Promise<{ readonly planId: string; readonly recordId: string } | null> {
  const attempts = await db
    .selectFrom('store_usage_attempt as a')
    .innerJoin('store_app_plan as p', 'p.id', 'a.plan_id')
    .select(['p.id', 'p.line_item_id'])
    .where('a.account_id', '=', bill.account_id)
    .where('a.bill_id', '=', bill.id)
    .where('p.id', '<>', plan.id)
    .execute()
  const { account_id: accountId, id: billId } = bill
  for (const { id, line_item_id: lineItemId } of attempts) {
    const refusals = await countRefusals(db, { accountId, billId, planId: id })
    const key = usageKey({ storeId: store.id, lineItemId, billId }, refusals)
    const found = await billing.findUsage(connection, { lineItemId, key })
    if (typeof found === 'string') return { planId: id, recordId: found }
    if (found) throw new Error(`usage cannot be read: ${found.status}`)
  }
  return null
}
