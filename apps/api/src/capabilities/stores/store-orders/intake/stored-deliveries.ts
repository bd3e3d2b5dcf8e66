import type { Database, Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import { packBody } from './packed-body.ts'

export type StoredDelivery = {
  readonly accountId: string
  readonly storeId: string
  readonly receivedAt: Date
  readonly topic: string
  readonly body: string
}

/** What was taken: it is kept for some months, and nothing refers to it. */
export async function insertDeliveries(
  tx: Tx,
  deliveries: readonly StoredDelivery[],
): Promise<void> {
  if (deliveries.length === 0) return
  await sql`
    /* named insert-deliveries */
    insert into store_delivery (account_id, store_id, received_at, topic, packed_body)
    select account, store, received, topic, packed
    from unnest(${deliveries.map(({ accountId }) => accountId)}::uuid[],
      ${deliveries.map(({ storeId }) => storeId)}::uuid[],
      ${deliveries.map(({ receivedAt }) => receivedAt)}::timestamptz[],
      ${deliveries.map(({ topic }) => topic)}::text[],
      ${deliveries.map(({ body }) => packBody(body))}::bytea[])
      as d (account, store, received, topic, packed)`.execute(tx)
}

type Parking = { readonly problem: string; readonly now: Date }

/** Why nothing could be made of it is for the operator to see; its vendor is not to send it again. */
export async function parkDelivery(
  tx: Tx | Database,
  { accountId, storeId, receivedAt, topic, body }: StoredDelivery,
  { problem, now }: Parking,
): Promise<void> {
  await tx
    .insertInto('store_waiting')
    .values({
      account_id: accountId,
      store_id: storeId,
      received_at: receivedAt,
      parked_at: now,
      topic,
      body,
      problem,
    })
    .execute()
}

type UnreadOrder = Pick<StoredDelivery, 'accountId' | 'storeId'> & Parking

/** An order that a reading could not make anything of, once for each reason: every reading may meet it again. */
export async function parkUnread(
  db: Database,
  { accountId, storeId, problem, now }: UnreadOrder,
): Promise<void> {
  await sql`
    insert into store_waiting (account_id, store_id, received_at, parked_at, topic, body, problem)
    select ${accountId}, ${storeId}, ${now}, ${now}, 'read', 'null', ${problem}
    where not exists (
      select from store_waiting
      where account_id = ${accountId} and store_id = ${storeId} and problem = ${problem})`.execute(
    db,
  )
}
