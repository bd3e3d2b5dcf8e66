import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { ACCOUNT_CHANGES } from '@understory/domain/people/accounts/account-changes.ts'

/** What happened, as a person would say it. */
export const AUDIT_EVENT_WORDS: Readonly<Record<string, string>> = lookupTable({
  ...ACCOUNT_CHANGES,
  'signed-in': 'Signed in',
  'password-changed': 'The password was changed',
  'password-reset': 'A new password was set by email',
  'password-ended': 'An unconfirmed password ended',
  'email-change-asked': 'Another email was asked for',
  'email-changed': 'The email was changed',
  'second-factor-added': 'A second factor was added',
  'second-factor-removed': 'The second factor was removed',
  'signed-out-everywhere': 'Signed out everywhere',
  'signed-out-by-staff': 'Staff ended every session',
  'impersonation-started': 'Staff began to act on behalf',
  'impersonation-stopped': 'Staff stopped acting on behalf',
  'changed-on-behalf': 'Staff changed something on behalf',
  'staff-looked': 'Staff looked this up',
  'admin-token-issued': 'A token for scripts was issued',
  'impact-entered': 'Staff entered impact for the account',
  'impact-taken-back': 'Staff took entered impact back',
  'payment-refunded': 'Staff gave a payment back',
  'jobs-retried': 'Staff tried given-up jobs again',
  'jobs-dropped': 'Staff dropped given-up jobs',
  'user-deleted': 'The user was deleted',
})
