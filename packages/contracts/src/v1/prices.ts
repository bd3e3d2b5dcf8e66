import { z } from 'zod'
import { Day } from '../calendar-texts.ts'
import { CurrencyCode } from '../people/accounts/accounts.ts'
import { operation } from './operation.ts'

const PriceBook = z
  .object({
    object: z.literal('price_book'),
    version: z.string().max(40),
    validFrom: Day,
    currency: CurrencyCode,
    /** Millionths of a minor unit for a thousandth of a tree, or for a gram. */
    microsPerMilliTree: z.int(),
    microsPerGramCo2e: z.int(),
    microsPerGramPlastic: z.int(),
  })
  .meta({ id: 'PriceBook', description: 'What everything costs from a day on, in one currency.' })

export const listPrices = operation({
  operationId: 'listPrices',
  method: 'GET',
  path: '/v1/prices',
  tag: 'Prices',
  scope: null,
  summary: 'Prices',
  description:
    'The price book in force in each currency, and the next one where it is announced. A price times a quantity is rounded up to a whole minor unit.',
  answer: z.object({ data: z.array(PriceBook).max(30) }),
  example: {},
})
