import { createHmac } from 'node:crypto'
import { Agent, request } from 'node:http'
import { createPool } from '@understory/database/connect.ts'
import { type SeededStore, seedStores } from '../../bench/stores/seed-stores.ts'
import { ordersWithoutBooks, type SentOrder } from './orders-without-books.ts'
import { persist, type Rehearsal, type VictimName } from './rehearsal.ts'

export type Storm = {
  readonly orders: number
  readonly kills: number
  readonly dice: () => number
  readonly onKill?: (victim: VictimName, acknowledged: number) => void
}

export type StoreOrdersOutcome = {
  /** Orders of which a delivery was acknowledged. */
  readonly acknowledged: number
  readonly stored: number
  /** Acknowledged, and not there, or in an older state than was acknowledged. */
  readonly lost: number
  /** With another contribution than their newest state has. */
  readonly wrong: number
  /** Deliveries that were acknowledged, and those that are stored. */
  readonly deliveries: { readonly acknowledged: number; readonly stored: number }
  /** Orders of which a transaction had lost its books before they were delivered. */
  readonly withoutBooks: number
  /** Stored, and not applied. */
  readonly unprocessed: number
}

const STORES = 50
const STORE_ORDERS_CONCURRENCY = 128
const ROUND = 5_000
const REPEATED_SHARE = 0.2
/** Of all, those that are sent only once: what is not acknowledged of them may be lost. */
const SENT_ONCE_SHARE = 0.1
const STORE_ORDERS_TIMEOUT_MS = 5_000
/** Of all deliveries, those whose order is there already, without what the books say of it. */
const WITHOUT_BOOKS_SHARE = 0.02
const VICTIMS: readonly VictimName[] = ['server', 'postgres', 'worker']

type Delivery = {
  readonly store: SeededStore
  readonly id: number
  readonly version: number
  readonly isSentOnce: boolean
}

/**
 * Orders in up to three states, a fifth of their deliveries repeated, all shuffled, while server, PostgreSQL
 * and worker are killed at random moments, and some orders are there before their delivery, as a failure between
 * orders and books leaves them. A sender tries again until it is answered, as a vendor does.
 */
export async function ordersInAStorm(
  rehearsal: Rehearsal,
  storm: Storm,
): Promise<StoreOrdersOutcome> {
  const pool = createPool(rehearsal.databaseUrl, 1)
  const stores = await seedStores(pool, rehearsal.appSecret, STORES)
  await pool.end()
  const newest = new Map<number, number>()
  const killer = planKills(rehearsal, storm)
  const withoutBooks = ordersWithoutBooks(rehearsal)
  const base = Date.now() - 3_600_000
  let acknowledged = 0
  for (let from = 0; from < storm.orders; from += ROUND) {
    const count = Math.min(ROUND, storm.orders - from)
    const deliveries = deliveriesOf({ from, count, stores, dice: storm.dice })
    const lane = async () => {
      for (let next = deliveries.pop(); next; next = deliveries.pop()) {
        if (storm.dice() < WITHOUT_BOOKS_SHARE) await withoutBooks.store(sentOrder(next, base))
        const isTaken = await deliver(rehearsal, next, base)
        if (!isTaken) continue
        acknowledged += 1
        newest.set(next.id, Math.max(next.version, newest.get(next.id) ?? 0))
        await killer.afterward(acknowledged)
      }
    }
    await Promise.all(Array.from({ length: STORE_ORDERS_CONCURRENCY }, lane))
  }
  await killer.done()
  const outcome = await compareStoreOrders(rehearsal, { newest, acknowledged, base })
  return { ...outcome, withoutBooks: withoutBooks.stored() }
}

type Making = {
  readonly from: number
  readonly count: number
  readonly stores: readonly SeededStore[]
  readonly dice: () => number
}

function deliveriesOf({ from, count, stores, dice }: Making): Delivery[] {
  const first = Array.from({ length: count }, (_, at) => from + at + 1).flatMap((id) => {
    const store = stores[id % stores.length] as SeededStore
    const isSentOnce = dice() < SENT_ONCE_SHARE
    const versions = isSentOnce ? 1 : 1 + Math.floor(dice() * 3)
    return Array.from({ length: versions }, (_, version) => ({ store, id, version, isSentOnce }))
  })
  const repeated = first.filter(({ isSentOnce }) => !isSentOnce && dice() < REPEATED_SHARE)
  return [...first, ...repeated]
    .map((delivery) => ({ delivery, at: dice() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ delivery }) => delivery)
}

const centsOf = ({ id, version }: Pick<Delivery, 'id' | 'version'>) =>
  1_000 + (id % 9_000) + version * 100

const secondsOf = (base: number, version: number) =>
  new Date(base + version * 60_000).toISOString().slice(0, 19)

