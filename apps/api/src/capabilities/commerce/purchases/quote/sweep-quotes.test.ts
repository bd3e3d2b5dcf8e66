import { PricePlan, QuotePlan } from '@understory/contracts/commerce/subscriptions/plans.ts'
import { PriceFootprint } from '@understory/contracts/footprints/company-footprints/footprints.ts'
import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { give, priceGifts } from '../../../../testing/commerce/gifts.ts'
import { payFor, quote } from '../../../../testing/commerce/purchases.ts'
import { STANDARD, subscribe } from '../../../../testing/commerce/subscriptions.ts'
import { joinAs } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { sweepPlanQuotes } from '../../subscriptions/start/sweep-plan-quotes.ts'
import { sweepQuotes } from './sweep-quotes.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
})
afterAll(() => api.close())

async function quotes(table: 'purchase_quote' | 'plan_quote'): Promise<string[]> {
  const rows = await api.deps.db.selectFrom(table).select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

test('a quote that nobody took is deleted a week after it expired; one that someone did stays', async () => {
  const ada = await joinAs(api, 'personal')
  const bought = await quote(api, { milliTrees: 5_000 })
  await payFor(api, ada, bought.quoteId)
  await give(api, ada)
  await priceGifts(api)
  await subscribe(api, ada)
  const taken = { offset: await quotes('purchase_quote'), plan: await quotes('plan_quote') }
  await quote(api, { milliTrees: 7_000 })
  await api.call(QuotePlan, { body: STANDARD as never })
  const all = { offset: await quotes('purchase_quote'), plan: await quotes('plan_quote') }
  expect([all.offset.length, all.plan.length]).toEqual([
    taken.offset.length + 1,
    taken.plan.length + 1,
  ])

  api.moveClock(13 * DAY_MS)
  await Promise.all([sweepQuotes(api.deps), sweepPlanQuotes(api.deps)])
  expect(await quotes('purchase_quote')).toEqual(all.offset)

  api.moveClock(2 * DAY_MS)
  await Promise.all([sweepQuotes(api.deps), sweepPlanQuotes(api.deps)])
  expect({ offset: await quotes('purchase_quote'), plan: await quotes('plan_quote') }).toEqual(
    taken,
  )
})

test('the database refuses to delete the quote of a purchase', async () => {
  const deleting = sql`delete from purchase_quote q using purchase p where p.quote_id = q.id`
  await expect(deleting.execute(api.deps.db)).rejects.toThrow(/foreign key/)
})

test('the price of a footprint is shown without storing a quote', async () => {
  const before = await quotes('purchase_quote')
  const body = { currency: 'GBP', co2eGrams: 10_000_000, startMonth: '2026-11' } as const
  const { status, data } = await api.call(PriceFootprint, { body })
  expect(status).toBe(200)
  expect(data.totalMinor).toBeGreaterThan(0)
  expect(await quotes('purchase_quote')).toEqual(before)
})

test('the price of a plan is shown without storing a quote', async () => {
  const before = await quotes('plan_quote')
  const priced = await api.call(PricePlan, { body: STANDARD as never })
  expect(priced.data).toMatchObject({ totalMinor: 611, product: 'personal-individual-recurring' })
  expect(await quotes('plan_quote')).toEqual(before)
})

test('a gift that cannot be stored leaves no quote behind', async () => {
  const before = await quotes('purchase_quote')
  await sql`alter table gift add constraint broken check (recipient_name <> 'Nobody')`.execute(
    api.deps.db,
  )
  const { status } = await priceGifts(api, {
    recipients: [{ name: 'Nobody', email: null }],
  } as never)
  expect(status).toBe(500)
  expect(await quotes('purchase_quote')).toEqual(before)
})
