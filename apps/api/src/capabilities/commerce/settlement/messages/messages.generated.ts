// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const settlementMessage = /* @__PURE__ */ plainMessages<{
  readonly 'refund-notice.invoice': Record<never, never>
  readonly 'refund-notice.footer': { readonly origin: string; readonly seller: string }
  readonly 'refund-notice.purchases': Record<never, never>
  readonly 'refund-notice.payments': Record<never, never>
  readonly 'refund.paid-twice.offset': Record<never, never>
  readonly 'refund.paid-twice.cycle': Record<never, never>
  readonly 'refund.paid-twice.subscription': Record<never, never>
  readonly 'refund.refunded-words.subject': Record<never, never>
  readonly 'refund.refunded-words.preview': { readonly total: string }
  readonly 'refund.refunded-words.heading': Record<never, never>
  readonly 'refund.refunded-words.paragraphs': { readonly total: string }
  readonly 'refund.refunded-words.paragraphs.2': Record<never, never>
  readonly 'refund.refunded-words.paragraphs.3': { readonly reason: string }
  readonly 'refund.refunded-words.row.refunded': Record<never, never>
  readonly 'refund.part-words.subject': Record<never, never>
  readonly 'refund.part-words.preview': { readonly amount: string; readonly total: string }
  readonly 'refund.part-words.heading': Record<never, never>
  readonly 'refund.part-words.paragraphs': { readonly amount: string; readonly total: string }
  readonly 'refund.part-words.paragraphs.2': Record<never, never>
  readonly 'refund.part-words.paragraphs.3': Record<never, never>
  readonly 'refund.part-words.row.refunded': Record<never, never>
  readonly 'refund.failed-words.subject': Record<never, never>
  readonly 'refund.failed-words.preview': { readonly amount: string }
  readonly 'refund.failed-words.heading': Record<never, never>
  readonly 'refund.failed-words.paragraphs': { readonly amount: string }
  readonly 'refund.failed-words.paragraphs.2': Record<never, never>
  readonly 'refund.failed-words.paragraphs.3': Record<never, never>
  readonly 'refund.failed-words.row.returned-to-us': Record<never, never>
}>(english)
