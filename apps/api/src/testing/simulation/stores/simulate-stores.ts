import { asPlatform } from '@understory/database/row-security.ts'
import { storeMinor } from '@understory/domain/stores/store-amount.ts'
import { sql } from 'kysely'
import { type Finding, verifyLedger } from '../../../capabilities/ledger-check/verify-ledger.ts'
import { numberInvoices } from '../../../capabilities/payments/public.ts'
import { applyOrders } from '../../../capabilities/stores/apply-order.ts'
import { markDisconnected } from '../../../capabilities/stores/change-store.ts'
import { lockStore } from '../../../capabilities/stores/store-records.ts'
import {
  billStores,
  endUsagePlan,
  reconcileSubscriptions,
} from '../../../capabilities/subscriptions/public.ts'
import { transact } from '../../../http/transact.ts'
import { Post } from '../post.ts'
import { openWorld, SimulatedCrash, type World } from '../world.ts'
import { changeCard, payDue, startPlan } from './cards.ts'
import { differencesOf } from './differences.ts'
import {
  createMerchants,
  type Merchant,
  NEW_PRICE,
  NEW_PRICES_DAY,
  newOrders,
  RATES,
} from './merchants.ts'
import type { TrueOrder } from './oracle.ts'

export type StoreSimulation = {
  readonly seed: number
  readonly merchants: number
  readonly days: number
}

export type StoreReport = {
  readonly orders: number
  readonly bills: number
  readonly paidMinor: number
  readonly credits: number
  readonly overCap: number
  readonly unpaid: number
  readonly crashes: number
  readonly breaches: readonly Finding[]
  readonly differences: readonly string[]
}

const CRASHES = 0.01
/** Days without faults at the end; a payment that failed is tried again within two weeks. */
const REST_DAYS = 20

/**
 * A time of stores that are billed by card: orders that are refunded and cancelled, delivered twice and
 * shuffled; caps, cards that fail, stores that leave, plans that end, a sale in November, new prices; events
 * that are lost, and crashes. A recount from what was generated has to agree to the penny.
 */
export function simulateStores(
  databaseUrl: string,
  simulation: StoreSimulation,
  onDay: (day: number) => void = () => {},
): Promise<StoreReport> {
  return asPlatform(() => live(databaseUrl, simulation, onDay))
}

async function live(
  databaseUrl: string,
  { seed, merchants: count, days }: StoreSimulation,
  onDay: (day: number) => void,
): Promise<StoreReport> {
  const world = await openWorld(databaseUrl, seed)
  await setPrices(world)
  const merchants = await createMerchants(world, { count, days })
  const post = new Post(world)
  for (let day = 0; day < days + REST_DAYS; day += 1) {
    const isResting = day >= days
    world.crashShare = isResting ? 0 : CRASHES
    world.nextDay()
    for (const merchant of merchants) await liveADay(world, merchant, isResting ? null : day)
    await (isResting ? post.deliverAll() : post.deliver())
    await bill(world, merchants)
    onDay(day)
  }
  const report = await reportOf(world, merchants, post)
  await world.close()
  return report
}

async function setPrices({ deps }: World): Promise<void> {
  await sql`insert into price_book (version, currency, valid_from, micros_per_milli_tree,
      micros_per_gram_co2e, micros_per_gram_plastic)
    select 'simulated', currency, ${NEW_PRICES_DAY}, ${NEW_PRICE}, micros_per_gram_co2e,
      micros_per_gram_plastic
    from price_book where version = '2026-1' and currency = 'GBP'`.execute(deps.db)
  for (const [currency, rate] of Object.entries(RATES))
    await sql`insert into exchange_rate_of_day
      select d::date, ${currency}, 'GBP', ${rate}, 'simulation'
      from generate_series('2026-12-25'::date, '2028-12-31'::date, '1 day') d`.execute(deps.db)
}

/** What a merchant does on a day, and what their shop sends. `null`: at rest, nothing new happens. */
async function liveADay(world: World, merchant: Merchant, day: number | null): Promise<void> {
  try {
    await act(world, merchant, day)
  } catch (fault) {
    if (!(fault instanceof SimulatedCrash)) throw fault
  }
  const now = world.deps.clock()
  const changed = day === null ? [] : changeOrders(world, merchant, now)
  await send(world, merchant, changed)
}

