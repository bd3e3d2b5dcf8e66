// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const invoicesMessage = /* @__PURE__ */ plainMessages<{
  readonly 'title': Record<never, never>
  readonly 'description': Record<never, never>
  readonly 'show': Record<never, never>
  readonly 'none': Record<never, never>
  readonly 'sums': Record<never, never>
  readonly 'invoices': Record<never, never>
  readonly 'older': Record<never, never>
  readonly 'kind.once': Record<never, never>
  readonly 'kind.plan': Record<never, never>
  readonly 'kind.shop-orders': Record<never, never>
  readonly 'sum.currency': Record<never, never>
  readonly 'sum.invoices': Record<never, never>
  readonly 'sum.total': Record<never, never>
  readonly 'sum.refunded': Record<never, never>
  readonly 'sum.left': Record<never, never>
  readonly 'invoice.at': Record<never, never>
  readonly 'invoice.number': Record<never, never>
  readonly 'invoice.unnumbered': Record<never, never>
  readonly 'invoice.kind': Record<never, never>
  readonly 'invoice.account': Record<never, never>
  readonly 'invoice.card': Record<never, never>
  readonly 'invoice.total': Record<never, never>
  readonly 'invoice.refunded': Record<never, never>
  readonly 'unsettled': Record<never, never>
  readonly 'unsettled.caption': Record<never, never>
  readonly 'unsettled.lead': Record<never, never>
  readonly 'unsettled.at': Record<never, never>
  readonly 'unsettled.payment': Record<never, never>
  readonly 'unsettled.notBegun': Record<never, never>
  readonly 'places.money': Record<never, never>
}>(english)
