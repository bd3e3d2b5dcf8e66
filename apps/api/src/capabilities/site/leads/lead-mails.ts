import { LEAD_TOPIC_NAMES } from '@understory/contracts/site/leads.ts'
import { unlinked } from '@understory/domain/quantity/plain-text.ts'
import { type MailDeps, renderEmail, sendOnce } from '../mail/public.ts'
import { leadsMessage } from './messages/messages.generated.ts'

/** What someone wrote, to us; and that it arrived, to them. */
export async function sendLeadNotice(deps: MailDeps, leadId: string): Promise<void> {
  const lead = await findLead(deps, leadId)
  if (!lead) return
  const { origin, SUPPORT_EMAIL, SELLER_NAME } = deps.config
  const name = unlinked(lead.name)
  const subject = `${LEAD_TOPIC_NAMES[lead.topic]}: ${name}`
  const notice = renderEmail(deps.config, {
    preview: leadsMessage('lead.preview', { name }),
    heading: subject,
    paragraphs: unlinked(lead.message).split(/\n+/),
    rows: [
      [leadsMessage('lead.from'), name],
      [leadsMessage('lead.email'), lead.email],
      ...(lead.company ? [[leadsMessage('lead.company'), unlinked(lead.company)] as const] : []),
    ],
    action: {
      label: leadsMessage('lead.action.label'),
      url: `${origin}/staff/queues#lead-${leadId}`,
    },
    footer: leadsMessage('lead.footer', { seller: SELLER_NAME }),
  })
  await sendOnce(deps, 'lead', {
    id: `lead-${leadId}`,
    to: SUPPORT_EMAIL,
    subject,
    ...notice,
  })
  const receipt = renderEmail(deps.config, {
    preview: leadsMessage('lead.receipt.preview'),
    heading: leadsMessage('lead.receipt.heading'),
    paragraphs: [
      leadsMessage('lead.receipt.paragraphs'),
      leadsMessage('lead.receipt.paragraphs.2'),
    ],
    footer: leadsMessage('lead.receipt.footer', { seller: SELLER_NAME, origin }),
  })
  await sendOnce(deps, 'lead-received', {
    id: `lead-received-${leadId}`,
    to: lead.email,
    subject: leadsMessage('lead.receipt.subject'),
    ...receipt,
  })
}

export async function sendLeadAnswer(deps: MailDeps, leadId: string): Promise<void> {
  const lead = await findLead(deps, leadId)
  if (!lead?.answer) return
  const { origin, SUPPORT_EMAIL, SELLER_NAME } = deps.config
  const message = renderEmail(deps.config, {
    preview: lead.answer.split('\n')[0] ?? '',
    heading: leadsMessage('lead.answer.heading'),
    paragraphs: [
      ...lead.answer.split(/\n+/),
      leadsMessage('lead.answer.paragraphs', { supportEmail: SUPPORT_EMAIL }),
    ],
    footer: leadsMessage('lead.answer.footer', { seller: SELLER_NAME, origin }),
  })
  await sendOnce(deps, 'lead-answer', {
    id: `lead-answer-${leadId}`,
    to: lead.email,
    subject: leadsMessage('lead.answer.subject'),
    ...message,
  })
}

function findLead({ db }: Pick<MailDeps, 'db'>, leadId: string) {
  return db
    .selectFrom('lead')
    .select(['topic', 'name', 'email', 'company', 'message', 'answer'])
    .where('id', '=', leadId)
    .executeTakeFirst()
}
