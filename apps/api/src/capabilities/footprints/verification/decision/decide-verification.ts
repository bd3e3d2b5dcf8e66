import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { VerificationCheck } from '@understory/contracts/footprints/verification/verification-checks.ts'
import type {
  AnswerUnlock,
  DecideVerification,
} from '@understory/contracts/footprints/verification/verifications.ts'
import type { Tx } from '@understory/database/connect.ts'
import { VERIFICATION_PROCEDURE } from '@understory/domain/footprints/verification/verification-statement.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import { setFootprintStatus } from '../../company-footprints/public.ts'
import { viewCheck } from '../checking/view-check.ts'
import { hasOpenQuestion } from '../questions/question-records.ts'

type DecideVerificationDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>
type Deciding = { readonly id: string; readonly staffId: string | null }

/** The footprint is verified and stays locked, or declared again and open. Decided once. */
export async function decideVerification(
  deps: DecideVerificationDeps,
  { id, staffId }: Deciding,
  decision: BodyOf<typeof DecideVerification>,
): Promise<Refused | undefined> {
  return transact(deps.db, async (tx) => {
    const { outcome, findings, withoutAnswers } = decision
    const isVerified = outcome === 'verified'
    const check = isVerified ? await checkedBy({ ...deps, db: tx }, { id, staffId }) : null
    if (check instanceof Refused) return check
    const decided = await tx
      .updateTable('footprint_verification')
      .set({
        outcome,
        findings: findings || null,
        standard: check && VERIFICATION_PROCEDURE,
        assurance: check?.level ?? null,
        statement: check?.statement ?? null,
        decided_at: deps.clock(),
        decided_by: staffId,
      })
      .where('id', '=', id)
      .where('outcome', 'is', null)
      .returning(['footprint_id', 'account_id'])
      .executeTakeFirst()
    if (!decided) return refuse(await whyNot(tx, id))
    // The row above is locked by now, so that no question is asked meanwhile.
    if (!withoutAnswers && (await hasOpenQuestion(tx, id))) return refuse('QUESTIONS_OPEN')
    await setFootprintStatus(tx, deps, {
      footprintId: decided.footprint_id,
      accountId: decided.account_id,
      status: isVerified ? 'verified' : 'declared',
    })
    await deps.jobs.enqueue(tx, 'send-footprint-decision', { verificationId: id })
    return undefined
  })
}

/** The check behind a verification, once nothing of it is missing. */
async function checkedBy(
  deps: { readonly db: Tx } & Pick<Deps, 'clock'>,
  { id, staffId }: Deciding,
): Promise<VerificationCheck | Refused> {
  const open = await deps.db
    .selectFrom('footprint_verification')
    .select('id')
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!open) return refuse(await whyNot(deps.db, id))
  const check = await viewCheck(deps, id)
  if (!check) return refuse('PARTS_NOT_NAMED')
  if (check.missing.length > 0) {
    return refuse(
      'NOT_CHECKED',
      check.missing.map((message, at) => ({ field: `missing.${at}`, message })),
    )
  }
  const isAlone = check.level === 'reasonable' && (await tookPart(deps.db, id, staffId))
  return isAlone ? refuse('SECOND_PERSON_NEEDED') : check
}

/** Whether this person ticked a line or answered a point; nobody by name counts as the same one. */
async function tookPart(tx: Tx, id: string, staffId: string | null): Promise<boolean> {
  if (staffId === null) return true
  const ticked = await tx
    .selectFrom('verification_line_check')
    .select('line_id')
    .where('verification_id', '=', id)
    .where('checked_by', '=', staffId)
    .limit(1)
    .executeTakeFirst()
  const answered = await tx
    .selectFrom('verification_point')
    .select('point')
    .where('verification_id', '=', id)
    .where('answered_by', '=', staffId)
    .limit(1)
    .executeTakeFirst()
  return ticked !== undefined || answered !== undefined
}

async function whyNot(tx: Tx, id: string) {
  const ended = await tx
    .selectFrom('footprint_verification')
    .select('outcome')
    .where('id', '=', id)
    .executeTakeFirst()
  return ended?.outcome === 'refunded' ? 'VERIFICATION_REFUNDED' : 'VERIFICATION_NOT_FOUND'
}

/** Granted: the footprint is declared and open again. */
export async function answerUnlock(
  deps: DecideVerificationDeps,
  { id, staffId }: Deciding,
  { answer, note }: BodyOf<typeof AnswerUnlock>,
): Promise<Refused | undefined> {
  return transact(deps.db, async (tx) => {
    // The footprint first, in the order in which its company asks.
    await tx
      .selectFrom('footprint')
      .select('id')
      .where('id', 'in', (eb) =>
        eb.selectFrom('unlock_request').select('footprint_id').where('id', '=', id),
      )
      .forNoKeyUpdate()
      .execute()
    const answered = await tx
      .updateTable('unlock_request')
      .set({ answer, note: note || null, answered_at: deps.clock(), answered_by: staffId })
      .where('id', '=', id)
      .where('answer', 'is', null)
      .returning(['footprint_id', 'account_id'])
      .executeTakeFirst()
    if (!answered) return refuse('UNLOCK_NOT_FOUND')
    await deps.jobs.enqueue(tx, 'send-footprint-decision', { unlockId: id })
    if (answer === 'refused') return undefined
    const { footprint_id: footprintId, account_id: accountId } = answered
    await setFootprintStatus(tx, deps, { footprintId, accountId, status: 'declared' })
    return undefined
  })
}
