import { DataTable } from '@understory/ui/tables/data-table.tsx'

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
      <summary>Show the figures</summary>
      <DataTable
        caption={caption}
        columns={[
          { key: 'name', title, cell: ({ name }) => name },
          { key: 'co2e', title: 'CO2e', figures: true, cell: ({ word }) => word },
        ]}
        rows={rows}
        rowKey={({ name }) => name}
      />
    </details>
  )
}
