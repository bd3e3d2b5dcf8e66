// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const installationMessage = /* @__PURE__ */ plainMessages<{
  readonly 'places.brand': Record<never, never>
  readonly 'places.seller': Record<never, never>
}>(english)
