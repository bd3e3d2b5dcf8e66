// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const exchangesMessage = /* @__PURE__ */ plainMessages<{
  readonly 'messages.problem-of-sending': { readonly status: string }
}>(english)
