import { deleteFiles, failStaleUploads, sweepFiles } from '../capabilities/footprints/public.ts'
import { deliverGifts, forgetUnpaidGifts } from '../capabilities/gifts/deliver-gifts.ts'
import { sweepLeads } from '../capabilities/leads/public.ts'
import { sendCapWarning } from '../capabilities/mail/send-cap-warning.ts'
import { sendClaimLink } from '../capabilities/mail/send-claim-link.ts'
import { sendCycleReceipt } from '../capabilities/mail/send-cycle-receipt.ts'
import { sendDeletionNotice } from '../capabilities/mail/send-deletion-notice.ts'
import { sendEmailConfirmation } from '../capabilities/mail/send-email-confirmation.ts'
import { sendFootprintDecision } from '../capabilities/mail/send-footprint-decision.ts'
import { sendGift } from '../capabilities/mail/send-gift.ts'
import { sendGiftNotice } from '../capabilities/mail/send-gift-notice.ts'
import { sendInvitation } from '../capabilities/mail/send-invitation.ts'
import { sendLargeOrderAlert } from '../capabilities/mail/send-large-order-alert.ts'
import { sendLeadAnswer, sendLeadNotice } from '../capabilities/mail/send-lead.ts'
import { sendPasswordReset } from '../capabilities/mail/send-password-reset.ts'
import { sendPaymentAlert } from '../capabilities/mail/send-payment-alert.ts'
import { sendReceipt } from '../capabilities/mail/send-receipt.ts'
import { sendRefundNotice, sendRefundPartNotice } from '../capabilities/mail/send-refund-notice.ts'
import { sendSecurityNotice } from '../capabilities/mail/send-security-notice.ts'
import { sendStoreNotice } from '../capabilities/mail/send-store-notice.ts'
import { sendSubscriptionEmail } from '../capabilities/mail/send-subscription-email.ts'
import { sendVerification } from '../capabilities/mail/send-verification.ts'
import { sendVerificationQuestion } from '../capabilities/mail/send-verification-question.ts'
import {
  sendNewsletterRequest,
  sendNewsletters,
  sendNewsletterTest,
  sweepReaders,
} from '../capabilities/newsletter/public.ts'
import { publishRelease } from '../capabilities/open-data/public.ts'
import { reconcileTaxIds } from '../capabilities/payments/public.ts'
import { sweepQuotes } from '../capabilities/purchases/sweep-quotes.ts'
import { forgetCustomer } from '../capabilities/settings/forget-customer.ts'
import { sweepGuests } from '../capabilities/settings/sweep-guests.ts'
import { reconcilePayments } from '../capabilities/settlement/reconcile-payments.ts'
import { reconcileRefunds } from '../capabilities/settlement/reconcile-refunds.ts'
import {
  askStore,
  chargeDueStores,
  chargeUsage,
  checkAppPlan,
  checkWebhooks,
  inTurn,
  keepWebhooks,
  loadRates,
  pullDueStores,
  pullStore,
  readStoreOrder,
  sweepLinks,
  sweepOldOrders,
  tellOfStores,
} from '../capabilities/stores/public.ts'
import {
  billStores,
  reconcileSubscriptions,
  refundSecondCycle,
  refundSecondSubscription,
} from '../capabilities/subscriptions/public.ts'
import { allocateSupply } from '../capabilities/supply/public.ts'
import { sweepDrafts } from '../capabilities/vehicles/identify/draft-records.ts'
import type { Deps } from '../deps.ts'
import type { JobHandlers } from './job-queue.ts'
import { keepPartitions } from './keep-partitions.ts'
import { sweepOldRows } from './sweep-old-rows.ts'

