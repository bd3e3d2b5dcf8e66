// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const paymentsMessage = /* @__PURE__ */ plainMessages<{
  readonly 'payment-alert.payment': Record<never, never>
  readonly 'payment-alert.amount': Record<never, never>
  readonly 'payment-alert.action.label': Record<never, never>
  readonly 'payment-alert.footer': { readonly seller: string }
  readonly 'alert.dispute-inquiry.happened': Record<never, never>
  readonly 'alert.dispute-inquiry.todo': Record<never, never>
  readonly 'alert.dispute-opened.happened': Record<never, never>
  readonly 'alert.dispute-opened.todo': Record<never, never>
  readonly 'alert.dispute-won.happened': Record<never, never>
  readonly 'alert.dispute-won.todo': Record<never, never>
  readonly 'alert.dispute-lost.happened': Record<never, never>
  readonly 'alert.dispute-lost.todo': Record<never, never>
  readonly 'alert.refund-failed.happened': Record<never, never>
  readonly 'alert.refund-failed.todo': Record<never, never>
  readonly 'alert.fraud-warning.happened': Record<never, never>
  readonly 'alert.fraud-warning.todo': Record<never, never>
  readonly 'alert.amount-differs.happened': Record<never, never>
  readonly 'alert.amount-differs.todo': Record<never, never>
  readonly 'alert.second-subscription.happened': Record<never, never>
  readonly 'alert.second-subscription.todo': Record<never, never>
  readonly 'alert.second-cycle.happened': Record<never, never>
  readonly 'alert.second-cycle.todo': Record<never, never>
  readonly 'alert.second-offset.happened': Record<never, never>
  readonly 'alert.second-offset.todo': Record<never, never>
  readonly 'alert.decided-and-refunded.happened': Record<never, never>
  readonly 'alert.decided-and-refunded.todo': Record<never, never>
  readonly 'alert.supply-exceeded.happened': Record<never, never>
  readonly 'alert.supply-exceeded.todo': Record<never, never>
  readonly 'alert.not-disclosed.happened': Record<never, never>
  readonly 'alert.not-disclosed.todo': Record<never, never>
  readonly 'alert.usage-refused.happened': Record<never, never>
  readonly 'alert.usage-refused.todo': Record<never, never>
  readonly 'address.REQUIRED': Record<never, never>
  readonly 'address.TOO_LONG': Record<never, never>
  readonly 'address.BAD_CHARACTERS': Record<never, never>
  readonly 'address.BAD_POSTCODE': Record<never, never>
  readonly 'address.UNKNOWN_COUNTRY': Record<never, never>
  readonly 'tax-ids.not-taken': Record<never, never>
  readonly 'tax-ids.read-tax-id': { readonly example: string }
  readonly 'tax-ids.read-tax-id.2': Record<never, never>
}>(english)
