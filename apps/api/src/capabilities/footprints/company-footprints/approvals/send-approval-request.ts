import { longMonth, monthOf } from '@understory/domain/calendar/calendar.ts'
import {
  findReaders,
  type MailDeps,
  renderEmail,
  sendToReaders,
} from '../../../site/mail/public.ts'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'
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
  const what = companyFootprintsMessage('approval-request.what', {
    companyName: asked.company_name,
    month: longMonth(monthOf(asked.start_month)),
  })
  const who = asked.name ?? companyFootprintsMessage('approval-request.a-colleague')
  await sendToReaders(
    deps,
    'approval-request',
    others.filter(({ id }) => id !== asked.asked_by),
    {
      id: `approval-request-${approvalId}`,
      subject: companyFootprintsMessage('approval-request.subject', { who }),
      ...renderEmail(deps.config, {
        preview: companyFootprintsMessage('approval-request.preview', { who, what }),
        heading: companyFootprintsMessage('approval-request.heading'),
        paragraphs: [
          companyFootprintsMessage('approval-request.paragraphs', { who, what }),
          companyFootprintsMessage('approval-request.paragraphs.2'),
        ],
        action: {
          label: companyFootprintsMessage('approval-request.action.label'),
          url: approvalAddress(deps, asked.footprint_id),
        },
        footer: companyFootprintsMessage('approval-request.footer', {
          seller: deps.config.SELLER_NAME,
        }),
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
    subject: companyFootprintsMessage('approval-request.refusal.subject', {
      companyName: asked.company_name,
    }),
    ...renderEmail(deps.config, {
      preview: companyFootprintsMessage('approval-request.refusal.preview'),
      heading: companyFootprintsMessage('approval-request.refusal.heading'),
      paragraphs: [
        companyFootprintsMessage('approval-request.refusal.paragraphs'),
        asked.reason,
        companyFootprintsMessage('approval-request.refusal.paragraphs.2'),
      ],
      action: {
        label: companyFootprintsMessage('approval-request.refusal.action.label'),
        url: approvalAddress(deps, asked.footprint_id),
      },
      footer: companyFootprintsMessage('approval-request.refusal.footer', {
        seller: deps.config.SELLER_NAME,
      }),
    }),
  })
}

const approvalAddress = ({ config }: Pick<MailDeps, 'config'>, footprintId: string): string =>
  `${config.origin}/my-impact/dashboards/footprint/${footprintId}/approval`
