// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const subscriptionsMessage = /* @__PURE__ */ plainMessages<{
  readonly 'subscription.footer': { readonly origin: string; readonly seller: string }
  readonly 'subscription.renewal.heading': Record<never, never>
  readonly 'subscription.renewal.text': { readonly day: string; readonly plan: string; readonly total: string }
  readonly 'subscription.renewal.action': Record<never, never>
  readonly 'subscription.card-expiring.heading': Record<never, never>
  readonly 'subscription.card-expiring.text': { readonly card: string; readonly day: string; readonly plan: string; readonly total: string }
  readonly 'subscription.card-expiring.action': Record<never, never>
  readonly 'subscription.payment-failed.heading': Record<never, never>
  readonly 'subscription.payment-failed.text': { readonly plan: string; readonly total: string }
  readonly 'subscription.payment-failed.action': Record<never, never>
  readonly 'subscription.payment-given-up.heading': Record<never, never>
  readonly 'subscription.payment-given-up.text': { readonly plan: string; readonly total: string }
  readonly 'subscription.payment-given-up.action': Record<never, never>
  readonly 'subscription.changed.heading': Record<never, never>
  readonly 'subscription.changed.text': { readonly day: string; readonly interval: string; readonly plan: string; readonly total: string }
  readonly 'subscription.changed.action': Record<never, never>
  readonly 'subscription.cancelled.heading': Record<never, never>
  readonly 'subscription.cancelled.text': { readonly isPaidUntil: 'yes' | 'other'; readonly plan: string; readonly until: string }
  readonly 'subscription.cancelled.action': Record<never, never>
  readonly 'subscription.resumed.heading': Record<never, never>
  readonly 'subscription.resumed.text': { readonly day: string; readonly plan: string; readonly total: string }
  readonly 'subscription.resumed.action': Record<never, never>
  readonly 'subscription.held.heading': Record<never, never>
  readonly 'subscription.held-by-law.text': { readonly day: string; readonly plan: string; readonly support: string; readonly total: string }
  readonly 'subscription.held-by-supply.text': { readonly day: string; readonly plan: string; readonly support: string; readonly total: string }
  readonly 'subscription.held.action': Record<never, never>
  readonly 'subscription.expiring-card': { readonly brand: string; readonly last4: string }
}>(english)
