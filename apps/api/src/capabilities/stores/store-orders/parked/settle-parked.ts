import type { Tx } from '@understory/database/connect.ts'
import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import { sql } from 'kysely'
import { insertAuditEntry } from '../../../../database/audit.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { workScope } from '../../../../http/requests/work-scope.ts'
import { readAgainFrom } from '../../connected-stores/public.ts'

type SettleParkedDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>

type DeliveriesToSettle = {
  readonly staffId: string | null
  readonly deliveryIds: readonly number[]
  readonly reason: string
}

/** A platform tries a delivery for about as long, so what it is about changed at most so long before it came. */
const READ_FROM_BEFORE_MS = 2 * DAY_MS

/** Reads their shops again from before they came; what cannot be read then is set aside again. */
export function retryParkedDeliveries(
  deps: SettleParkedDeps,
  asked: DeliveriesToSettle,
): Promise<Refused | { deliveries: number; shops: number }> {
  return transact(deps.db, async (tx) => {
    const taken = await takeParked(tx, asked.deliveryIds)
    if (taken.length === 0) return refuse('PARKED_DELIVERY_NOT_FOUND')
    const shops = Map.groupBy(taken, ({ store_id: storeId }) => storeId)
    for (const [storeId, ofShop] of shops) {
      const firstMs = Math.min(...ofShop.map(({ received_at: at }) => at.getTime()))
      await readAgainFrom(tx, deps, { storeId, since: new Date(firstMs - READ_FROM_BEFORE_MS) })
    }
    await recordSettled(tx, deps, { ...asked, event: 'deliveries-retried', taken })
    return { deliveries: taken.length, shops: shops.size }
  })
}

/** Nothing is made of them; who dropped them and why is recorded. */
export function dropParkedDeliveries(
  deps: SettleParkedDeps,
  asked: DeliveriesToSettle,
): Promise<Refused | { dropped: number }> {
  return transact(deps.db, async (tx) => {
    const taken = await takeParked(tx, asked.deliveryIds)
    if (taken.length === 0) return refuse('PARKED_DELIVERY_NOT_FOUND')
    await recordSettled(tx, deps, { ...asked, event: 'deliveries-dropped', taken })
    return { dropped: taken.length }
  })
}

type TakenDelivery = { readonly id: number; readonly store_id: string; readonly received_at: Date }

/** Of these, those that still wait for a person; who takes the same ones at this moment finds none. */
async function takeParked(tx: Tx, ids: readonly number[]): Promise<TakenDelivery[]> {
  const { rows } = await sql<TakenDelivery>`
    /* for all accounts */
    delete from store_waiting where parked_at is not null and id = any(${ids}::bigint[])
    returning id, store_id, received_at`.execute(tx)
  return rows
}

type SettledDeliveries = Pick<DeliveriesToSettle, 'staffId' | 'reason'> & {
  readonly event: 'deliveries-retried' | 'deliveries-dropped'
  readonly taken: readonly TakenDelivery[]
}

async function recordSettled(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { staffId, reason, event, taken }: SettledDeliveries,
): Promise<void> {
  const shops = [...new Set(taken.map(({ store_id: storeId }) => storeId))]
  await insertAuditEntry(tx, {
    at: clock(),
    event,
    staff_id: staffId,
    reason,
    facts: JSON.stringify({
      summary: `${taken.length} of ${shops.length} ${shops.length === 1 ? 'shop' : 'shops'}`,
      deliveries: taken.map(({ id }) => Number(id)),
      shops,
    }),
    request_id: workScope.getStore()?.requestId ?? '',
  })
}
