// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const purchasesByKeyMessage = /* @__PURE__ */ plainMessages<{
  readonly 'purchase-needs-you.subject': { readonly keyName: string; readonly total: string }
  readonly 'purchase-needs-you.heading': Record<never, never>
  readonly 'purchase-needs-you.paragraph': { readonly keyName: string; readonly total: string }
  readonly 'purchase-needs-you.label': Record<never, never>
  readonly 'purchase-needs-you.subject.2': { readonly total: string }
  readonly 'purchase-needs-you.heading.2': Record<never, never>
  readonly 'purchase-needs-you.paragraph.2': { readonly keyName: string; readonly total: string }
  readonly 'purchase-needs-you.label.2': Record<never, never>
  readonly 'purchase-needs-you.reason-given': Record<never, never>
  readonly 'purchase-needs-you.preview': { readonly total: string }
  readonly 'purchase-needs-you.paragraphs': Record<never, never>
  readonly 'purchase-needs-you.total': Record<never, never>
  readonly 'purchase-needs-you.footer': { readonly seller: string }
}>(english)
