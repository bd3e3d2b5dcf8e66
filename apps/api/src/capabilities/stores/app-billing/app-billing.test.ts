import { AskAppPlan, ConfirmAppPlan, GetAppPlan } from '@understory/contracts/stores/app-billing.ts'
import {
  DisconnectStore,
  ListStores,
} from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { ListStoreOrders } from '@understory/contracts/stores/store-orders/store-orders.ts'
import { SaveOffsetSettings } from '@understory/contracts/stores/store-settings/store-settings.ts'
import { dayOf, longDate } from '@understory/domain/calendar/calendar.ts'
import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import { placeShopifyOrder } from '@understory/sandbox/stores/shopify/shopify-shops.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emailTo } from '../../../testing/emails.ts'
import {
  joinAs,
  type TestPerson,
  userIdOf,
  withFreshToken,
} from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import {
  answerInstall,
  answerPlan,
  approvePlan,
  BAKERY,
  connectShopify,
  startShopify,
} from '../../../testing/stores/shopify.ts'
import { connectShop, MOSS } from '../../../testing/stores/stores.ts'
import { oneAtATime } from '../connected-stores/changes/one-at-a-time.ts'
import { disconnectStore } from '../connected-stores/connect/change-store.ts'
import { ensureWebhooks } from '../connected-stores/connect/ensure-webhooks.ts'
import { connectStore } from '../connected-stores/connect/link-store.ts'
import { askStore } from '../store-orders/pull/ask-store.ts'
import { pullStore } from '../store-orders/pull/pull-store.ts'
import { chargeDueStores, chargeUsage, checkAppPlan } from './charge-usage.ts'
import { sendCapWarning } from './send-cap-warning.ts'

let api: TestApi
let ada: TestPerson
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
})
afterAll(() => api.close())
beforeEach(async () => {
  ada = await joinAs(api, 'business')
  await db()
    .updateTable('store')
    .set({ status: 'disconnected', disconnected_at: api.deps.clock() })
    .where('disconnected_at', 'is', null)
    .execute()
  shop().orders.clear()
  shop().webhooks.clear()
  shop().plans.splice(0)
  Object.assign(shopify(), { outage: 0, losesRecords: 0 })
})

const db = () => api.deps.db
const shopify = () => api.sandbox.shopify
const shop = () => shopify().shop(BAKERY)
const plan = () => {
  const found = shop().plans.at(-1)
  if (!found) throw new Error('there is no plan')
  return found
}
const records = () => plan().records.map(({ cents }) => cents)
const held = async () => (await api.call(ListStores, {}, ada.bearer)).data.stores[0]
const planOf = async (storeId: string) =>
  (await api.call(GetAppPlan, { params: { storeId } }, ada.bearer)).data
const ask = (storeId: string, capMinor: number) =>
  api.call(AskAppPlan, { params: { storeId }, body: { capMinor } }, ada.bearer)
const confirm = (storeId: string) => api.call(ConfirmAppPlan, { params: { storeId } }, ada.bearer)
const charge = (storeId: string) => chargeUsage(api.deps, { storeId })
const ledger = async () =>
  (
    await db()
      .selectFrom('impact_ledger_entry')
      .select((eb) => eb.fn.sum<number | null>('quantity').as('trees'))
      .where('account_id', '=', ada.accountId)
      .executeTakeFirstOrThrow()
  ).trees

/** The shop sells in dollars, and gives half of each order. */
async function connected() {
  const { storeId } = (await connectShopify(api, ada, BAKERY)).data
  const body = {
    storeId,
    isPercentagePerRange: false,
    isTreePerBatch: false,
    plantTreeAlways: false,
    rule: { kind: 'percentage', basisPoints: 5_000 },
  } as const
  await api.call(SaveOffsetSettings, { body }, ada.bearer)
  return storeId
}

async function approved(capMinor: number) {
  const storeId = await connected()
  await approvePlan(api, ada, { storeId, capMinor })
  api.moveClock(2_000)
  return storeId
}

/** An order that contributes so many cents. */
async function contribute(cents: number) {
  const order = placeShopifyOrder(shop(), api.deps.clock())
  const [line] = order.line_items
  Object.assign(line ?? {}, { price: ((cents * 2) / 100).toFixed(2), quantity: 1 })
  await shopify().notify(shop(), 'orders/create', order)
  api.moveClock(1_000)
  return order
}

