import type { QueryOf } from '@understory/contracts/endpoint.ts'
import type { GetOrderImpact } from '@understory/contracts/stores/order-pages.ts'
import type { Database } from '@understory/database/connect.ts'
import { type OrderStage, stageOf } from '@understory/domain/stores/order-pages/order-stage.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import {
  billKeyOf,
  billsOfLines,
  fundedBy,
  linesOfOrders,
  orderKeyOf,
  quantityOfImpact,
} from '../bills/public.ts'
import { isOrderCode, orderKey } from './order-code.ts'

export type OrderLink = QueryOf<typeof GetOrderImpact>

export type LinkedOrder = {
  readonly store: FoundStore
  /** `undefined`: it has not reached us. */
  readonly order: FoundOrder | undefined
  readonly stage: OrderStage
}

/** The order that a link is of, for who has its code. An order's state and its bill are read as they are now. */
export async function findLinkedOrder(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { store: storeId, order: externalId, code }: OrderLink,
): Promise<LinkedOrder | Refused> {
  if (!isOrderCode(orderKey(config.APP_SECRET, storeId), externalId, code)) {
    return refuse('ORDER_LINK_INVALID')
  }
  const store = await findStore(db, storeId)
  if (!store) return refuse('ORDER_LINK_INVALID')
  const order = await findOrder(db, store, externalId)
  return { store, order, stage: order ? stageOfOrder(order) : 'awaited' }
}

/** With whether anyone bills it: its platform, by a plan there, or we, by that of its account. */
function findStore(db: Database, storeId: string) {
  return db
    .selectFrom('store as s')
    .select(({ exists, selectFrom }) => [
      's.id',
      's.account_id',
      's.name',
      's.cap_minor',
      's.time_zone',
      's.charged_by',
      's.shows_proofs',
      's.disconnected_at',
      exists(
        selectFrom('store_gap as g')
          .select('g.began_at')
          .whereRef('g.account_id', '=', 's.account_id')
          .whereRef('g.store_id', '=', 's.id')
          .where('g.reason', '=', 'no-plan')
          .where('g.ended_at', 'is', null),
      ).as('is_without_plan'),
      exists(
        selectFrom('store_app_plan as p')
          .select('p.id')
          .whereRef('p.account_id', '=', 's.account_id')
          .whereRef('p.store_id', '=', 's.id')
          .where('p.status', 'in', ['active', 'frozen']),
      ).as('has_app_plan'),
    ])
    .where('s.id', '=', storeId)
    .executeTakeFirst()
}
export type FoundStore = NonNullable<Awaited<ReturnType<typeof findStore>>>

type LinkedOrderKey = Pick<FoundStore, 'account_id' | 'id'>

/** With its line on a bill, how far that is paid, and what was credited since. */
async function findOrder(db: Database, { account_id, id }: LinkedOrderKey, externalId: string) {
  const order = await db
    .selectFrom('store_order')
    .select(['account_id', 'store_id', 'external_id', 'created_at', 'reason', 'settings_id'])
    .select(['milli_trees', 'co2e_grams', 'plastic_grams'])
    .where('account_id', '=', account_id)
    .where('store_id', '=', id)
    .where('external_id', '=', externalId)
    .executeTakeFirst()
  if (!order) return undefined
  const line = (await linesOfOrders(db, account_id, [order])).get(orderKeyOf(order))
  const bill = line && (await billsOfLines(db, account_id, [line])).get(billKeyOf(line))
  return { ...order, line, bill }
}
export type FoundOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>

/** A refund counts as soon as it is known, before a later bill credits it. */
export function stillFunded({ line, ...order }: FoundOrder): ReturnType<typeof fundedBy> {
  if (!line) return fundedBy(order)
  const { impact } = line
  const left = line.quantity - line.credited_quantity
  return { impact, quantity: Math.min(quantityOfImpact(impact, order), left) }
}

const stageOfOrder = (order: FoundOrder) =>
  stageOf({
    reason: order.reason,
    quantity: stillFunded(order).quantity,
    isOverCap: order.line?.is_over_cap === true,
    bill: order.bill?.status ?? null,
  })
