// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const orderPagesMessage = /* @__PURE__ */ plainMessages<{
  readonly 'order-card.title': { readonly storeName: string }
  readonly 'order-card.says': Record<never, never>
}>(english)
