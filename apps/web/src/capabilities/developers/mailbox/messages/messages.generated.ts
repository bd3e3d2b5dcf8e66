// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const mailboxMessage = /* @__PURE__ */ plainMessages<{
  readonly 'clock.billingClock': Record<never, never>
  readonly 'clock.description': Record<never, never>
  readonly 'clock.renewalsRetriesRemindersExpiries': Record<never, never>
  readonly 'clock.moved': Record<never, never>
  readonly 'clock.daysAhead': { readonly ahead: string; readonly hasAhead: 'yes' | 'other'; readonly today: string }
  readonly 'clock.daysForward': Record<never, never>
  readonly 'clock.forOneCustomerEmail': Record<never, never>
  readonly 'clock.leftEmptyMovesHint': Record<never, never>
  readonly 'clock.move': Record<never, never>
  readonly 'mailbox.localMailbox': Record<never, never>
  readonly 'mailbox.description': Record<never, never>
  readonly 'mailbox.noEmailsYet': Record<never, never>
  readonly 'mailbox.joinCome': Record<never, never>
  readonly 'mailbox.installationRunsMachineSends': Record<never, never>
  readonly 'mailbox.emailsInstallationSentNewest': Record<never, never>
  readonly 'message.message': Record<never, never>
  readonly 'message.description': Record<never, never>
  readonly 'message.localMailbox': Record<never, never>
  readonly 'message.fromTo': { readonly from: string; readonly to: string }
  readonly 'message.attached': Record<never, never>
  readonly 'message.kb': { readonly ceil: string; readonly filename: string }
  readonly 'message.seeMailProgramShows': Record<never, never>
}>(english)

export const mailboxRich = /* @__PURE__ */ richMessages<{
  readonly 'clock.dueChargedEmailsMailbox': { readonly link: MessageTag }
  readonly 'mailbox.to': { readonly time: MessageTag; readonly to: string; readonly whenWords: string }
}>(english)
