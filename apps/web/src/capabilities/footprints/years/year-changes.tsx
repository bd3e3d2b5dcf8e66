import type { FootprintYears } from '@understory/contracts/footprints/years.ts'
import { longMonth } from '@understory/domain/calendar/calendar.ts'
import { tonnesOf } from '@understory/domain/footprints/company-footprints/shown-tonnes.ts'
import { CHANGE_PARTS } from '@understory/domain/footprints/years/change-parts.ts'
import { CHANGE_PART_WORDS } from '@understory/domain/footprints/years/years-words.ts'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { yearsMessage } from './messages/messages.generated.ts'

type YearChange = FootprintYears['changes'][number]
type YearChangesProps = { readonly change: YearChange }

type ChangeRow = Pick<YearChange['together'], 'change' | (typeof CHANGE_PARTS)[number]> & {
  readonly name: string
}

const kilograms = new Intl.NumberFormat('en-GB', {
  maximumFractionDigits: 3,
  signDisplay: 'exceptZero',
})
const inKilograms = (grams: number) => kilograms.format(grams / 1_000).replace('-', '−')

/** One year against the one before: like for like, and category by category with the reasons. */
export function YearChanges({ change }: YearChangesProps) {
  const { from, to, categories, together, likeForLike } = change
  const id = `change-${to}`
  const rows: ChangeRow[] = [
    ...categories.map(({ name, change: by, parts }) => ({ name, change: by, ...parts })),
    { name: yearsMessage('yearChanges.together'), ...together },
  ]
  return (
    <section className="part" aria-labelledby={id}>
      <h2 id={id}>
        {yearsMessage('yearChanges.fromTo', {
          longMonth: longMonth(from),
          longMonth2: longMonth(to),
        })}
      </h2>
      <p>{likeForLikeWords(likeForLike)}</p>
      <p className="quiet">{yearsMessage('yearChanges.kilogramsCo2eWhy')}</p>
      <DataTable
        caption={yearsMessage('yearChanges.caption', {
          longMonth: longMonth(to),
          longMonth2: longMonth(from),
        })}
        asCards
        columns={[
          {
            key: 'name',
            title: yearsMessage('yearChanges.category'),
            cell: ({ name }: ChangeRow) => name,
          },
          {
            key: 'change',
            title: yearsMessage('yearChanges.change'),
            figures: true,
            cell: ({ change: by }: ChangeRow) => inKilograms(by),
          },
          ...CHANGE_PARTS.map((part) => ({
            key: part,
            title: CHANGE_PART_WORDS[part],
            figures: true,
            cell: (row: ChangeRow) => inKilograms(row[part]),
          })),
        ]}
        rows={rows}
        rowKey={({ name }) => name}
      />
      <details className="more">
        <summary>{yearsMessage('yearChanges.whatTheColumnsMean')}</summary>
        <p>{yearsMessage('yearChanges.countedEnteredYearOnly')}</p>
      </details>
    </section>
  )
}

function likeForLikeWords({ before, now, change, differs }: YearChange['likeForLike']): string {
  const names = differs.join(', ')
  const boundaries = names ? yearsMessage('yearChanges.theBoundariesDiffer', { names }) : ''
  if (change === null) {
    return before + now > 0
      ? yearsMessage('yearChanges.tooLittleComparedPercentage', {
          tonnesOf: tonnesOf(before),
          tonnesOf2: tonnesOf(now),
          boundaries,
        })
      : yearsMessage('yearChanges.nothingTwoYearsCompared', { boundaries })
  }
  const percent = Math.round(Math.abs(change) * 1_000) / 10
  const words =
    percent === 0 ? yearsMessage('yearChanges.same') : `${percent}% ${change < 0 ? 'less' : 'more'}`
  return yearsMessage('yearChanges.likeLikeNow', {
    tonnesOf: tonnesOf(before),
    tonnesOf2: tonnesOf(now),
    words,
    boundaries,
  })
}
