// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const assetUsesMessage = /* @__PURE__ */ plainMessages<{
  readonly 'read-uses.words': { readonly name: string }
}>(english)
