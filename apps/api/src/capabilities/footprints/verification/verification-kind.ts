import { coversNothingMore, type PurchaseKind } from '../../commerce/purchases/public.ts'
import { endRefunded } from './end-refunded.ts'
import { verificationMessage } from './messages/messages.generated.ts'

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
    heading: () => verificationMessage('verification-kind.receipt.heading'),
    paragraphs: (total) => [
      verificationMessage('verification-kind.receipt.paragraphs', { total }),
      verificationMessage('verification-kind.receipt.paragraphs.2'),
    ],
    action: () => ({
      label: verificationMessage('verification-kind.receipt.action.label'),
      path: '/app/business/footprint/verify/one-time/confirmation',
    }),
  },
}
