import type { Capability } from '../../../capability.ts'
import { priceApiRoutes } from './api-routes.ts'
import { PRICE_BOOK_CHANGE } from './price-book-change.ts'

export const prices: Capability = {
  area: 'commerce',
  name: 'prices',
  says: 'What everything costs from which day on, and where the money goes.',
  owns: {
    price_book: { modes: 'both', retention: 'common' },
    price_share: { modes: 'both', retention: 'common' },
    service_price: { modes: 'both', retention: 'common' },
  },
  publishes: ['price_book'],
  staffChanges: [PRICE_BOOK_CHANGE],
  apiRoutes: priceApiRoutes,
}
