import type { Tx } from '@understory/database/connect.ts'
import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import { SOFT_BOUNCE_DAYS, suppressesFor } from '@understory/domain/site/newsletter/suppression.ts'
import type { MailReport } from '@understory/ports/mail/mail-feedback.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { hashOfAddress } from './addresses.ts'
import { ISSUE_IN_MESSAGE_ID } from './issues/compose-issue.ts'

type NewsletterFeedbackDeps = Pick<
  Deps,
  'config' | 'db' | 'clock' | 'mailFeedback' | 'returningMail'
>

/** What the mail server reports, each report once. A hard bounce and a complaint stop everything at once. */
export async function receiveFeedback(
  deps: NewsletterFeedbackDeps,
  request: Request,
): Promise<Refused | undefined> {
  const body = await request.text()
  const reports = deps.mailFeedback?.read(body, request.headers) ?? { refused: 'signature' }
  if ('refused' in reports) {
    return refuse(reports.refused === 'signature' ? 'BAD_SIGNATURE' : 'BAD_REQUEST')
  }
  await transact(deps.db, async (tx) => {
    for (const report of reports) await apply(tx, deps, report)
  })
}

async function apply(tx: Tx, deps: NewsletterFeedbackDeps, report: MailReport): Promise<void> {
  const hash = hashOfAddress(deps.config, report.email)
  const now = deps.clock()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('newsletter_feedback')
    .values({
      event_id: report.id,
      address_hash: hash,
      kind: report.kind,
      issue_id: await issueOf(tx, report.messageId),
      received_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) return
  const reason = suppressesFor(report.kind, await softBouncesLately(tx, { hash, now }))
  if (reason) await suppress(tx, { hash, reason, now })
  if (report.kind === 'soft-bounce') return
  for (const note of deps.returningMail.whenMailReturns) {
    await note({ db: tx, clock: deps.clock }, report)
  }
}

/** A link that was sent before does not lift it. */
export async function suppress(
  tx: Pick<Tx, 'insertInto'>,
  { hash, reason, now }: { hash: string; reason: 'bounce' | 'complaint'; now: Date },
): Promise<void> {
  await tx
    .insertInto('newsletter_suppression')
    .values({ address_hash: hash, reason, suppressed_at: now })
    .onConflict((conflict) =>
      conflict.column('address_hash').doUpdateSet({ reason, suppressed_at: now }),
    )
    .execute()
}

async function softBouncesLately(tx: Tx, { hash, now }: { hash: string; now: Date }) {
  const { count } = await tx
    .selectFrom('newsletter_feedback')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('address_hash', '=', hash)
    .where('kind', '=', 'soft-bounce')
    .where('received_at', '>', new Date(now.getTime() - SOFT_BOUNCE_DAYS * DAY_MS))
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function issueOf(tx: Tx, messageId: string | null): Promise<string | null> {
  const [, id] = ISSUE_IN_MESSAGE_ID.exec(messageId ?? '') ?? []
  if (!id) return null
  const issue = await tx
    .selectFrom('newsletter_issue')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return issue?.id ?? null
}
