// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const purchasesMessage = /* @__PURE__ */ plainMessages<{
  readonly 'counts-for-buyer.receipt.heading': Record<never, never>
  readonly 'counts-for-buyer.receipt.paragraphs': { readonly total: string }
  readonly 'counts-for-buyer.receipt.paragraphs.2': Record<never, never>
  readonly 'counts-for-buyer.receipt.action.label': Record<never, never>
  readonly 'read-key-order': Record<never, never>
}>(english)
