import type { VerificationQuestion } from '@understory/contracts/footprints/verification/verification-questions.ts'
import { anyOf } from '@understory/database/any-of.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import type { DB } from '@understory/database/rows.generated.ts'
import type { ExpressionBuilder } from 'kysely'
import { presentEvidence } from '../../company-footprints/public.ts'

type Readers = { readonly forStaff: boolean }

/** The questions of some verifications with answers and files, the oldest first, by verification. */
export async function questionsOf(
  db: Database,
  verificationIds: readonly string[],
  { forStaff }: Readers,
): Promise<Map<string, VerificationQuestion[]>> {
  if (verificationIds.length === 0) return new Map()
  const questions = await selectQuestions(db, verificationIds)
  if (questions.length === 0) return new Map()
  const ids = questions.map(({ id }) => id)
  const answers = await selectAnswers(db, ids)
  const evidence = await presentEvidence(db, await selectFiles(db, ids))
  const present = (row: QuestionRow) => ({
    questionId: row.id,
    text: row.text,
    category: row.category,
    lineId: row.line_id,
    askedAt: row.asked_at.toISOString(),
    askedBy: forStaff ? row.by : null,
    answers: answers
      .filter(({ question_id }) => question_id === row.id)
      .map(({ id, text, answered_at, by }) => ({
        answerId: id,
        text,
        answeredAt: answered_at.toISOString(),
        answeredBy: by,
      })),
    evidence: evidence.filter(({ questionId }) => questionId === row.id),
  })
  const rows = Map.groupBy(questions, ({ verification_id }) => verification_id)
  return new Map([...rows].map(([id, ofOne]) => [id, ofOne.map(present)]))
}

type QuestionRow = Awaited<ReturnType<typeof selectQuestions>>[number]

function selectQuestions(db: Database, verificationIds: readonly string[]) {
  return db
    .selectFrom('verification_question as q')
    .leftJoin('app_user as u', 'u.id', 'q.asked_by')
    .select([
      'q.id',
      'q.verification_id',
      'q.text',
      'q.category',
      'q.line_id',
      'q.asked_at',
      'u.name as by',
    ])
    .where((eb) => anyOf(eb.ref('q.verification_id'), verificationIds))
    .orderBy('q.asked_at')
    .orderBy('q.id')
    .execute()
}

function selectAnswers(db: Database, questionIds: readonly string[]) {
  return db
    .selectFrom('verification_answer as a')
    .leftJoin('app_user as u', 'u.id', 'a.answered_by')
    .select(['a.id', 'a.question_id', 'a.text', 'a.answered_at', 'u.name as by'])
    .where((eb) => anyOf(eb.ref('a.question_id'), questionIds))
    .orderBy('a.answered_at')
    .orderBy('a.id')
    .execute()
}

function selectFiles(db: Database, questionIds: readonly string[]) {
  return db
    .selectFrom('footprint_evidence')
    .selectAll()
    .where((eb) => anyOf(eb.ref('question_id'), questionIds))
    .orderBy('uploaded_at')
    .orderBy('id')
    .execute()
}

type Verifications = DB & { v: DB['footprint_verification'] }

/** Of each verification `v`: its questions, and those of them without an answer. */
export function countQuestions(eb: ExpressionBuilder<Verifications, 'v'>) {
  const questions = eb
    .selectFrom('verification_question as q')
    .select(({ fn }) => fn.countAll().as('count'))
    .whereRef('q.verification_id', '=', 'v.id')
  return [questions.as('questions'), questions.where(isUnanswered).as('open_questions')] as const
}

type Questions = DB & { q: DB['verification_question'] }

const isUnanswered = ({ not, exists, selectFrom }: ExpressionBuilder<Questions, 'q'>) =>
  not(
    exists(
      selectFrom('verification_answer as a').select('a.id').whereRef('a.question_id', '=', 'q.id'),
    ),
  )

export async function hasOpenQuestion(tx: Tx, verificationId: string): Promise<boolean> {
  const open = await tx
    .selectFrom('verification_question as q')
    .select('q.id')
    .where('q.verification_id', '=', verificationId)
    .where(isUnanswered)
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}
