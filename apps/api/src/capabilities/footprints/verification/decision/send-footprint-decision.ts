import { longMonth, monthOf } from '@understory/domain/calendar/calendar.ts'
import type { Deps } from '../../../../deps.ts'
import type { Jobs } from '../../../../jobs/jobs.ts'
import {
  findReaders,
  type MailDeps,
  renderEmail,
  sendToReaders,
} from '../../../site/mail/public.ts'
import { verificationMessage } from '../messages/messages.generated.ts'
import { type Decided, decisionWords } from './footprint-decision-words.ts'

/**
 * What staff decided about a footprint: a verification, to who ordered it; a request to change a verified
 * footprint, to the owners.
 */
export async function sendFootprintDecision(
  deps: MailDeps,
  of: Jobs['send-footprint-decision'],
): Promise<void> {
  const decision =
    'verificationId' in of
      ? await findVerification(deps, of.verificationId)
      : await findUnlock(deps, of.unlockId)
  // The account was closed in the meantime.
  if (!decision) return
  const { footprint_id: footprintId, company_name: company, decided } = decision
  const month = longMonth(monthOf(decision.start_month))
  const { origin, SELLER_NAME } = deps.config
  const { heading, paragraphs, rows, action } = decisionWords(
    decided,
    verificationMessage('footprint-decision.which', { company, month }),
  )
  const message = renderEmail(deps.config, {
    preview: verificationMessage('footprint-decision.preview', { company, month }),
    heading,
    paragraphs,
    rows,
    action: { label: action, url: `${origin}/my-impact/dashboards/footprint/${footprintId}` },
    footer: verificationMessage('footprint-decision.footer', { seller: SELLER_NAME, origin }),
  })
  const { account_id: accountId, bought_by: userId } = decision
  await sendToReaders(deps, 'footprint-decision', await findReaders(deps, { accountId, userId }), {
    id: `footprint-decision-${decision.id}`,
    subject: `${heading}: ${company}`,
    ...message,
  })
}

async function findVerification({ db }: Pick<Deps, 'db'>, id: string) {
  const row = await db
    .selectFrom('footprint_verification as v')
    .innerJoin('footprint as f', 'f.id', 'v.footprint_id')
    .innerJoin('purchase as p', 'p.id', 'v.purchase_id')
    .select(['v.id', 'v.account_id', 'v.outcome', 'v.standard', 'v.assurance', 'v.findings'])
    .select(['f.id as footprint_id', 'f.company_name', 'f.start_month', 'p.bought_by'])
    .where('v.id', '=', id)
    .executeTakeFirst()
  if (!row?.outcome || row.outcome === 'refunded') return null
  return { ...row, decided: { ...row, outcome: row.outcome } satisfies Decided }
}

async function findUnlock({ db }: Pick<Deps, 'db'>, id: string) {
  const row = await db
    .selectFrom('unlock_request as u')
    .innerJoin('footprint as f', 'f.id', 'u.footprint_id')
    .select(['u.id', 'u.account_id', 'u.answer', 'u.note'])
    .select(['f.id as footprint_id', 'f.company_name', 'f.start_month'])
    .where('u.id', '=', id)
    .executeTakeFirst()
  if (!row?.answer) return null
  const decided: Decided = { answer: row.answer, note: row.note }
  return { ...row, bought_by: null, decided }
}