export function jobHandlers(deps: Deps): JobHandlers {
  return {
    'send-receipt': ({ purchaseId }) => sendReceipt(deps, purchaseId),
    'send-cycle-receipt': ({ cycleId }) => sendCycleReceipt(deps, cycleId),
    'send-refund-notice': (refunded) => sendRefundNotice(deps, refunded),
    'send-refund-part-notice': (part) => sendRefundPartNotice(deps, part),
    'send-subscription-email': (message) => sendSubscriptionEmail(deps, message),
    'send-verification': (message) => sendVerification(deps, message),
    'send-password-reset': (message) => sendPasswordReset(deps, message),
    'send-claim-link': (message) => sendClaimLink(deps, message),
    'send-email-confirmation': (message) => sendEmailConfirmation(deps, message),
    'send-deletion-notice': (notice) => sendDeletionNotice(deps, notice),
    'send-security-notice': (notice) => sendSecurityNotice(deps, notice),
    'send-invitation': (invitation) => sendInvitation(deps, invitation),
    'send-gift': (gift) => sendGift(deps, gift),
    'send-gift-notice': (notice) => sendGiftNotice(deps, notice),
    'deliver-gifts': async () => {
      await deliverGifts(deps)
      await forgetUnpaidGifts(deps)
    },
    'send-payment-alert': ({ alertId }) => sendPaymentAlert(deps, alertId),
    'send-lead': ({ leadId }) => sendLeadNotice(deps, leadId),
    'send-newsletter-request': (job) => sendNewsletterRequest(deps, job),
    'send-newsletter-test': (job) => sendNewsletterTest(deps, job),
    'send-newsletters': () => sendNewsletters(deps),
    'send-lead-answer': ({ leadId }) => sendLeadAnswer(deps, leadId),
    'refund-second-cycle': ({ cycleId }) => refundSecondCycle(deps, cycleId),
    'refund-second-subscription': ({ cycleId }) => refundSecondSubscription(deps, cycleId),
    'refund-payment': ({ paymentId }) =>
      deps.payments.refundPayment(paymentId, `refund:${paymentId}`),
    'end-subscription': ({ gatewayId }) => deps.payments.endSubscription(gatewayId),
    'forget-customer': (customer) => forgetCustomer(deps, customer),
    'sweep-expired': async () => {
      await sweepDrafts(deps)
      await sweepQuotes(deps)
      await sweepGuests(deps)
      await failStaleUploads(deps)
      await sweepLinks(deps)
      await sweepLeads(deps)
      await sweepReaders(deps)
    },
    'sweep-old-rows': async () => {
      await sweepOldRows(deps)
      await sweepOldOrders(deps)
    },
    'keep-partitions': () => keepPartitions(deps),
    'delete-files': () => deleteFiles(deps),
    'sweep-files': () => sweepFiles(deps),
    'pull-store': (job) => inTurn(deps, { name: 'pull-store', job }, (at) => pullStore(deps, at)),
    'read-store-order': (job) =>
      inTurn(deps, { name: 'read-store-order', job }, (at) => readStoreOrder(deps, at)),
    'pull-due-stores': () => pullDueStores(deps),
    'keep-webhooks': (job) =>
      inTurn(deps, { name: 'keep-webhooks', job }, (at) => keepWebhooks(deps, at)),
    'ask-store': (job) => inTurn(deps, { name: 'ask-store', job }, (at) => askStore(deps, at)),
    'check-webhooks': () => checkWebhooks(deps),
    'load-rates': () => loadRates(deps),
    'check-app-plan': (job) => checkAppPlan(deps, job),
    'charge-usage': (job) => chargeUsage(deps, job),
    'charge-due-stores': () => chargeDueStores(deps),
    'send-cap-warning': (warning) => sendCapWarning(deps, warning),
    'send-store-notice': (notice) => sendStoreNotice(deps, notice),
    'send-large-order-alert': (order) => sendLargeOrderAlert(deps, order),
    'tell-of-stores': () => tellOfStores(deps),
    'bill-stores': () => billStores(deps),
    'allocate-supply': () => allocateSupply(deps),
    'publish-open-data': () => publishRelease(deps),
    'send-footprint-decision': (decision) => sendFootprintDecision(deps, decision),
    'send-verification-question': ({ questionId }) => sendVerificationQuestion(deps, questionId),
    'reconcile-payments': async () => {
      await reconcilePayments(deps)
      await reconcileSubscriptions(deps)
      await reconcileRefunds(deps)
      await reconcileTaxIds(deps)
    },
  }
}