/** What the worker is to put back at the shop. */
async function takeQueuedWebhooks(storeId: string) {
  const { rows } = await sql`
    delete from pgboss.job where name = 'keep-webhooks' and data ->> 'storeId' = ${storeId}
    returning id`.execute(db())
  return rows.length
}

const days = (count: number) => api.moveClock(count * DAY_MS)

describe('a plan at Shopify', () => {
  test('is previewed from the orders before, asked for, and counts once it is approved there', async () => {
    for (let count = 0; count < 3; count += 1) placeShopifyOrder(shop(), api.deps.clock())
    api.moveClock(10 * DAY_MS)
    ada = await withFreshToken(api, ada)
    const storeId = await connected()
    await pullStore(api.deps, { storeId })
    const found = await planOf(storeId)
    expect(found).toMatchObject({ storeName: 'Northern Bakery', plan: { status: 'none' } })
    const { orders, totalMinor = 0, monthMinor = 0 } = found.preview ?? {}
    expect(orders).toBe(3)
    expect(Math.round(monthMinor / totalMinor)).toBe(3)
    expect(found.offeredCaps[0]).toBeGreaterThanOrEqual(2 * monthMinor)
    const { data } = await ask(storeId, 5_000)
    expect((await planOf(storeId)).plan).toMatchObject({
      status: 'pending',
      approvalUrl: data.approvalUrl,
    })
    await contribute(100)
    const back = await answerPlan(data.approvalUrl)
    expect(`${back.pathname}?store=${back.searchParams.get('store')}`).toBe(
      `/app/payment/shopify/confirm?store=${storeId}`,
    )
    expect((await planOf(storeId)).plan.status).toBe('pending')
    expect((await confirm(storeId)).data).toMatchObject({
      status: 'active',
      capMinor: 5_000,
      usedMinor: 0,
      approvalUrl: null,
    })
    api.moveClock(2_000)
    await contribute(100)
    const list = (await api.call(ListStoreOrders, { query: {} }, ada.bearer)).data.orders
    expect(list.map(({ reason }) => reason)).toEqual([
      null,
      'before-plan',
      ...Array(3).fill('before-settings'),
    ])
    expect(await held()).toMatchObject({ chargedBy: 'shopify', billingCurrency: 'USD' })
  })

  test('that was declined, or ended, is said to be so, and can be asked for again', async () => {
    const storeId = await connected()
    await answerPlan((await ask(storeId, 5_000)).data.approvalUrl, 'decline')
    expect((await confirm(storeId)).data.status).toBe('declined')
    await ask(storeId, 5_000)
    plan().status = 'EXPIRED'
    expect((await confirm(storeId)).data.status).toBe('expired')
    await approvePlan(api, ada, { storeId, capMinor: 6_000 })
    plan().status = 'FROZEN'
    await checkAppPlan(api.deps, { storeId })
    expect((await held())?.appPlan?.status).toBe('frozen')
    plan().status = 'CANCELLED'
    await checkAppPlan(api.deps, { storeId })
    expect((await held())?.appPlan?.status).toBe('cancelled')
  })

  test('is not believed without Shopify, and is asked about again', async () => {
    const storeId = await connected()
    shopify().outage = 1
    expect((await ask(storeId, 5_000)).refusal.code).toBe('APP_BILLING_FAILED')
    await answerPlan((await ask(storeId, 5_000)).data.approvalUrl)
    shopify().outage = 1
    expect((await confirm(storeId)).refusal.code).toBe('SHOPIFY_CONFIRM_FAILED')
    expect((await planOf(storeId)).plan.status).toBe('pending')
    expect((await confirm(storeId)).data.status).toBe('active')
  })

  test('is for stores of Shopify that are connected, of this account, and has limits', async () => {
    const { storeId: moss } = (await connectShop(api, ada, MOSS)).data
    for (const wrong of [moss, crypto.randomUUID()]) {
      const params = { storeId: wrong }
      expect((await ask(wrong, 5_000)).refusal.code).toBe('RESOURCE_NOT_FOUND')
      expect((await confirm(wrong)).refusal.code).toBe('RESOURCE_NOT_FOUND')
      const seen = await api.call(GetAppPlan, { params }, ada.bearer)
      expect(seen.refusal.code).toBe('RESOURCE_NOT_FOUND')
    }
    const storeId = await approved(5_000)
    expect((await ask(storeId, 99)).refusal.code).toBe('BAD_REQUEST')
    expect((await ask(storeId, 1_000_001)).refusal.code).toBe('BAD_REQUEST')
    expect((await ask(storeId, 5_000)).refusal.problems?.[0]?.field).toBe('capMinor')
    await api.call(DisconnectStore, { params: { storeId } }, ada.bearer)
    expect((await ask(storeId, 9_000)).refusal.code).toBe('STORE_NOT_CONNECTED')
    expect((await confirm(storeId)).refusal.code).toBe('STORE_NOT_CONNECTED')
  })
})

