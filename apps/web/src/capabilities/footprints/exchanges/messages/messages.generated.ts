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
  readonly 'partner.event': { readonly kind: 'createdin' | 'fulfilledin' | 'rejectedin' | 'publishedin' | 'fulfilledout' | 'rejectedout' | 'publishedout' | 'other' }
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
}>(english)

export const exchangesRich = /* @__PURE__ */ richMessages<{
  readonly 'partners.table.open': { readonly hidden: MessageTag; readonly partner: string }
  readonly 'partner.decline': { readonly day: Date; readonly hidden: MessageTag }
}>(english)
