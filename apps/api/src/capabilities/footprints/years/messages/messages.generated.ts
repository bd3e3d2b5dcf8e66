// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const yearsMessage = /* @__PURE__ */ plainMessages<{
  readonly 'export-years.years-sheet': Record<never, never>
  readonly 'export-years.years-sheet.2': Record<never, never>
}>(english)
