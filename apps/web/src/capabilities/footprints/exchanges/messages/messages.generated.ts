// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const exchangesMessage = /* @__PURE__ */ plainMessages<{
  readonly 'partners.page': Record<never, never>
  readonly 'partners.description': Record<never, never>
  readonly 'partners.title': Record<never, never>
  readonly 'partners.lead': Record<never, never>
  readonly 'partners.products': Record<never, never>
  readonly 'partners.base': Record<never, never>
  readonly 'partners.table': Record<never, never>
  readonly 'partners.table.partner': Record<never, never>
  readonly 'partners.table.state': Record<never, never>
  readonly 'partners.table.reads': Record<never, never>
  readonly 'partners.table.footprints': { readonly count: number }
  readonly 'partners.empty.title': Record<never, never>
  readonly 'partners.empty': Record<never, never>
  readonly 'partners.state': { readonly state: 'open' | 'paused' | 'other' }
  readonly 'partners.waiting': { readonly count: number }
  readonly 'partners.owners': Record<never, never>
  readonly 'partners.done': Record<never, never>
  readonly 'add.title': Record<never, never>
  readonly 'add.name': Record<never, never>
  readonly 'add.callback': Record<never, never>
  readonly 'add.callback.what': Record<never, never>
  readonly 'add.base': Record<never, never>
  readonly 'add.base.hint': Record<never, never>
  readonly 'add.clientId': Record<never, never>
  readonly 'add.clientSecret': Record<never, never>
  readonly 'add.autoFulfil': Record<never, never>
  readonly 'add.button': Record<never, never>
  readonly 'secret.title': Record<never, never>
  readonly 'secret.what': Record<never, never>
  readonly 'secret.clientId': Record<never, never>
  readonly 'secret.secret': Record<never, never>
  readonly 'secret.open': Record<never, never>
  readonly 'partner.lead': { readonly state: 'open' | 'paused' | 'other' }
  readonly 'partner.done': { readonly done: 'paused' | 'opened' | 'declined' | 'other' }
  readonly 'partner.client': Record<never, never>
  readonly 'partner.callback': Record<never, never>
  readonly 'partner.callback.none': Record<never, never>
  readonly 'partner.events': Record<never, never>
  readonly 'partner.events.table': { readonly partner: string }
  readonly 'partner.events.empty': Record<never, never>
  readonly 'partner.events.when': Record<never, never>
  readonly 'partner.events.what': Record<never, never>
  readonly 'partner.events.state': Record<never, never>
  readonly 'partner.event': { readonly kind: 'createdin' | 'createdout' | 'fulfilledin' | 'rejectedin' | 'publishedin' | 'fulfilledout' | 'rejectedout' | 'publishedout' | 'other' }
  readonly 'partner.request': { readonly state: 'new' | 'waiting' | 'answered' | 'noted' | 'other' }
  readonly 'partner.delivery': { readonly state: 'waiting' | 'delivered' | 'givenup' | 'other' }
  readonly 'partner.waiting': Record<never, never>
  readonly 'partner.secret': Record<never, never>
  readonly 'partner.secret.what': Record<never, never>
  readonly 'partner.secret.until': { readonly day: Date }
  readonly 'partner.secret.button': Record<never, never>
  readonly 'partner.end': Record<never, never>
  readonly 'partner.end.what': Record<never, never>
  readonly 'partner.pause': { readonly state: 'open' | 'paused' | 'other' }
  readonly 'partner.remove': Record<never, never>
  readonly 'add.authBase': Record<never, never>
  readonly 'add.authBase.hint': Record<never, never>
  readonly 'partner.received': Record<never, never>
  readonly 'partner.received.what': Record<never, never>
  readonly 'partner.received.link': Record<never, never>
  readonly 'partner.outcome': { readonly outcome: 'fulfilled' | 'rejected' | 'other' }
  readonly 'received.page': Record<never, never>
  readonly 'received.description': Record<never, never>
  readonly 'received.title': { readonly partner: string }
  readonly 'received.lead': Record<never, never>
  readonly 'received.done': { readonly done: 'fetching' | 'asked' | 'other' }
  readonly 'received.reading.waiting': { readonly at: Date; readonly found: number }
  readonly 'received.reading.retry': { readonly problem: string }
  readonly 'received.reading.done': { readonly added: number; readonly at: Date; readonly found: number }
  readonly 'received.reading.skipped': { readonly count: number }
  readonly 'received.reading.givenUp': { readonly problem: string }
  readonly 'received.problem': { readonly problem: 'unreachable' | 'signin' | 'version' | 'refused' | 'unreadable' | 'toomany' | 'other' }
  readonly 'received.fetch': Record<never, never>
  readonly 'received.fetch.product': Record<never, never>
  readonly 'received.fetch.hint': Record<never, never>
  readonly 'received.fetch.button': Record<never, never>
  readonly 'received.ask': Record<never, never>
  readonly 'received.ask.what': Record<never, never>
  readonly 'received.ask.product': Record<never, never>
  readonly 'received.ask.hint': Record<never, never>
  readonly 'received.ask.comment': Record<never, never>
  readonly 'received.ask.button': Record<never, never>
  readonly 'received.empty': Record<never, never>
  readonly 'received.noServer': Record<never, never>
  readonly 'received.table': { readonly partner: string }
  readonly 'received.more': { readonly count: number; readonly shown: number }
  readonly 'received.table.product': Record<never, never>
  readonly 'received.table.figure': Record<never, never>
  readonly 'received.table.covers': Record<never, never>
  readonly 'received.table.says': Record<never, never>
  readonly 'received.unnamed': Record<never, never>
  readonly 'received.kg': { readonly amount: string; readonly kg: string; readonly unit: string }
  readonly 'received.noFigure': Record<never, never>
  readonly 'received.status': { readonly status: 'Active' | 'Deprecated' | 'other' }
  readonly 'received.noPeriod': Record<never, never>
  readonly 'received.world': Record<never, never>
  readonly 'received.boundary': { readonly text: string }
  readonly 'received.boundary.none': Record<never, never>
  readonly 'received.method': { readonly standards: string; readonly version: string }
  readonly 'received.primary': { readonly share: string }
  readonly 'received.assured': { readonly name: string }
  readonly 'received.gap': { readonly gap: 'deprecated' | 'expired' | 'primary' | 'standard' | 'boundary' | 'warming' | 'other' }
  readonly 'received.wrong': { readonly problem: 'version' | 'unit' | 'amount' | 'figure' | 'negative' | 'period' | 'other' }
  readonly 'received.unusable': Record<never, never>
  readonly 'received.on': { readonly at: Date }
}>(english)

export const exchangesRich = /* @__PURE__ */ richMessages<{
  readonly 'partners.table.open': { readonly hidden: MessageTag; readonly partner: string }
  readonly 'partner.decline': { readonly day: Date; readonly hidden: MessageTag }
  readonly 'received.file': { readonly hidden: MessageTag; readonly product: string }
}>(english)
