import { longMonth, monthOf } from '@understory/domain/calendar/calendar.ts'
import {
  findReaders,
  type MailDeps,
  renderEmail,
  sendToReaders,
} from '../../../site/mail/public.ts'
import { findApproval } from './find-approval.ts'

/** To every other owner and admin: someone asks them to approve a declaration. */
export async function sendApprovalRequest(deps: MailDeps, approvalId: string): Promise<void> {
  const asked = await findApproval(deps, approvalId)
  if (asked?.state !== 'asked') return
  const others = await deps.db
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.email'])
    .where('m.account_id', '=', asked.account_id)
    .where('m.role', 'in', ['owner', 'admin'])
    .orderBy('m.created_at')
    .orderBy('u.id')
    .execute()
  const what = `the footprint of ${asked.company_name} from ${longMonth(monthOf(asked.start_month))}`
  const who = asked.name ?? 'A colleague'
  await sendToReaders(
    deps,
    'approval-request',
    others.filter(({ id }) => id !== asked.asked_by),
    {
      id: `approval-request-${approvalId}`,
      subject: `${who} has asked you to approve a footprint`,
      ...renderEmail(deps.config, {
        preview: `${who} has asked you to approve ${what}.`,
        heading: 'A footprint is waiting for your approval',
        paragraphs: [
          `${who} would like to declare ${what}. In your account a second person has to approve it first.`,
          'The page shows what has changed and what stands out. Only one approval is needed.',
        ],
        action: { label: 'Look at it', url: approvalAddress(deps, asked.footprint_id) },
        footer: `Sent by ${deps.config.SELLER_NAME}, because you are an owner or admin of this account.`,
      }),
    },
  )
}

/** To who asked, or the owners: it was not approved, and why. */
export async function sendApprovalRefusal(deps: MailDeps, approvalId: string): Promise<void> {
  const asked = await findApproval(deps, approvalId)
  if (asked?.state !== 'refused' || !asked.reason) return
  const readers = await findReaders(deps, { accountId: asked.account_id, userId: asked.asked_by })
  await sendToReaders(deps, 'approval-refusal', readers, {
    id: `approval-refusal-${approvalId}`,
    subject: `The footprint of ${asked.company_name} was sent back`,
    ...renderEmail(deps.config, {
      preview: 'It was sent back, with a reason.',
      heading: 'Your footprint was sent back',
      paragraphs: [
        'The reason:',
        asked.reason,
        'Please make the change, then ask for approval again.',
      ],
      action: { label: 'See the request', url: approvalAddress(deps, asked.footprint_id) },
      footer: `Sent by ${deps.config.SELLER_NAME}, because you asked for this approval.`,
    }),
  })
}

const approvalAddress = ({ config }: Pick<MailDeps, 'config'>, footprintId: string): string =>
  `${config.origin}/my-impact/dashboards/footprint/${footprintId}/approval`
