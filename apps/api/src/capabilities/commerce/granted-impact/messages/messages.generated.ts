// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const grantedImpactMessage = /* @__PURE__ */ plainMessages<{
  readonly 'enter-impact.effective-on': Record<never, never>
  readonly 'enter-impact.message.2': Record<never, never>
}>(english)
