import { coversNothingMore, type PurchaseKind } from '../../commerce/purchases/public.ts'
import { endRefunded } from './end-refunded.ts'

/** A service funds nothing: there is nothing to enter or to certify. */
export const VERIFICATION: PurchaseKind = {
  product: 'verify-footprint',
  isGift: false,
  isFor: async () => true,
  isDuplicate: async () => false,
  settle: async () => [],
  refund: endRefunded,
  // What ended with the refund is not resumed: it can be handed over again.
  restore: async () => null,
  covers: coversNothingMore,
  receipt: {
    heading: 'Thank you. Your verification is ordered.',
    paragraphs: (total) => [
      `Your payment of ${total} has arrived. Hand your declared footprint over, with evidence beside its figures, and someone on our team will check it.`,
      'Your invoice is attached.',
    ],
    action: () => ({
      label: 'See what happens next',
      path: '/app/business/footprint/verify/one-time/confirmation',
    }),
  },
}