function sentOrder({ store: { storeId }, id, version }: Delivery, base: number): SentOrder {
  const at = (seen: number) => new Date(`${secondsOf(base, seen)}Z`)
  const cents = centsOf({ id, version })
  return { storeId, id, cents, createdAt: at(0), updatedAt: at(version) }
}

/** Whether it was acknowledged. */
async function deliver({ origin }: Rehearsal, delivery: Delivery, base: number): Promise<boolean> {
  const { store, id, version, isSentOnce } = delivery
  const total = (centsOf(delivery) / 100).toFixed(2)
  const body = JSON.stringify({
    id,
    number: String(id),
    status: 'processing',
    currency: 'GBP',
    date_created_gmt: secondsOf(base, 0),
    date_modified_gmt: secondsOf(base, version),
    prices_include_tax: false,
    total,
    line_items: [{ id: 1, quantity: 1, total, total_tax: '0.00' }],
    refunds: [],
  })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-wc-webhook-topic': 'order.updated',
    'x-wc-webhook-signature': createHmac('sha256', store.secret).update(body).digest('base64'),
  }
  const url = `${origin}/api/store-webhooks/woocommerce/${store.storeId}`
  const send = async () => ((await post(url, { body, headers })) === 200 ? true : null)
  if (isSentOnce) return (await send().catch(() => null)) === true
  return persist('a delivery', send)
}

type Posting = { readonly body: string; readonly headers: Record<string, string | number> }

const agent = new Agent({ keepAlive: true })

/** The status of the answer. For a million deliveries `fetch` would cost more than the server. */
function post(url: string, { body, headers }: Posting): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method: 'POST', headers, agent, timeout: STORE_ORDERS_TIMEOUT_MS },
      (answer) => {
        answer.resume()
        answer.once('end', () => resolve(answer.statusCode))
        answer.once('error', reject)
      },
    )
    sent.once('timeout', () => sent.destroy(new Error('no answer')))
    sent.once('error', reject)
    sent.end(body)
  })
}

/** Kills one victim after the other, each after so many acknowledgements, while deliveries go on. */
function planKills(rehearsal: Rehearsal, { orders, kills, dice, onKill }: Storm) {
  const planned = Array.from({ length: kills }, (_, at) => ({
    after: Math.floor(dice() * orders * 1.8),
    victim: VICTIMS[at % VICTIMS.length] ?? 'server',
  })).toSorted((a, b) => a.after - b.after)
  let running: Promise<void> | null = null
  const begin = (acknowledged: number) => {
    const next = planned.shift()
    if (!next) return
    onKill?.(next.victim, acknowledged)
    const dying = rehearsal.victims[next.victim]
    running = dying
      .kill()
      .then(() => dying.start())
      .finally(() => {
        running = null
      })
  }
  return {
    async afterward(acknowledged: number): Promise<void> {
      if (running === null && planned[0] && acknowledged >= planned[0].after) begin(acknowledged)
    },
    async done(): Promise<void> {
      while (running !== null || planned.length > 0) {
        if (running === null) begin(-1)
        await running
      }
    },
  }
}

type Known = {
  readonly newest: ReadonlyMap<number, number>
  readonly acknowledged: number
  readonly base: number
}

async function compareStoreOrders(
  { db }: Rehearsal,
  known: Known,
): Promise<Omit<StoreOrdersOutcome, 'withoutBooks'>> {
  const waiting = () =>
    db
      .selectFrom('store_waiting')
      .select('id')
      .where('waiting_order', 'is not', null)
      .limit(1)
      .execute()
  await persist('the deliveries', async () => ((await waiting()).length === 0 ? true : null))
  const rows = await db
    .selectFrom('store_order')
    .select(['external_id', 'cart_minor', 'net_minor', 'money_minor'])
    .execute()
  const stored = new Map(rows.map((row) => [Number(row.external_id), row]))
  const lost = [...known.newest].filter(([id, version]) => {
    const row = stored.get(id)
    return !row || row.cart_minor < centsOf({ id, version })
  })
  const wrong = rows.filter(
    (row) =>
      row.net_minor !== row.cart_minor || row.money_minor !== Math.floor(row.net_minor / 100),
  )
  const countOf = async (table: 'store_delivery' | 'store_waiting') => {
    const count = db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('rows'))
    return (await count.executeTakeFirstOrThrow()).rows
  }
  const [taken, unprocessed] = [await countOf('store_delivery'), await countOf('store_waiting')]
  return {
    acknowledged: known.newest.size,
    stored: stored.size,
    lost: lost.length,
    wrong: wrong.length,
    deliveries: { acknowledged: known.acknowledged, stored: taken + unprocessed },
    unprocessed,
  }
}
