import type { Capability } from '../../../capability.ts'
import { LINK_QUEUES } from '../../../jobs/link-queues.ts'
import { EMAIL_QUEUE } from '../../../jobs/queue-options.ts'
import type { RefundNotice, RefundPartNotice } from '../../../jobs/refund-notices.ts'
import type { SubscriptionEmail } from '../../../jobs/subscription-email.ts'
import { sendCycleReceipt } from './commerce/send-cycle-receipt.ts'
import { sendGift } from './commerce/send-gift.ts'
import { sendGiftNotice } from './commerce/send-gift-notice.ts'
import { sendPaymentAlert } from './commerce/send-payment-alert.ts'
import { sendPurchaseNeedsYou } from './commerce/send-purchase-needs-you.ts'
import { sendReceipt } from './commerce/send-receipt.ts'
import { sendRefundNotice, sendRefundPartNotice } from './commerce/send-refund-notice.ts'
import { sendSubscriptionEmail } from './commerce/send-subscription-email.ts'
import { sendKeyExpiring } from './developers/send-key-expiring.ts'
import { sendApprovalRefusal, sendApprovalRequest } from './footprints/send-approval-request.ts'
import { sendFootprintDecision } from './footprints/send-footprint-decision.ts'
import { sendVerificationQuestion } from './footprints/send-verification-question.ts'
import { forgetAddressee } from './forget-addressee.ts'
import { sendClaimLink } from './people/send-claim-link.ts'
import { sendDeletionNotice } from './people/send-deletion-notice.ts'
import { sendEmailConfirmation } from './people/send-email-confirmation.ts'
import { sendPasswordReset } from './people/send-password-reset.ts'
import { sendSecurityNotice } from './people/send-security-notice.ts'
import { sendVerification } from './people/send-verification.ts'
import { sendLeadAnswer, sendLeadNotice } from './send-lead.ts'
import { sendCapWarning } from './stores/send-cap-warning.ts'
import { sendLargeOrderAlert } from './stores/send-large-order-alert.ts'
import { sendStoreNotice } from './stores/send-store-notice.ts'

declare module '../../../jobs/jobs.ts' {
  interface Jobs {
    'send-receipt': { purchaseId: string }
    'send-cycle-receipt': { cycleId: string }
    'send-purchase-needs-you': { purchaseId: string }
    'send-refund-notice': RefundNotice
    'send-refund-part-notice': RefundPartNotice
    'send-subscription-email': SubscriptionEmail
    'send-verification': { email: string; url: string; messageId: string }
    'send-password-reset': { email: string; url: string; messageId: string }
    'send-claim-link': { email: string; url: string; messageId: string }
    'send-email-confirmation': { email: string; url: string; messageId: string }
    /** `formerEmail`: the address that the event took from the user. */
    'send-security-notice': { entryId: number; formerEmail?: string }
    'send-deletion-notice': { email: string; messageId: string }
    'send-gift': { giftId: string; attempt: number }
    'send-gift-notice': { giftId: string; counts: boolean; at: number }
    'send-payment-alert': { alertId: string }
    'send-lead': { leadId: string }
    'send-lead-answer': { leadId: string }
    'send-approval-request': { approvalId: string }
    'send-approval-refusal': { approvalId: string }
    'send-verification-question': { questionId: string }
    'send-key-expiring': { keyId: string; days: number }
    'send-footprint-decision': { verificationId: string } | { unlockId: string }
    'send-cap-warning': { planId: string; periodEnd: string }
    'send-store-notice': StoreNotice
    'send-large-order-alert': { storeId: string; externalId: string; messageId: string }
  }
}

/** An email about a store that stopped; `at` distinguishes two of a kind. */
type StoreNotice = {
  storeId: string
  situation: 'needs-update' | 'disabled' | 'disconnected' | 'own-cap'
  at: string
}

export const mail: Capability = {
  area: 'site',
  name: 'mail',
  says: 'Every email that the product sends, but those of the newsletter.',
  owns: {
    email_message: {
      modes: 'both',
      retention: {
        days: 400,
        since: 'queued_at',
        what: 'Which kind of email was sent to which address, without its text',
      },
    },
  },
  publishes: ['email_message'],
  jobs: {
    'send-receipt': {
      queue: EMAIL_QUEUE,
      run: (deps, { purchaseId }) => sendReceipt(deps, purchaseId),
    },
    'send-cycle-receipt': {
      queue: EMAIL_QUEUE,
      run: (deps, { cycleId }) => sendCycleReceipt(deps, cycleId),
    },
    'send-purchase-needs-you': { queue: EMAIL_QUEUE, run: sendPurchaseNeedsYou },
    'send-refund-notice': { queue: EMAIL_QUEUE, run: sendRefundNotice },
    'send-key-expiring': { queue: EMAIL_QUEUE, run: sendKeyExpiring },
    'send-refund-part-notice': { queue: EMAIL_QUEUE, run: sendRefundPartNotice },
    'send-subscription-email': { queue: EMAIL_QUEUE, run: sendSubscriptionEmail },
    'send-verification': { queue: LINK_QUEUES['send-verification'], run: sendVerification },
    'send-password-reset': {
      queue: LINK_QUEUES['send-password-reset'],
      run: sendPasswordReset,
    },
    'send-claim-link': { queue: EMAIL_QUEUE, run: sendClaimLink },
    'send-email-confirmation': {
      queue: LINK_QUEUES['send-email-confirmation'],
      run: sendEmailConfirmation,
    },
    'send-security-notice': { queue: EMAIL_QUEUE, run: sendSecurityNotice },
    'send-deletion-notice': { queue: EMAIL_QUEUE, run: sendDeletionNotice },
    'send-gift': { queue: EMAIL_QUEUE, run: sendGift },
    'send-gift-notice': { queue: EMAIL_QUEUE, run: sendGiftNotice },
    'send-payment-alert': {
      queue: EMAIL_QUEUE,
      run: (deps, { alertId }) => sendPaymentAlert(deps, alertId),
    },
    'send-lead': { queue: EMAIL_QUEUE, run: (deps, { leadId }) => sendLeadNotice(deps, leadId) },
    'send-lead-answer': {
      queue: EMAIL_QUEUE,
      run: (deps, { leadId }) => sendLeadAnswer(deps, leadId),
    },
    'send-approval-request': {
      queue: EMAIL_QUEUE,
      run: (deps, { approvalId }) => sendApprovalRequest(deps, approvalId),
    },
    'send-approval-refusal': {
      queue: EMAIL_QUEUE,
      run: (deps, { approvalId }) => sendApprovalRefusal(deps, approvalId),
    },
    'send-verification-question': {
      queue: EMAIL_QUEUE,
      run: (deps, { questionId }) => sendVerificationQuestion(deps, questionId),
    },
    'send-footprint-decision': { queue: EMAIL_QUEUE, run: sendFootprintDecision },
    'send-cap-warning': { queue: EMAIL_QUEUE, run: sendCapWarning },
    'send-store-notice': { queue: EMAIL_QUEUE, run: sendStoreNotice },
    'send-large-order-alert': { queue: EMAIL_QUEUE, run: sendLargeOrderAlert },
  },
  forgetsUser: forgetAddressee,
}
