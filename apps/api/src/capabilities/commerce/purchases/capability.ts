import type { Capability } from '../../../capability.ts'
import { purchaseApiRoutes } from './api-routes.ts'
import { countsForBuyer } from './counts-for-buyer.ts'
import { forgetMetadata } from './forget-metadata.ts'
import { sweepQuotes } from './quote/sweep-quotes.ts'
import { renderPurchaseEvent } from './render-purchase-event.ts'
import { purchaseRoutes } from './routes.ts'
import { clearTestPurchases } from './test-purchases/clear-test-purchases.ts'

export const purchases: Capability = {
  area: 'commerce',
  name: 'purchases',
  says: 'What an account buys once: from the quote to the refund.',
  owns: {
    api_quote: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'choices',
      exported: { of: 'account' },
    },
    api_purchase: { modes: 'live', retention: 'books', exported: { of: 'account' } },
    purchase: { modes: 'both', retention: 'books', exported: { of: 'account', alsoCsv: true } },
    purchase_quote: { modes: 'both', retention: 'choices', exported: { of: 'account' } },
  },
  publishes: ['purchase', 'purchase_quote'],
  asPlatform: {
    'test-purchases/buy-in-test.ts':
      'whether a purchase is paid is written by the platform, also of a test account',
    'quote/find-obstacle.ts': 'whether a quote was bought is known of all accounts',
    'quote/quote-records.ts': 'a quote belongs to nobody until it is bought',
  },
  routes: purchaseRoutes,
  apiRoutes: purchaseApiRoutes,
  eventRenderers: {
    'purchase.paid': renderPurchaseEvent,
    'purchase.requires_action': renderPurchaseEvent,
    'purchase.failed': renderPurchaseEvent,
    'purchase.canceled': renderPurchaseEvent,
    'purchase.refunded': renderPurchaseEvent,
  },
  clearsTestData: clearTestPurchases,
  closesAccount: forgetMetadata,
  sweeps: [sweepQuotes],
  purchaseKinds: { instant: countsForBuyer('instant') },
}
