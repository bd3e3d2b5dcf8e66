import { QuoteInstantOffset } from '@understory/contracts/commerce/instant-offset.ts'
import { GetInvoicePdf } from '@understory/contracts/commerce/invoices.ts'
import {
  AddTaxId,
  GetCheckout,
  ListTaxIds,
  RemoveTaxId,
} from '@understory/contracts/commerce/payments/payments.ts'
import { GetProduct } from '@understory/contracts/commerce/product-list.ts'
import {
  BuyQuote,
  GetQuote,
  ListPurchases,
  UpdatePurchase,
} from '@understory/contracts/commerce/purchases/purchases.ts'
import {
  GetCertificateImage,
  GetCertificatePdf,
  VerifyCertificate,
} from '@understory/contracts/proof/certificates.ts'
import { GetImpactMetrics, GetPublicTotals } from '@understory/contracts/proof/ledger.ts'
import {
  PURCHASE_STATUSES,
  type PurchaseStatus,
} from '@understory/domain/commerce/purchases/purchase-status.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  askOutcome,
  COMMERCE_PURCHASES_ADDRESS,
  payFor,
  quote,
} from '../../../testing/commerce/purchases.ts'
import { joinAs, type TestPerson, withFreshToken } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let ada: TestPerson
let grace: TestPerson
let company: TestPerson
beforeAll(async () => {
  api = await startTestApi()
  ada = await joinAs(api, 'personal')
  grace = await joinAs(api, 'personal')
  company = await joinAs(api, 'business')
})
afterAll(() => api.close())

const NOTHING = { milliTrees: 0, co2eGrams: 0, plasticGrams: 0 }
const DAY = 86_400_000

async function buyTrees(person: TestPerson, choice = {}) {
  const priced = await quote(api, { milliTrees: 5_000, ...choice })
  const { paymentId, purchaseId } = await payFor(api, person, priced.quoteId)
  const outcome = await askOutcome(api, person, paymentId)
  return { purchaseId, paymentId, certificateId: outcome.data.certificateId ?? '' }
}

describe('a price', () => {
  test.each([
    ['nothing chosen', NOTHING, 'NO_PRODUCTS_SELECTED'],
    ['less than a card can pay', { ...NOTHING, milliTrees: 1_000 }, 'AMOUNT_TOO_SMALL'],
    [
      'more than a card can pay',
      {
        ...NOTHING,
        co2eGrams: 100_000_000_000,
        milliTrees: 1_000_000_000,
        plasticGrams: 1_000_000_000,
      },
      'AMOUNT_TOO_LARGE',
    ],
  ])('for %s is refused', async (_, choice, code) => {
    const body = { audience: 'personal' as const, currency: 'GBP' as const, choice }
    expect((await api.call(QuoteInstantOffset, { body })).refusal.code).toBe(code)
  })

  test.each([
    ['GBP', 756],
    ['EUR', 887],
    ['USD', 1007],
  ] as const)(
    'of ten trees, a tonne and 100 g in %s comes from the price book',
    async (currency, minor) => {
      const choice = { milliTrees: 10_000, co2eGrams: 1_000_000, plasticGrams: 100 }
      const body = { audience: 'business' as const, currency, choice }
      const { data } = await api.call(QuoteInstantOffset, { body })
      expect(data).toMatchObject({ totalMinor: minor, priceBookVersion: '2026-1' })
      expect(data.lines.reduce((sum, line) => sum + line.minor, 0)).toBe(minor)
    },
  )

  test('stays as it was when it is asked for again', async () => {
    const priced = await quote(api, { milliTrees: 3_000, reference: 'A trip' })
    const again = await api.call(GetQuote, { params: { quoteId: priced.quoteId } })
    expect(again.data).toEqual({ ...priced, obstacle: null })
  })

  test('problem names its field', async () => {
    const choice = { ...NOTHING, milliTrees: 1_000, spread: { startMonth: '1999-01', months: 12 } }
    const body = { audience: 'personal' as const, currency: 'GBP' as const, choice }
    const { refusal } = await api.call(QuoteInstantOffset, { body })
    expect(refusal.problems).toEqual([
      {
        field: 'choice.spread.startMonth',
        message: 'Please choose a month within five years of today.',
      },
    ])
  })

  test('of an unknown product is not there', async () => {
    const answer = await api.call(GetProduct, { params: { identifier: 'personal-moon-onetime' } })
    expect([answer.status, answer.refusal.code]).toEqual([404, 'UNKNOWN_PRODUCT'])
  })
})

