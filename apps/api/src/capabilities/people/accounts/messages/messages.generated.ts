// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const accountsMessage = /* @__PURE__ */ plainMessages<{
  readonly 'security-notice.password-changed.heading': Record<never, never>
  readonly 'security-notice.password-changed.text': Record<never, never>
  readonly 'security-notice.password-reset.heading': Record<never, never>
  readonly 'security-notice.password-reset.text': Record<never, never>
  readonly 'security-notice.password-ended.heading': Record<never, never>
  readonly 'security-notice.password-ended.text': Record<never, never>
  readonly 'security-notice.email-change-asked.heading': Record<never, never>
  readonly 'security-notice.email-change-asked.text': Record<never, never>
  readonly 'security-notice.email-changed.heading': Record<never, never>
  readonly 'security-notice.email-changed.text': Record<never, never>
  readonly 'security-notice.second-factor-added.heading': Record<never, never>
  readonly 'security-notice.second-factor-added.text': Record<never, never>
  readonly 'security-notice.second-factor-removed.heading': Record<never, never>
  readonly 'security-notice.second-factor-removed.text': Record<never, never>
  readonly 'security-notice.impersonation-started.heading': Record<never, never>
  readonly 'security-notice.impersonation-started.text': Record<never, never>
  readonly 'security-notice.signed-out-by-staff.heading': Record<never, never>
  readonly 'security-notice.signed-out-by-staff.text': Record<never, never>
  readonly 'security-notice.no-longer-yours.heading': Record<never, never>
  readonly 'security-notice.no-longer-yours.text': Record<never, never>
  readonly 'security-notice.paragraphs': { readonly reason: string }
  readonly 'security-notice.paragraphs.2': Record<never, never>
  readonly 'security-notice.paragraphs.3': Record<never, never>
  readonly 'security-notice.action.label': Record<never, never>
  readonly 'security-notice.action.label.2': Record<never, never>
  readonly 'security-notice.footer': { readonly seller: string }
  readonly 'password-reset.preview': Record<never, never>
  readonly 'password-reset.heading': Record<never, never>
  readonly 'password-reset.paragraphs': Record<never, never>
  readonly 'password-reset.paragraphs.2': Record<never, never>
  readonly 'password-reset.action.label': Record<never, never>
  readonly 'password-reset.footer': { readonly origin: string; readonly seller: string }
  readonly 'password-reset.subject': Record<never, never>
  readonly 'email-confirmation.preview': Record<never, never>
  readonly 'email-confirmation.heading': Record<never, never>
  readonly 'email-confirmation.paragraphs': { readonly siteName: string }
  readonly 'email-confirmation.paragraphs.2': Record<never, never>
  readonly 'email-confirmation.action.label': Record<never, never>
  readonly 'email-confirmation.footer': { readonly origin: string; readonly seller: string }
  readonly 'email-confirmation.subject': Record<never, never>
  readonly 'verification.preview': Record<never, never>
  readonly 'verification.heading': Record<never, never>
  readonly 'verification.paragraphs': { readonly siteName: string }
  readonly 'verification.paragraphs.2': Record<never, never>
  readonly 'verification.action.label': Record<never, never>
  readonly 'verification.footer': { readonly origin: string; readonly seller: string }
  readonly 'verification.subject': Record<never, never>
  readonly 'claim-link.preview': Record<never, never>
  readonly 'claim-link.heading': Record<never, never>
  readonly 'claim-link.paragraphs': Record<never, never>
  readonly 'claim-link.paragraphs.2': Record<never, never>
  readonly 'claim-link.action.label': Record<never, never>
  readonly 'claim-link.footer': { readonly origin: string; readonly seller: string }
  readonly 'claim-link.subject': Record<never, never>
  readonly 'claim-action.label': Record<never, never>
  readonly 'join-as-guest.company-name': Record<never, never>
  readonly 'save-details.company-name': Record<never, never>
}>(english)
