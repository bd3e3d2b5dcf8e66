// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const changesMessage = /* @__PURE__ */ plainMessages<{
  readonly 'problems-of-change': Record<never, never>
  readonly 'problems-of-change.reason': Record<never, never>
}>(english)
