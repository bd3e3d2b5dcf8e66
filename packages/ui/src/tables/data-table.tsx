import { type ReactNode, useId } from 'react'
import styles from './data-table.module.css'

export type Column<Row> = {
  readonly key: string
  readonly title: ReactNode
  /** Figures are aligned to the end of their column, so that digits line up. */
  readonly figures?: boolean
  /** Sentences: on a card they stand below their title. */
  readonly sentences?: boolean
  readonly cell: (row: Row) => ReactNode
}

type DataTableProps<Row> = {
  readonly caption: ReactNode
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** Shows the caption visually too; otherwise a heading above says the same. */
  readonly showCaption?: boolean
  /** Where there is no room for its columns, each row becomes a card of its cells with their titles. */
  readonly asCards?: boolean
  /** Rows that belong together, in the order they come: what they share, and what stands above them. */
  readonly groups?: {
    readonly keyOf: (row: Row) => string
    readonly title: (key: string) => ReactNode
  }
  /** Of the table, where its cards are laid out in a way of their own. */
  readonly className?: string | undefined
}

/**
 * A table that scrolls inside its own frame on narrow screens, or turns into cards. Its roles are said
 * because a browser may forget them with the display of a table.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, showCaption, asCards, groups, className = '' } = props
  const captionId = useId()
  const role = (name: string) => (asCards ? { role: name } : {})
  const align = ({ figures, sentences }: Column<Row>) =>
    figures ? styles.figures : sentences ? styles.sentences : undefined
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard.
    <section className={styles.frame} tabIndex={0} aria-labelledby={captionId}>
      <table
        {...role('table')}
        className={`${styles.table} ${asCards ? cardsOf(columns.length, className) : ''} ${className}`}
      >
        <caption id={captionId} className={showCaption ? styles.caption : 'visually-hidden'}>
          {caption}
        </caption>
        <thead {...role('rowgroup')}>
          <tr {...role('row')}>
            {columns.map((column) => (
              <th key={column.key} {...role('columnheader')} scope="col" className={align(column)}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        {grouped(rows, groups).map(({ key, rows: together }) => (
          <tbody key={key} {...role('rowgroup')}>
            {groups ? (
              <tr {...role('row')} className={styles.group}>
                <th {...role('rowheader')} scope="rowgroup" colSpan={columns.length}>
                  {groups.title(key)}
                </th>
              </tr>
            ) : null}
            {together.map((row) => (
              <tr key={rowKey(row)} {...role('row')}>
                {columns.map((column) => (
                  <td
                    key={column.key}
                    {...role('cell')}
                    className={align(column)}
                    data-title={typeof column.title === 'string' ? column.title : undefined}
                  >
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

/** As many columns as a tablet in portrait has room for. */
const FEW_COLUMNS = 5

function cardsOf(columns: number, own: string): string {
  if (columns <= FEW_COLUMNS) return `${styles.cards} ${styles.few}`
  return own ? `${styles.cards}` : `${styles.cards} ${styles.many}`
}

type Group<Row> = { readonly key: string; readonly rows: Row[] }

function grouped<Row>(
  rows: readonly Row[],
  groups: DataTableProps<Row>['groups'],
): readonly Group<Row>[] {
  if (!groups) return [{ key: 'all', rows: [...rows] }]
  const found: Group<Row>[] = []
  for (const row of rows) {
    const key = groups.keyOf(row)
    const last = found.at(-1)
    if (last?.key === key) last.rows.push(row)
    else found.push({ key, rows: [row] })
  }
  return found
}
