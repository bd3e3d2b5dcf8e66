import { randomUUID } from 'node:crypto'
import { ListPurchases } from '@understory/contracts/commerce/purchases/purchases.ts'
import type { SpendLimits } from '@understory/domain/commerce/purchases-by-key/spend-limits.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  buyWithKey,
  makeBuyingKey,
  quoteByKey,
  readyToBeCharged,
} from '../../../testing/commerce/buying-keys.ts'
import { closeInBalance } from '../../../testing/commerce/close-in-balance.ts'
import { payFor } from '../../../testing/commerce/purchases.ts'
import { callPublicApi } from '../../../testing/people/api-keys.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let owner: TestPerson
let key: string
/** What ten trees cost. */
let price: number
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
  owner = await joinAs(api, 'business')
  await readyToBeCharged(api, owner)
  key = (await makeBuyingKey(api, owner, { perDayMinor: 1_000_000, perMonthMinor: 1_000_000 }))
    .secret
  price = (await quoteByKey(api, key)).totalMinor
})
afterAll(() => closeInBalance(api))

const read = async (path: string, of = key) =>
  (await callPublicApi(api, path, { key: of })).json() as Promise<Record<string, unknown>>
const cancel = (id: string | null, of = key) =>
  callPublicApi(api, `/v1/purchases/${id}/cancellation`, { key: of, body: {} })
/** A person of their own, with a card, and a key with these limits. */
async function buyer(limits: Partial<SpendLimits> = {}, card = 'pm_card_visa') {
  const person = await joinAs(api, 'business')
  const cardId = await readyToBeCharged(api, person, card)
  const { secret, key: made } = await makeBuyingKey(api, person, limits)
  const buy = async (order: object = {}, trees = 10) => {
    const { id: quoteId } = await quoteByKey(api, secret, { trees })
    return buyWithKey(api, secret, { quoteId, ...order })
  }
  return { person, cardId, secret, keyId: made.keyId, buy }
}
const spentOf = async (secret: string) => {
  const { key: said } = (await read('/v1/account', secret)) as { key: { spent: object } }
  return said.spent
}

describe('a purchase with a live key', () => {
  test('is charged to the saved card, paid at once, and certified', async () => {
    const { id: quoteId, totalMinor } = await quoteByKey(api, key)
    const { status, bought } = await buyWithKey(api, key, {
      quoteId,
      reference: 'Order 7',
      metadata: { cart: '81731' },
    })
    expect([status, bought.message]).toEqual([201, undefined])
    expect(bought).toMatchObject({ mode: 'live', status: 'paid', totalMinor, action: null })
    expect(bought.keyId).not.toBeNull()
    expect(await read(`/v1/purchases/${bought.id}`)).toMatchObject({
      metadata: { cart: '81731' },
      certificateId: expect.any(String),
      invoiceNumber: expect.any(String),
    })
    const { data } = await api.call(ListPurchases, {}, owner.bearer)
    expect(data.purchases[0]).toMatchObject({ uuid: bought.id, boughtByKey: 'Checkout' })
  })

  test('sent twice is charged once', async () => {
    const { id: quoteId } = await quoteByKey(api, key)
    const headers = { 'idempotency-key': randomUUID() }
    const first = await buyWithKey(api, key, { quoteId }, { headers })
    const again = await buyWithKey(api, key, { quoteId }, { headers })
    expect([again.isReplayed, again.bought]).toEqual([true, first.bought])
    const other = await buyWithKey(api, key, { quoteId })
    expect([other.status, other.bought.code]).toEqual([409, 'ALREADY_PAID'])
  })

  test('that is declined ends, with its quote, and gives back what it set aside', async () => {
    const { secret, buy } = await buyer({}, 'pm_card_chargeCustomerFail')
    const { status, bought } = await buy()
    expect([status, bought.code]).toEqual([402, 'CARD_DECLINED'])
    expect(await spentOf(secret)).toEqual({ dayMinor: 0, monthMinor: 0 })
    expect((await read('/v1/purchases', secret)).data).toEqual([])
  })

  test('waits for the cardholder where the bank asks, who finishes the same payment', async () => {
    const { person, secret, buy } = await buyer({}, 'pm_card_authenticationRequired')
    const { status, bought } = await buy()
    expect([status, bought.status]).toEqual([202, 'requires_action'])
    expect(bought.action).toMatchObject({
      type: 'authenticate',
      url: `http://understory.test/app/payment?quote=${bought.quoteId}`,
    })
    expect(await spentOf(secret)).toMatchObject({ dayMinor: bought.totalMinor })
    const paid = await payFor(api, person, bought.quoteId)
    expect(paid.purchaseId).toBe(bought.id)
  })

  test('by a link is paid on our page, by a person', async () => {
    const { person, secret, buy } = await buyer()
    const { status, bought } = await buy({ payment: { method: 'link' } })
    expect([status, bought.action?.type]).toEqual([202, 'pay'])
    const paid = await payFor(api, person, bought.quoteId)
    expect(paid.purchaseId).toBe(bought.id)
    const cancelled = await cancel(bought.id, secret)
    expect([cancelled.status, (await cancelled.json()).code]).toEqual([409, 'ALREADY_PAID'])
  })

  test('is cancelled before it is paid, and gives back what it set aside', async () => {
    const { secret, buy } = await buyer()
    const { bought } = await buy({ payment: { method: 'link' } })
    expect(await spentOf(secret)).toMatchObject({ dayMinor: bought.totalMinor })
    const cancelled = await cancel(bought.id, secret)
    expect([cancelled.status, await cancelled.json()]).toMatchObject([200, { status: 'canceled' }])
    expect(await spentOf(secret)).toEqual({ dayMinor: 0, monthMinor: 0 })
  })

  test('that is tried says what it would do, and does nothing', async () => {
    const { id: quoteId } = await quoteByKey(api, key)
    const before = await spentOf(key)
    const { status, bought } = await buyWithKey(api, key, { quoteId }, { query: '?dryRun=true' })
    expect([status, bought]).toMatchObject([200, { id: null, dryRun: true, status: 'paid' }])
    expect(await spentOf(key)).toEqual(before)
    expect((await buyWithKey(api, key, { quoteId })).status).toBe(201)
  })
})

