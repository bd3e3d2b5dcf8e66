// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const installationMessage = /* @__PURE__ */ plainMessages<{
  readonly 'markets.label': Record<never, never>
  readonly 'markets.says': Record<never, never>
  readonly 'markets.uk': Record<never, never>
  readonly 'markets.eu': Record<never, never>
  readonly 'markets.us': Record<never, never>
  readonly 'markets.other': Record<never, never>
  readonly 'markets.rules': Record<never, never>
  readonly 'markets.plain': Record<never, never>
  readonly 'markets.closed': Record<never, never>
  readonly 'markets.use': Record<never, never>
  readonly 'markets.why': Record<never, never>
  readonly 'markets.why.hint': Record<never, never>
  readonly 'markets.why.missing': Record<never, never>
}>(english)
