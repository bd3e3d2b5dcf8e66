import { DataTable } from '@understory/ui/tables/data-table.tsx'
import type { ReactNode } from 'react'
import styles from '../staff.module.css'
import { ConsoleFilter, useFilteredRows } from './console-filter.tsx'
import type { TextColumn } from './filtered-rows.ts'

export type ConsoleColumn<Row> = TextColumn<Row> & {
  readonly figures?: boolean
  /** Where more than its text is shown. */
  readonly cell?: (row: Row) => ReactNode
}

type ConsoleTableProps<Row> = {
  /** In the address, beside what is filtered for; and the name of the file. */
  readonly name: string
  readonly caption: string
  readonly columns: readonly ConsoleColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** Where there is no room for its columns, each row becomes a card of its cells with their titles. */
  readonly asCards?: boolean
}

/** A table of the console: what it shows can be filtered by words, and saved as a CSV file, with or without script. */
export function ConsoleTable<Row>(props: ConsoleTableProps<Row>) {
  const { caption, columns, rowKey, asCards = false } = props
  const shown = useFilteredRows(props)
  return (
    <div className={styles.part}>
      <ConsoleFilter {...props} />
      <DataTable
        caption={caption}
        rows={shown}
        rowKey={rowKey}
        asCards={asCards}
        columns={columns.map(({ key, title, text, cell, figures }) => ({
          key,
          title,
          ...(figures && { figures }),
          cell: cell ?? text,
        }))}
      />
    </div>
  )
}
