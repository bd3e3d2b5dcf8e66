import { asPlatform } from '@understory/database/row-security.ts'
import { storeMinor } from '@understory/domain/stores/store-orders/contribution/store-amount.ts'
import { sql } from 'kysely'
import { endUsagePlan } from '../../../capabilities/commerce/subscriptions/public.ts'
import { verifyLedger } from '../../../capabilities/proof/ledger-check/verify-ledger.ts'
import { markDisconnected } from '../../../capabilities/stores/connected-stores/connect/change-store.ts'
import { lockStore } from '../../../capabilities/stores/connected-stores/connect/store-records.ts'
import { applyOrders } from '../../../capabilities/stores/store-orders/orders/apply-order.ts'
import { transact } from '../../../database/transact.ts'
import type { Finding } from '../../../ledger-rules/findings.ts'
import { differencesFromProvider } from '../differences-from-provider.ts'
import { failAnswers } from '../fail-answers.ts'
import type { Planted } from '../planted.ts'
import { Post } from '../post.ts'
import { openWorld, SimulatedCrash, type World } from '../world.ts'
import { bill, followCuts } from './bill-by-card.ts'
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
import { actAtShopify, chargeAtShopify } from './shopify-days.ts'
import { createShopifyMerchants, DOLLARS, type ShopifyMerchant } from './shopify-merchants.ts'

export type StoreSimulation = {
  readonly seed: number
  readonly merchants: number
  readonly days: number
  readonly planted?: Planted
}

export type StoreReport = {
  readonly orders: number
  readonly bills: number
  readonly paidMinor: number
  readonly credits: number
  readonly overCap: number
  readonly unpaid: number
  readonly crashes: number
  readonly byShopify: number
  readonly usageRecords: number
  /** How often an order waited at a limit there. */
  readonly waitedAtLimit: number
  /** Shops that uninstalled our app. */
  readonly left: number
  readonly breaches: readonly Finding[]
  readonly differences: readonly string[]
}

const CRASHES = 0.01
/** Of the merchants, so many are billed by Shopify, and the others by card. */
const BY_SHOPIFY = 0.3
/** Days without faults at the end; a payment that failed is tried again within two weeks. */
const REST_DAYS = 20

/**
 * A time of stores that are billed by card or by Shopify: orders that are refunded and cancelled, delivered twice
 * and shuffled; caps, limits that are reached and raised, cards that fail, shops that do not pay Shopify, stores
 * that leave and come back, plans that end, a sale in November, new prices; events and answers that are lost, and
 * crashes. A recount from what was generated has to agree to the penny.
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
  { seed, merchants: count, days, planted }: StoreSimulation,
  onDay: (day: number) => void,
): Promise<StoreReport> {
  const world = await openWorld(databaseUrl, seed, planted)
  await setPrices(world)
  const byShopify = await createShopifyMerchants(world, {
    count: Math.round(count * BY_SHOPIFY),
    days,
  })
  const byCard = await createMerchants(world, { count: count - byShopify.length, days })
  const merchants = [...byCard, ...byShopify]
  const post = new Post(world)
  for (let day = 0; day < days + REST_DAYS; day += 1) {
    const isResting = day >= days
    world.crashShare = isResting ? 0 : CRASHES
    world.nextDay()
    if (!isResting) failAnswers(world)
    for (const merchant of merchants) await liveADay(world, merchant, isResting ? null : day)
    await (isResting ? post.deliverAll() : post.deliver())
    await bill(world, byCard)
    for (const merchant of byShopify) await chargeAtShopify(world, merchant)
    onDay(day)
  }
  const report = await reportOf(world, { byCard, byShopify }, post)
  await world.close()
  return report
}

async function setPrices({ deps }: World): Promise<void> {
  await sql`insert into price_book (version, currency, valid_from, micros_per_milli_tree,
      micros_per_gram_co2e, micros_per_gram_plastic)
    select 'simulated', currency, ${NEW_PRICES_DAY}, ${NEW_PRICE}, micros_per_gram_co2e,
      micros_per_gram_plastic
    from price_book where version = '2026-1' and currency = 'GBP'`.execute(deps.db)
  const pairs = [
    ...Object.entries(RATES).map(([currency, rate]) => ({ currency, billing: 'GBP', rate })),
    ...Object.entries(DOLLARS).map(([currency, rate]) => ({ currency, billing: 'USD', rate })),
  ]
  for (const { currency, billing, rate } of pairs)
    await sql`insert into exchange_rate_of_day
      select d::date, ${currency}, ${billing}, ${rate}, 'simulation'
      from generate_series('2026-12-25'::date, '2028-12-31'::date, '1 day') d`.execute(deps.db)
}

/** What a merchant does on a day, and what their shop sends. `null`: at rest, nothing new happens. */
async function liveADay(
  world: World,
  merchant: Merchant | ShopifyMerchant,
  day: number | null,
): Promise<void> {
  try {
    if ('shop' in merchant) await actAtShopify(world, merchant, day)
    else await act(world, merchant, day)
  } catch (fault) {
    if (!(fault instanceof SimulatedCrash)) throw fault
  }
  const now = world.deps.clock()
  const changed = day === null ? [] : changeOrders(world, merchant, now)
  await sendOrders(world, merchant, changed)
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
async function sendOrders(world: World, merchant: Merchant, changed: TrueOrder[]): Promise<void> {
  const { dice, deps } = world
  if (changed.length === 0) return
  const twice = changed.filter(() => dice.happens(0.2))
  const now = deps.clock()
  await transact(deps.db, async (tx) => {
    const store = await lockStore(tx, merchant.store)
    if (!store) throw new Error('the store is gone')
    const arrivals = dice.shuffled([...changed, ...twice]).map((order) => ({
      store,
      order: simulateStoresStateOf(merchant, order, now),
      isRead: false,
    }))
    await applyOrders(tx, arrivals, now)
  })
  for (const order of changed) merchant.oracle.known.set(order.id, { ...order })
}

const simulateStoresStateOf = (merchant: Merchant, order: TrueOrder, now: Date) => ({
  externalId: order.id,
  label: `#${order.id}`,
  createdAt: order.createdAt,
  updatedAt: now,
  standing: order.isCancelled ? ('cancelled' as const) : ('paid' as const),
  currency: merchant.currency,
  cart: storeMinor(order.cart),
  returned: order.returned > 0 ? [{ id: 'r', amount: storeMinor(order.returned) }] : [],
})

type Merchants = {
  readonly byCard: readonly Merchant[]
  readonly byShopify: readonly ShopifyMerchant[]
}

async function reportOf(
  world: World,
  { byCard, byShopify }: Merchants,
  post: Post,
): Promise<StoreReport> {
  const merchants = [...byCard, ...byShopify]
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
    byShopify: byShopify.length,
    left: byShopify.filter(({ away }) => away.length > 0).length,
    usageRecords: sum(byShopify.map(({ counted }) => counted.size)),
    waitedAtLimit: sum(byShopify.map(({ oracle }) => oracle.waited)),
    breaches: (await verifyLedger(world.deps.db)).filter(({ breaches }) => breaches > 0),
    differences: [
      ...(await differencesOf(world, merchants)),
      ...(await differencesFromProvider(world)),
    ],
  }
}
