import type { Jobs } from '../../../jobs/jobs.ts'
import { type MailDeps, renderEmail, sendOnce } from '../../site/mail/public.ts'
import { accountsMessage } from './messages/messages.generated.ts'
import type { SecurityEvent } from './security-events.ts'

/** `false`: the user did it at this moment, and nothing is open to anyone by it. */
const IS_NOTICED = {
  'password-changed': true,
  'password-reset': true,
  'password-ended': true,
  'email-change-asked': true,
  'email-changed': true,
  'second-factor-added': true,
  'second-factor-removed': true,
  'impersonation-started': true,
  'signed-out-by-staff': true,
  'signed-out-everywhere': false,
  'impersonation-stopped': false,
} as const satisfies Readonly<Record<SecurityEvent, boolean>>

type NoticedEvent = {
  [Event in SecurityEvent]: (typeof IS_NOTICED)[Event] extends true ? Event : never
}[SecurityEvent]

const isNoticed = (event: string): event is NoticedEvent =>
  Object.hasOwn(IS_NOTICED, event) && IS_NOTICED[event as SecurityEvent]

/** What an email says of an event; `no-longer-yours` is for the mailbox that was the user’s until now, where an intruder cannot delete it. */
const noticeOf = (about: NoticedEvent | 'no-longer-yours') => ({
  heading: accountsMessage(`security-notice.${about}.heading`),
  text: accountsMessage(`security-notice.${about}.text`),
})

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
  if (!entry) return
  const about = formerEmail ? 'no-longer-yours' : entry.event
  if (about !== 'no-longer-yours' && !isNoticed(about)) return
  const notice = noticeOf(about)
  const message = renderEmail(deps.config, {
    preview: notice.text,
    heading: notice.heading,
    paragraphs: [
      notice.text,
      ...(entry.reason
        ? [accountsMessage('security-notice.paragraphs', { reason: entry.reason })]
        : []),
      formerEmail
        ? accountsMessage('security-notice.paragraphs.2')
        : accountsMessage('security-notice.paragraphs.3'),
    ],
    action: formerEmail
      ? {
          label: accountsMessage('security-notice.action.label'),
          url: `${deps.config.origin}/help`,
        }
      : {
          label: accountsMessage('security-notice.action.label.2'),
          url: `${deps.config.origin}/my-impact/account/activity`,
        },
    footer: accountsMessage('security-notice.footer', { seller: deps.config.SELLER_NAME }),
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
