import { BuyQuote } from '@understory/contracts/offsetting.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inviteColleague } from '../../testing/colleagues.ts'
import { joinAs, type TestPerson } from '../../testing/people.ts'
import { ADDRESS, quote } from '../../testing/purchases.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const ELSEWHERE = { ...ADDRESS, line1: '1 Another Street' }
const TAX_ID = { type: 'gb_vat', value: 'GB731331179' } as const

let api: TestApi
let owner: TestPerson
let member: TestPerson
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 20 })
  await api.work()
  owner = await joinAs(api, 'business')
  member = await inviteColleague(api, owner, 'member')
})
afterAll(() => api.close())

async function order(by: TestPerson, asked: { billingAddress: object; taxId?: object }) {
  const { quoteId } = await quote(api, { milliTrees: 5_000 }, 'business')
  return api.call(BuyQuote, { body: { quoteId, ...asked } as never }, by.bearer)
}

async function storedAddress() {
  const [addresses, taxIds] = await Promise.all([
    api.deps.db
      .selectFrom('billing_address')
      .select('line1')
      .where('account_id', '=', owner.accountId)
      .execute(),
    api.deps.db
      .selectFrom('tax_id')
      .select('value')
      .where('account_id', '=', owner.accountId)
      .execute(),
  ])
  return [...addresses.map(({ line1 }) => line1), ...taxIds.map(({ value }) => value)]
}

describe('a colleague who may buy and not change settings', () => {
  test('gives an address where the account has none, and buys with it from then on', async () => {
    expect((await order(member, { billingAddress: ADDRESS })).status).toBe(201)
    expect((await order(member, { billingAddress: ADDRESS })).status).toBe(201)
    expect(await storedAddress()).toEqual([ADDRESS.line1])
  })

  test.each([
    [{ billingAddress: ELSEWHERE }, 'billingAddress.line1'],
    [{ billingAddress: ADDRESS, taxId: TAX_ID }, 'taxId.value'],
  ])('replaces nothing of the account by an order it never pays', async (asked, field) => {
    const refused = await order(member, asked)
    expect([refused.status, refused.refusal.code]).toEqual([403, 'ROLE_FORBIDS'])
    expect(refused.refusal.problems?.[0]?.field).toBe(field)
    expect(await storedAddress()).toEqual([ADDRESS.line1])
  })

  test('buys with the tax id that the account has', async () => {
    expect((await order(owner, { billingAddress: ELSEWHERE, taxId: TAX_ID })).status).toBe(201)
    const bought = await order(member, { billingAddress: ELSEWHERE, taxId: TAX_ID })
    expect(bought.status).toBe(201)
    expect(await storedAddress()).toEqual([ELSEWHERE.line1, TAX_ID.value])
  })
})