describe('buying', () => {
  const buy = (person: TestPerson, quoteId: string, order = {}) =>
    api.call(
      BuyQuote,
      { body: { quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS, ...order } },
      person.bearer,
    )

  test('twice at once is one purchase and one payment', async () => {
    const priced = await quote(api, { milliTrees: 5_000 })
    const answers = await Promise.all(Array.from({ length: 6 }, () => buy(ada, priced.quoteId)))
    expect(new Set(answers.map(({ data }) => data.clientSecret)).size).toBe(1)
  })

  test("someone else's quote, once they bought it, is not there", async () => {
    const { quoteId } = await quote(api, { milliTrees: 5_000 })
    await buy(ada, quoteId)
    expect((await buy(grace, quoteId)).refusal.code).toBe('QUOTE_NOT_FOUND')
  })

  test('what is paid is refused', async () => {
    const { quoteId } = await quote(api, { milliTrees: 5_000 })
    const { paymentId } = await payFor(api, ada, quoteId)
    expect((await buy(ada, quoteId)).refusal.code).toBe('ALREADY_PAID')
    await askOutcome(api, ada, paymentId)
    expect((await buy(ada, quoteId)).refusal.code).toBe('ALREADY_PAID')
  })

  test('with the other kind of account is refused', async () => {
    const { quoteId } = await quote(api, { milliTrees: 5_000 }, 'business')
    expect((await buy(ada, quoteId)).refusal.code).toBe('WRONG_ACCOUNT_KIND')
    expect((await buy(company, quoteId)).status).toBe(201)
  })

  test('without a place to bill names each field', async () => {
    const { quoteId } = await quote(api, { milliTrees: 5_000 })
    const billingAddress = { ...COMMERCE_PURCHASES_ADDRESS, postcode: 'nowhere' }
    const { status, refusal } = await buy(ada, quoteId, { billingAddress })
    expect([status, refusal.code]).toEqual([400, 'UNRECOGNISED_LOCATION'])
    expect(refusal.problems?.[0]?.field).toBe('billingAddress.postcode')
  })

  test('with a tax id of the wrong format is refused, with the right one it is stored', async () => {
    const { quoteId } = await quote(api, { milliTrees: 5_000 }, 'business')
    const wrong = await buy(company, quoteId, { taxId: { type: 'gb_vat', value: 'GB12' } })
    expect(wrong.refusal.code).toBe('TAX_ID_INVALID')
    await buy(company, quoteId, { taxId: { type: 'gb_vat', value: ' gb 123 4567 89 ' } })
    const { data } = await api.call(ListTaxIds, {}, company.bearer)
    expect(data.taxIds).toMatchObject([{ type: 'gb_vat', value: 'GB123456789' }])
  })

  test('by an expired price is refused', async () => {
    const { quoteId } = await quote(api, { milliTrees: 5_000 })
    api.moveClock(8 * DAY)
    const late = await buy(await withFreshToken(api, ada), quoteId)
    api.moveClock(-8 * DAY)
    expect([late.status, late.refusal.code]).toEqual([410, 'QUOTE_EXPIRED'])
  })

  test('a quote that does not exist is not there', async () => {
    expect((await buy(ada, '00000000-0000-4000-8000-000000000000')).status).toBe(404)
  })
})

describe('a tax id', () => {
  test('is added, and removed by its owner alone', async () => {
    const body = { country: 'GB', type: 'gb_vat', value: 'GB987654321' }
    const added = await api.call(AddTaxId, { body }, company.bearer)
    expect(added.status).toBe(201)
    const remove = (person: TestPerson) =>
      api.call(RemoveTaxId, { params: { id: added.data.id } }, person.bearer)
    expect((await remove(ada)).status).toBe(404)
    expect((await remove(company)).status).toBe(204)
  })
})

