import { BuyQuote } from '@understory/contracts/commerce/purchases/purchases.ts'
import { StartSubscription } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refuse } from '../http/refuse.ts'
import { COMMERCE_PURCHASES_ADDRESS, quote } from '../testing/commerce/purchases.ts'
import { priceOf } from '../testing/commerce/subscriptions.ts'
import { joinAs, type TestPerson } from '../testing/people/people.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'
import { transact } from './transact.ts'

const DAY = 86_400_000

let api: TestApi
let ada: TestPerson

beforeAll(async () => {
  api = await startTestApi()
  ada = await joinAs(api, 'personal')
})
afterAll(() => api.close())

async function addressOf({ accountId }: TestPerson): Promise<string | undefined> {
  const row = await api.deps.db
    .selectFrom('billing_address')
    .select('line1')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.line1
}

async function rename(displayName: string, end: () => unknown): Promise<unknown> {
  return transact(api.deps.db, async (tx) => {
    await tx
      .updateTable('account')
      .set({ display_name: displayName })
      .where('id', '=', ada.accountId)
      .execute()
    return end()
  })
}

async function nameOfAda(): Promise<string> {
  const { display_name } = await api.deps.db
    .selectFrom('account')
    .select('display_name')
    .where('id', '=', ada.accountId)
    .executeTakeFirstOrThrow()
  return display_name
}

describe('a refusal leaves nothing half-written', () => {
  test('in a transaction, whatever was written before it', async () => {
    const before = await nameOfAda()
    await rename('Refused', () => refuse('BAD_REQUEST'))
    expect(await nameOfAda()).toBe(before)
    await expect(
      rename('Failed', () => {
        throw new Error('a fault')
      }),
    ).rejects.toThrow('a fault')
    expect(await nameOfAda()).toBe(before)
    await rename('Ada of the transaction', () => undefined)
    expect(await nameOfAda()).toBe('Ada of the transaction')
  })

  test('of an order and a plan whose quotes have expired: no billing address is saved', async () => {
    const { quoteId } = await quote(api, { milliTrees: 5_000 })
    const plan = await priceOf(api)
    api.moveClock(8 * DAY)
    const grace = await joinAs(api, 'personal')
    const order = { quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS }
    const bought = await api.call(BuyQuote, { body: order }, grace.bearer)
    const started = await api.call(
      StartSubscription,
      { body: { ...order, quoteId: plan.quoteId } },
      grace.bearer,
    )
    expect([bought.refusal.code, started.refusal.code]).toEqual(['QUOTE_EXPIRED', 'QUOTE_EXPIRED'])
    expect(await addressOf(grace)).toBeUndefined()
  })
})
