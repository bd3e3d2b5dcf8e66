import type { TestApi } from '../start-test-api.ts'

type ParkedIn = { readonly accountId: string; readonly storeId: string; readonly problem?: string }

/** What a shop sent, as it is set aside when nothing can be made of it; its number. */
export async function parkDeliveryOf(
  { deps }: Pick<TestApi, 'deps'>,
  { accountId, storeId, problem = 'a delivery cannot be read' }: ParkedIn,
): Promise<number> {
  const now = deps.clock()
  const { id } = await deps.db
    .insertInto('store_waiting')
    .values({
      account_id: accountId,
      store_id: storeId,
      received_at: now,
      parked_at: now,
      topic: 'parked',
      body: 'null',
      problem,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return Number(id)
}
