import type { Tx } from '@understory/database/connect.ts'
import { ENDED_STATUSES } from '@understory/domain/commerce/subscriptions/subscription-status.ts'
import type { ClosedAccount, ClosingDeps } from '../../../../closing.ts'

/** The customer at the provider is deleted once this is committed, with subscriptions and payments that are open. */
export async function leaveProvider(
  tx: Tx,
  { jobs }: ClosingDeps,
  { id }: ClosedAccount,
): Promise<void> {
  const customer = await tx
    .deleteFrom('payment_customer')
    .where('account_id', '=', id)
    .returning('customer_id')
    .executeTakeFirst()
  if (!customer) return
  await jobs.enqueue(tx, 'forget-customer', {
    customerId: customer.customer_id,
    subscriptions: await subscriptionsAtProvider(tx, id),
    payments: await openPayments(tx, id),
  })
}

async function subscriptionsAtProvider(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('subscription')
    .select('gateway_id')
    .where('account_id', '=', accountId)
    .where('status', 'not in', ENDED_STATUSES)
    .execute()
  return rows.flatMap(({ gateway_id }) => gateway_id ?? [])
}

async function openPayments(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('payment as y')
    .innerJoin('purchase as p', 'p.id', 'y.purchase_id')
    .select('y.gateway_payment_id')
    .where('p.account_id', '=', accountId)
    .where('y.status', '=', 'started')
    .execute()
  return rows.flatMap(({ gateway_payment_id }) => gateway_payment_id ?? [])
}
