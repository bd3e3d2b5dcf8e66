import type { Capability } from '../../capability.ts'
import { countsForBuyer } from './counts-for-buyer.ts'
import { purchaseRoutes } from './routes.ts'
import { sweepQuotes } from './sweep-quotes.ts'

export const purchases: Capability = {
  name: 'purchases',
  says: 'What an account buys once: from the quote to the refund.',
  owns: {
    purchase: { kept: 'books', exported: { of: 'account', alsoCsv: true } },
    purchase_quote: { kept: 'choices', exported: { of: 'account' } },
  },
  reads: ['account', 'footprint', 'gift', 'invoice', 'subscription', 'subscription_revision'],
  alsoWrites: ['certificate', 'plan_quote', 'vehicle_offset'],
  routes: purchaseRoutes,
  sweeps: [sweepQuotes],
  purchaseKinds: { instant: countsForBuyer('instant') },
}
