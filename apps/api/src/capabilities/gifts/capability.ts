import type { Capability } from '../../capability.ts'
import { triedAgain } from '../../jobs/queue-options.ts'
import { deliverGifts, forgetUnpaidGifts } from './deliver-gifts.ts'
import { GIFT } from './gift-kind.ts'
import { giftRoutes } from './routes.ts'

declare module '../../jobs/jobs.ts' {
  interface Jobs {
    'deliver-gifts': Record<string, never>
  }
}

export const gifts: Capability = {
  name: 'gifts',
  says: 'Trees, CO2e or plastic removal that someone pays for another person.',
  owns: {
    gift: {
      kept: 'books',
      exported: {
        of: 'account',
        columns: [
          'id',
          'quote_id',
          'purchase_id',
          'position',
          'code',
          'recipient_name',
          'recipient_email',
          'from_name',
          'message',
          'theme',
          'milli_trees',
          'co2e_grams',
          'plastic_grams',
          'deliver_on',
          'delivered_at',
          'email_count',
          'redeemed_at',
        ],
      },
    },
  },
  reads: ['purchase', 'purchase_quote'],
  alsoWrites: ['certificate'],
  routes: giftRoutes,
  jobs: {
    'deliver-gifts': {
      queue: triedAgain(3),
      every: '* * * * *',
      run: async (deps) => {
        await deliverGifts(deps)
        await forgetUnpaidGifts(deps)
      },
    },
  },
  purchaseKinds: { gift: GIFT },
  // Two hundred gifts come to 200 kB.
  bodies: { longForms: [/^\/app\/business\/gift\/one-time\/setup$/] },
}
