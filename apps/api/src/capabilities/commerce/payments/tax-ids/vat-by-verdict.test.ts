import { ListTaxIds } from '@understory/contracts/commerce/payments/payments.ts'
import { BuyQuote } from '@understory/contracts/commerce/purchases/purchases.ts'
import { MINUTE_MS } from '@understory/domain/calendar/durations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeSettings } from '../../../../testing/change-settings.ts'
import { eventDeliverer } from '../../../../testing/commerce/provider-events.ts'
import {
  askOutcome,
  COMMERCE_PURCHASES_ADDRESS,
  confirmCard,
  quote,
} from '../../../../testing/commerce/purchases.ts'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { vatOf } from '../../invoices/invoice-parties.ts'
import { findInvoice } from '../../invoices/invoice-records.ts'
import { numberInvoices } from '../invoices/number-invoices.ts'
import { reconcileTaxIds } from './reconcile-tax-ids.ts'

const IN_GERMANY = {
  ...COMMERCE_PURCHASES_ADDRESS,
  city: 'Berlin',
  postcode: '10115',
  country: 'DE',
}

let api: TestApi
let deliverEvents: ReturnType<typeof eventDeliverer>
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  deliverEvents = eventDeliverer(api)
  changeSettings(api.deps.config, { SELLER_TAX_ID: 'GB123456789', SELLER_VAT_PERCENT: 20 })
})
afterAll(async () => {
  changeSettings(api.deps.config, { SELLER_TAX_ID: '' })
  await api.close()
})

type Order = { readonly number?: string; readonly says?: boolean }

/** Buys, pays, and gives the VAT on the invoice. */
async function vatOn(buyer: TestPerson, { number, says = true }: Order) {
  const kind = await kindOf(buyer)
  const { quoteId } = await quote(api, { milliTrees: 5_000 }, kind)
  const taxId = number ? { taxId: { type: 'eu_vat', value: number } } : {}
  const body = { quoteId, billingAddress: IN_GERMANY, ...taxId } as never
  const bought = await api.call(BuyQuote, { body }, buyer.bearer)
  if (bought.status !== 201) throw new Error(JSON.stringify(bought.refusal))
  if (says) await deliverEvents()
  const { clientSecret, purchaseId } = bought.data
  const paymentId = clientSecret.split('_secret_')[0] ?? ''
  await confirmCard(api, { paymentId, clientSecret, card: 'pm_card_visa' })
  await askOutcome(api, buyer, paymentId)
  await numberInvoices(api.deps)
  const invoice = await findInvoice(api.deps.db, { purchaseId })
  return invoice && vatOf(invoice)?.label
}

async function kindOf({ accountId }: TestPerson) {
  const { kind } = await api.deps.db
    .selectFrom('account')
    .select('kind')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return kind === 'business' ? 'business' : 'personal'
}

async function verdictOf(person: TestPerson) {
  const { data } = await api.call(ListTaxIds, {}, person.bearer)
  return data.taxIds.map(({ verification }) => verification)
}

const REVERSE = 'VAT: reverse charge, the customer accounts for it'
const INCLUDED = 'VAT at 20%, included'

describe('the VAT of a buyer in Germany', () => {
  test.each([
    {
      rule: 'a business whose number the registry confirms',
      kind: 'business',
      number: 'DE123456789',
      label: REVERSE,
    },
    {
      rule: 'a business whose number the registry denies',
      kind: 'business',
      number: 'DE111111111',
      label: INCLUDED,
    },
    {
      rule: 'a business whose registry has not answered',
      kind: 'business',
      number: 'DE222222222',
      label: INCLUDED,
    },
    {
      rule: 'a private buyer, whatever the number',
      kind: 'personal',
      number: 'DE123456789',
      label: INCLUDED,
    },
  ] as const)('of $rule: $label', async ({ kind, number, label }) => {
    expect(await vatOn(await joinAs(api, kind), { number })).toBe(label)
  })

  test.each([
    ['DE123456789', REVERSE],
    ['DE111111111', INCLUDED],
  ])('follows what the registry says of %s in the settings: %s', async (number, label) => {
    const buyer = await joinAs(api, 'business')
    await api.deps.db
      .updateTable('account')
      .set({ country: 'DE', vat_number: number })
      .where('id', '=', buyer.accountId)
      .execute()
    expect(await vatOn(buyer, {})).toBe(label)
  })

  test('stays on an invoice as the registry had it then', async () => {
    const buyer = await joinAs(api, 'business')
    expect(await vatOn(buyer, { number: 'DE987654321', says: false })).toBe(INCLUDED)
    await deliverEvents()
    expect(await verdictOf(buyer)).toEqual(['verified'])
    expect(await vatOn(buyer, {})).toBe(REVERSE)
  })
})

test('A verdict that came before we knew the tax id, or was lost, is asked for again', async () => {
  const buyer = await joinAs(api, 'business')
  await vatOn(buyer, { number: 'DE123456788', says: false })
  expect(await verdictOf(buyer)).toEqual(['pending'])
  api.moveClock(3 * MINUTE_MS)
  await reconcileTaxIds(api.deps)
  api.moveClock(-3 * MINUTE_MS)
  expect(await verdictOf(buyer)).toEqual(['verified'])
})
