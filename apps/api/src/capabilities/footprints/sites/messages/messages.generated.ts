// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const sitesMessage = /* @__PURE__ */ plainMessages<{
  readonly 'set-site': Record<never, never>
}>(english)
