import { type Grams, grams } from '../../../quantity/impact-quantity.ts'

export const WORKFORCE_PRODUCT = 'business-workforce-recurring'

/** Per cent of what a workforce plan offsets that counts against the business's own footprint: specification section 9. */
export const WORKFORCE_SHARE_PERCENT = 20

/** In whole grams; a part of one does not count. */
export function countsAgainstFootprint(offset: Grams): Grams {
  return grams(Math.floor((offset * WORKFORCE_SHARE_PERCENT) / 100))
}
