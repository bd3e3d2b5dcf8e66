// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const leadsMessage = /* @__PURE__ */ plainMessages<{
  readonly 'next.page': Record<never, never>
  readonly 'next.description': Record<never, never>
  readonly 'next.title': Record<never, never>
  readonly 'next.helps.title': Record<never, never>
  readonly 'next.helps': Record<never, never>
  readonly 'next.estimate': Record<never, never>
  readonly 'topic.question': Record<never, never>
  readonly 'topic.help': Record<never, never>
  readonly 'topic.consultancy': Record<never, never>
  readonly 'topic.partnership': Record<never, never>
  readonly 'topic.press': Record<never, never>
  readonly 'topic.data': Record<never, never>
  readonly 'page': Record<never, never>
  readonly 'description': Record<never, never>
  readonly 'title': Record<never, never>
  readonly 'lead': Record<never, never>
  readonly 'sent.title': Record<never, never>
  readonly 'sent': Record<never, never>
  readonly 'chatAway.title': Record<never, never>
  readonly 'chatAway': Record<never, never>
  readonly 'others': Record<never, never>
  readonly 'others.title': Record<never, never>
  readonly 'about': Record<never, never>
  readonly 'name': Record<never, never>
  readonly 'email': Record<never, never>
  readonly 'company': Record<never, never>
  readonly 'message': Record<never, never>
  readonly 'send': Record<never, never>
}>(english)

export const leadsRich = /* @__PURE__ */ richMessages<{
  readonly 'next.lead': { readonly link: MessageTag }
  readonly 'others.help': { readonly link: MessageTag }
  readonly 'others.faq': { readonly link: MessageTag }
  readonly 'others.verify': { readonly link: MessageTag }
  readonly 'others.email': { readonly address: string; readonly link: MessageTag }
  readonly 'privacy': { readonly link: MessageTag }
}>(english)
