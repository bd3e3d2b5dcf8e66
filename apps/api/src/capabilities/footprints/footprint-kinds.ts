import { countsForBuyer, type PurchaseKind } from '../purchases/public.ts'

/** A year at once. */
export const FOOTPRINT: PurchaseKind = countsForBuyer('footprint')

/** A service funds nothing: there is nothing to enter, to certify or to reverse. */
export const VERIFICATION: PurchaseKind = {
  product: 'verify-footprint',
  isGift: false,
  isFor: async () => true,
  settle: async () => [],
  refund: async () => {},
  restore: async () => null,
  receipt: {
    heading: 'Thank you. Your verification is ordered.',
    paragraphs: (total) => [
      `Your payment of ${total} has arrived. Someone of our team writes to you about the evidence that is needed.`,
      'Your invoice is attached.',
    ],
    action: () => ({
      label: 'See what happens next',
      path: '/app/business/footprint/verify/one-time/confirmation',
    }),
  },
}
