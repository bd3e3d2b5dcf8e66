// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const giftsMessage = /* @__PURE__ */ plainMessages<{
  readonly 'gift.heading': { readonly from: string; readonly gift: string; readonly name: string }
  readonly 'gift.preview': Record<never, never>
  readonly 'gift.paragraphs': Record<never, never>
  readonly 'gift.paragraphs.2': Record<never, never>
  readonly 'gift.action.label': Record<never, never>
  readonly 'gift.footer': { readonly from: string; readonly seller: string }
  readonly 'gift.subject': { readonly from: string }
  readonly 'gift-notice.what': { readonly from: string; readonly gift: string }
  readonly 'gift-notice.action.label': Record<never, never>
  readonly 'gift-notice.action.label.2': Record<never, never>
  readonly 'gift-notice.footer': { readonly isRedeemed: 'yes' | 'other'; readonly seller: string }
  readonly 'gift-notice.counts-no-more.heading': Record<never, never>
  readonly 'gift-notice.counts-no-more.paragraphs': { readonly what: string }
  readonly 'gift-notice.counts-no-more.paragraphs.2': Record<never, never>
  readonly 'gift-notice.counts-no-more.paragraphs.3': { readonly from: string }
  readonly 'gift-notice.counts-again.heading': Record<never, never>
  readonly 'gift-notice.counts-again.paragraphs': { readonly what: string }
  readonly 'gift-kind.receipt.heading': Record<never, never>
  readonly 'gift-kind.receipt.paragraphs': { readonly total: string }
  readonly 'gift-kind.receipt.paragraphs.2': Record<never, never>
  readonly 'gift-kind.receipt.action.label': Record<never, never>
  readonly 'gift.co2e': { readonly co2e: string }
  readonly 'gift.plastic': { readonly plastic: string }
}>(english)
