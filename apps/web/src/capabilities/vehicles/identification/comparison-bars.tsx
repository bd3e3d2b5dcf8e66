import type { Comparison } from '@understory/contracts/vehicles/identification/vehicle-emissions.ts'
import { tonnesWord } from '@understory/domain/vehicles/identification/emissions/emission-words.ts'
import { BarRows } from '@understory/ui/charts/bar-rows.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'

const COMPARISON_BARS_NAMES: Record<Comparison['with'], string> = {
  'average-car': 'The average car',
  'average-van': 'The average van',
  'average-motorbike': 'The average motorbike',
  'same-size-electric': 'The same size, electric',
  'average-electric': 'The average electric one',
  train: 'One seat in a train',
}

type ComparisonBarsProps = { readonly total: number; readonly comparisons: readonly Comparison[] }

/** The same distance in other ways, with its table. */
export function ComparisonBars({ total, comparisons }: ComparisonBarsProps) {
  if (comparisons.length === 0) return null
  const rows = [
    { name: 'This vehicle', amount: total, source: 'as above', isMain: true },
    ...comparisons.map((each) => ({
      name: COMPARISON_BARS_NAMES[each.with],
      amount: each.total,
      source: each.source,
      isMain: false,
    })),
  ].map((row) => ({ ...row, word: tonnesWord(row.amount) }))
  return (
    <BarRows caption="The same distance, otherwise" rows={rows}>
      <details>
        <summary>Show the figures</summary>
        <DataTable
          asCards
          caption="The same distance, otherwise"
          columns={[
            { key: 'name', title: 'How', cell: ({ name }) => name },
            { key: 'grams', title: 'CO2e a year', figures: true, cell: ({ word }) => word },
            { key: 'source', title: 'Source', sentences: true, cell: ({ source }) => source },
          ]}
          rows={rows}
          rowKey={({ name }) => name}
        />
      </details>
    </BarRows>
  )
}
