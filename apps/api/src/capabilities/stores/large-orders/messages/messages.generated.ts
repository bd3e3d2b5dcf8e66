// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const largeOrdersMessage = /* @__PURE__ */ plainMessages<{
  readonly 'large-order-alert.heading': Record<never, never>
  readonly 'large-order-alert.paragraphs': Record<never, never>
  readonly 'large-order-alert.shop': Record<never, never>
  readonly 'large-order-alert.order': Record<never, never>
  readonly 'large-order-alert.action.label': Record<never, never>
  readonly 'large-order-alert.footer': { readonly seller: string }
}>(english)
