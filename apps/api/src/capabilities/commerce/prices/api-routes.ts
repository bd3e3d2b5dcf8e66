import { listPrices } from '@understory/contracts/v1/prices.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { CURRENCIES } from '@understory/domain/quantity/money.ts'
import type { Deps } from '../../../deps.ts'
import { type ApiRoute, apiRoute } from '../../../http/v1/api-route.ts'
import { currentPriceBook, type DatedPriceBook, nextPriceBook } from './records.ts'

export const priceApiRoutes = ({ db, clock }: Deps): ApiRoute[] => [
  apiRoute(listPrices, async () => {
    const today = dayOf(clock())
    const books = await Promise.all(
      CURRENCIES.flatMap((currency) => [
        currentPriceBook(db, currency, today),
        nextPriceBook(db, currency, today),
      ]),
    )
    return { data: books.flatMap((book) => (book ? [presentForApi(book)] : [])) }
  }),
]

const presentForApi = (book: DatedPriceBook) => ({
  object: 'price_book' as const,
  version: book.version,
  validFrom: book.validFrom,
  currency: book.currency,
  microsPerMilliTree: book.microsPerMilliTree,
  microsPerGramCo2e: book.microsPerGramCo2e,
  microsPerGramPlastic: book.microsPerGramPlastic,
})
