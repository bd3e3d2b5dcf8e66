// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const supplyMessage = /* @__PURE__ */ plainMessages<{
  readonly 'enter-lot.registry': Record<never, never>
  readonly 'enter-lot.series': Record<never, never>
  readonly 'enter-lot.last-unit': Record<never, never>
  readonly 'enter-lot.quantity': { readonly is: string; readonly units: string }
}>(english)
