import type { LedgerReview } from '@understory/contracts/footprints/ledger-import/ledger-reviews.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { isQuantity } from '@understory/domain/footprints/ledger-import/classification/ledger-class.ts'
import {
  coveredPercent,
  ledgerCheck,
} from '@understory/domain/footprints/ledger-import/review/ledger-check.ts'
import {
  type LedgerGroup,
  ledgerGroups,
} from '@understory/domain/footprints/ledger-import/review/ledger-groups.ts'
import {
  activityOf,
  answerToQuestion,
  type QuantityQuestion,
  quantityQuestions,
} from '@understory/domain/footprints/ledger-import/review/quantity-questions.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { factorsOfSites } from '../factors-of-sites.ts'
import {
  findImport,
  type ImportRow,
  type LedgerKey,
  presentImport,
  StoredAnswers,
  StoredLeftOut,
  StoredReading,
} from '../import-records.ts'
import { readEntries } from '../row-records.ts'
import { countedLines } from './counted-lines.ts'

const MOST_GROUPS = 1_000
const ORDER = ['decide', 'look', 'accepted'] as const

/** The rows of a ledger by account and supplier, with what is to be decided of them. */
export async function reviewLedger(
  { db }: { readonly db: Database | Tx },
  key: LedgerKey,
): Promise<LedgerReview | Refused> {
  const found = await findImport(db, key)
  if (!found) return refuse('LEDGER_IMPORT_NOT_FOUND')
  const entries = await readEntries(db, key)
  const groups = ORDER.flatMap((certainty) =>
    ledgerGroups(entries).filter((group) => group.certainty === certainty),
  )
  const { changed, ...leftOut } = StoredLeftOut.parse(found.left_out)
  const check = ledgerCheck(entries, leftOut)
  const purchases = found.purchases === null ? null : Number(found.purchases)
  const questions = quantityQuestions(entries, await countedLines(db, key))
  return {
    import: presentImport(found),
    currency: found.currency,
    isTurned: StoredReading.parse(found.reading).isTurned,
    check,
    changed,
    groups: groups.slice(0, MOST_GROUPS).map(presentGroup),
    moreGroups: Math.max(0, groups.length - MOST_GROUPS),
    questions: await presentQuestions(db, found, questions),
    purchases,
    coveredPercent: coveredPercent(entries, { purchases, currency: found.currency }),
    capitalFrom: Number(found.capital_from),
    lines: new Set(entries.flatMap(({ lineId }) => lineId ?? [])).size,
  }
}

const presentGroup = ({ id, rows, ...group }: LedgerGroup) => ({
  ...group,
  group: id,
  rows: rows.length,
})

/** With the unit that a quantity is asked in. */
async function presentQuestions(
  db: Database | Tx,
  found: ImportRow,
  questions: readonly QuantityQuestion[],
): Promise<LedgerReview['questions']> {
  const answers = StoredAnswers.parse(found.answers)
  const ofQuestion = ({ result, site }: QuantityQuestion) => ({
    activity: activityOf(result),
    site,
  })
  const factorOf = await factorsOfSites(db, { found, asked: questions.map(ofQuestion) })
  return questions.map((each) => {
    const { rows, ...question } = each
    const { answer, quantity } = answerToQuestion(question, answers)
    const factor = isQuantity(question.result) ? factorOf(ofQuestion(each)).factor : undefined
    return { ...question, rows: rows.length, answer, quantity, unit: factor?.unit ?? null }
  })
}
