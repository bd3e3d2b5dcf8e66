import type { ReactNode } from 'react'
import { ConsoleFilter, useFilteredRows } from '../tables/console-filter.tsx'
import type { TextColumn } from '../tables/filtered-rows.ts'

type QueueRowsProps<Row> = {
  /** In the address, beside what is filtered for; and the name of the file. */
  readonly name: string
  readonly caption: string
  readonly columns: readonly TextColumn<Row>[]
  readonly rows: readonly Row[]
  readonly children: (shown: readonly Row[]) => ReactNode
}

/** What waits in a queue, filtered by words and saved as the tables of the console are. */
export function QueueRows<Row>({ children, ...of }: QueueRowsProps<Row>) {
  const shown = useFilteredRows(of)
  if (of.rows.length === 0) return null
  return (
    <>
      <ConsoleFilter {...of} />
      {children(shown)}
    </>
  )
}
