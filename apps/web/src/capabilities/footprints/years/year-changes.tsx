import type { FootprintYears } from '@understory/contracts/footprints/years.ts'
import { longMonth } from '@understory/domain/calendar/calendar.ts'
import { tonnesOf } from '@understory/domain/footprints/company-footprints/shown-tonnes.ts'
import { CHANGE_PARTS } from '@understory/domain/footprints/years/change-parts.ts'
import { CHANGE_PART_WORDS } from '@understory/domain/footprints/years/years-words.ts'
import { DataTable } from '@understory/ui/tables/data-table.tsx'

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
    { name: 'Together', ...together },
  ]
  return (
    <section className="part" aria-labelledby={id}>
      <h2 id={id}>
        From {longMonth(from)} to {longMonth(to)}
      </h2>
      <p>{likeForLikeWords(likeForLike)}</p>
      <p className="quiet">Kilograms of CO2e, and why:</p>
      <DataTable
        caption={`Why ${longMonth(to)} differs from ${longMonth(from)}, in kilograms of CO2e`}
        asCards
        columns={[
          { key: 'name', title: 'Category', cell: ({ name }: ChangeRow) => name },
          {
            key: 'change',
            title: 'Change',
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
        <summary>What the columns mean</summary>
        <p>
          What is counted: entered in one year only, or of a site, a company or a share that the
          other year does not have. Emission factors: the quantity of the year before at the factors
          of this one. Activity: more or less of the same. Method: money in one year and quantities
          in the other, or other warming potentials. Not matched: an activity that began or ended,
          and benchmarks. They add up to the change.
        </p>
      </details>
    </section>
  )
}

function likeForLikeWords({ before, now, change, differs }: YearChange['likeForLike']): string {
  const names = differs.join(', ')
  const boundaries = names ? ` The boundaries differ: ${names}.` : ''
  if (change === null) {
    return before + now > 0
      ? `Too little can be compared for a percentage: ${tonnesOf(before)} then, ${tonnesOf(now)} now.${boundaries}`
      : `Nothing of the two years can be compared.${boundaries}`
  }
  const percent = Math.round(Math.abs(change) * 1_000) / 10
  const words = percent === 0 ? 'the same' : `${percent}% ${change < 0 ? 'less' : 'more'}`
  return `Like for like: ${tonnesOf(before)} then, ${tonnesOf(now)} now, ${words}.${boundaries}`
}
