import { QuoteGifts } from '@understory/contracts/commerce/gifts.ts'
import {
  type BillingAddress,
  BuyQuote,
} from '@understory/contracts/commerce/purchases/purchases.ts'
import type { DemoClient } from './demo-client.ts'
import { type PayByTestCard, payAndSettle } from './pay-by-test-card.ts'

const TREES = 5_000

/** Trees for three regulars of the bakery, handed over as a letter. */
export async function seedDemoGifts(
  call: DemoClient,
  { pay, billingAddress }: { readonly pay: PayByTestCard; readonly billingAddress: BillingAddress },
): Promise<void> {
  const { quoteId } = await call(QuoteGifts, {
    body: {
      ...{ audience: 'business', currency: 'GBP', from: 'Everyone at Fernbank' },
      each: { milliTrees: TREES, co2eGrams: 0, plasticGrams: 0 },
      message: 'Thank you for ten years of Saturday mornings.',
      recipients: ['The Ashdowns', 'Ms Penhale', 'Harbour Café'].map((name) => ({ name })),
    },
  })
  const { clientSecret } = await call(BuyQuote, { body: { quoteId, billingAddress } })
  await payAndSettle(call, pay, clientSecret)
}
