import { QuoteInstantOffset } from '@understory/contracts/commerce/instant-offset.ts'
import { AddTaxId } from '@understory/contracts/commerce/payments/payments.ts'
import { BuyQuote } from '@understory/contracts/commerce/purchases/purchases.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMMERCE_PURCHASES_ADDRESS, quote } from '../../../testing/commerce/purchases.ts'
import { inviteColleague } from '../../../testing/people/colleagues.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

const ELSEWHERE = { ...COMMERCE_PURCHASES_ADDRESS, line1: '1 Another Street' }
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
    expect((await order(member, { billingAddress: COMMERCE_PURCHASES_ADDRESS })).status).toBe(201)
    expect((await order(member, { billingAddress: COMMERCE_PURCHASES_ADDRESS })).status).toBe(201)
    expect(await storedAddress()).toEqual([COMMERCE_PURCHASES_ADDRESS.line1])
  })

  test.each([
    [{ billingAddress: ELSEWHERE }, 'billingAddress.line1'],
    [{ billingAddress: COMMERCE_PURCHASES_ADDRESS, taxId: TAX_ID }, 'taxId.value'],
  ])('replaces nothing of the account by an order it never pays', async (asked, field) => {
    const refused = await order(member, asked)
    expect([refused.status, refused.refusal.code]).toEqual([403, 'ROLE_FORBIDS'])
    expect(refused.refusal.problems?.[0]?.field).toBe(field)
    expect(await storedAddress()).toEqual([COMMERCE_PURCHASES_ADDRESS.line1])
  })

  test('buys with the tax id that the account has', async () => {
    expect((await order(owner, { billingAddress: ELSEWHERE, taxId: TAX_ID })).status).toBe(201)
    const bought = await order(member, { billingAddress: ELSEWHERE, taxId: TAX_ID })
    expect(bought.status).toBe(201)
    expect(await storedAddress()).toEqual([ELSEWHERE.line1, TAX_ID.value])
  })
})

test('a tax id of the wrong format that is added by itself names the field of that call', async () => {
  const body = { country: 'GB', type: 'gb_vat', value: 'GB12' }
  const { refusal } = await api.call(AddTaxId, { body }, owner.bearer)
  expect([refusal.code, refusal.problems?.[0]?.field]).toEqual(['TAX_ID_INVALID', 'value'])
})

describe('what of an address is asked', () => {
  const COUNTRY = { country: 'GB' }
  let person: TestPerson
  beforeAll(async () => {
    person = await joinAs(api, 'personal')
  })

  async function personOrder(asked: object, choice: object = {}) {
    const { data } = await api.call(QuoteInstantOffset, {
      body: {
        audience: 'personal',
        currency: 'GBP',
        choice: { milliTrees: 5_000, co2eGrams: 0, plasticGrams: 0, ...choice },
      },
    })
    return api.call(BuyQuote, { body: { quoteId: data.quoteId, ...asked } as never }, person.bearer)
  }

  test('a private person buys with their country alone', async () => {
    expect((await personOrder({ billingAddress: COUNTRY })).status).toBe(201)
  })

  test('an address that was begun is completed', async () => {
    const refused = await personOrder({ billingAddress: { ...COUNTRY, line1: '12 Hazel Row' } })
    expect([refused.status, refused.refusal.code]).toEqual([400, 'UNRECOGNISED_LOCATION'])
    expect(refused.refusal.problems?.map(({ field }) => field)).toEqual([
      'billingAddress.city',
      'billingAddress.postcode',
    ])
  })

  test.each([
    { rule: 'an invoice with a tax id', asked: { taxId: TAX_ID }, choice: {} },
    { rule: 'a certificate that shows it', asked: {}, choice: { addressOnCertificate: true } },
  ])('$rule needs a whole address of a private person too', async ({ asked, choice }) => {
    const refused = await personOrder({ billingAddress: COUNTRY, ...asked }, choice)
    expect(refused.refusal.code).toBe('UNRECOGNISED_LOCATION')
    expect(
      (await personOrder({ billingAddress: COMMERCE_PURCHASES_ADDRESS, ...asked }, choice)).status,
    ).toBe(201)
  })

  test('a business gives all of it', async () => {
    const refused = await order(owner, { billingAddress: COUNTRY })
    expect(refused.refusal.code).toBe('UNRECOGNISED_LOCATION')
  })
})
