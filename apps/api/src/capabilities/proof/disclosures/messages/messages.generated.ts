// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const disclosuresMessage = /* @__PURE__ */ plainMessages<{
  readonly 'held-back-alert.all': Record<never, never>
  readonly 'held-back-alert.heading': Record<never, never>
  readonly 'held-back-alert.paragraphs': Record<never, never>
  readonly 'held-back-alert.project': Record<never, never>
  readonly 'held-back-alert.missing': Record<never, never>
  readonly 'held-back-alert.action.label': Record<never, never>
  readonly 'held-back-alert.footer': { readonly seller: string }
  readonly 'upload-receipt.problem-of-receipt': Record<never, never>
  readonly 'upload-receipt.problem-of-receipt.2': Record<never, never>
}>(english)