describe('is refused', () => {
  test('without a saved card, and with one that the account does not have', async () => {
    const person = await joinAs(api, 'business')
    await readyToBeCharged(api, person)
    await api.deps.db
      .deleteFrom('payment_customer')
      .where('account_id', '=', person.accountId)
      .execute()
    const { secret } = await makeBuyingKey(api, person)
    const { id: quoteId } = await quoteByKey(api, secret)
    expect((await buyWithKey(api, secret, { quoteId })).bought.code).toBe('NO_SAVED_CARD')
    const { id } = await quoteByKey(api, key)
    const order = { quoteId: id, payment: { method: 'card', cardId: 'pm_of_another' } }
    expect((await buyWithKey(api, key, order)).bought.code).toBe('NO_SAVED_CARD')
  })

  test('without an address for the invoice', async () => {
    const { person, buy } = await buyer()
    await api.deps.db
      .deleteFrom('billing_address')
      .where('account_id', '=', person.accountId)
      .execute()
    expect((await buy()).bought.code).toBe('BILLING_DETAILS_MISSING')
  })

  test('in another currency than that of the key', async () => {
    const { id: quoteId } = await quoteByKey(api, key, { currency: 'EUR' })
    expect((await buyWithKey(api, key, { quoteId })).bought.code).toBe('KEY_CURRENCY')
  })

  test('where it costs more than the caller expects, or another call is buying it', async () => {
    const { id: quoteId } = await quoteByKey(api, key)
    const dear = await buyWithKey(api, key, { quoteId, maxTotalMinor: 1 })
    expect(dear.bought.code).toBe('TOTAL_CHANGED')
    await buyWithKey(api, key, { quoteId, payment: { method: 'link' } })
    expect((await buyWithKey(api, key, { quoteId })).bought.code).toBe('PURCHASE_BEGUN')
  })

  test('of a quote that another account made', async () => {
    const { secret } = await buyer()
    const { id: quoteId } = await quoteByKey(api, secret)
    expect((await buyWithKey(api, key, { quoteId })).bought.code).toBe('QUOTE_NOT_FOUND')
  })

  test.each([
    ['one purchase', 0, (most: number) => ({ perPurchaseMinor: most - 1 })],
    ['a day', 1, (most: number) => ({ perDayMinor: 2 * most - 1 })],
    ['a month', 1, (most: number) => ({ perMonthMinor: 2 * most - 1 })],
  ])('beyond the limit of %s, and again when it is repeated', async (_, before, limits) => {
    const { secret, buy } = await buyer(limits(price))
    for (let made = 0; made < before; made += 1) expect((await buy()).status).toBe(201)
    const { id: quoteId } = await quoteByKey(api, secret)
    const headers = { 'idempotency-key': randomUUID() }
    const refused = await buyWithKey(api, secret, { quoteId }, { headers })
    expect([refused.status, refused.bought.code]).toEqual([403, 'SPEND_LIMIT_EXCEEDED'])
    expect((await buyWithKey(api, secret, { quoteId }, { headers })).isReplayed).toBe(true)
  })
})

test('fifty at once never pass a limit', async () => {
  const { secret } = await buyer({ perDayMinor: 1_000, approveAboveMinor: 0 })
  const quotes = await Promise.all(Array.from({ length: 50 }, () => quoteByKey(api, secret)))
  const made = await Promise.all(
    quotes.map(({ id: quoteId }) => buyWithKey(api, secret, { quoteId })),
  )
  const taken = made.filter(({ status }) => status === 202).length
  expect(taken).toBe(Math.floor(1_000 / price))
  expect(made.filter(({ status }) => status === 403)).toHaveLength(50 - taken)
  expect(await spentOf(secret)).toEqual({ dayMinor: taken * price, monthMinor: taken * price })
})

test('the limit of a day begins again with the next day in UTC', async () => {
  const { secret, buy } = await buyer({ perDayMinor: price })
  expect((await buy()).status).toBe(201)
  expect((await buy()).status).toBe(403)
  api.moveClock(86_400_000)
  expect(await spentOf(secret)).toMatchObject({ dayMinor: 0 })
  expect((await buy()).status).toBe(201)
})
