import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import type { CategoryFlag } from '@understory/domain/footprints/company-footprints/completeness/completeness-flags.ts'
import { shortCategoryName } from '@understory/domain/footprints/company-footprints/completeness/completeness-sentences.ts'
import { exactGrams } from '@understory/domain/quantity/format.ts'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { stateInWords } from '../../company-footprints/public.ts'
import { verificationMessage } from '../messages/messages.generated.ts'

type DecideCompletenessProps = { readonly inventory: Inventory }
type Compared = Inventory['categories'][number]

const decideFlags = (): Readonly<Record<CategoryFlag, string>> => ({
  low: verificationMessage('decideCompleteness.muchLessThanUsual'),
  high: verificationMessage('decideCompleteness.muchMoreThanUsual'),
  'usually-applies': verificationMessage('decideCompleteness.usuallyApplies'),
})

/** How each category stands to its benchmark, and what the company answered of it. */
export function DecideCompleteness({ inventory }: DecideCompletenessProps) {
  const { totals, answers, categories } = inventory
  const rows = categories.filter(
    ({ category, state, flags }) => state !== 'open' || flags.length > 0 || isAnswered(category),
  )
  function isAnswered(category: string) {
    return answers.some(({ subject }) => subject === category)
  }
  return (
    <>
      <section className="flow-8" aria-labelledby="completeness">
        <h2 id="completeness">{verificationMessage('decideCompleteness.howCompleteItIs')}</h2>
        <p>{verificationMessage('decideCompleteness.companyTold')}</p>
        <ul>
          {totals.sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {answers.length > 0 ? (
          <p>{verificationMessage('decideCompleteness.whatItAnswered')}</p>
        ) : null}
        {answers.length > 0 ? (
          <ul>
            {answers.map((answer) => (
              <li key={answer.subject}>{answerInWords(answer)}</li>
            ))}
          </ul>
        ) : null}
      </section>
      <DataTable
        caption={verificationMessage('decideCompleteness.caption')}
        showCaption
        asCards
        columns={[
          {
            key: 'name',
            title: verificationMessage('decideCompleteness.category'),
            cell: ({ scope, name }) => `${scope}: ${name}`,
          },
          {
            key: 'state',
            title: verificationMessage('decideCompleteness.state'),
            cell: (row) => stateAndReason(row, inventory.open),
          },
          ...grams(
            'benchmark',
            verificationMessage('decideCompleteness.benchmark'),
            ({ benchmarkGrams }) => benchmarkGrams,
          ),
          ...grams(
            'entered',
            verificationMessage('decideCompleteness.entered'),
            ({ enteredGrams }) => enteredGrams,
          ),
          ...grams(
            'rest',
            verificationMessage('decideCompleteness.rest'),
            ({ restGrams }) => restGrams,
          ),
          ...grams('co2e', 'CO2e', ({ co2eGrams }) => co2eGrams),
          {
            key: 'flags',
            title: verificationMessage('decideCompleteness.flag'),
            cell: ({ flags }) => flags.map((flag) => decideFlags()[flag]).join(', '),
          },
        ]}
        rows={rows}
        rowKey={({ category }) => category}
      />
    </>
  )
}

function stateAndReason(row: Compared, open: Inventory['open']) {
  const words = stateInWords(row, open)
  return row.reason ? `${words}: ${row.reason}` : words
}

/** A column of figures; nothing is said where there is no benchmark. */
const grams = (key: string, title: string, of: (row: Compared) => number | null) => [
  {
    key,
    title,
    figures: true as const,
    cell: (row: Compared) => {
      const figure = of(row)
      return figure === null ? '–' : exactGrams(figure)
    },
  },
]

function answerInWords({ subject, answer, reason, answeredBy }: Inventory['answers'][number]) {
  const by = answeredBy ?? verificationMessage('decideCompleteness.someoneWhoHasLeft')
  if (subject === 'below-range')
    return verificationMessage('decideCompleteness.totalBelowUsualRange', { by })
  const said =
    answer === 'rest'
      ? verificationMessage('decideCompleteness.restAdded')
      : verificationMessage('decideCompleteness.theseFiguresAreAll', { reason: reason ?? '' })
  return `${shortCategoryName(subject)}: ${said} (${by}).`
}
