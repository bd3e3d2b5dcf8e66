import { type Gift, ListGifts, QuoteGifts } from '@understory/contracts/commerce/gifts.ts'
import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { TestPerson } from '../people/people.ts'
import type { TestApi } from '../start-test-api.ts'
import { askOutcome, payFor } from './purchases.ts'

type CommerceGiftsInput = Partial<BodyOf<typeof QuoteGifts>>

export const A_GIFT = {
  audience: 'personal',
  currency: 'GBP',
  each: { milliTrees: 10_000, co2eGrams: 0, plasticGrams: 500 },
  from: 'Ada',
  message: 'For the pear tree.\nWith love.',
  recipients: [{ name: 'Ben', email: null }],
} as const

export const priceGifts = (api: Pick<TestApi, 'call'>, change: CommerceGiftsInput = {}) =>
  api.call(QuoteGifts, { body: { ...A_GIFT, ...change } as never })

/** Gifts that were ordered and paid for. */
export async function give(
  api: TestApi,
  giver: TestPerson,
  change: CommerceGiftsInput = {},
): Promise<{ purchaseId: string; gift: Gift }> {
  const quote = await priceGifts(api, change)
  if (quote.status !== 201) throw new Error(JSON.stringify(quote.refusal))
  const { purchaseId, paymentId } = await payFor(api, giver, quote.data.quoteId)
  await askOutcome(api, giver, paymentId)
  const { data } = await api.call(ListGifts, {}, giver.bearer)
  const gift = data.given.find((each) => each.purchaseId === purchaseId)
  if (!gift) throw new Error('the gift was not paid for')
  return { purchaseId, gift }
}
