import type { ProductConfiguration } from '@understory/contracts/products.ts'
import type { PriceBook } from '@understory/domain/offsetting/price-book.ts'
import type { PricedOffset } from '@understory/domain/offsetting/price-instant-offset.ts'
import { sentencesOf } from '../http/sentences-of.ts'
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
    TOO_MUCH: 'This is more than one purchase can hold. Please contact us.',
    ...sentencesOf({
      NO_PRODUCTS_SELECTED: 'NO_PRODUCTS_SELECTED',
      AMOUNT_TOO_SMALL: 'AMOUNT_TOO_SMALL',
      AMOUNT_TOO_LARGE: 'AMOUNT_TOO_LARGE',
      BELOW_INCREMENT: 'BELOW_INCREMENT',
    }),
  },
})
