import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { shellMessage } from './messages/messages.generated.ts'

export type RowProblem = { readonly row: number; readonly field: string; readonly message: string }

/** What is wrong with the rows of a file. */
export function ProblemTable({ problems }: { readonly problems: readonly RowProblem[] }) {
  return (
    <DataTable
      caption={shellMessage('problemTable.caption')}
      showCaption
      columns={[
        {
          key: 'row',
          title: shellMessage('problemTable.row'),
          figures: true,
          cell: ({ row }) => row,
        },
        { key: 'field', title: shellMessage('problemTable.column'), cell: ({ field }) => field },
        {
          key: 'message',
          title: shellMessage('problemTable.whatToDo'),
          cell: ({ message }) => message,
        },
      ]}
      rows={problems}
      rowKey={({ row, field, message }) => `${row} ${field} ${message}`}
    />
  )
}
