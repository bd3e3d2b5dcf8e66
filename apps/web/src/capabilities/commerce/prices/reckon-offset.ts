import {
  priceOffset,
  type Quote,
} from '@understory/domain/commerce/instant-offset/price-instant-offset.ts'
import type { ImpactQuantities } from '@understory/domain/quantity/impact-quantity.ts'
import { nothingChosen, type Reckoned } from '../../../shell/setup/reckoned.ts'
import type { OffsetPricing } from './offset-pricing.ts'

/** What quantities cost, by the rule of the API, or its sentence. */
export function reckonOffset(
  quantities: ImpactQuantities,
  { prices, sentences }: OffsetPricing,
): Reckoned<Quote> {
  const priced = priceOffset(quantities, prices)
  if (priced.ok) return { sum: priced.quote }
  const { problem } = priced
  return problem === 'NO_PRODUCTS_SELECTED' ? nothingChosen() : { says: sentences[problem] }
}
