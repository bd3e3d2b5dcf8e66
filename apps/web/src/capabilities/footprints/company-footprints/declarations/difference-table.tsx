import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { CompareDeclarations } from '@understory/contracts/footprints/company-footprints/declarations.ts'
import { DIFFERENCE_WORDS } from '@understory/domain/footprints/company-footprints/declarations/difference-words.ts'
import { exactGrams } from '@understory/domain/quantity/format.ts'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'

type Differences = AnswerOf<typeof CompareDeclarations>['differences']

type DifferenceTableProps = {
  readonly differences: Differences
  /** What the columns are called. */
  readonly before: string
  readonly after: string
}

/** The categories that differ, each with why. */
export function DifferenceTable({ differences, before, after }: DifferenceTableProps) {
  return (
    <DataTable
      caption={companyFootprintsMessage('differenceTable.caption')}
      asCards
      columns={[
        {
          key: 'category',
          title: companyFootprintsMessage('differenceTable.category'),
          cell: ({ name }: Difference) => name,
        },
        { key: 'before', title: before, figures: true, cell: (row) => exactGrams(row.before) },
        { key: 'after', title: after, figures: true, cell: (row) => exactGrams(row.after) },
        {
          key: 'why',
          title: companyFootprintsMessage('differenceTable.why'),
          sentences: true,
          cell: (row) => <Why difference={row} />,
        },
      ]}
      rows={differences}
      rowKey={({ category }) => category}
    />
  )
}

type Difference = Differences[number]

function Why({ difference: { parts, saidReasons } }: { readonly difference: Difference }) {
  return (
    <>
      {parts.map(({ reason, grams, lines }) => (
        <span key={reason} className="subline">
          {signedGrams(grams)}: {DIFFERENCE_WORDS[reason]}
          {lines > 0 ? ` (${lines})` : ''}
        </span>
      ))}
      {saidReasons.map((said) => (
        <span key={said} className="subline">
          “{said}”
        </span>
      ))}
    </>
  )
}

export const signedGrams = (grams: number): string =>
  grams === 0 ? 'none' : `${grams > 0 ? '+' : '−'}${exactGrams(Math.abs(grams))}`