describe('a paid purchase', () => {
  const update = (person: TestPerson, purchaseId: string, body: object) =>
    api.call(UpdatePurchase, { params: { purchaseId }, body }, person.bearer)

  test('may be dated once; the ledger follows and loses nothing', async () => {
    const { purchaseId, certificateId } = await buyTrees(grace)
    const before = await api.call(GetPublicTotals, {})
    const moved = await update(grace, purchaseId, { effectiveFrom: '2026-02-14' })
    expect(moved.data).toMatchObject({ effectiveFrom: '2026-02-14', isDateLocked: true })
    expect((await api.call(GetPublicTotals, {})).data).toEqual(before.data)
    const range = { fromDate: '2026-02-01', toDate: '2026-02-28' }
    const february = await api.call(GetImpactMetrics, { query: range }, grace.bearer)
    expect(february.data.totals.milliTrees).toBe(5_000)
    const verified = await api.call(VerifyCertificate, { params: { certificateId } })
    expect(verified.data).toMatchObject({ date: '2026-02-14', products: { trees: 5 } })

    const again = await update(grace, purchaseId, { effectiveFrom: '2026-03-01' })
    expect([again.status, again.refusal.code]).toEqual([409, 'DATE_LOCKED'])
  })

  test('may change its theme at any time, and its reference once', async () => {
    const { purchaseId } = await buyTrees(ada)
    expect((await update(ada, purchaseId, { reference: 'Skye' })).data.reference).toBe('Skye')
    expect((await update(ada, purchaseId, { reference: 'Lewis' })).refusal.code).toBe('DATE_LOCKED')
    const look = await update(ada, purchaseId, { hideCost: true, theme: 'christmas' })
    expect(look.data).toMatchObject({ hideCost: true, theme: 'christmas', reference: 'Skye' })
  })

  test('is locked from the start when it was bought with a reference or a spread', async () => {
    const { purchaseId } = await buyTrees(ada, { reference: 'For Ines' })
    const { refusal } = await update(ada, purchaseId, { effectiveFrom: '2026-02-14' })
    expect(refusal.code).toBe('DATE_LOCKED')
  })

  test('of someone else answers like one that is not there, in every call', async () => {
    const { purchaseId, certificateId } = await buyTrees(ada)
    const missing = '00000000-0000-4000-8000-000000000000'
    for (const id of [purchaseId, missing]) {
      expect((await update(grace, id, { hideCost: true })).refusal.code).toBe('PURCHASE_NOT_FOUND')
      const params = { purchaseId: id }
      expect((await api.call(GetInvoicePdf, { params }, grace.bearer)).status).toBe(404)
    }
    for (const id of [certificateId, missing]) {
      const params = { certificateId: id }
      expect((await api.call(GetCertificatePdf, { params }, grace.bearer)).status).toBe(404)
    }
  })

  test('that is not paid yet cannot be changed', async () => {
    const { quoteId } = await quote(api, { milliTrees: 5_000 })
    const refused = await payFor(api, ada, quoteId, 'pm_card_visa_chargeDeclined')
    expect((await update(ada, refused.purchaseId, { hideCost: true })).refusal.code).toBe(
      'PURCHASE_UPDATE_FAILED',
    )
  })

  test('has a certificate, an invoice and a picture, each a whole file', async () => {
    const { purchaseId, certificateId } = await buyTrees(ada)
    const certificate = await api.call(GetCertificatePdf, { params: { certificateId } }, ada.bearer)
    const invoice = await api.call(GetInvoicePdf, { params: { purchaseId } }, ada.bearer)
    const picture = await api.call(GetCertificateImage, { params: { certificateId } })
    const begins = (bytes: unknown) =>
      Buffer.from(bytes as Uint8Array)
        .subarray(0, 5)
        .toString('latin1')
    expect([begins(certificate.data), begins(invoice.data)]).toEqual(['%PDF-', '%PDF-'])
    expect(begins(picture.data)).toContain('PNG')
  })

  test('is listed newest first, in pages', async () => {
    const first = await api.call(ListPurchases, { query: { limit: 2 } }, ada.bearer)
    expect(first.data.purchases).toHaveLength(2)
    const query = { limit: 2, before: first.data.next ?? '' }
    const second = await api.call(ListPurchases, { query }, ada.bearer)
    const dates = [...first.data.purchases, ...second.data.purchases].map(
      ({ createdAt }) => createdAt,
    )
    expect(dates).toEqual([...dates].sort().reverse())
    expect(new Set(dates).size).toBe(4)
  })

  test('loses none between two pages, also when many were made in one moment', async () => {
    const noor = await joinAs(api, 'personal')
    const made: string[] = []
    for (let count = 0; count < 3; count += 1) {
      const { quoteId } = await quote(api, { milliTrees: 5_000 })
      const body = { quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS }
      made.push((await api.call(BuyQuote, { body }, noor.bearer)).data.purchaseId)
    }
    const created_at = new Date()
    await api.deps.db
      .updateTable('purchase')
      .set({ created_at })
      .where('account_id', '=', noor.accountId)
      .execute()
    const listed: string[] = []
    let before: string | undefined
    do {
      const query = { limit: 1, ...(before && { before }) }
      const { data } = await api.call(ListPurchases, { query }, noor.bearer)
      listed.push(...data.purchases.map(({ uuid }) => uuid))
      before = data.next ?? undefined
    } while (before)
    expect(listed.toSorted()).toEqual(made.toSorted())
  })

  test('answers a place in the list that is not ours with a refusal', async () => {
    const query = { before: 'somewhere' }
    const { status, refusal } = await api.call(ListPurchases, { query }, ada.bearer)
    expect([status, refusal.code]).toEqual([400, 'BAD_REQUEST'])
  })
})

