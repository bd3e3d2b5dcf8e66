import type { ShopifyPlan } from '@understory/sandbox/stores/shopify/shopify-shops.ts'
import { askAppPlan, confirmAppPlan } from '../../../capabilities/stores/app-billing/ask-plan.ts'
import { chargeUsage } from '../../../capabilities/stores/app-billing/charge-usage.ts'
import { markDisconnected } from '../../../capabilities/stores/connected-stores/connect/change-store.ts'
import { lockStore } from '../../../capabilities/stores/connected-stores/connect/store-records.ts'
import { transact } from '../../../database/transact.ts'
import { answerPlan } from '../../stores/shopify.ts'
import { SimulatedCrash, type World } from '../world.ts'
import { counts } from './bill-by-card.ts'
import {
  connect,
  granted,
  newLimit,
  type ShopifyMerchant,
  turnPeriod,
} from './shopify-merchants.ts'

/** What a merchant does at Shopify on a day. `null`: at rest, they only pay what they owe there. */
export async function actAtShopify(
  world: World,
  merchant: ShopifyMerchant,
  day: number | null,
): Promise<void> {
  payShopify(merchant, day)
  if (day === null) return
  const { limit, away, startsOn, raisesOn, leavesOn, returnsOn } = merchant
  const isFirst = !limit && away.length === 0
  if (isFirst && day >= startsOn) await approve(world, merchant, merchant.firstCap)
  if (day === raisesOn && limit) await approve(world, merchant, limit.cap * 20)
  if (day === leavesOn && limit) await leave(world, merchant)
  if (day === returnsOn && away.length > 0) await comeBack(world, merchant)
}

/** A shop that does not pay Shopify for a while: its plan is frozen, and nothing can be recorded. */
function payShopify(merchant: ShopifyMerchant, day: number | null): void {
  const { freezesOn, thawsOn } = merchant
  const running = runningPlan(merchant)
  if (!running || freezesOn === null || thawsOn === null) return
  const isFrozen = day !== null && day >= freezesOn && day < thawsOn
  running.status = isFrozen ? 'FROZEN' : 'ACTIVE'
}

const runningPlan = ({ shop }: ShopifyMerchant): ShopifyPlan | undefined =>
  shop.plans.find(({ status }) => status === 'ACTIVE' || status === 'FROZEN')

/** A first limit, or a higher one. */
async function approve({ deps }: World, merchant: ShopifyMerchant, capMinor: number) {
  const { actor, store } = merchant
  const asked = granted(await askAppPlan(deps, actor, { storeId: store.storeId, capMinor }))
  await answerPlan(asked.approvalUrl)
  if (merchant.limit) merchant.limit.cap = capMinor
  else merchant.limit = newLimit(capMinor, deps.clock())
  granted(await confirmAppPlan(deps, store))
}

/**
 * The app is uninstalled. One that comes back leaves just when the answer to a record is lost; of one that does
 * not, nobody could ever hear what became of a bill, so it leaves when that is known.
 */
async function leave(world: World, merchant: ShopifyMerchant): Promise<void> {
  const { deps, shopify } = world
  if (merchant.returnsOn !== null) await charge(world, merchant, true)
  else if (merchant.isUnsure) {
    merchant.leavesOn = (merchant.leavesOn ?? 0) + 1
    return
  }
  await shopify.uninstall(merchant.shop)
  const now = deps.clock()
  await transact(deps.db, async (tx) => {
    const store = await lockStore(tx, merchant.store)
    if (store) await markDisconnected(tx, store, now)
  })
  merchant.away.push({ from: now, to: null })
  merchant.limit = null
}

async function comeBack(world: World, merchant: ShopifyMerchant): Promise<void> {
  await connect(world, merchant.actor, merchant.shop)
  const [absence] = merchant.away.slice(-1)
  if (absence) absence.to = world.deps.clock()
  await approve(world, merchant, merchant.firstCap)
}

/** Answers are lost, as often as processes die. */
export async function chargeAtShopify(world: World, merchant: ShopifyMerchant): Promise<void> {
  if (merchant.limit)
    await charge(world, merchant, world.crashShare > 0 && world.dice.happens(0.05))
}

async function charge(world: World, merchant: ShopifyMerchant, mayLose: boolean): Promise<void> {
  const { deps, shopify } = world
  shopify.losesRecords = mayLose ? 1 : 0
  merchant.isUnsure = false
  try {
    await chargeUsage(deps, { storeId: merchant.store.storeId })
  } catch (fault) {
    if (!mayLose && !(fault instanceof SimulatedCrash)) throw fault
    merchant.isUnsure = true
  }
  shopify.losesRecords = 0
  await follow(world, merchant)
}

/** The recount bills when the product did, and takes a bill for paid when Shopify has recorded it. */
async function follow({ deps }: World, merchant: ShopifyMerchant): Promise<void> {
  const { limit, oracle } = merchant
  if (!limit) return
  turnPeriod(limit, deps.clock())
  const row = await deps.db
    .selectFrom('store')
    .select(['counts_from', 'billed_until'])
    .where('id', '=', merchant.store.storeId)
    .executeTakeFirstOrThrow()
  merchant.countsFrom = row.counts_from
  // What was billed before is recorded first.
  if (openBill(merchant)) takeRecord(merchant)
  if (row.billed_until && row.billed_until.getTime() !== merchant.billedUntil?.getTime()) {
    merchant.billedUntil = row.billed_until
    oracle.bill(row.billed_until, (order) => counts(merchant, order), limit.cap - limit.used)
  }
  takeRecord(merchant)
}

const openBill = ({ oracle }: ShopifyMerchant) => oracle.bills.find(({ isPaid }) => !isPaid)

/** The next record of the shop is of the bill that is open. */
function takeRecord(merchant: ShopifyMerchant): void {
  const { shop, counted, limit } = merchant
  const records = shop.plans.flatMap((plan) => plan.records)
  const record = records.find(({ id }) => !counted.has(id))
  const bill = openBill(merchant)
  if (!record || !bill || !limit) return
  counted.add(record.id)
  bill.isPaid = true
  // By the recount's own figure: if Shopify was sent another, the sums differ in the end.
  limit.used += bill.gross - bill.credit
}
