import { type CellValue, streamXlsxRows } from 'hucre/xlsx'
import { decimalText } from './decimal-text.ts'
import { MOST_COLUMNS } from './read-csv.ts'
import { unzipWithin } from './unzip-within.ts'
import { isSheet, MOST_SHEETS, sheetsWithin } from './workbook-extent.ts'
import { someOpeningTag } from './xml-tags.ts'

export type SheetRow = {
  /** As the spreadsheet numbers it. */
  readonly row: number
  readonly cells: Readonly<Record<string, string>>
  /** Of a CSV file: it has more cells than the header. */
  readonly isTooLong?: boolean
}

export type SheetProblem = 'invalid' | 'macros' | 'too-large' | 'too-many-rows' | 'too-many-cells'

type ReadXlsxInput = { readonly needed: readonly string[]; readonly mostRows: number }

const READ_XLSX_LIMITS = { entries: 200, bytes: 24 * 1_024 * 1_024 }
const MOST_CHARACTERS = READ_XLSX_LIMITS.bytes
const READ_XLSX_PARTS =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/[^/]+\.xml|xl\/_rels\/[^/]+\.rels|xl\/worksheets\/[^/]+\.xml)$/
const OTHER_KINDS = /sharedStrings|styles|\/officeDocument(?!\/)/
const MACROS = /vbaProject|macrosheets\//i

/**
 * The rows of the first sheet whose header has the columns that are needed. The workbook is taken apart and
 * only its cells are handed on: nothing is computed, no macro or drawing is looked at, and of a formula what the
 * spreadsheet last stored for it counts.
 */
export function readXlsx(
  bytes: Uint8Array,
  asked: ReadXlsxInput,
): Promise<readonly SheetRow[] | SheetProblem> {
  return readSheets(bytes, (rows) => readSheet(rows, asked))
}

type XlsxRow = { readonly row: number; readonly cells: readonly string[] }

/** What a sheet gives; `null`: it is not the one that is looked for. */
type OfSheet<T> = (rows: AsyncIterable<XlsxRow>) => Promise<T | SheetProblem | null>

/** The first sheet of a workbook that gives something, its cells as texts. */
export function readSheets<T>(bytes: Uint8Array, read: OfSheet<T>): Promise<T | SheetProblem> {
  const mine = turn.then(() => readWorkbook(bytes, read))
  turn = mine.catch(() => {})
  return mine
}

/** One workbook at a time, so that the memory it takes is that of one. */
let turn: Promise<unknown> = Promise.resolve()

async function readWorkbook<T>(bytes: Uint8Array, read: OfSheet<T>): Promise<T | SheetProblem> {
  const unzipped = unzipWithin(bytes, READ_XLSX_LIMITS, (name) => READ_XLSX_PARTS.test(name))
  if (!unzipped.ok) return unzipped.problem === 'too-large' ? 'too-large' : 'invalid'
  if (unzipped.names.some((name) => MACROS.test(name))) return 'macros'
  const files = [...unzipped.files]
  if (files.some(([, file]) => Buffer.from(file).includes('<!DOCTYPE'))) return 'invalid'
  if (files.some(([name, file]) => name.endsWith('.rels') && hasOddTarget(file))) return 'invalid'
  const most = sheetsWithin(unzipped.files)
  if (most === 0) return 'too-many-cells'
  const { zipSync } = await import('fflate')
  // Packed, because the parser takes a stored sheet as one chunk and holds all of its rows at once.
  const cells = zipSync(Object.fromEntries(files), { level: 1 })
  for (let sheet = 0; sheet < Math.min(files.length, most); sheet += 1) {
    const found = await readOrInvalid(textsOf(streamXlsxRows(cells, { sheet })), read)
    if (found) return found
  }
  // With fewer texts, the sheets that follow would be looked at, too.
  const sheets = files.filter(([name]) => isSheet(name)).length
  return most < MOST_SHEETS && most < sheets ? 'too-many-cells' : 'invalid'
}

async function readOrInvalid<T>(rows: AsyncIterable<XlsxRow>, read: OfSheet<T>) {
  try {
    return await read(rows)
  } catch (error) {
    return error instanceof TooLong ? 'too-large' : 'invalid'
  }
}

/** Texts and styles may not stand where sheets do, which may be far longer. */
function hasOddTarget(file: Uint8Array): boolean {
  const xml = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  return someOpeningTag(xml, (from, to) => {
    const tag = xml.toString('latin1', from, to)
    return tag.includes('&') || (tag.includes('worksheets') && OTHER_KINDS.test(tag))
  })
}

class TooLong extends Error {}

type Rows = AsyncGenerator<{ index: number; values: readonly CellValue[] }>

/** Many cells can show one long text, which the file holds once. */
async function* textsOf(rows: Rows): AsyncGenerator<XlsxRow> {
  let characters = 0
  for await (const { index, values } of rows) {
    const wanted = values.slice(0, MOST_COLUMNS)
    characters += charactersOf(wanted)
    if (characters > MOST_CHARACTERS) throw new TooLong()
    yield { row: index + 1, cells: wanted.map(cellText) }
  }
}

/** `null`: its header lacks a column. */
async function readSheet(
  rows: AsyncIterable<XlsxRow>,
  { needed, mostRows }: ReadXlsxInput,
): Promise<SheetRow[] | SheetProblem | null> {
  let header: string[] | null = null
  const read: SheetRow[] = []
  for await (const { row, cells: texts } of rows) {
    if (texts.every((text) => text === '')) continue
    if (!header) {
      header = texts.map((text) => text.toLowerCase().replaceAll(' ', '_'))
      if (!needed.every((column) => header?.includes(column))) return null
      continue
    }
    if (read.length === mostRows) return 'too-many-rows'
    const cells = header.map((name, at) => [name, texts[at] ?? ''] as const)
    read.push({ row, cells: Object.fromEntries(cells.filter(([name]) => name)) })
  }
  return header && read
}

const charactersOf = (values: readonly CellValue[]) =>
  values.reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 0)

/** Numbers with a decimal point and days as 2025-03-31, however the spreadsheet shows them. */
function cellText(value: CellValue): string {
  if (value === null) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : dayText(value)
  if (typeof value === 'number') return value < 0 ? String(value) : decimalText(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return value.trim()
}

function dayText(date: Date): string {
  const [day = '', time = ''] = date.toISOString().split('T')
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 8)}`
}
