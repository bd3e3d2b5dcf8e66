// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const membersMessage = /* @__PURE__ */ plainMessages<{
  readonly 'accounts.page': Record<never, never>
  readonly 'accounts.description': Record<never, never>
  readonly 'accounts.title': Record<never, never>
  readonly 'accounts.lead': Record<never, never>
  readonly 'accounts.role': { readonly isActive: 'yes' | 'other'; readonly role: string }
  readonly 'accounts.open.title': Record<never, never>
  readonly 'accounts.open.what': Record<never, never>
  readonly 'accounts.open.company': Record<never, never>
  readonly 'accounts.open.country': Record<never, never>
  readonly 'accounts.open.button': Record<never, never>
  readonly 'invitation.page': Record<never, never>
  readonly 'invitation.description': Record<never, never>
  readonly 'invitation.title': { readonly account: string }
  readonly 'invitation.colleague': Record<never, never>
  readonly 'invitation.lead': { readonly by: string; readonly may: string; readonly role: 'owner' | 'admin' | 'member' | 'viewer' | 'entry' | 'other' }
  readonly 'invitation.until': { readonly day: Date }
  readonly 'invitation.over.title': Record<never, never>
  readonly 'invitation.over.why': Record<never, never>
  readonly 'invitation.signIn': Record<never, never>
  readonly 'invitation.join': Record<never, never>
  readonly 'invitation.wrongPerson.button': Record<never, never>
  readonly 'invitation.personal.askAnother': { readonly by: string }
  readonly 'invitation.personal.yourColleague': Record<never, never>
  readonly 'invitation.firstName': Record<never, never>
  readonly 'invitation.lastName': Record<never, never>
  readonly 'invitation.accept': Record<never, never>
  readonly 'members.page': Record<never, never>
  readonly 'members.description': Record<never, never>
  readonly 'members.title': Record<never, never>
  readonly 'members.lead': { readonly account: string }
  readonly 'members.done.invited': Record<never, never>
  readonly 'members.done.revoked': Record<never, never>
  readonly 'members.done.changed': Record<never, never>
  readonly 'members.done.removed': Record<never, never>
  readonly 'members.people': { readonly count: number }
  readonly 'members.table': Record<never, never>
  readonly 'members.table.name': Record<never, never>
  readonly 'members.table.you': Record<never, never>
  readonly 'members.table.role': Record<never, never>
  readonly 'members.table.since': Record<never, never>
  readonly 'members.table.change': Record<never, never>
  readonly 'members.invite.title': Record<never, never>
  readonly 'members.invite.email': Record<never, never>
  readonly 'members.invite.emailHint': Record<never, never>
  readonly 'members.invite.role': Record<never, never>
  readonly 'members.invite.button': Record<never, never>
  readonly 'members.part.legend': Record<never, never>
  readonly 'members.part.sites': Record<never, never>
  readonly 'members.part.sitesHint': Record<never, never>
  readonly 'members.part.categories': Record<never, never>
  readonly 'members.part.allSites': Record<never, never>
  readonly 'members.part.allCategories': Record<never, never>
  readonly 'members.part.is': { readonly categories: string; readonly sites: string }
  readonly 'members.invitations.title': Record<never, never>
  readonly 'members.invitations.until': { readonly day: Date; readonly role: string }
  readonly 'members.change.ownerOnly': Record<never, never>
  readonly 'members.change.role': Record<never, never>
  readonly 'members.change.button': Record<never, never>
  readonly 'members.remove.what': { readonly name: string }
  readonly 'members.remove.button': { readonly name: string }
  readonly 'members.leave.what': Record<never, never>
  readonly 'members.leave.button': Record<never, never>
  readonly 'roles.title': Record<never, never>
  readonly 'roles.name': { readonly role: 'owner' | 'admin' | 'member' | 'viewer' | 'entry' | 'other' }
  readonly 'roles.may': { readonly role: 'owner' | 'admin' | 'member' | 'viewer' | 'entry' | 'other' }
  readonly 'places.members': Record<never, never>
  readonly 'places.accounts': Record<never, never>
}>(english)

export const membersRich = /* @__PURE__ */ richMessages<{
  readonly 'accounts.switch': { readonly account: string; readonly hidden: MessageTag }
  readonly 'accounts.leave': { readonly account: string; readonly hidden: MessageTag }
  readonly 'accounts.onePersonal': { readonly link: MessageTag }
  readonly 'invitation.sentTo': { readonly email: string; readonly strong: MessageTag }
  readonly 'invitation.wrongPerson': { readonly email: string; readonly signedInAs: string; readonly strong: MessageTag }
  readonly 'invitation.personal': { readonly email: string; readonly strong: MessageTag }
  readonly 'invitation.personal.move': { readonly link: MessageTag }
  readonly 'members.table.changeOne': { readonly hidden: MessageTag; readonly name: string }
  readonly 'members.invitations.revoke': { readonly email: string; readonly hidden: MessageTag }
}>(english)
