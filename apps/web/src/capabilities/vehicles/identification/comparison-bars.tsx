import type { Comparison } from '@understory/contracts/vehicles/identification/vehicle-emissions.ts'
import { tonnesWord } from '@understory/domain/vehicles/identification/emissions/emission-words.ts'
import { BarRows } from '@understory/ui/charts/bar-rows.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import {
  comparisonBarsCaption,
  comparisonBarsCo2eAYear,
  comparisonBarsHow,
  comparisonBarsSeatTrain,
  comparisonBarsShowTheFigures,
  comparisonBarsSource,
  comparisonBarsTheAverageCar,
  comparisonBarsTheAverageElectricOne,
  comparisonBarsTheAverageMotorbike,
  comparisonBarsTheAverageVan,
  comparisonBarsTheSameSizeElectric,
  comparisonBarsThisVehicle,
} from './island-messages/comparison-bars.generated.ts'

const comparisonBarsNames = (): Record<Comparison['with'], string> => ({
  'average-car': comparisonBarsTheAverageCar(),
  'average-van': comparisonBarsTheAverageVan(),
  'average-motorbike': comparisonBarsTheAverageMotorbike(),
  'same-size-electric': comparisonBarsTheSameSizeElectric(),
  'average-electric': comparisonBarsTheAverageElectricOne(),
  train: comparisonBarsSeatTrain(),
})

type ComparisonBarsProps = { readonly total: number; readonly comparisons: readonly Comparison[] }

/** The same distance in other ways, with its table. */
export function ComparisonBars({ total, comparisons }: ComparisonBarsProps) {
  if (comparisons.length === 0) return null
  const rows = [
    { name: comparisonBarsThisVehicle(), amount: total, source: 'as above', isMain: true },
    ...comparisons.map((each) => ({
      name: comparisonBarsNames()[each.with],
      amount: each.total,
      source: each.source,
      isMain: false,
    })),
  ].map((row) => ({ ...row, word: tonnesWord(row.amount) }))
  return (
    <BarRows caption={comparisonBarsCaption()} rows={rows}>
      <details>
        <summary>{comparisonBarsShowTheFigures()}</summary>
        <DataTable
          asCards
          caption={comparisonBarsCaption()}
          columns={[
            { key: 'name', title: comparisonBarsHow(), cell: ({ name }) => name },
            {
              key: 'grams',
              title: comparisonBarsCo2eAYear(),
              figures: true,
              cell: ({ word }) => word,
            },
            {
              key: 'source',
              title: comparisonBarsSource(),
              sentences: true,
              cell: ({ source }) => source,
            },
          ]}
          rows={rows}
          rowKey={({ name }) => name}
        />
      </details>
    </BarRows>
  )
}
