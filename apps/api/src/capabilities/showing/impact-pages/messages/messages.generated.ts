// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const impactPagesMessage = /* @__PURE__ */ plainMessages<{
  readonly 'save-page.read-settings': Record<never, never>
  readonly 'save-page.read-settings.2': Record<never, never>
}>(english)
