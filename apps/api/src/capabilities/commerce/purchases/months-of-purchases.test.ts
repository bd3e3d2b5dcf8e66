import { ListPurchases } from '@understory/contracts/commerce/purchases/purchases.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../../../database/transact.ts'
import { closeInBalance } from '../../../testing/commerce/close-in-balance.ts'
import { askOutcome, payFor, quote } from '../../../testing/commerce/purchases.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { refundPurchase } from './settle/refund-purchase.ts'

let api: TestApi
let ada: TestPerson
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  ada = await joinAs(api, 'personal')
})
afterAll(() => closeInBalance(api))

async function buy(who: TestPerson, choice: Parameters<typeof quote>[1]): Promise<number> {
  const { quoteId, totalMinor } = await quote(api, choice)
  const { paymentId } = await payFor(api, who, quoteId)
  await askOutcome(api, who, paymentId)
  return totalMinor
}

test('a month says what was paid for in it, on each of its pages, and nothing of others', async () => {
  const paid = [
    await buy(ada, { milliTrees: 5_000, plasticGrams: 700 }),
    await buy(ada, { milliTrees: 3_000, co2eGrams: 500_000 }),
  ]
  const open = await quote(api, { milliTrees: 90_000 })
  await payFor(api, ada, open.quoteId)
  await buy(await joinAs(api, 'personal'), { milliTrees: 40_000 })
  const page = (before?: string) =>
    api.call(ListPurchases, { query: { limit: 1, ...(before && { before }) } }, ada.bearer)
  const first = await page()
  const second = await page(first.data.next ?? '')
  const month = {
    month: api.deps.clock().toISOString().slice(0, 7),
    milliTrees: 8_000,
    co2eGrams: 500_000,
    plasticGrams: 700,
    paid: [{ totalMinor: paid.reduce((sum, minor) => sum + minor, 0), currency: 'GBP' }],
  }
  expect(first.data.purchases.map(({ status }) => status)).toEqual(['pending'])
  expect([first.data.months, second.data.months]).toEqual([[month], [month]])
})

test('a month whose purchases were all refunded is there, with nothing paid', async () => {
  const person = await joinAs(api, 'personal')
  await buy(person, { milliTrees: 5_000 })
  const list = async () => (await api.call(ListPurchases, { query: {} }, person.bearer)).data
  const [bought] = (await list()).purchases
  await transact(api.deps.db, (tx) => refundPurchase(tx, api.deps, bought?.uuid ?? ''))
  expect((await list()).months).toMatchObject([{ milliTrees: 0, paid: [] }])
})

test('without a purchase there is no month', async () => {
  const newcomer = await joinAs(api, 'personal')
  const { data } = await api.call(ListPurchases, { query: {} }, newcomer.bearer)
  expect(data.months).toEqual([])
})
