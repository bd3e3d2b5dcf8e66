import { DISCLOSURE_FACTS, openFacts } from '@understory/domain/proof/disclosures/disclosure.ts'
import { unlinked } from '@understory/domain/quantity/plain-text.ts'
import { type MailDeps, renderEmail, sendOnce } from '../../../site/mail/public.ts'
import { findDisclosure } from '../disclosure-records.ts'
import { disclosuresMessage } from '../messages/messages.generated.ts'

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
  const missing = open
    ? open.map((key) => DISCLOSURE_FACTS[key]).join('; ')
    : disclosuresMessage('held-back-alert.all')
  const { origin, PAYMENT_ALERT_EMAIL, SUPPORT_EMAIL, SELLER_NAME } = deps.config
  const heading = disclosuresMessage('held-back-alert.heading')
  const message = renderEmail(deps.config, {
    preview: heading,
    heading,
    paragraphs: [disclosuresMessage('held-back-alert.paragraphs')],
    rows: [
      [disclosuresMessage('held-back-alert.project'), unlinked(project.name)],
      [disclosuresMessage('held-back-alert.missing'), missing],
    ],
    action: {
      label: disclosuresMessage('held-back-alert.action.label'),
      url: `${origin}/projects/${projectId}/disclosure`,
    },
    footer: disclosuresMessage('held-back-alert.footer', { seller: SELLER_NAME }),
  })
  await sendOnce(deps, 'project-held-back', {
    id: messageId,
    to: PAYMENT_ALERT_EMAIL ?? SUPPORT_EMAIL,
    subject: heading,
    ...message,
  })
}
