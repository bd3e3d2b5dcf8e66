// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const ledgerMessage = plainMessages<{
  readonly 'get-metrics.products': { readonly unknown: string }
  readonly 'get-metrics.to-date': Record<never, never>
}>(english)
