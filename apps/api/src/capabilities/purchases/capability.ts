import type { Capability } from '../../capability.ts'
import { countsForBuyer } from './counts-for-buyer.ts'
import { purchaseRoutes } from './routes.ts'
import { sweepQuotes } from './sweep-quotes.ts'

export const purchases: Capability = {
  name: 'purchases',
  says: 'What an account buys once: from the quote to the refund.',
  routes: purchaseRoutes,
  sweeps: [sweepQuotes],
  purchaseKinds: { instant: countsForBuyer('instant') },
}
