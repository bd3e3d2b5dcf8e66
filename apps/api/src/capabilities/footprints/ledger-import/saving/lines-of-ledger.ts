import type { InventoryLineInput } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import type { EmissionFactor } from '@understory/contracts/footprints/emission-factors.ts'
import type { Tx } from '@understory/database/connect.ts'
import { countMonths, type Month } from '@understory/domain/calendar/calendar.ts'
import type { CategoryKey } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { foreignFactorOfLine } from '@understory/domain/footprints/emission-factors/search/foreign-factor-of-line.ts'
import { isQuantity } from '@understory/domain/footprints/ledger-import/classification/ledger-class.ts'
import { className } from '@understory/domain/footprints/ledger-import/review/class-names.ts'
import {
  type LedgerLine,
  ledgerLines,
} from '@understory/domain/footprints/ledger-import/review/ledger-lines.ts'
import { ledgerLineQuality } from '@understory/domain/footprints/ledger-import/review/line-quality.ts'
import {
  activityOf,
  answerToQuestion,
  type QuantityAnswer,
  type QuantityQuestion,
  quantityQuestions,
} from '@understory/domain/footprints/ledger-import/review/quantity-questions.ts'
import { factorsOfSites } from '../factors-of-sites.ts'
import { type ImportRow, type LedgerKey, StoredAnswers } from '../import-records.ts'
import { countedLines } from '../review/counted-lines.ts'
import type { StoredEntry } from '../row-records.ts'

/** A line to be made, and the rows that it is made of. */
export type LineOfLedger = { readonly input: InventoryLineInput; readonly rows: readonly number[] }

/** What the rows of a ledger make: spending by kind and supplier, and the quantities that were given. What quantities cover makes nothing. */
export async function linesOfLedger(
  tx: Tx,
  { found, key, entries }: { found: ImportRow; key: LedgerKey; entries: readonly StoredEntry[] },
): Promise<readonly LineOfLedger[]> {
  const answers = StoredAnswers.parse(found.answers)
  const answered = quantityQuestions(entries, await countedLines(tx, key)).map((question) => ({
    question,
    answer: answerToQuestion(question, answers),
  }))
  const covered = new Set(
    answered
      .filter(({ answer }) => answer.answer === 'covered')
      .flatMap(({ question }) => question.rows),
  )
  const { lines } = ledgerLines(entries.filter(({ row }) => !covered.has(row)))
  const given = answered.filter(
    ({ question, answer }) => isQuantity(question.result) && answer.answer === 'quantity',
  )
  const ofLine = ({ result, site }: LedgerLine) => ({ activity: result, site })
  const ofQuestion = ({ result, site }: QuantityQuestion) => ({
    activity: activityOf(result),
    site,
  })
  const asked = [...lines.map(ofLine), ...given.map(({ question }) => ofQuestion(question))]
  const factorOf = await factorsOfSites(tx, { found, asked })
  return [
    ...lines.flatMap((line) => spendingLine(line, { found, ...factorOf(ofLine(line)) })),
    ...given.flatMap(({ question, answer }) =>
      quantityLine(question, answer, { found, ...factorOf(ofQuestion(question)) }),
    ),
  ]
}

type Making = {
  readonly found: ImportRow
  readonly factor: EmissionFactor | undefined
  /** ISO 3166, where it is. */
  readonly country: string
}

function spendingLine(line: LedgerLine, { found, factor, country }: Making): LineOfLedger[] {
  if (!factor) return []
  const { result, supplier, net, currency, year, rows } = line
  const input = {
    ...commonOf(line, { found, factor, country, isSpending: true }),
    description: `${className(result)}: ${supplier ?? 'other suppliers'}`.slice(0, 200),
    quantity: net / 100,
    unit: currency,
    spendYear: year,
    withUpstream: false,
  }
  return [{ input, rows }]
}

function quantityLine(
  question: QuantityQuestion,
  { quantity }: QuantityAnswer,
  { found, factor, country }: Making,
): LineOfLedger[] {
  if (!factor || quantity === null) return []
  const input = {
    ...commonOf(question, { found, factor, country, isSpending: false }),
    description: className(question.result),
    quantity,
    unit: factor.unit,
    withUpstream: true,
  }
  return [{ input, rows: question.rows }]
}

type OfRows = {
  readonly category: CategoryKey
  readonly site: string
  readonly from: Month
  readonly to: Month
  readonly rows: readonly number[]
}

type MadeWith = Making & { readonly factor: EmissionFactor; readonly isSpending: boolean }

function commonOf(
  { category, site, from, to, rows }: OfRows,
  { found, factor, country, isSpending }: MadeWith,
) {
  const { factorId, set } = factor
  const isForeign = foreignFactorOfLine({ ...factor, market: set.market }, country) !== null
  return {
    category,
    factorId,
    site: site || null,
    entityId: null,
    marketFactor: null,
    purchasePart: null,
    quickItem: null,
    period: { from, to },
    note: `${rows.length} ${rows.length === 1 ? 'row' : 'rows'} of ${found.file_name}`.slice(
      0,
      500,
    ),
    quality: ledgerLineQuality({
      yearsApart: set.year - Number(from.slice(0, 4)),
      months: countMonths(from, to),
      isForeign,
      isSpending,
    }),
  }
}
