import { DISCLOSURE_FACTS, openFacts } from '@understory/domain/proof/disclosures/disclosure.ts'
import { unlinked } from '@understory/domain/quantity/plain-text.ts'
import { type MailDeps, renderEmail, sendOnce } from '../../../site/mail/public.ts'
import { findDisclosure } from '../disclosure-records.ts'

type HeldBack = {
  readonly projectId: string
  /** Of the moment, so that it is sent once. */
  readonly messageId: string
}

/** To staff: CO2e of a project is not sold in the United States until something is published. */
export async function sendHeldBackAlert(
  deps: MailDeps,
  { projectId, messageId }: HeldBack,
): Promise<void> {
  const project = await deps.db
    .selectFrom('project')
    .select('name')
    .where('id', '=', projectId)
    .executeTakeFirst()
  if (!project) return
  const found = await findDisclosure(deps.db, projectId)
  const open = found ? openFacts(found.disclosure) : null
  if (open?.length === 0) return
  const missing = open ? open.map((key) => DISCLOSURE_FACTS[key]).join('; ') : 'All of it'
  const { origin, PAYMENT_ALERT_EMAIL, SUPPORT_EMAIL, SELLER_NAME } = deps.config
  const heading = 'A project’s disclosure is incomplete'
  const message = renderEmail(deps.config, {
    preview: heading,
    heading,
    paragraphs: [
      'Until the rest is published, CO2e from this project is not sold to anyone who pays in dollars or lives in the United States. If another project has a complete disclosure, it is offered instead.',
    ],
    rows: [
      ['Project', unlinked(project.name)],
      ['Missing', missing],
    ],
    action: { label: 'Open its disclosure', url: `${origin}/projects/${projectId}/disclosure` },
    footer: `Sent by ${SELLER_NAME} to the person who looks after its payments.`,
  })
  await sendOnce(deps, 'project-held-back', {
    id: messageId,
    to: PAYMENT_ALERT_EMAIL ?? SUPPORT_EMAIL,
    subject: heading,
    ...message,
  })
}
