import type { Comparison } from '@understory/contracts/vehicle-emissions.ts'
import { DataTable } from '@understory/ui/data-table.tsx'
import { tonnesWord } from './tonnes.ts'
import styles from './vehicles.module.css'

const NAMES: Record<Comparison['with'], string> = {
  'average-car': 'The average car',
  electric: 'The average electric car',
  train: 'One seat in a train',
}

type ComparisonBarsProps = { readonly total: number; readonly comparisons: readonly Comparison[] }

/** The same distance in other ways, longest bar first to read, with its table. */
export function ComparisonBars({ total, comparisons }: ComparisonBarsProps) {
  if (comparisons.length === 0) return null
  const rows = [
    { key: 'this', name: 'This vehicle', grams: total, source: 'as above' },
    ...comparisons.map((each) => ({
      key: each.with,
      name: NAMES[each.with],
      grams: each.total,
      source: each.source,
    })),
  ]
  const most = Math.max(...rows.map(({ grams }) => grams), 1)
  return (
    <figure className={styles.bars}>
      <figcaption>The same distance, otherwise</figcaption>
      <ul aria-hidden="true">
        {rows.map(({ key, name, grams }) => (
          <li key={key} data-this={key === 'this'}>
            <span>{name}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect width={Math.max((grams / most) * 100, 0.5)} height="10" rx="1" />
            </svg>
            <span className={styles.barFigure}>{tonnesWord(grams)}</span>
          </li>
        ))}
      </ul>
      <details>
        <summary>Show the figures</summary>
        <DataTable
          caption="The same distance, otherwise"
          columns={[
            { key: 'name', title: 'How', cell: ({ name }) => name },
            {
              key: 'grams',
              title: 'CO2e a year',
              figures: true,
              cell: ({ grams }) => tonnesWord(grams),
            },
            { key: 'source', title: 'Source', cell: ({ source }) => source },
          ]}
          rows={rows}
          rowKey={({ key }) => key}
        />
      </details>
    </figure>
  )
}
