// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const membersMessage = /* @__PURE__ */ plainMessages<{
  readonly 'invitation.a-colleague': Record<never, never>
  readonly 'invitation.preview': { readonly by: string }
  readonly 'invitation.heading': { readonly account: string; readonly siteName: string }
  readonly 'invitation.paragraphs': { readonly account: string; readonly by: string; readonly role: 'owner' | 'admin' | 'member' | 'viewer' | 'entry' | 'other' }
  readonly 'invitation.paragraphs.2': Record<never, never>
  readonly 'invitation.action.label': Record<never, never>
  readonly 'invitation.footer': { readonly account: string; readonly seller: string }
  readonly 'invitation.subject': { readonly account: string; readonly by: string }
  readonly 'invitation.personal-already': { readonly by: string }
  readonly 'accept-invitation.firstname': Record<never, never>
  readonly 'accept-invitation.lastname': Record<never, never>
}>(english)
