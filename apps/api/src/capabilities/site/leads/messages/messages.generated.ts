// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const leadsMessage = /* @__PURE__ */ plainMessages<{
  readonly 'lead.preview': { readonly name: string }
  readonly 'lead.from': Record<never, never>
  readonly 'lead.email': Record<never, never>
  readonly 'lead.company': Record<never, never>
  readonly 'lead.action.label': Record<never, never>
  readonly 'lead.footer': { readonly seller: string }
  readonly 'lead.receipt.preview': Record<never, never>
  readonly 'lead.receipt.heading': Record<never, never>
  readonly 'lead.receipt.paragraphs': Record<never, never>
  readonly 'lead.receipt.paragraphs.2': Record<never, never>
  readonly 'lead.receipt.footer': { readonly origin: string; readonly seller: string }
  readonly 'lead.receipt.subject': Record<never, never>
  readonly 'lead.answer.heading': Record<never, never>
  readonly 'lead.answer.paragraphs': { readonly supportEmail: string }
  readonly 'lead.answer.footer': { readonly origin: string; readonly seller: string }
  readonly 'lead.answer.subject': Record<never, never>
  readonly 'lead.message': Record<never, never>
}>(english)
