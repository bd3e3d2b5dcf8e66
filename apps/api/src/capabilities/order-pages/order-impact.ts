import type { QueryOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type { GetOrderImpact } from '@understory/contracts/order-pages.ts'
import type { Database } from '@understory/database/connect.ts'
import { dayOf } from '@understory/domain/quantity/calendar.ts'
import { promiseOf, stageOf } from '@understory/domain/stores/order-stage.ts'
import type { Deps } from '../../deps.ts'
import { type Refused, refuse } from '../../http/refuse.ts'
import { logIndexesOf } from '../ledger-log/public.ts'
import { listProjects } from '../products/public.ts'
import { billKeyOf, billsOfLines, linesOfOrders, orderKeyOf } from '../store-bills/public.ts'
import { isOrderCode, orderKey } from './order-code.ts'

type Of = { readonly account_id: string; readonly id: string }

/** What one order funded, for who holds its link. An order's state and its bill are read as they are now. */
export async function orderImpact(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { store: storeId, order: externalId, code }: QueryOf<typeof GetOrderImpact>,
): Promise<ReplyOf<typeof GetOrderImpact> | Refused> {
  if (!isOrderCode(orderKey(config.APP_SECRET, storeId), externalId, code)) {
    return refuse('ORDER_LINK_INVALID')
  }
  const store = await findStore(db, storeId)
  if (!store) return refuse('ORDER_LINK_INVALID')
  const order = await findOrder(db, store, externalId)
  const stage = order ? stageOfRow(order) : 'awaited'
  const isShown = stage === 'pending' || stage === 'funded'
  return {
    storeName: store.name,
    stage,
    milliTrees: order && isShown ? treesOf(order) : 0,
    promise: order && stage === 'pending' ? promiseOfRow(order, store) : null,
    orderedOn: order ? dayOf(order.created_at) : null,
    ...(order && stage === 'funded' ? await proofOf(db, order) : NO_PROOF),
  }
}

const NO_PROOF = { paidOn: null, ledgerEntry: null, logIndex: null, project: null }

async function proofOf(db: Database, order: OrderRow) {
  const paidAt = order.bill?.paid_at ?? null
  const paidOn = paidAt && dayOf(paidAt)
  const entry = await findEntry(db, order)
  if (!entry) return { ...NO_PROOF, paidOn }
  return {
    paidOn,
    ledgerEntry: entry.id,
    logIndex: (await logIndexesOf(db, [entry.id])).get(entry.id) ?? null,
    project: await projectOf(db, entry.project_id),
  }
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
      's.charged_by',
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
type FoundStore = NonNullable<Awaited<ReturnType<typeof findStore>>>

const promiseOfRow = (order: OrderRow, store: FoundStore) =>
  promiseOf({
    isOnBill: order.bill !== undefined,
    hasPlan:
      store.charged_by === 'shopify'
        ? store.disconnected_at === null && Boolean(store.has_app_plan)
        : !store.is_without_plan,
    isCapped: store.cap_minor !== null,
  })

type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>

/** With its line on a bill, how far that is paid, and what was credited since. */
async function findOrder(db: Database, { account_id, id }: Of, externalId: string) {
  const order = await db
    .selectFrom('store_order')
    .select(['store_id', 'external_id', 'created_at', 'reason', 'milli_trees'])
    .where('account_id', '=', account_id)
    .where('store_id', '=', id)
    .where('external_id', '=', externalId)
    .executeTakeFirst()
  if (!order) return undefined
  const line = (await linesOfOrders(db, account_id, [order])).get(orderKeyOf(order))
  const bill = line && (await billsOfLines(db, account_id, [line])).get(billKeyOf(line))
  return { ...order, line, bill }
}

/** A refund counts as soon as it is known, before a later bill credits it. */
function treesOf({ milli_trees: now, line }: OrderRow): number {
  return line ? Math.min(now, line.milli_trees - line.credited_milli_trees) : now
}

const stageOfRow = (order: OrderRow) =>
  stageOf({
    reason: order.reason,
    milliTrees: treesOf(order),
    isOverCap: order.line?.is_over_cap === true,
    bill: order.bill?.status ?? null,
  })

async function findEntry(db: Database, { bill, line }: OrderRow) {
  if (!bill || line?.entry == null) return undefined
  return db
    .selectFrom('impact_ledger_entry')
    .select(['id', 'project_id'])
    .where('source_id', '=', bill.id)
    .where('source_kind', '=', 'order-contribution')
    .where('part', '=', line.entry)
    .orderBy('revision', 'desc')
    .executeTakeFirst()
}

async function projectOf(db: Database, projectId: string) {
  const project = (await listProjects(db)).find(({ id }) => id === projectId)
  if (!project) return null
  const { name, partner, country, isSample } = project
  return { name, partner, country, isSample }
}
