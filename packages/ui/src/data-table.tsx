import { type ReactNode, useId } from 'react'
import styles from './data-table.module.css'

export type Column<Row> = {
  readonly key: string
  readonly title: ReactNode
  /** Figures are aligned to the end of their column, so that digits line up. */
  readonly figures?: boolean
  readonly cell: (row: Row) => ReactNode
}

type DataTableProps<Row> = {
  readonly caption: ReactNode
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** Shows the caption visually too; otherwise a heading above says the same. */
  readonly showCaption?: boolean
}

/** A table that scrolls inside its own frame on narrow screens. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, showCaption } = props
  const captionId = useId()
  const align = ({ figures }: Column<Row>) => (figures ? styles.figures : undefined)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard.
    <section className={styles.frame} tabIndex={0} aria-labelledby={captionId}>
      <table className={styles.table}>
        <caption id={captionId} className={showCaption ? styles.caption : 'visually-hidden'}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={align(column)}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <td key={column.key} className={align(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