test('a shop of an app that may not bill is billed by card, in the currency of its account', async () => {
  const { url } = (await startShopify(api, ada, BAKERY)).data
  const brought = await answerInstall(url)
  const userId = await userIdOf(api, ada)
  const actor = { accountId: ada.accountId, accountKind: 'business' as const, userId }
  const deps = { ...api.deps, appBilling: null }
  const store = await connectStore(deps, actor, brought)
  expect(store).toMatchObject({ chargedBy: 'card', billingCurrency: 'GBP', appPlan: null })
})

describe('usage', () => {
  test('is recorded once a day, enters the ledger with it, and a refund lowers the next record', async () => {
    const storeId = await approved(50_000)
    await charge(storeId)
    expect(records()).toEqual([])
    const order = await contribute(1_000)
    await contribute(500)
    expect(await ledger()).toBeNull()
    await chargeDueStores(api.deps)
    await charge(storeId)
    await charge(storeId)
    expect(records()).toEqual([1_500])
    expect(plan().records[0]?.description).toMatch(/^Trees for 2 orders, \d/)
    const funded = Number(await ledger())
    expect(funded).toBeGreaterThan(0)
    expect((await held())?.appPlan).toMatchObject({ usedMinor: 1_500, isAtCap: false })
    await shopify().refund(shop(), order, 10)
    await contribute(2_000)
    await charge(storeId)
    expect(records()).toEqual([1_500, 1_500])
    const change = db().updateTable('store_usage_record').set({ amount_minor: 1 })
    await expect(change.execute()).rejects.toThrow('append-only')
    const removal = db().deleteFrom('store_usage_record')
    await expect(removal.execute()).rejects.toThrow('append-only')
  })

  test('whose answer was lost is sent again with the same key, and charged once', async () => {
    const storeId = await approved(50_000)
    await contribute(1_000)
    shopify().losesRecords = 1
    await expect(charge(storeId)).rejects.toThrow('answered 500')
    expect(records()).toEqual([1_000])
    expect(await ledger()).toBeNull()
    await charge(storeId)
    expect(records()).toEqual([1_000])
    expect(Number(await ledger())).toBeGreaterThan(0)
  })

  test('that is refused for a reason of its own alerts staff once, and is sent again', async () => {
    const storeId = await approved(50_000)
    await contribute(1_000)
    shopify().refusesUsage = 'The shop cannot be billed in its country'
    for (const _ of ['today', 'tomorrow'])
      await expect(charge(storeId)).rejects.toThrow('cannot be billed in its country')
    const alerts = () =>
      db()
        .selectFrom('payment_alert')
        .select(['kind', 'amount_minor', 'currency'])
        .where('account_id', '=', ada.accountId)
        .execute()
    expect(await alerts()).toEqual([
      { kind: 'usage-refused', amount_minor: 1_000, currency: 'USD' },
    ])
    shopify().refusesUsage = null
    await charge(storeId)
    expect(records()).toEqual([1_000])
    expect(await alerts()).toHaveLength(1)
  })

  test('whose answer was lost before a new plan is found under the old one', async () => {
    const storeId = await approved(50_000)
    await contribute(1_000)
    shopify().losesRecords = 1
    await expect(charge(storeId)).rejects.toThrow('answered 500')
    const [old] = shop().plans
    plan().status = 'CANCELLED'
    await checkAppPlan(api.deps, { storeId })
    await approvePlan(api, ada, { storeId, capMinor: 60_000 })
    await charge(storeId)
    expect(records()).toEqual([])
    expect(old?.records).toHaveLength(1)
    const stored = await db()
      .selectFrom('store_usage_record')
      .select('external_id')
      .where('account_id', '=', ada.accountId)
      .execute()
    expect(stored).toEqual([{ external_id: old?.records[0]?.id }])
  })

  test('fits under the cap, order by order; the rest waits until the cap is raised', async () => {
    const storeId = await approved(2_000)
    for (const cents of [1_500, 900, 400]) await contribute(cents)
    await charge(storeId)
    expect(records()).toEqual([1_900])
    expect((await held())?.appPlan).toMatchObject({ usedMinor: 1_900, isAtCap: true })
    const { data } = await ask(storeId, 5_000)
    expect((await held())?.appPlan).toMatchObject({ capMinor: 2_000, askedCapMinor: 5_000 })
    await answerPlan(data.approvalUrl, 'decline')
    expect((await confirm(storeId)).data).toMatchObject({ capMinor: 2_000, askedCapMinor: 5_000 })
    await answerPlan((await ask(storeId, 5_000)).data.approvalUrl)
    expect((await confirm(storeId)).data).toMatchObject({ capMinor: 5_000, askedCapMinor: null })
    await charge(storeId)
    expect(records()).toEqual([1_900, 900])
    expect((await held())?.appPlan).toMatchObject({ usedMinor: 2_800, isAtCap: false })
  })

  test('a higher cap that is asked for while Shopify answers about the plan stays asked for', async () => {
    const storeId = await approved(2_000)
    const { appBilling } = api.deps
    if (!appBilling) throw new Error('there is no billing through Shopify')
    const slow: typeof appBilling = {
      ...appBilling,
      async readPlan(...asked) {
        const found = await appBilling.readPlan(...asked)
        await ask(storeId, 5_000)
        return found
      },
    }
    await checkAppPlan({ ...api.deps, appBilling: slow }, { storeId })
    expect((await held())?.appPlan).toMatchObject({ capMinor: 2_000, askedCapMinor: 5_000 })
  })

  test('waits for the next period, where the cap is not raised', async () => {
    const storeId = await approved(1_000)
    for (const cents of [800, 700]) await contribute(cents)
    await charge(storeId)
    await charge(storeId)
    expect(records()).toEqual([800])
    const ordered = longDate(dayOf(api.deps.clock()))
    days(20)
    await charge(storeId)
    days(11)
    await charge(storeId)
    expect(records()).toEqual([800, 700])
    expect(plan().records.at(-1)?.description).toBe(
      `Trees for 1 order, ${ordered} to ${longDate(dayOf(api.deps.clock()))}`,
    )
  })

  test('that was issued while the cap was higher waits as a whole', async () => {
    const storeId = await approved(5_000)
    await contribute(3_000)
    const { appBilling } = api.deps
    if (!appBilling) throw new Error('there is no app of ours')
    const lowered: typeof appBilling = {
      ...appBilling,
      recordUsage: (...asked) => {
        plan().cap = 1_000
        return appBilling.recordUsage(...asked)
      },
    }
    await chargeUsage({ ...api.deps, appBilling: lowered }, { storeId })
    expect(records()).toEqual([])
    expect((await held())?.appPlan).toMatchObject({ capMinor: 1_000, isAtCap: true })
    plan().cap = 5_000
    await charge(storeId)
    expect(records()).toEqual([3_000])
  })

  test('is collected and not sent while the shop is frozen', async () => {
    const storeId = await approved(5_000)
    plan().status = 'FROZEN'
    await contribute(1_000)
    await charge(storeId)
    expect(records()).toEqual([])
    expect((await held())?.appPlan?.status).toBe('frozen')
    plan().status = 'ACTIVE'
    await charge(storeId)
    expect(records()).toEqual([1_000])
  })

  test('of 90 per cent sends the owners an email, once in a period', async () => {
    const storeId = await approved(1_000)
    await contribute(899)
    await charge(storeId)
    const warned = () =>
      db().selectFrom('store_app_plan').select(['id', 'warned_for']).where('store_id', '=', storeId)
    expect((await warned().executeTakeFirstOrThrow()).warned_for).toBeNull()
    await contribute(50)
    await charge(storeId)
    const first = await warned().executeTakeFirstOrThrow()
    expect(first.warned_for).not.toBeNull()
    await shopify().notify(shop(), 'app_subscriptions/approaching_capped_amount', {})
    await checkAppPlan(api.deps, { storeId })
    expect(await warned().executeTakeFirstOrThrow()).toEqual(first)
    const warning = { planId: first.id, periodEnd: first.warned_for?.toISOString() ?? '' }
    await sendCapWarning(api.deps, warning)
    await sendCapWarning(api.deps, warning)
    await emailTo(api, ada.email, /Nothing is lost at the limit, and nothing is charged beyond it/)
    const sent = await db()
      .selectFrom('email_message')
      .select('sent_at')
      .where('kind', '=', 'cap-warning')
      .where('to_address', '=', ada.email)
      .execute()
    expect(sent).toHaveLength(1)
    days(31)
    await contribute(950)
    await charge(storeId)
    expect(await warned().executeTakeFirstOrThrow()).not.toEqual(first)
  })

  test('that waits long before that is reported as waiting', async () => {
    const storeId = await approved(2_000)
    for (const cents of [1_000, 1_500]) await contribute(cents)
    await charge(storeId)
    const { id: planId, warned_for } = await db()
      .selectFrom('store_app_plan')
      .select(['id', 'warned_for'])
      .where('store_id', '=', storeId)
      .executeTakeFirstOrThrow()
    await sendCapWarning(api.deps, { planId, periodEnd: warned_for?.toISOString() ?? '' })
    await emailTo(api, ada.email, /no longer fit within the limit/)
  })

  test('is not charged once the app is uninstalled; the store needs a new plan when it is back', async () => {
    const storeId = await approved(5_000)
    await contribute(1_000)
    await shopify().uninstall(shop())
    await askStore(api.deps, { storeId, isSaidGone: true })
    expect(await held()).toMatchObject({ status: 'disconnected', appPlan: { status: 'cancelled' } })
    await charge(storeId)
    expect(records()).toEqual([])
    await connectShopify(api, ada, BAKERY)
    await charge(storeId)
    await approvePlan(api, ada, { storeId, capMinor: 5_000 })
    await charge(storeId)
    expect(records()).toEqual([1_000])
  })

  test('is charged by one process at a time', async () => {
    const storeId = await approved(5_000)
    await contribute(1_000)
    await oneAtATime(api.deps, storeId, () =>
      expect(charge(storeId)).rejects.toThrow('another process charges this store'),
    )
    expect(records()).toEqual([])
    await charge(storeId)
    expect(records()).toEqual([1_000])
    await charge(storeId)
    expect(records()).toEqual([1_000])
  })
})

