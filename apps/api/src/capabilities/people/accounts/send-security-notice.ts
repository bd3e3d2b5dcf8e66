import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import { type MailDeps, renderEmail, sendOnce } from '../../site/mail/public.ts'
import type { SecurityEvent } from './security-events.ts'

type Notice = { readonly heading: string; readonly text: string }

/** `null`: the user did it at this moment, and nothing is open to anyone by it. */
const NOTICES = lookupTable<Notice | null>({
  'password-changed': {
    heading: 'Your password was changed',
    text: 'Every other device was signed out.',
  },
  'password-reset': {
    heading: 'A new password was set',
    text: 'Someone followed the link that we sent to this address and chose a new password. Every device was signed out.',
  },
  'password-ended': {
    heading: 'Your earlier password no longer works',
    text: 'You signed in with Google or Facebook for the first time. Nobody had confirmed this address until then, so we removed the password, any passkeys and any second factor that were set with it, and signed out every other device. You can choose a new password in your security settings.',
  },
  'email-change-asked': {
    heading: 'Someone asked to change your email',
    text: 'We have sent an email to the new address. Until it is confirmed there, you still sign in with this one.',
  },
  'email-changed': {
    heading: 'Your email was changed',
    text: 'From now on you sign in with this address.',
  },
  'second-factor-added': {
    heading: 'A second factor was added',
    text: 'You will be asked for it whenever you sign in.',
  },
  'second-factor-removed': {
    heading: 'A second factor was removed',
    text: 'You will no longer be asked for it when you sign in.',
  },
  'impersonation-started': {
    heading: 'Our support team looked at your account',
    text: 'A member of our staff acted on your behalf, for an hour at most. They saw what you see there. They could not pay, delete, export your data, or touch your cards, password and second factor. Everything they changed is listed in your activity.',
  },
  'signed-out-by-staff': {
    heading: 'You were signed out everywhere',
    text: 'A member of our staff ended all your sessions. Sign in again to continue.',
  },
  'signed-out-everywhere': null,
  'impersonation-stopped': null,
} satisfies Readonly<Record<SecurityEvent, Notice | null>>)

/** To the mailbox that was the user's until now, where an intruder cannot delete it. */
const NO_LONGER_YOURS: Notice = {
  heading: 'Your email was changed',
  text: 'From now on you sign in with another address, not with this one.',
}

/** Notifies a person of a security event on their user, so that an intrusion is noticed. */
export async function sendSecurityNotice(
  deps: MailDeps,
  { entryId, formerEmail }: Jobs['send-security-notice'],
): Promise<void> {
  const entry = await deps.db
    .selectFrom('audit_entry as e')
    .innerJoin('app_user as u', 'u.id', 'e.user_id')
    .select(['e.event', 'e.reason', 'u.email'])
    .where('e.id', '=', entryId)
    .executeTakeFirst()
  const notice = entry && (formerEmail ? NO_LONGER_YOURS : NOTICES[entry.event])
  if (!notice) return
  const message = renderEmail(deps.config, {
    preview: notice.text,
    heading: notice.heading,
    paragraphs: [
      notice.text,
      ...(entry.reason ? [`The reason given: ${entry.reason}`] : []),
      formerEmail
        ? 'If this was not you, please reply to this email at once.'
        : 'If you were not expecting this, change your password, sign out everywhere and write to us.',
    ],
    action: formerEmail
      ? { label: 'Get help', url: `${deps.config.origin}/help` }
      : { label: 'See my activity', url: `${deps.config.origin}/my-impact/account/activity` },
    footer: `Sent by ${deps.config.SELLER_NAME} because it concerns the safety of your account.`,
  })
  const email = { subject: notice.heading, ...message }
  if (formerEmail) {
    const former = { ...email, id: `security-${entryId}-former`, to: formerEmail }
    return sendOnce(deps, 'security-notice', former, { storedAs: '(former)' })
  }
  await sendOnce(deps, 'security-notice', {
    ...email,
    id: `security-${entryId}`,
    to: entry.email,
  })
}
