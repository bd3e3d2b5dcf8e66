// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const householdMessage = /* @__PURE__ */ plainMessages<{
  readonly 'compute-household.household-country': { readonly given: string; readonly similar: string }
  readonly 'compute-household.household-country.2': Record<never, never>
}>(english)
