import { DataTable } from '@understory/ui/tables/data-table.tsx'

export type RowProblem = { readonly row: number; readonly field: string; readonly message: string }

/** What is wrong with the rows of a file. */
export function ProblemTable({ problems }: { readonly problems: readonly RowProblem[] }) {
  return (
    <DataTable
      caption="What is wrong, row by row"
      showCaption
      columns={[
        { key: 'row', title: 'Row', figures: true, cell: ({ row }) => row },
        { key: 'field', title: 'Column', cell: ({ field }) => field },
        { key: 'message', title: 'What to do', cell: ({ message }) => message },
      ]}
      rows={problems}
      rowKey={({ row, field, message }) => `${row} ${field} ${message}`}
    />
  )
}
