import { LEAD_TOPIC_NAMES } from '@understory/contracts/site/leads.ts'
import { unlinked } from '@understory/domain/quantity/plain-text.ts'
import { type MailDeps, renderEmail, sendOnce } from '../mail/public.ts'

/** What someone wrote, to us; and that it arrived, to them. */
export async function sendLeadNotice(deps: MailDeps, leadId: string): Promise<void> {
  const lead = await findLead(deps, leadId)
  if (!lead) return
  const { origin, SUPPORT_EMAIL, SELLER_NAME } = deps.config
  const name = unlinked(lead.name)
  const subject = `${LEAD_TOPIC_NAMES[lead.topic]}: ${name}`
  const notice = renderEmail(deps.config, {
    preview: `${name} wrote to us.`,
    heading: subject,
    paragraphs: unlinked(lead.message).split(/\n+/),
    rows: [
      ['From', name],
      ['Email', lead.email],
      ...(lead.company ? [['Company', unlinked(lead.company)] as const] : []),
    ],
    action: { label: 'Answer', url: `${origin}/staff/queues#lead-${leadId}` },
    footer: `Sent by ${SELLER_NAME} to the people who answer its messages.`,
  })
  await sendOnce(deps, 'lead', {
    id: `lead-${leadId}`,
    to: SUPPORT_EMAIL,
    subject,
    ...notice,
  })
  const receipt = renderEmail(deps.config, {
    preview: 'A person reads it and answers by email.',
    heading: 'We have your message',
    paragraphs: [
      'A person will read it and reply to this address, usually within two working days.',
      'If you did not write to us, someone gave your address; you can ignore this email.',
    ],
    footer: `Sent by ${SELLER_NAME}, because this address was given at ${origin}/contact-us.`,
  })
  await sendOnce(deps, 'lead-received', {
    id: `lead-received-${leadId}`,
    to: lead.email,
    subject: 'We have your message',
    ...receipt,
  })
}

export async function sendLeadAnswer(deps: MailDeps, leadId: string): Promise<void> {
  const lead = await findLead(deps, leadId)
  if (!lead?.answer) return
  const { origin, SUPPORT_EMAIL, SELLER_NAME } = deps.config
  const message = renderEmail(deps.config, {
    preview: lead.answer.split('\n')[0] ?? '',
    heading: 'Our answer to your message',
    paragraphs: [...lead.answer.split(/\n+/), `To reply, write to ${SUPPORT_EMAIL}.`],
    footer: `Sent by ${SELLER_NAME}, in answer to what you wrote at ${origin}/contact-us.`,
  })
  await sendOnce(deps, 'lead-answer', {
    id: `lead-answer-${leadId}`,
    to: lead.email,
    subject: 'Our answer to your message',
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
