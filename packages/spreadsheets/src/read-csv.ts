import { parse } from 'csv-parse/sync'

type ReadCsvInput = {
  /** Sets of columns, of which the file must have one. */
  readonly needed: readonly (readonly string[])[]
  /** One row more is read and no further. */
  readonly mostRows: number
}

export type CsvProblem = 'invalid' | 'too-many-columns'

export type CsvRow = {
  /** As a spreadsheet numbers it: the header is the first, and empty rows count. */
  readonly row: number
  readonly cells: Readonly<Record<string, string>>
  /** It has more cells than the header, so that some stand beneath the wrong column. */
  readonly isTooLong: boolean
}

export const TOO_LONG =
  'This row has more cells than the header. A cell with the separator in it needs quotation marks.'

export const MOST_COLUMNS = 200

/** What is read to find the header, in characters: far more than its columns take. */
const LONGEST_HEADER = 32 * 1_024

const SEPARATORS = [',', ';', '\t'] as const

/** The line by which a file tells Excel its separator, and which Excel shows nobody. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=([^\r\n])"?\r?\n/i

/**
 * The rows of a CSV file by the names of its header, in small letters with underscores; comma, semicolon or
 * tab between the cells, whichever the header has, or what a line before it says. Invalid is what is no CSV, or
 * has none of the sets of columns that are needed.
 */
export function readCsv(file: string, { needed, mostRows }: ReadCsvInput): CsvRow[] | CsvProblem {
  const [line = '', said] = SEPARATOR_LINE.exec(file) ?? []
  const csv = file.slice(line.length)
  try {
    const beginning = csv.slice(0, LONGEST_HEADER)
    const separator = (said ? [said] : SEPARATORS).find((each) => {
      const [header = []] = recordsOf(beginning, each, 1).map(headerOf)
      return needed.some((columns) => columns.every((column) => header.includes(column)))
    })
    if (!separator) return 'invalid'
    const [header = []] = recordsOf(beginning, separator, 1).map(headerOf)
    if (header.length > MOST_COLUMNS) return 'too-many-columns'
    const [, ...records] = recordsOf(csv, separator, mostRows + 2)
    return records.map((each) => csvRowOf(header, each))
  } catch {
    return 'invalid'
  }
}

type ReadCsvPlace = { readonly records: number; readonly empty_lines: number }
type Parsed = { readonly record: readonly string[]; readonly info: ReadCsvPlace }

function recordsOf(csv: string, delimiter: string, to: number): Parsed[] {
  const asked = { bom: true, trim: true, skipEmptyLines: true, relaxColumnCount: true } as const
  // Its types know nothing of `info`.
  return parse(csv, { ...asked, delimiter, to, info: true }) as unknown as Parsed[]
}

const headerOf = ({ record }: Parsed) =>
  record.map((name) => name.toLowerCase().replaceAll(' ', '_'))

function csvRowOf(header: readonly string[], { record, info }: Parsed): CsvRow {
  const cells = record.slice(0, header.length).map((cell, at) => [header[at] ?? '', cell] as const)
  return {
    row: info.records + info.empty_lines,
    cells: Object.fromEntries(cells),
    isTooLong: record.slice(header.length).some((cell) => cell !== ''),
  }
}
