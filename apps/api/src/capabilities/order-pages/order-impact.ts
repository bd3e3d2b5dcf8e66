import type { QueryOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type { GetOrderImpact, OrderStage } from '@understory/contracts/order-pages.ts'
import type { Database } from '@understory/database/connect.ts'
import { dayOf } from '@understory/domain/quantity/calendar.ts'
import { mayStillCount } from '@understory/domain/stores/order-outcome.ts'
import type { Deps } from '../../deps.ts'
import { type Refused, refuse } from '../../http/refuse.ts'
import { logIndexesOf } from '../ledger-log/public.ts'
import { listProjects } from '../products/public.ts'
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
  const store = await db
    .selectFrom('store')
    .select(['id', 'account_id', 'name'])
    .where('id', '=', storeId)
    .executeTakeFirst()
  if (!store) return refuse('ORDER_LINK_INVALID')
  const [order, shop] = await Promise.all([findOrder(db, store, externalId), shopTotals(db, store)])
  const stage = order ? stageOf(order) : 'awaited'
  const isShown = stage === 'pending' || stage === 'funded'
  const entry = stage === 'funded' && order ? await findEntry(db, order) : null
  return {
    storeName: store.name,
    stage,
    milliTrees: order && isShown ? treesOf(order) : 0,
    orderedOn: order ? dayOf(order.created_at) : null,
    paidOn: stage === 'funded' && order?.paid_at ? dayOf(order.paid_at) : null,
    ledgerEntry: entry?.id ?? null,
    logIndex: entry ? ((await logIndexesOf(db, [entry.id])).get(entry.id) ?? null) : null,
    project: entry ? await projectOf(db, entry.project_id) : null,
    shop,
  }
}

type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>

/** With its line on a bill, how far that is paid, and what was credited since. */
function findOrder(db: Database, store: Of, externalId: string) {
  return db
    .selectFrom('store_order as o')
    .leftJoin('store_bill_order as line', (join) =>
      join
        .onRef('line.account_id', '=', 'o.account_id')
        .onRef('line.store_id', '=', 'o.store_id')
        .onRef('line.external_id', '=', 'o.external_id'),
    )
    .leftJoin('store_bill as bill', (join) =>
      join
        .onRef('bill.account_id', '=', 'line.account_id')
        .onRef('bill.store_id', '=', 'line.store_id')
        .onRef('bill.number', '=', 'line.bill_number'),
    )
    .leftJoin('store_bill_charge as charge', (join) =>
      join
        .onRef('charge.account_id', '=', 'bill.account_id')
        .onRef('charge.bill_id', '=', 'bill.id'),
    )
    .select((eb) => [
      'o.created_at',
      'o.standing',
      'o.reason',
      'o.milli_trees as now',
      'line.milli_trees as billed',
      'line.is_over_cap',
      'line.line',
      'bill.id as bill_id',
      'charge.status',
      'charge.paid_at',
      eb
        .selectFrom('store_credit as credit')
        .select(({ fn }) => fn.sum<number | null>('credit.milli_trees').as('credited'))
        .whereRef('credit.account_id', '=', 'o.account_id')
        .whereRef('credit.store_id', '=', 'o.store_id')
        .whereRef('credit.external_id', '=', 'o.external_id')
        .as('credited'),
    ])
    .where('o.account_id', '=', store.account_id)
    .where('o.store_id', '=', store.id)
    .where('o.external_id', '=', externalId)
    .executeTakeFirst()
}

/** A refund counts as soon as it is known, before a later bill credits it. */
function treesOf({ now, billed, credited }: OrderRow): number {
  return billed === null ? now : Math.min(now, billed - Number(credited ?? 0))
}

const RETURNED: readonly OrderRow['standing'][] = ['cancelled', 'refunded', 'deleted']
const NOT_PAID: readonly (string | null)[] = ['waiting', 'sent']

function stageOf(order: OrderRow): OrderStage {
  if (RETURNED.includes(order.standing)) return 'returned'
  if (mayStillCount(order.reason)) return 'awaited'
  if (order.reason !== null || order.is_over_cap || treesOf(order) === 0) return 'none'
  if (order.billed === null || NOT_PAID.includes(order.status)) return 'pending'
  return order.status === 'paid' ? 'funded' : 'none'
}

function findEntry(db: Database, { bill_id, line }: OrderRow) {
  return db
    .selectFrom('impact_ledger_entry')
    .select(['id', 'project_id'])
    .where('source_id', '=', bill_id)
    .where('source_kind', '=', 'order-contribution')
    .where('part', '=', line)
    .orderBy('revision', 'desc')
    .executeTakeFirst()
}

async function projectOf(db: Database, projectId: string) {
  const project = (await listProjects(db)).find(({ id }) => id === projectId)
  if (!project) return null
  const { name, partner, country, isSample } = project
  return { name, partner, country, isSample }
}

/** Of paid bills, with the remainders that no single order funds, less what was credited. */
async function shopTotals(db: Database, { account_id, id }: Of) {
  const { orders, trees, credited, certificate } = await db
    .selectNoFrom((eb) => {
      const paid = eb
        .selectFrom('store_bill as bill')
        .innerJoin('store_bill_charge as charge', (join) =>
          join
            .onRef('charge.account_id', '=', 'bill.account_id')
            .onRef('charge.bill_id', '=', 'bill.id'),
        )
        .where('bill.account_id', '=', account_id)
        .where('bill.store_id', '=', id)
        .where('charge.status', '=', 'paid')
      return [
        paid.select(({ fn }) => fn.sum<number | null>('bill.orders').as('sum')).as('orders'),
        paid
          .select(({ fn, eb: of }) =>
            fn
              .sum<number | null>(of('bill.milli_trees', '+', of.ref('bill.remainder_milli_trees')))
              .as('sum'),
          )
          .as('trees'),
        eb
          .selectFrom('store_credit')
          .select(({ fn }) => fn.sum<number | null>('milli_trees').as('sum'))
          .where('account_id', '=', account_id)
          .where('store_id', '=', id)
          .as('credited'),
        eb
          .selectFrom('certificate')
          .select('id')
          .where('account_id', '=', account_id)
          .where('store_id', '=', id)
          .as('certificate'),
      ]
    })
    .executeTakeFirstOrThrow()
  return {
    orders: Number(orders ?? 0),
    milliTrees: Number(trees ?? 0) - Number(credited ?? 0),
    certificateId: certificate,
  }
}
