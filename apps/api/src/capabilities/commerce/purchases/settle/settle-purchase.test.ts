import { GetInvoicePdf } from '@understory/contracts/commerce/invoices.ts'
import { ListPurchases } from '@understory/contracts/commerce/purchases/purchases.ts'
import { VerifyCertificate } from '@understory/contracts/proof/certificates.ts'
import {
  GetImpactMetrics,
  GetPublicTotals,
  ListFundedProjects,
} from '@understory/contracts/proof/ledger.ts'
import { GetProject, ListProjects } from '@understory/contracts/proof/projects.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeSettings } from '../../../../testing/change-settings.ts'
import {
  askOutcome,
  COMMERCE_PURCHASES_ADDRESS,
  payFor,
  quote,
} from '../../../../testing/commerce/purchases.ts'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'

let api: TestApi
let ada: TestPerson
beforeAll(async () => {
  api = await startTestApi()
  ada = await joinAs(api, 'personal')
})
afterAll(() => api.close())

async function invoiceText({ bearer }: TestPerson, purchaseId: string): Promise<string> {
  const answer = await api.call(GetInvoicePdf, { params: { purchaseId } }, bearer)
  const pdf = await getDocumentProxy(new Uint8Array(answer.data as unknown as ArrayBuffer))
  return (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ')
}

describe('a paid purchase', () => {
  test('is in the ledger, in the totals and on a certificate that anyone can verify', async () => {
    const priced = await quote(api, { milliTrees: 10_000, co2eGrams: 1_000_000, plasticGrams: 100 })
    expect(priced.totalMinor).toBe(756)
    const { paymentId } = await payFor(api, ada, priced.quoteId)

    const outcome = await askOutcome(api, ada, paymentId)
    expect(outcome.data).toMatchObject({ status: 'succeeded', totalMinor: 756 })
    const again = await askOutcome(api, ada, paymentId)
    expect(again.data.certificateId).toBe(outcome.data.certificateId)

    const totals = { milliTrees: 10_000, co2eGrams: 1_000_000, plasticGrams: 100 }
    const metrics = await api.call(GetImpactMetrics, {}, ada.bearer)
    expect(metrics.data.totals).toEqual(totals)
    expect((await api.call(GetPublicTotals, {})).data).toEqual(totals)
    const { data: funded } = await api.call(ListFundedProjects, {}, ada.bearer)
    expect(new Map(funded.projects.map(({ impact, quantity }) => [impact, quantity]))).toEqual(
      new Map([
        ['trees', 10_000],
        ['co2e', 1_000_000],
        ['plastic', 100],
      ]),
    )

    const { projects } = (await api.call(ListProjects, {})).data
    expect(
      projects.flatMap(({ id, funded: by, isDefault }) => (by > 0 ? [{ id, by, isDefault }] : [])),
    ).toEqual([
      { id: 'clean-cookstoves', by: 1_000_000, isDefault: true },
      { id: 'coastal-collection', by: 100, isDefault: true },
      { id: 'mangroves-mahajanga', by: 10_000, isDefault: true },
    ])
    const ofProject = (projectId: string) => api.call(GetProject, { params: { projectId } })
    expect((await ofProject('mangroves-mahajanga')).data).toMatchObject({ funded: 10_000 })
    expect((await ofProject('nowhere')).refusal.code).toBe('PROJECT_NOT_FOUND')

    const certificateId = outcome.data.certificateId ?? ''
    const verified = await api.call(VerifyCertificate, { params: { certificateId } })
    expect(verified.data).toMatchObject({
      user: 'Ada Lovelace',
      products: { trees: 10, kg_co2e: 1000, g_plastic: 100 },
    })
    expect(verified.data.ledgerEntries).toHaveLength(3)

    const listed = await api.call(ListPurchases, {}, ada.bearer)
    expect(listed.data.purchases).toMatchObject([
      { status: 'paid', totalMinor: 756, invoiceNumber: 'UND-000001', certificateId },
    ])
  })

  test('has its VAT on the invoice by the terms of its day, also when the seller registers later', async () => {
    const { config } = api.deps
    const pay = async () => {
      const { quoteId } = await quote(api, { milliTrees: 10_000, co2eGrams: 1_000_000 })
      const { purchaseId, paymentId } = await payFor(api, ada, quoteId)
      await askOutcome(api, ada, paymentId)
      return purchaseId
    }
    const before = await pay()
    changeSettings(config, { SELLER_TAX_ID: 'GB123456789' })
    const after = await pay()
    changeSettings(config, { SELLER_VAT_PERCENT: 25 })
    expect(await invoiceText(ada, before)).toContain('No VAT has been added.')
    expect(await invoiceText(ada, after)).toContain('VAT at 20%, included £1.25')
    changeSettings(config, { SELLER_TAX_ID: '', SELLER_VAT_PERCENT: 20 })
  })

  test('of a business abroad without a tax id is outside the scope of VAT on its invoice', async () => {
    const { config } = api.deps
    changeSettings(config, {
      SELLER_TAX_ID: 'GB123456789',
      SELLER_ADDRESS: '1 Mill Lane, Bath, BA1 1AA',
    })
    const company = await joinAs(api, 'business')
    const address = {
      ...COMMERCE_PURCHASES_ADDRESS,
      city: 'Portland, OR',
      postcode: '97201',
      country: 'US',
    }
    const buy = async (person: TestPerson) => {
      const { quoteId } = await quote(
        api,
        { co2eGrams: 1_000_000 },
        person === ada ? 'personal' : 'business',
      )
      const { purchaseId, paymentId } = await payFor(api, person, quoteId, 'pm_card_visa', address)
      await askOutcome(api, person, paymentId)
      return invoiceText(person, purchaseId)
    }
    const text = await buy(company)
    expect(text).toContain('Outside the scope of VAT £0.00')
    expect(text).toContain('Portland, OR 97201 United States')
    expect(text).toContain('CO2e funded 1 tonne £6.00 a tonne £6.00')
    expect(text).toContain('1 Mill Lane Bath BA1 1AA VAT number: GB123456789')
    expect(await buy(ada)).toContain('VAT at 20%, included £1.00')
    changeSettings(config, { SELLER_TAX_ID: '', SELLER_ADDRESS: '' })
  })

  test('that is spread counts in equal parts, month by month, and loses nothing', async () => {
    const spread = { startMonth: '2026-01', months: 3 }
    const priced = await quote(api, { milliTrees: 10_000, spread })
    const { paymentId } = await payFor(api, ada, priced.quoteId)
    await askOutcome(api, ada, paymentId)
    const range = { fromDate: '2026-01-01', toDate: '2026-03-31' }
    const metrics = await api.call(GetImpactMetrics, { query: range }, ada.bearer)
    expect(metrics.data.timeline).toEqual([
      { month: '2026-01', milliTrees: 3_334, co2eGrams: 0, plasticGrams: 0 },
      { month: '2026-02', milliTrees: 3_333, co2eGrams: 0, plasticGrams: 0 },
      { month: '2026-03', milliTrees: 3_333, co2eGrams: 0, plasticGrams: 0 },
    ])
  })

  test('the database refuses to change or remove ledger entries', async () => {
    const update = api.deps.db.updateTable('impact_ledger_entry').set({ quantity: 1 }).execute()
    await expect(update).rejects.toThrow('append-only')
    const removal = api.deps.db.deleteFrom('impact_ledger_entry').execute()
    await expect(removal).rejects.toThrow('append-only')
  })
})

describe('a refused card', () => {
  test('leaves the purchase unpaid and the ledger as it was, and another card pays it', async () => {
    const priced = await quote(api, { milliTrees: 7_000 })
    const refused = await payFor(
      api,
      ada,
      priced.quoteId,
      'pm_card_visa_chargeDeclinedInsufficientFunds',
    )
    expect(refused.status).toBe(402)
    const outcome = await askOutcome(api, ada, refused.paymentId)
    expect(outcome.data).toMatchObject({
      status: 'needs-payment',
      lastDecline: 'insufficient-funds',
      certificateId: null,
    })

    const paid = await payFor(api, ada, priced.quoteId)
    expect(paid.purchaseId).toBe(refused.purchaseId)
    expect(paid.paymentId).toBe(refused.paymentId)
    expect((await askOutcome(api, ada, paid.paymentId)).data.status).toBe('succeeded')
  })
})
