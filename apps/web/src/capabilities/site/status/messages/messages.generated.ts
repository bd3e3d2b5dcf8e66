// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const statusMessage = /* @__PURE__ */ plainMessages<{
  readonly 'page': Record<never, never>
  readonly 'description': Record<never, never>
  readonly 'overall.works.title': Record<never, never>
  readonly 'overall.works.lead': Record<never, never>
  readonly 'overall.trouble.title': Record<never, never>
  readonly 'overall.trouble.lead': Record<never, never>
  readonly 'overall.unknown.title': Record<never, never>
  readonly 'overall.unknown.lead': Record<never, never>
  readonly 'parts': Record<never, never>
  readonly 'part.site.name': Record<never, never>
  readonly 'part.site.what': Record<never, never>
  readonly 'part.site.unknown': Record<never, never>
  readonly 'part.database.name': Record<never, never>
  readonly 'part.database.what': Record<never, never>
  readonly 'part.database.unknown': Record<never, never>
  readonly 'part.worker.name': Record<never, never>
  readonly 'part.worker.what': Record<never, never>
  readonly 'part.worker.unknown': Record<never, never>
  readonly 'part.queue.name': Record<never, never>
  readonly 'part.queue.what': Record<never, never>
  readonly 'part.queue.unknown': Record<never, never>
  readonly 'part.log.name': Record<never, never>
  readonly 'part.log.what': Record<never, never>
  readonly 'part.log.unknown': Record<never, never>
  readonly 'part.payments.name': Record<never, never>
  readonly 'part.payments.what': Record<never, never>
  readonly 'part.payments.unknown': Record<never, never>
  readonly 'part.email.name': Record<never, never>
  readonly 'part.email.what': Record<never, never>
  readonly 'part.email.unknown': Record<never, never>
  readonly 'part.backup.name': Record<never, never>
  readonly 'part.backup.what': Record<never, never>
  readonly 'part.backup.unknown': Record<never, never>
  readonly 'storedInDatabase': Record<never, never>
  readonly 'state': { readonly state: 'works' | 'trouble' | 'unknown' | 'other' }
  readonly 'when.fullSince': { readonly at: string }
  readonly 'when.noAnswer': Record<never, never>
  readonly 'when.since': { readonly at: string; readonly duration: string }
  readonly 'when.justNow': Record<never, never>
  readonly 'when.ago': { readonly duration: string; readonly part: 'backup' | 'log' | 'other' }
  readonly 'at': { readonly instant: Date }
  readonly 'duration.day': { readonly count: number }
  readonly 'duration.hour': { readonly count: number }
  readonly 'duration.minute': { readonly count: number }
  readonly 'duration.less': Record<never, never>
  readonly 'incidents.title': Record<never, never>
  readonly 'incidents.noDatabase': Record<never, never>
  readonly 'incidents.none': Record<never, never>
  readonly 'incidents.for': { readonly duration: string }
  readonly 'incidents.notOver': Record<never, never>
  readonly 'incidents.how': Record<never, never>
}>(english)

export const statusRich = /* @__PURE__ */ richMessages<{
  readonly 'lookedAt': { readonly at: string; readonly link: MessageTag }
}>(english)
