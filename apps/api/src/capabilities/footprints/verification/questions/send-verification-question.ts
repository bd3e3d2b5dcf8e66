import { longMonth, monthOf } from '@understory/domain/calendar/calendar.ts'
import { categoryName } from '@understory/domain/footprints/company-footprints/scopes.ts'
import type { Deps } from '../../../../deps.ts'
import {
  findReaders,
  type MailDeps,
  renderEmail,
  sendToReaders,
} from '../../../site/mail/public.ts'
import { verificationMessage } from '../messages/messages.generated.ts'

/** A question of staff, to who ordered the verification; to the owners where that person has left. */
export async function sendVerificationQuestion(deps: MailDeps, questionId: string): Promise<void> {
  const question = await findQuestion(deps, questionId)
  // The account was closed in the meantime.
  if (!question) return
  const { text, category, company_name: company, footprint_id: footprintId } = question
  const { origin, SELLER_NAME } = deps.config
  const month = longMonth(monthOf(question.start_month))
  const message = renderEmail(deps.config, {
    preview: verificationMessage('verification-question.preview', { company, month }),
    heading: verificationMessage('verification-question.heading'),
    paragraphs: [
      verificationMessage('verification-question.paragraphs', { company, month }),
      text,
      verificationMessage('verification-question.paragraphs.2'),
    ],
    ...(category && {
      rows: [[verificationMessage('verification-question.about'), categoryName(category)]],
    }),
    action: {
      label: verificationMessage('verification-question.action.label'),
      url: `${origin}/my-impact/dashboards/footprint/${footprintId}/questions#question-${questionId}`,
    },
    footer: verificationMessage('verification-question.footer', { seller: SELLER_NAME, origin }),
  })
  const readers = await findReaders(deps, {
    accountId: question.account_id,
    userId: question.bought_by,
  })
  await sendToReaders(deps, 'verification-question', readers, {
    id: `verification-question-${questionId}`,
    subject: verificationMessage('verification-question.subject', { company }),
    ...message,
  })
}

function findQuestion({ db }: Pick<Deps, 'db'>, questionId: string) {
  return db
    .selectFrom('verification_question as q')
    .innerJoin('footprint_verification as v', 'v.id', 'q.verification_id')
    .innerJoin('footprint as f', 'f.id', 'v.footprint_id')
    .innerJoin('purchase as p', 'p.id', 'v.purchase_id')
    .select(['q.text', 'q.category', 'q.account_id', 'p.bought_by'])
    .select(['f.id as footprint_id', 'f.company_name', 'f.start_month'])
    .where('q.id', '=', questionId)
    .executeTakeFirst()
}