async function act(world: World, merchant: Merchant, day: number | null): Promise<void> {
  const { dice, deps } = world
  if (day !== null && !merchant.hasPlan && !merchant.stoppedAt && day >= merchant.startsOn)
    await startPlan(world, merchant)
  if (day === merchant.cardFailsOn && merchant.hasPlan)
    await changeCard(world, merchant, 'pm_card_chargeCustomerFail')
  if (merchant.hasPlan && (day === null || dice.happens(0.2))) await payDue(world, merchant)
  const now = deps.clock()
  if (day === merchant.disconnectsOn && merchant.hasPlan) {
    await transact(deps.db, async (tx) => {
      const store = await lockStore(tx, merchant.store)
      if (store) await markDisconnected(tx, store, now)
    })
    merchant.stoppedAt ??= now
  }
  if (day === merchant.endsOn && merchant.hasPlan && !merchant.stoppedAt) {
    await endUsagePlan(deps, merchant.actor.accountId)
    merchant.stoppedAt ??= now
    await followCuts(world, [merchant])
  }
}

function changeOrders(world: World, merchant: Merchant, now: Date): TrueOrder[] {
  const { dice } = world
  const fresh = newOrders(world, merchant, now)
  merchant.orders.push(...fresh)
  const late = merchant.orders.slice(-120).filter(() => dice.happens(0.004))
  for (const order of late) {
    if (dice.happens(0.3)) order.isCancelled = true
    else order.returned += 1 + dice.below(order.cart + 1)
  }
  return [...fresh, ...late]
}

/** Newest states, some twice and all of them shuffled. */
async function send(world: World, merchant: Merchant, changed: TrueOrder[]): Promise<void> {
  const { dice, deps } = world
  if (changed.length === 0) return
  const twice = changed.filter(() => dice.happens(0.2))
  const now = deps.clock()
  await transact(deps.db, async (tx) => {
    const store = await lockStore(tx, merchant.store)
    if (!store) throw new Error('the store is gone')
    const arrivals = dice.shuffled([...changed, ...twice]).map((order) => ({
      store,
      order: stateOf(merchant, order, now),
      isRead: false,
    }))
    await applyOrders(tx, arrivals)
  })
  for (const order of changed) merchant.oracle.known.set(order.id, { ...order })
}

const stateOf = (merchant: Merchant, order: TrueOrder, now: Date) => ({
  externalId: order.id,
  label: `#${order.id}`,
  createdAt: order.createdAt,
  updatedAt: now,
  standing: order.isCancelled ? ('cancelled' as const) : ('paid' as const),
  currency: merchant.currency,
  cart: storeMinor(order.cart),
  returned: order.returned > 0 ? [{ id: 'r', amount: storeMinor(order.returned) }] : [],
})

async function bill(world: World, merchants: readonly Merchant[]): Promise<void> {
  const { deps } = world
  try {
    await billStores(deps)
    await reconcileSubscriptions(deps)
    await numberInvoices(deps)
  } catch (fault) {
    if (!(fault instanceof SimulatedCrash)) throw fault
  }
  await followCuts(world, merchants)
}

/** The recount cuts when the product did: of its tables it reads the moments and what is paid, no amounts. */
async function followCuts({ deps }: World, merchants: readonly Merchant[]): Promise<void> {
  for (const merchant of merchants) {
    const { storeId } = merchant.store
    const row = await deps.db
      .selectFrom('store')
      .select(['counts_from', 'cut_until'])
      .where('id', '=', storeId)
      .executeTakeFirstOrThrow()
    merchant.countsFrom = row.counts_from
    if (row.cut_until && row.cut_until.getTime() !== merchant.cutUntil?.getTime()) {
      merchant.cutUntil = row.cut_until
      merchant.oracle.cut(row.cut_until, (order) => counts(merchant, order))
    }
    const paid = await deps.db
      .selectFrom('store_bill as b')
      .innerJoin('store_bill_charge as c', 'c.bill_id', 'b.id')
      .select('b.number')
      .where('b.store_id', '=', storeId)
      .where('c.status', '=', 'paid')
      .execute()
    for (const { number } of paid) {
      const bill = merchant.oracle.bills[number - 1]
      if (bill) bill.isPaid = true
    }
  }
}

function counts({ countsFrom, stoppedAt }: Merchant, { createdAt }: TrueOrder): boolean {
  if (!countsFrom || createdAt < countsFrom) return false
  return !stoppedAt || createdAt < stoppedAt
}

async function reportOf(
  world: World,
  merchants: readonly Merchant[],
  post: Post,
): Promise<StoreReport> {
  const bills = merchants.flatMap(({ oracle }) => oracle.bills)
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
  return {
    orders: sum(merchants.map(({ orders }) => orders.length)),
    bills: bills.length,
    paidMinor: sum(bills.filter(({ isPaid }) => isPaid).map(({ gross, credit }) => gross - credit)),
    credits: sum(merchants.map(({ oracle }) => Number(oracle.credits))),
    overCap: sum(bills.map(({ overCap }) => overCap)),
    unpaid: bills.filter(({ isPaid }) => !isPaid).length,
    crashes: post.crashes,
    breaches: (await verifyLedger(world.deps.db)).filter(({ breaches }) => breaches > 0),
    differences: await differencesOf(world, merchants),
  }
}
