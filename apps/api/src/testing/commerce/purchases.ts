import { QuoteInstantOffset } from '@understory/contracts/commerce/instant-offset.ts'
import {
  GetPaymentOutcome,
  StartCardSetup,
} from '@understory/contracts/commerce/payments/payments.ts'
import { BuyQuote } from '@understory/contracts/commerce/purchases/purchases.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import type { TestPerson } from '../people/people.ts'
import type { TestApi } from '../start-test-api.ts'

export const COMMERCE_PURCHASES_ADDRESS = {
  line1: '12 Hazel Row',
  line2: null,
  city: 'Stroud',
  postcode: 'GL5 1AA',
  country: 'GB',
}

/** The API, and the sandbox where a browser pays. */
type CommercePurchasesApi = Pick<TestApi, 'call'> & { sandbox: Pick<TestApi['sandbox'], 'url'> }

type Choice = Partial<{
  milliTrees: number
  co2eGrams: number
  plasticGrams: number
  spread: { startMonth: string; months: number } | null
  reference: string | null
}>

export async function quote(
  api: Pick<TestApi, 'call'>,
  choice: Choice,
  audience: 'personal' | 'business' = 'personal',
  currency: Currency = 'GBP',
) {
  const { data } = await api.call(QuoteInstantOffset, {
    body: {
      audience,
      currency,
      choice: { milliTrees: 0, co2eGrams: 0, plasticGrams: 0, ...choice },
    },
  })
  return data
}

/** A purchase whose card was charged, before any webhook was delivered; returns the payment's id. */
export async function payFor(
  api: CommercePurchasesApi,
  person: TestPerson,
  quoteId: string,
  card = 'pm_card_visa',
  billingAddress = COMMERCE_PURCHASES_ADDRESS,
): Promise<{ purchaseId: string; paymentId: string; status: number }> {
  const bought = await api.call(BuyQuote, { body: { quoteId, billingAddress } }, person.bearer)
  if (bought.status !== 201) throw new Error(JSON.stringify(bought.refusal))
  const { clientSecret, purchaseId } = bought.data
  const paymentId = clientSecret.split('_secret_')[0] ?? ''
  const status = await confirmCard(api, { paymentId, clientSecret, card })
  return { purchaseId, paymentId, status }
}

/** The browser's call with the card form, straight to the provider. */
export async function confirmCard(
  api: CommercePurchasesApi,
  { paymentId, clientSecret, card }: { paymentId: string; clientSecret: string; card: string },
): Promise<number> {
  const response = await fetch(`${api.sandbox.url}/v1/payment_intents/${paymentId}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_local_understory' },
    body: new URLSearchParams({
      client_secret: clientSecret,
      payment_method: card,
      return_url: 'http://understory.test/back',
    }),
  })
  return response.status
}

export function askOutcome(api: CommercePurchasesApi, person: TestPerson, paymentId: string) {
  return api.call(GetPaymentOutcome, { params: { paymentId } }, person.bearer)
}

/** Adds a card without buying, as the browser does. */
export async function addCard(
  api: CommercePurchasesApi,
  person: TestPerson,
  method = 'pm_card_visa',
): Promise<void> {
  const { data } = await api.call(StartCardSetup, {}, person.bearer)
  const id = data.clientSecret.split('_secret_')[0] ?? ''
  const confirmed = await fetch(`${api.sandbox.url}/v1/setup_intents/${id}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_local_understory' },
    body: new URLSearchParams({
      client_secret: data.clientSecret,
      payment_method: method,
      return_url: 'http://understory.test/back',
    }),
  })
  if (!confirmed.ok) throw new Error(await confirmed.text())
}
