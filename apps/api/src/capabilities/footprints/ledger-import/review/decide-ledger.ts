import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type {
  DecideLedger,
  LedgerReview,
} from '@understory/contracts/footprints/ledger-import/ledger-reviews.ts'
import type { Problem } from '@understory/contracts/refusals/refusals.ts'
import type { Tx } from '@understory/database/connect.ts'
import { categoryOfClass } from '@understory/domain/footprints/ledger-import/classification/ledger-class.ts'
import { isChoosable } from '@understory/domain/footprints/ledger-import/review/class-names.ts'
import {
  type ClassedEntry,
  type LedgerGroup,
  ledgerGroups,
} from '@understory/domain/footprints/ledger-import/review/ledger-groups.ts'
import { groupedBy } from '@understory/domain/language/grouped-by.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { changeImport } from '../change-import.ts'
import { type ImportRow, type LedgerKey, StoredAnswers } from '../import-records.ts'
import { ledgerImportMessage } from '../messages/messages.generated.ts'
import { readEntries, recategoriseEntries, reclassEntries } from '../row-records.ts'
import { reviewLedger } from './review-ledger.ts'

type Choices = BodyOf<typeof DecideLedger>

/** All of the choices, or none and what is wrong with each. */
export function decideLedger(
  deps: Pick<Deps, 'db'>,
  key: LedgerKey,
  choices: Choices,
): Promise<LedgerReview | Refused> {
  return changeImport(deps, key, async (tx, found) => {
    const entries = new Map((await readEntries(tx, key)).map((entry) => [entry.row, entry]))
    const groups = new Map(
      ledgerGroups([...entries.values()]).flatMap((group) =>
        group.rows.map((row) => [row, group] as const),
      ),
    )
    const problems = problemsOf(choices, groups)
    if (problems.length > 0) return refuse('BAD_REQUEST', problems)
    const capitalFrom = choices.capitalFrom ?? Number(found.capital_from)
    for (const { group: id, result } of choices.groups) {
      const group = groups.get(id)
      if (group) await reclass(tx, key, { group, entries, result, capitalFrom })
    }
    await storeChoices(tx, key, { found, choices, capitalFrom })
    return reviewLedger({ db: tx }, key)
  })
}

function problemsOf(
  { groups: chosen, answers }: Choices,
  groups: ReadonlyMap<number, LedgerGroup>,
) {
  const problems: Problem[] = []
  for (const [at, { group, result }] of chosen.entries()) {
    if (!groups.has(group)) {
      problems.push({
        field: `groups.${at}.group`,
        message: ledgerImportMessage('decide-ledger.message'),
      })
    }
    if (!isChoosable(result)) {
      problems.push({
        field: `groups.${at}.result`,
        message: ledgerImportMessage('decide-ledger.message.2'),
      })
    }
  }
  for (const [at, { answer, quantity }] of answers.entries()) {
    if (answer !== 'quantity' || quantity !== null) continue
    problems.push({
      field: `answers.${at}.quantity`,
      message: ledgerImportMessage('decide-ledger.message.3'),
    })
  }
  return problems
}

type Reclassing = {
  readonly group: LedgerGroup
  readonly entries: ReadonlyMap<number, ClassedEntry>
  readonly result: string
  readonly capitalFrom: number
}

/** Rows of equipment may be of two categories. */
async function reclass(
  tx: Tx,
  key: LedgerKey,
  { group, entries, result, capitalFrom }: Reclassing,
) {
  const own = group.rows.flatMap((row) => entries.get(row) ?? [])
  const categories = groupedBy(own, ({ net }) =>
    categoryOfClass(result, { net: net / 100, capitalFrom: capitalFrom / 100 }),
  )
  for (const [category, those] of categories) {
    await reclassEntries(tx, key, { rows: those.map(({ row }) => row), result, category })
  }
}

type StoringChoices = {
  readonly found: ImportRow
  readonly choices: Choices
  readonly capitalFrom: number
}

async function storeChoices(
  tx: Tx,
  key: LedgerKey,
  { found, choices, capitalFrom }: StoringChoices,
): Promise<void> {
  const isSame = (one: Choices['answers'][number], other: Choices['answers'][number]) =>
    one.result === other.result && one.site === other.site && one.currency === other.currency
  const before = StoredAnswers.parse(found.answers)
  const kept = before.filter((each) => !choices.answers.some((given) => isSame(given, each)))
  const purchases = choices.purchases === undefined ? found.purchases : choices.purchases
  await tx
    .updateTable('ledger_import')
    .set({
      answers: JSON.stringify([...kept, ...choices.answers]),
      purchases,
      capital_from: capitalFrom,
    })
    .where('id', '=', key.importId)
    .execute()
  if (capitalFrom !== Number(found.capital_from)) await recategoriseEntries(tx, key, capitalFrom)
}
