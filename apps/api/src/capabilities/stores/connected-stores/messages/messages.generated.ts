// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const connectedStoresMessage = /* @__PURE__ */ plainMessages<{
  readonly 'only-connected.store-id': Record<never, never>
}>(english)
