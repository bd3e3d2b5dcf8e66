// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const newsletterMessage = /* @__PURE__ */ plainMessages<{
  readonly 'issue.footer': { readonly seller: string; readonly sellerAddress: string }
  readonly 'issue.leave': Record<never, never>
  readonly 'request.to-confirm.heading': Record<never, never>
  readonly 'request.to-confirm.preview': Record<never, never>
  readonly 'request.to-confirm.paragraphs': Record<never, never>
  readonly 'request.to-confirm.paragraphs.2': Record<never, never>
  readonly 'request.to-confirm.action.label': Record<never, never>
  readonly 'request.to-confirm.subject': Record<never, never>
  readonly 'request.already-reading.preview': Record<never, never>
  readonly 'request.already-reading.heading': Record<never, never>
  readonly 'request.already-reading.paragraphs': Record<never, never>
  readonly 'request.already-reading.paragraphs.2': Record<never, never>
  readonly 'request.already-reading.action.label': Record<never, never>
  readonly 'request.already-reading.subject': Record<never, never>
  readonly 'request.footer': { readonly origin: string; readonly seller: string }
}>(english)
