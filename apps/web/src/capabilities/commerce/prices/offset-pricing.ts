import type { ProductConfiguration } from '@understory/contracts/commerce/product-list.ts'
import type { PricedOffset } from '@understory/domain/commerce/instant-offset/price-instant-offset.ts'
import type { PriceBook } from '@understory/domain/commerce/prices/price-book.ts'
import { sentencesOf } from '../../../http/sentences-of.ts'
import { offsetPricingMorePurchaseHoldPlease } from './island-messages/offset-pricing.generated.ts'
import { priceBookOf } from './price-book-of.ts'

type Problem = Extract<PricedOffset, { ok: false }>['problem']

/** What an offset is priced by in the browser, and the sentences for what cannot be priced. */
export type OffsetPricing = {
  readonly prices: PriceBook
  readonly sentences: Readonly<Record<Problem | 'BELOW_INCREMENT', string>>
}

export const offsetPricing = (configuration: ProductConfiguration): OffsetPricing => ({
  prices: priceBookOf(configuration),
  sentences: {
    TOO_MUCH: offsetPricingMorePurchaseHoldPlease(),
    ...sentencesOf({
      NO_PRODUCTS_SELECTED: 'NO_PRODUCTS_SELECTED',
      AMOUNT_TOO_SMALL: 'AMOUNT_TOO_SMALL',
      AMOUNT_TOO_LARGE: 'AMOUNT_TOO_LARGE',
      BELOW_INCREMENT: 'BELOW_INCREMENT',
    }),
  },
})
