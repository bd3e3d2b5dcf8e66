// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const settingsMessage = /* @__PURE__ */ plainMessages<{
  readonly 'update-account': Record<never, never>
  readonly 'update-account.2': Record<never, never>
  readonly 'update-account.read-details': Record<never, never>
  readonly 'update-account.read-details.2': { readonly example: string }
  readonly 'update-account.read-details.3': Record<never, never>
}>(english)
