import {
  CUSTOM_INCREMENT,
  LARGEST_CUSTOM,
} from '@understory/domain/commerce/subscriptions/footprint-size.ts'
import { z } from 'zod'
import { MonthOfYear } from '../../calendar-texts.ts'
import { Quote } from '../../commerce/purchases/purchases.ts'
import { endpoint } from '../../endpoint.ts'
import { MonthInput } from '../../inputs/calendar-input.ts'
import { CurrencyCode } from '../../people/accounts/accounts.ts'

const FootprintOrder = z.strictObject({
  currency: CurrencyCode,
  co2eGrams: z
    .int('Please use whole steps of 100 kg of CO2e a year.')
    .min(CUSTOM_INCREMENT, 'Please use whole steps of 100 kg of CO2e a year.')
    .max(LARGEST_CUSTOM, 'This is more than one purchase can hold. Please contact us.')
    .multipleOf(CUSTOM_INCREMENT, 'Please use whole steps of 100 kg of CO2e a year.'),
  startMonth: MonthInput,
})

export const FootprintPrice = z.object({
  currency: CurrencyCode,
  co2eGrams: z.int(),
  startMonth: MonthOfYear,
  totalMinor: z.int(),
  priceBookVersion: z.string(),
})
export type FootprintPrice = z.infer<typeof FootprintPrice>

export const PriceFootprint = endpoint({
  method: 'POST',
  path: '/api/footprints/offset-prices',
  summary: 'What the offset of a footprint costs at once; nothing is stored',
  body: FootprintOrder,
  answer: FootprintPrice,
  refusals: ['AMOUNT_TOO_SMALL', 'AMOUNT_TOO_LARGE', 'DISCLOSURE_INCOMPLETE', 'BAD_REQUEST'],
})

export const QuoteFootprint = endpoint({
  method: 'POST',
  path: '/api/footprints/offset-quotes',
  summary:
    'Price the offset of a footprint, or of any yearly figure, at once; it counts over twelve months',
  body: FootprintOrder,
  status: 201,
  answer: Quote,
  refusals: ['AMOUNT_TOO_SMALL', 'AMOUNT_TOO_LARGE', 'DISCLOSURE_INCOMPLETE', 'BAD_REQUEST'],
})