describe('a store that is disconnected', () => {
  const disconnect = (storeId: string) =>
    api.call(DisconnectStore, { params: { storeId } }, ada.bearer)

  test('is charged a last time, and its plan ends', async () => {
    const storeId = await approved(5_000)
    await contribute(1_000)
    shopify().outage = 1
    expect((await disconnect(storeId)).refusal.code).toBe('DISCONNECT_ERROR')
    expect((await held())?.appPlan?.status).toBe('active')
    expect((await disconnect(storeId)).status).toBe(204)
    expect(records()).toEqual([1_000])
    expect(plan().status).toBe('CANCELLED')
    expect((await held())?.appPlan?.status).toBe('cancelled')
  })

  test('keeps its plan where Shopify fails on the way, and gets its webhooks back', async () => {
    const storeId = await approved(5_000)
    await contribute(1_000)
    const subscribed = shop().webhooks.size
    const { appBilling, stores } = api.deps
    const connector = stores.get('shopify')
    if (!appBilling || !connector) throw new Error('there is no app of ours')
    const fails = () => Promise.reject(new Error('Shopify answered 503'))
    const wanted = { storeId, accountId: ada.accountId }
    for (const broken of [
      { stores: new Map([['shopify', { ...connector, disconnect: fails }] as const]) },
      { appBilling: { ...appBilling, cancelPlan: fails } },
    ]) {
      const refused = await disconnectStore({ ...api.deps, ...broken }, wanted)
      expect(refused?.refusal.code).toBe('DISCONNECT_ERROR')
      expect(plan().status).toBe('ACTIVE')
      expect(await held()).toMatchObject({ status: 'connected', appPlan: { status: 'active' } })
      expect(await takeQueuedWebhooks(storeId)).toBe(1)
      await ensureWebhooks(api.deps, { storeId })
      expect(shop().webhooks.size).toBe(subscribed)
    }
    expect((await disconnect(storeId)).status).toBe(204)
    expect(shop().webhooks.size).toBe(0)
    expect(records()).toEqual([1_000])
  })

  test('can be although its shop lets us in no more', async () => {
    const storeId = await approved(5_000)
    await contribute(1_000)
    shopify().tokens.revoke(shop())
    expect((await disconnect(storeId)).status).toBe(204)
    expect(await held()).toMatchObject({ status: 'disconnected', appPlan: { status: 'cancelled' } })
    expect(records()).toEqual([])
  })
})
