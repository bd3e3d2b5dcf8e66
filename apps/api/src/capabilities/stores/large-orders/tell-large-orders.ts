import { anyOf } from '@understory/database/any-of.ts'
import type { Database } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'

const TELL_LARGE_ORDERS_BATCH_SIZE = 200

/** Staff look at each once. */
export async function tellLargeOrders(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  after: OrderToTell | null = null,
): Promise<void> {
  const orders = await listOrdersToTell(db, after)
  await jobs.enqueueAll(db, 'send-large-order-alert', await untold(db, orders))
  const last = orders.length === TELL_LARGE_ORDERS_BATCH_SIZE ? orders.at(-1) : undefined
  if (last) await tellLargeOrders({ db, jobs }, last)
}

type OrderToTell = {
  readonly account_id: string
  readonly store_id: string
  readonly external_id: string
  readonly message_id: string
}

async function listOrdersToTell(db: Database, after: OrderToTell | null): Promise<OrderToTell[]> {
  const place = after ? [after.account_id, after.store_id, after.external_id] : [NONE, NONE, '']
  const { rows } = await sql<OrderToTell>`
    select account_id, store_id, external_id, 'large-order-' || store_id || '-'
      || encode(sha256(convert_to(external_id, 'UTF8')), 'hex') as message_id
    from store_order
    where reason = 'too-large' and (account_id, store_id, external_id) > (${sql.join(place)})
    order by account_id, store_id, external_id limit ${TELL_LARGE_ORDERS_BATCH_SIZE}`.execute(db)
  return rows
}

const NONE = '00000000-0000-0000-0000-000000000000'

async function untold(db: Database, orders: readonly OrderToTell[]) {
  const ids = orders.map(({ message_id }) => message_id)
  const told = await db
    .selectFrom('email_message')
    .select('id')
    .where((eb) => anyOf(eb.ref('id'), ids))
    .execute()
  const isTold = new Set(told.map(({ id }) => id))
  return orders.flatMap(({ store_id: storeId, external_id: externalId, message_id: messageId }) =>
    isTold.has(messageId) ? [] : [{ storeId, externalId, messageId }],
  )
}
