import { parse } from 'csv-parse/sync'

/**
 * The rows of a CSV file by the names of its header, in small letters with underscores; comma, semicolon or
 * tab between the cells. `null`: it is no CSV, or has none of the sets of columns that are needed.
 */
export function readCsv(
  csv: string,
  needed: readonly (readonly string[])[],
): Record<string, string>[] | null {
  try {
    const rows: Record<string, string>[] = parse(csv, {
      bom: true,
      trim: true,
      skipEmptyLines: true,
      relaxColumnCount: true,
      columns: (header: string[]) => header.map((name) => name.toLowerCase().replaceAll(' ', '_')),
      delimiter: [',', ';', '\t'],
    })
    const header = Object.keys(rows[0] ?? {})
    return needed.some((columns) => columns.every((each) => header.includes(each))) ? rows : null
  } catch {
    return null
  }
}
