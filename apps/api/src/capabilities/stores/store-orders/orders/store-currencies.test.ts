import {
  PreviewOffsetSettings,
  SaveOffsetSettings,
} from '@understory/contracts/stores/store-settings/store-settings.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { storeMinor } from '@understory/domain/stores/store-orders/contribution/store-amount.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { storeDeliveriesStateOf, storeOf } from '../../../../testing/stores/store-deliveries.ts'
import { verifyLedger } from '../../../proof/ledger-check/verify-ledger.ts'
import { loadRates } from './load-rates.ts'

let api: TestApi
let ada: TestPerson
let store: Awaited<ReturnType<typeof storeOf>>
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
  await loadRates(api.deps)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.deps.db
    .updateTable('store')
    .set({ status: 'disconnected', disconnected_at: api.deps.clock(), sealed_secrets: null })
    .where('disconnected_at', 'is', null)
    .execute()
  ada = await joinAs(api, 'business')
  store = await storeOf(api, ada)
})

const sellIn = (currency: string) =>
  api.deps.db.updateTable('store').set({ currency }).where('id', '=', store.storeId).execute()

const settingsOf = (rule: object) => ({
  storeId: store.storeId,
  isPercentagePerRange: 'ranges' in rule,
  isTreePerBatch: 'amount' in rule,
  plantTreeAlways: false,
  rule,
})
async function choose(rule: object) {
  const body = settingsOf(rule) as never
  const answer = await api.call(SaveOffsetSettings, { body }, ada.bearer)
  api.moveClock(1_000)
  return answer
}

const order = (externalId: string, currency: string, minor: number) =>
  storeDeliveriesStateOf(api, externalId, { currency, cart: storeMinor(minor) })

async function commit(...states: ReturnType<typeof order>[]) {
  const row = await store.row()
  if (!row) throw new Error('the store is gone')
  await store.commit(states)
  const rows = await store.orders()
  return new Map(rows.map((each) => [each.external_id, each]))
}

const PER_TWENTY = { kind: 'trees-per-amount', trees: 1, amount: 2_000 }
const RANGES = {
  kind: 'percentage-by-range',
  ranges: [
    { from: 0, to: 10_000, basisPoints: 100 },
    { from: 10_000, to: null, basisPoints: 2_000 },
  ],
}

async function wrongContributions() {
  const findings = await verifyLedger(api.deps.db)
  return findings.find(({ id }) => id === 'contribution-is-right')?.breaches
}

describe('orders in another currency than the shop’s', () => {
  test.each([PER_TWENTY, RANGES])('are exchanged before $kind is asked', async (rule) => {
    await sellIn('USD')
    expect((await choose(rule)).status).toBe(200)
    const orders = await commit(
      order('in-dollars', 'USD', 4_400),
      order('in-forints', 'HUF', 1_500_000),
      order('in-won', 'KRW', 60_000),
    )
    // Each is worth less than a hundred dollars, so that none plants a hundred trees, or is of the upper range.
    for (const { reason, milli_trees } of orders.values()) {
      expect(reason).toBeNull()
      expect(milli_trees).toBeLessThanOrEqual(5_000)
    }
    expect(orders.get('in-dollars')?.milli_trees).toBeGreaterThan(0)
    expect(await wrongContributions()).toBe(0)
  })

  test('would be found if they had been compared without that', async () => {
    await sellIn('USD')
    await choose(PER_TWENTY)
    await commit(order('in-forints', 'HUF', 1_500_000))
    await api.deps.db
      .updateTable('store_order')
      .set({ milli_trees: 750_000, version: 2 })
      .where('store_id', '=', store.storeId)
      .execute()
    expect(await wrongContributions()).toBe(1)
    await api.deps.db
      .updateTable('store_order')
      .set({ milli_trees: 0, reason: 'no-rate', billed_by: null, version: 3 })
      .where('store_id', '=', store.storeId)
      .execute()
  })

  test('keep the amounts that were chosen before the shop changed its currency', async () => {
    await sellIn('JPY')
    await choose({ ...PER_TWENTY, amount: 1_000 })
    await sellIn('USD')
    const orders = await commit(order('1', 'JPY', 3_000), order('2', 'USD', 3_000))
    // Three times a thousand yen; thirty dollars are some four thousand yen.
    expect(orders.get('1')?.milli_trees).toBe(3_000)
    expect(orders.get('2')?.milli_trees).toBeGreaterThanOrEqual(3_000)
    expect(orders.get('2')?.milli_trees).toBeLessThan(9_000)
  })

  test('wait for the rate of their day, and count once it is published', async () => {
    await sellIn('USD')
    await choose(PER_TWENTY)
    const old = { ...order('late', 'SEK', 50_000) }
    const { rates } = api.deps
    const day = dayOf(old.createdAt)
    await api.deps.db
      .updateTable('store_order')
      .set((eb) => ({ reason: 'deleted', version: eb('version', '+', 1) }))
      .where('reason', '=', 'no-rate')
      .execute()
    const [published] = await rates.latest()
    if (!published) throw new Error('no rate is published')
    const without = await commit({ ...old, currency: 'XTS' })
    expect(without.get('late')).toMatchObject({ reason: 'no-rate', milli_trees: 0 })
    const perEuro = new Map([...published.perEuro, ['XTS', '10']])
    await loadRates({ ...api.deps, rates: { ...rates, latest: async () => [{ day, perEuro }] } })
    const [priced] = await store.orders()
    expect(priced).toMatchObject({ reason: null })
    expect(priced?.amount_rate).not.toBeNull()
    expect(await wrongContributions()).toBe(0)
  })
})

describe('a shop that sells in a currency without a published rate', () => {
  const sentence =
    'There is no daily exchange rate from AED to GBP, so no percentage can be worked out. Please choose the same for each order, or for each amount.'
  test.each([{ kind: 'percentage', basisPoints: 1_000 }, RANGES])(
    'is told that $kind cannot be worked out, and keeps what it has',
    async (rule) => {
      await sellIn('AED')
      const { status, refusal } = await choose(rule)
      expect([status, refusal.code]).toEqual([400, 'SETTINGS_INVALID'])
      expect(refusal.problems).toEqual([{ field: 'rule.kind', message: sentence }])
      const body = settingsOf(rule) as never
      const preview = await api.call(PreviewOffsetSettings, { body }, ada.bearer)
      expect(preview.refusal.problems).toEqual([{ field: 'rule.kind', message: sentence }])
    },
  )

  test('may plant trees for each amount', async () => {
    await sellIn('AED')
    expect((await choose(PER_TWENTY)).status).toBe(200)
    const orders = await commit(order('1', 'AED', 6_000))
    expect(orders.get('1')?.milli_trees).toBe(3_000)
  })
})

test('a shop that has not said its currency chooses no amounts yet', async () => {
  await api.deps.db
    .updateTable('store')
    .set({ currency: null })
    .where('id', '=', store.storeId)
    .execute()
  const { refusal } = await choose(PER_TWENTY)
  expect(refusal.problems?.[0]?.message).toContain('Your shop has not said its currency yet.')
})
