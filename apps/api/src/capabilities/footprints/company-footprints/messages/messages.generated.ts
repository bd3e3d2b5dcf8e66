// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const companyFootprintsMessage = plainMessages<{
  readonly 'approval-request.what': { readonly companyName: string; readonly month: string }
  readonly 'approval-request.a-colleague': Record<never, never>
  readonly 'approval-request.subject': { readonly who: string }
  readonly 'approval-request.preview': { readonly what: string; readonly who: string }
  readonly 'approval-request.heading': Record<never, never>
  readonly 'approval-request.paragraphs': { readonly what: string; readonly who: string }
  readonly 'approval-request.paragraphs.2': Record<never, never>
  readonly 'approval-request.action.label': Record<never, never>
  readonly 'approval-request.footer': { readonly seller: string }
  readonly 'approval-request.refusal.subject': { readonly companyName: string }
  readonly 'approval-request.refusal.preview': Record<never, never>
  readonly 'approval-request.refusal.heading': Record<never, never>
  readonly 'approval-request.refusal.paragraphs': Record<never, never>
  readonly 'approval-request.refusal.paragraphs.2': Record<never, never>
  readonly 'approval-request.refusal.action.label': Record<never, never>
  readonly 'approval-request.refusal.footer': { readonly seller: string }
}>(english)
