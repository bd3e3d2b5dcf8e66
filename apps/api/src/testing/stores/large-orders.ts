import type { TestApi } from '../start-test-api.ts'

type InsertedOrder = {
  readonly accountId: string
  readonly storeId: string
  readonly externalId: string
}

/** An order as a shop would have to send it to plant more than a million trees. */
export async function insertLargeOrder(
  { deps }: Pick<TestApi, 'deps'>,
  { accountId, storeId, externalId }: InsertedOrder,
): Promise<void> {
  const now = deps.clock()
  await deps.db
    .insertInto('store_order')
    .values({
      account_id: accountId,
      store_id: storeId,
      external_id: externalId,
      label: `#${externalId}`,
      created_at: now,
      updated_at: now,
      cart_minor: 1,
      net_minor: 1,
      standing: 'paid',
      currency: 'GBP',
      reason: 'too-large',
    })
    .execute()
}
