import { toCsv } from '@understory/domain/language/csv.ts'

export type TextColumn<Row> = {
  readonly key: string
  readonly title: string
  /** What is filtered by and saved. */
  readonly text: (row: Row) => string
}

/** The rows in which each of the words stands somewhere. */
export function matching<Row>(
  rows: readonly Row[],
  columns: readonly TextColumn<Row>[],
  words: string,
): readonly Row[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return rows
  return rows.filter((row) => {
    const said = columns.map(({ text }) => text(row).toLowerCase())
    return wanted.every((word) => said.some((each) => each.includes(word)))
  })
}

/** The rows as a file that the page itself holds. */
export function csvAddress<Row>(rows: readonly Row[], columns: readonly TextColumn<Row>[]): string {
  const lines = rows.map((row) => columns.map(({ text }) => text(row)))
  const csv = toCsv([columns.map(({ title }) => title), ...lines])
  return `data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`
}
