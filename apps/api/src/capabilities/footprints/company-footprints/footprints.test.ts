import { ListPurchases } from '@understory/contracts/commerce/purchases/purchases.ts'
import { QuoteFootprint } from '@understory/contracts/footprints/company-footprints/footprints.ts'
import {
  ListVerifications,
  QuoteVerification,
} from '@understory/contracts/footprints/verification/verification-orders.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeInBalance } from '../../../testing/commerce/close-in-balance.ts'
import { askOutcome, payFor } from '../../../testing/commerce/purchases.ts'
import { emailTo } from '../../../testing/emails.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { joinStaff } from '../../../testing/people/staff.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let ada: TestPerson
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  await api.work()
  ada = await joinAs(api, 'business')
})
afterAll(() => closeInBalance(api))

const thisMonth = () => api.deps.clock().toISOString().slice(0, 7)
const priceYear = (change: object = {}) =>
  api.call(QuoteFootprint, {
    body: { currency: 'GBP', co2eGrams: 12_500_000, startMonth: thisMonth(), ...change },
  })
const priceVerification = (change: object = {}) =>
  api.call(QuoteVerification, {
    body: {
      currency: 'GBP',
      scopesOneTwo: true,
      categories: ['businessTravel', 'capitalGoods'],
      ...change,
    },
  })

describe('the offset of a year at once', () => {
  test('is one payment, and counts in equal parts over twelve months', async () => {
    const { data } = await priceYear()
    expect(data).toMatchObject({ product: 'business-footprint-onetime', totalMinor: 7_500 })
    const { purchaseId, paymentId } = await payFor(api, ada, data.quoteId)
    const outcome = await askOutcome(api, ada, paymentId)
    expect(outcome.data.certificateId).not.toBeNull()
    const { rows } = await sql<{ months: number; sum: number; product: string }>`
      select count(*)::int as months, sum(quantity)::int as sum, min(product) as product
      from impact_ledger_entry where source_id = ${purchaseId}`.execute(api.deps.db)
    expect(rows).toEqual([{ months: 12, sum: 12_500_000, product: 'business-footprint-onetime' }])
  })

  test.each([
    [{ co2eGrams: 0 }, 'co2eGrams'],
    [{ co2eGrams: 150_000 }, 'co2eGrams'],
    [{ co2eGrams: 100_001_000_000 }, 'co2eGrams'],
    [{ startMonth: '2026-13' }, 'startMonth'],
    [{ startMonth: '2050-01' }, 'startMonth'],
  ])('is refused as %j', async (change, field) => {
    const { status, refusal } = await priceYear(change)
    expect(status).toBe(400)
    expect(refusal.problems?.[0]?.field).toBe(field)
  })

  test('is for businesses', async () => {
    const person = await joinAs(api, 'personal')
    const { data } = await priceYear()
    await expect(payFor(api, person, data.quoteId)).rejects.toThrow('WRONG_ACCOUNT_KIND')
  })
})

describe('the verification of a footprint', () => {
  test('is paid for like anything else, with an invoice and an email; it funds nothing', async () => {
    const { data } = await priceVerification()
    expect(data).toMatchObject({
      product: 'business-verify-footprint-onetime',
      totalMinor: 69_000,
      lines: [],
      services: [
        { name: 'Verification of scopes 1 and 2', count: 1, minor: 45_000 },
        {
          name: 'Verification of 2 categories of scope 3: Business travel, Capital goods',
          count: 2,
          minor: 24_000,
        },
      ],
    })
    const { purchaseId, paymentId } = await payFor(api, ada, data.quoteId)
    await askOutcome(api, ada, paymentId)
    const listed = await api.call(ListPurchases, { query: { limit: 10 } }, ada.bearer)
    expect(listed.data.purchases.find(({ uuid }) => uuid === purchaseId)).toMatchObject({
      status: 'paid',
      certificateId: null,
      invoiceNumber: expect.stringMatching(/^UND-/),
    })
    const { rows } = await sql`select from impact_ledger_entry
      where source_id = ${purchaseId}`.execute(api.deps.db)
    expect(rows).toEqual([])
    await emailTo(api, ada.email, /Your verification is ordered/)
    const { bearer } = await joinStaff(api)
    const waiting = (await api.call(ListVerifications, {}, bearer)).data.verifications
    expect(waiting).toMatchObject([
      { purchaseId, email: ada.email, services: data.services.map(({ name }) => name) },
    ])
    expect((await api.call(ListVerifications, {}, ada.bearer)).refusal.code).toBe('FORBIDDEN')
  })

  test.each([
    [{ scopesOneTwo: false, categories: [] }, 'NO_PRODUCTS_SELECTED', 'scopesOneTwo'],
    [{ categories: ['capitalGoods', 'capitalGoods'] }, 'BAD_REQUEST', 'categories'],
    [{ categories: ['scopeFour'] }, 'BAD_REQUEST', 'categories.0'],
  ])('is refused as %j', async (change, code, field) => {
    const { refusal } = await priceVerification(change)
    expect(refusal.code).toBe(code)
    expect(refusal.problems?.[0]?.field).toBe(field)
  })
})
