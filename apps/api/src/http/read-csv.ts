import { parse } from 'csv-parse/sync'

type Wanted = {
  /** Sets of columns, of which the file must have one. */
  readonly needed: readonly (readonly string[])[]
  /** One row more is read and no further, because each row that is shorter than the header costs time. */
  readonly mostRows: number
}

/**
 * The rows of a CSV file by the names of its header, in small letters with underscores; comma, semicolon or
 * tab between the cells. `null`: it is no CSV, or has none of the sets of columns that are needed.
 */
export function readCsv(
  csv: string,
  { needed, mostRows }: Wanted,
): Record<string, string>[] | null {
  let header: string[] = []
  try {
    const rows: Record<string, string>[] = parse(csv, {
      bom: true,
      trim: true,
      to: mostRows + 1,
      skipEmptyLines: true,
      relaxColumnCount: true,
      columns(names: string[]) {
        header = names.map((name) => name.toLowerCase().replaceAll(' ', '_'))
        return header
      },
      delimiter: [',', ';', '\t'],
    })
    return needed.some((columns) => columns.every((each) => header.includes(each))) ? rows : null
  } catch {
    return null
  }
}
