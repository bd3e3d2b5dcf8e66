import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { DeclareFootprint } from '@understory/contracts/footprints/company-footprints/category-states.ts'
import type { CompletenessAnswer } from '@understory/contracts/footprints/company-footprints/completeness.ts'
import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import {
  answeredGrams,
  answerHolds,
} from '@understory/domain/footprints/company-footprints/completeness/answer-holds.ts'
import {
  type InventoryCategory,
  isWholeScope,
} from '@understory/domain/footprints/company-footprints/inventory/inventory-categories.ts'
import { inventoryCategoryName } from '@understory/domain/footprints/company-footprints/inventory/inventory-category-name.ts'
import type { Deps } from '../../../../../deps.ts'
import { type Refused, refuse } from '../../../../../http/refuse.ts'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'
import { writeState } from '../inventory-records.ts'

type Summed = Parameters<typeof answerHolds>[1]

/** What was answered of categories that are much less than usual, with who and when, while it holds. */
export async function listAnswers(
  db: Database | Tx,
  inventoryId: string,
  summed: Summed,
): Promise<CompletenessAnswer[]> {
  const rows = await db
    .selectFrom('completeness_answer as a')
    .leftJoin('app_user as u', 'u.id', 'a.answered_by')
    .select(['a.subject', 'a.answer', 'a.reason', 'a.answered_at', 'a.grams', 'u.name'])
    .where('a.inventory_id', '=', inventoryId)
    .orderBy('a.answered_at')
    .orderBy('a.subject')
    .execute()
  const holding = rows.filter((row) => answerHolds(row, summed))
  return holding.map(({ subject, answer, reason, answered_at, name }) => ({
    subject,
    answer,
    reason,
    answeredBy: name,
    answeredAt: answered_at.toISOString(),
  }))
}

type Answering = {
  readonly id: string
  readonly accountId: string
  readonly userId: string
  readonly inventory: Inventory
  readonly body: BodyOf<typeof DeclareFootprint>
}

/** Stores what was answered with a declaration; adding the rest changes the state of the category. */
export async function storeAnswers(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { id, accountId, userId, inventory, body }: Answering,
): Promise<Refused | undefined> {
  const asked = inventory.totals.mustAnswer
  const wrong = body.answers.findIndex(({ category }) => !asked.includes(category))
  if (wrong >= 0) {
    return refuse('BAD_REQUEST', [
      {
        field: `answers.${wrong}.category`,
        message: companyFootprintsMessage('completeness-answers.store.message'),
      },
    ])
  }
  const by = { id, accountId, userId, at: clock() }
  for (const { category, answer, reason } of body.answers) {
    if (answer === 'rest') await addRest(tx, { id, accountId }, { category, inventory })
    await storeAnswer(tx, by, {
      subject: category,
      answer,
      reason: answer === 'figures' ? reason : null,
      grams: answeredGrams(category, shownBy(inventory)),
    })
  }
  return undefined
}

const shownBy = ({ categories, totals: { total } }: Inventory) => ({ categories, total })

type AddingRest = {
  readonly category: InventoryCategory
  readonly inventory: Inventory
}

async function addRest(
  tx: Tx,
  of: { readonly id: string; readonly accountId: string },
  { category, inventory }: AddingRest,
): Promise<void> {
  const { state: before } = inventory.categories.find((one) => one.category === category) ?? {}
  const isEntered = before === 'figures' || isWholeScope(category)
  const state = before !== 'not-applicable' && isEntered ? 'figures-and-rest' : 'benchmark'
  await writeState(tx, of, { category, state, reason: null })
}

/** That the total was seen to be below the usual range: the total that there is with every other answer. */
export function storeRangeSeen(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { inventory, ...of }: Omit<Answering, 'body'>,
): Promise<unknown> {
  return storeAnswer(
    tx,
    { ...of, at: clock() },
    {
      subject: 'below-range',
      answer: 'seen',
      reason: null,
      grams: answeredGrams('below-range', shownBy(inventory)),
    },
  )
}

type AnsweredBy = Pick<Answering, 'id' | 'accountId' | 'userId'> & { readonly at: Date }
type StoredAnswer = Pick<CompletenessAnswer, 'subject' | 'answer' | 'reason'> & {
  readonly grams: number
}

function storeAnswer(tx: Tx, { id, accountId, userId, at }: AnsweredBy, answer: StoredAnswer) {
  const stored = { ...answer, answered_by: userId, answered_at: at }
  return tx
    .insertInto('completeness_answer')
    .values({ inventory_id: id, account_id: accountId, ...stored })
    .onConflict((conflict) => conflict.columns(['inventory_id', 'subject']).doUpdateSet(stored))
    .execute()
}

/** What has still to be answered, each with the sentence that says why. */
export function unansweredProblems({ unanswered, categories, totals }: Inventory) {
  return unanswered.map((subject) => {
    if (subject === 'below-range') {
      const sentence = totals.sentences.find((each) =>
        each.includes(' is below what four of five '),
      )
      return { field: 'isBelowRangeSeen', message: sentence ?? '' }
    }
    const sentence = categories.find(({ category }) => category === subject)?.sentence ?? ''
    return {
      field: `answers.${subject}`,
      message: `${inventoryCategoryName(subject)}: ${sentence}`,
    }
  })
}
