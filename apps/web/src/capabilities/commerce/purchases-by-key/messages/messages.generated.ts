// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const purchasesByKeyMessage = /* @__PURE__ */ plainMessages<{
  readonly 'page': Record<never, never>
  readonly 'description': Record<never, never>
  readonly 'mayNot.title': Record<never, never>
  readonly 'mayNot.ask': Record<never, never>
  readonly 'title.waiting': Record<never, never>
  readonly 'title.done': Record<never, never>
  readonly 'title.ended': Record<never, never>
  readonly 'lead.waiting': { readonly key: string; readonly total: string }
  readonly 'lead.over': { readonly key: string; readonly total: string }
  readonly 'declined.again': Record<never, never>
  readonly 'key': Record<never, never>
  readonly 'reason': Record<never, never>
  readonly 'reference': Record<never, never>
  readonly 'total': Record<never, never>
  readonly 'ended': Record<never, never>
  readonly 'paid': Record<never, never>
  readonly 'notPaid': Record<never, never>
  readonly 'purchases': Record<never, never>
  readonly 'until': { readonly end: Date }
  readonly 'yes': { readonly total: string }
  readonly 'no': Record<never, never>
  readonly 'limits': Record<never, never>
}>(english)
