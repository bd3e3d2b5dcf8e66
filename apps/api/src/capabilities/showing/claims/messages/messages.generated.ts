// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const claimsMessage = /* @__PURE__ */ plainMessages<{
  readonly 'refuse-claims.message': Record<never, never>
  readonly 'refuse-claims.sentence-of': { readonly suggestion: string; readonly text: string }
  readonly 'refuse-claims.sentence-of.2': { readonly suggestion: string; readonly text: string }
  readonly 'refuse-claims.sentence-of.3': { readonly text: string }
}>(english)
