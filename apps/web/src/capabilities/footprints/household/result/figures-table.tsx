import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { householdMessage } from '../messages/messages.generated.ts'

type FiguresTableProps = {
  readonly caption: string
  /** What the rows are called: a part, a country. */
  readonly title: string
  readonly rows: readonly { readonly name: string; readonly word: string }[]
}

/** The figures of a chart, for those who do not see it. */
export function FiguresTable({ caption, title, rows }: FiguresTableProps) {
  return (
    <details className="more">
      <summary>{householdMessage('figuresTable.showTheFigures')}</summary>
      <DataTable
        caption={caption}
        columns={[
          { key: 'name', title, cell: ({ name }) => name },
          {
            key: 'co2e',
            title: householdMessage('figuresTable.co2e'),
            figures: true,
            cell: ({ word }) => word,
          },
        ]}
        rows={rows}
        rowKey={({ name }) => name}
      />
    </details>
  )
}
