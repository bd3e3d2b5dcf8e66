import type { Capability } from '../../../capability.ts'
import { countsForBuyer } from './counts-for-buyer.ts'
import { sweepQuotes } from './quote/sweep-quotes.ts'
import { purchaseRoutes } from './routes.ts'

export const purchases: Capability = {
  area: 'commerce',
  name: 'purchases',
  says: 'What an account buys once: from the quote to the refund.',
  owns: {
    purchase: { modes: 'both', retention: 'books', exported: { of: 'account', alsoCsv: true } },
    purchase_quote: { modes: 'both', retention: 'choices', exported: { of: 'account' } },
  },
  publishes: ['purchase', 'purchase_quote'],
  asPlatform: {
    'quote/find-obstacle.ts': 'whether a quote was bought is known of all accounts',
    'quote/quote-records.ts': 'a quote belongs to nobody until it is bought',
  },
  routes: purchaseRoutes,
  sweeps: [sweepQuotes],
  purchaseKinds: { instant: countsForBuyer('instant') },
}
