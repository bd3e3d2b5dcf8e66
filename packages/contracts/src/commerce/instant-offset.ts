import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { AccountKind, CurrencyCode } from '../people/accounts/accounts.ts'
import { InstantChoice, Quote } from './purchases/purchases.ts'

export const QuoteInstantOffset = endpoint({
  method: 'POST',
  path: '/api/offsetting/quotes',
  summary: 'Price a choice of trees, CO2e and plastic; anyone may ask',
  body: z.strictObject({ audience: AccountKind, currency: CurrencyCode, choice: InstantChoice }),
  status: 201,
  answer: Quote,
  refusals: [
    'NO_PRODUCTS_SELECTED',
    'AMOUNT_TOO_SMALL',
    'AMOUNT_TOO_LARGE',
    'DISCLOSURE_INCOMPLETE',
    'BAD_REQUEST',
  ],
})
