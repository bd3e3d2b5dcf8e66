import type { Capability } from '../../../capability.ts'
import { EMAIL_QUEUE, triedAgain } from '../../../jobs/queue-options.ts'
import { deliverGifts, forgetUnpaidGifts } from './deliver-gifts.ts'
import { forgetGifts } from './forget-gifts.ts'
import { GIFT } from './gift-kind.ts'
import { giftRoutes } from './routes.ts'
import { sendGift } from './send-gift.ts'
import { sendGiftNotice } from './send-gift-notice.ts'

declare module '../../../jobs/jobs.ts' {
  interface Jobs {
    'deliver-gifts': Record<string, never>
    'send-gift': { giftId: string; attempt: number }
    'send-gift-notice': { giftId: string; counts: boolean; at: number }
  }
}

export const gifts: Capability = {
  area: 'commerce',
  name: 'gifts',
  says: 'Trees, CO2e or plastic removal that someone pays for another person.',
  owns: {
    gift: {
      modes: 'live',
      retention: 'books',
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
  publishes: ['gift'],
  asPlatform: {
    'gift-kind.ts': 'gifts of a quote are of no account until it is bought',
    'list-gifts.ts': 'a received gift is a row of its giver',
    'open-gift.ts': 'anyone who has the code of a gift may open it',
    'redeem-gift.ts': 'a gift moves from its giver to who redeems it',
  },
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
    'send-gift': { queue: EMAIL_QUEUE, run: sendGift },
    'send-gift-notice': { queue: EMAIL_QUEUE, run: sendGiftNotice },
  },
  purchaseKinds: { gift: GIFT },
  // Two hundred gifts come to 200 kB.
  bodies: { longForms: [/^\/app\/business\/gift\/one-time\/setup$/] },
  closesAccount: forgetGifts,
}
