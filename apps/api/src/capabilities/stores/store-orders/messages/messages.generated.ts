// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const storeOrdersMessage = /* @__PURE__ */ plainMessages<{
  readonly 'take-pushed-orders.message': { readonly why: string }
}>(english)
