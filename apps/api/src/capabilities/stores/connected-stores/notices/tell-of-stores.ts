import { anyOf } from '@understory/database/any-of.ts'
import type { Database } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { recordEvent, recordEvents } from '../../../developers/events/public.ts'
import { overCapSoFar } from '../../bills/public.ts'

type TellOfStoresDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>

const TELL_OF_STORES_BATCH_SIZE = 200

/**
 * Looks for stores that stopped, whatever it was that stopped them, and for what else a person has to know: each
 * change is told once. What runs unattended must not stop in silence.
 */
export async function tellOfStores(deps: TellOfStoresDeps): Promise<void> {
  await tellStatus(deps)
  await tellCaps(deps)
  await tellLargeOrders(deps)
}

/** Owners who disconnected a store themselves were there. */
function tellStatus({ db, clock, jobs }: TellOfStoresDeps): Promise<void> {
  return transact(db, async (tx) => {
    const { rows } = await sql<{ id: string; account_id: string; status: string }>`
      update store s set told_status = s.status
      where id in (select id from store where status <> told_status
        order by id limit ${TELL_OF_STORES_BATCH_SIZE} for no key update skip locked)
      returning id, account_id, status`.execute(tx)
    const now = clock()
    const at = now.toISOString()
    const told = rows.flatMap(({ id, status }) => {
      if (!isStopped(status) && status !== 'disconnected') return []
      return [
        { storeId: id, situation: status as 'needs-update' | 'disabled' | 'disconnected', at },
      ]
    })
    await jobs.enqueueAll(tx, 'send-store-notice', told)
    await recordEvents(
      tx,
      rows
        .filter(({ status }) => isStopped(status))
        .map(({ id, account_id: accountId }) => ({
          accountId,
          type: 'store.needs_attention',
          subject: { storeId: id },
          at: now,
        })),
    )
  })
}

const isStopped = (status: string) => status === 'needs-update' || status === 'disabled'

/** Once a cycle, of those whose merchant set a cap. */
async function tellCaps({ db, clock, jobs }: TellOfStoresDeps): Promise<void> {
  const capped = await db
    .selectFrom('store')
    .select(['id', 'account_id', 'billed_until'])
    .where('cap_minor', 'is not', null)
    .where('disconnected_at', 'is', null)
    .where(sql<boolean>`told_cap_after is distinct from coalesce(billed_until, 'epoch')`)
    .limit(TELL_OF_STORES_BATCH_SIZE)
    .execute()
  for (const { id, account_id: accountId, billed_until: billedUntil } of capped) {
    const over = await overCapSoFar(db, { accountId, now: clock(), storeIds: [id] })
    if (!over.get(id)?.size) continue
    const after = billedUntil ?? new Date(0)
    await transact(db, async (tx) => {
      await tx
        .updateTable('store')
        .set({ told_cap_after: after })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .execute()
      const notice = { storeId: id, situation: 'own-cap' as const, at: after.toISOString() }
      await jobs.enqueue(tx, 'send-store-notice', notice)
      const passed = { accountId, type: 'store.cap_reached', subject: { storeId: id } } as const
      await recordEvent(tx, { ...passed, at: clock() }).execute()
    })
  }
}

async function tellLargeOrders(
  { db, jobs }: Pick<TellOfStoresDeps, 'db' | 'jobs'>,
  after: LargeOrder | null = null,
): Promise<void> {
  const orders = await listLargeOrders(db, after)
  await jobs.enqueueAll(db, 'send-large-order-alert', await untold(db, orders))
  const last = orders.length === TELL_OF_STORES_BATCH_SIZE ? orders.at(-1) : undefined
  if (last) await tellLargeOrders({ db, jobs }, last)
}

type LargeOrder = {
  readonly account_id: string
  readonly store_id: string
  readonly external_id: string
  readonly message_id: string
}

async function listLargeOrders(db: Database, after: LargeOrder | null): Promise<LargeOrder[]> {
  const place = after ? [after.account_id, after.store_id, after.external_id] : [NONE, NONE, '']
  const { rows } = await sql<LargeOrder>`
    select account_id, store_id, external_id, 'large-order-' || store_id || '-'
      || encode(sha256(convert_to(external_id, 'UTF8')), 'hex') as message_id
    from store_order
    where reason = 'too-large' and (account_id, store_id, external_id) > (${sql.join(place)})
    order by account_id, store_id, external_id limit ${TELL_OF_STORES_BATCH_SIZE}`.execute(db)
  return rows
}

const NONE = '00000000-0000-0000-0000-000000000000'

async function untold(db: Database, orders: readonly LargeOrder[]) {
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