describe('a certificate number', () => {
  test.each([
    [
      'that matches nothing',
      '00000000-0000-4000-8000-000000000000',
      404,
      'No certificate matches this number.',
    ],
    ['that is no number', 'not-a-number', 400, 'This is not a certificate number.'],
  ])('%s says so', async (_, certificateId, status, message) => {
    const answer = await api.call(VerifyCertificate, { params: { certificateId } })
    expect([answer.status, answer.refusal.message]).toEqual([status, message])
  })
})

describe('metrics', () => {
  test.each([
    ['an unknown product', { products: 'personal-moon-onetime' }, 'UNKNOWN_PRODUCT'],
    [
      'a range that ends before it begins',
      { fromDate: '2026-02-01', toDate: '2026-01-01' },
      'BAD_REQUEST',
    ],
    ['a date that is none', { fromDate: '2026-02-31' }, 'BAD_REQUEST'],
  ])('of %s are refused', async (_, query, code) => {
    const answer = await api.call(GetImpactMetrics, { query }, ada.bearer)
    expect(answer.refusal.code).toBe(code)
  })

  test('fall back to all products when none is named, unless asked not to', async () => {
    const all = await api.call(GetImpactMetrics, { query: { products: '' } }, ada.bearer)
    expect(all.data.totals.milliTrees).toBeGreaterThan(0)
    const query = { products: '', fallbackToAllProductsIfEmpty: 'false' as const }
    const none = await api.call(GetImpactMetrics, { query }, ada.bearer)
    expect(none.data.totals).toEqual(NOTHING)
  })
})

test('the database lets a purchase move along these ways and no others', async () => {
  const WAYS = [
    'pending to paid',
    'pending to failed',
    'pending to canceled',
    // Another card may be tried on the same purchase.
    'failed to pending',
    'failed to paid',
    'failed to canceled',
    'paid to refunded',
    // A refund that the bank could not make.
    'refunded to paid',
  ]
  const { purchaseId } = await buyTrees(await joinAs(api, 'personal'))
  const paidAt = (status: PurchaseStatus) =>
    status === 'paid' || status === 'refunded' ? sql`now()` : sql`null`
  for (const from of PURCHASE_STATUSES) {
    for (const to of PURCHASE_STATUSES.filter((status) => status !== from)) {
      const move = api.deps.db.transaction().execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx)
        await sql`update purchase set status = ${from}, paid_at = ${paidAt(from)}
          where id = ${purchaseId}`.execute(tx)
        await sql`set local session_replication_role = origin`.execute(tx)
        await sql`update purchase set status = ${to}, paid_at = ${paidAt(to)}
          where id = ${purchaseId}`.execute(tx)
        throw new Error('undo')
      })
      const way = `${from} to ${to}`
      const says = WAYS.includes(way) ? 'undo' : `a purchase cannot go from ${way}`
      await expect(move, way).rejects.toThrow(says)
    }
  }
})

describe('the payment page', () => {
  test('prefills the last address, and offers no card that was not saved', async () => {
    const { data } = await api.call(GetCheckout, {}, ada.bearer)
    expect(data).toMatchObject({ billingAddress: COMMERCE_PURCHASES_ADDRESS, cards: [] })
  })

  test('offers the saved card', async () => {
    const person = await joinAs(api, 'personal')
    const { quoteId } = await quote(api, { milliTrees: 5_000 })
    const body = { quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS, saveCard: true }
    await api.call(BuyQuote, { body }, person.bearer)
    await payFor(api, person, quoteId)
    const { data } = await api.call(GetCheckout, {}, person.bearer)
    expect(data.cards).toMatchObject([{ brand: 'Visa', last4: '4242' }])
  })
})
