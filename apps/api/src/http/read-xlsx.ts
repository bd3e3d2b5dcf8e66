import { decimalText } from '@understory/domain/footprints/inventory/decimal-text.ts'
import { type CellValue, streamXlsxRows } from 'hucre/xlsx'
import { unzipWithin } from './unzip-within.ts'

export type SheetRow = {
  /** As the spreadsheet numbers it. */
  readonly row: number
  readonly cells: Readonly<Record<string, string>>
  /** Of a CSV file: it has more cells than the header. */
  readonly isTooLong?: boolean
}

export type SheetProblem = 'invalid' | 'macros' | 'too-large' | 'too-many-rows'

type Asked = { readonly needed: readonly string[]; readonly mostRows: number }

const LIMITS = { entries: 200, bytes: 24 * 1_024 * 1_024 }
const MOST_SHEETS = 5
const MOST_COLUMNS = 200
const PARTS =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/[^/]+\.xml|xl\/_rels\/[^/]+\.rels|xl\/worksheets\/[^/]+\.xml)$/
const MACROS = /vbaProject|macrosheets\//i

/**
 * The rows of the first sheet whose header has the columns that are needed. The workbook is taken apart and
 * only its cells are handed on: nothing is computed, no macro or drawing is looked at, and of a formula what the
 * spreadsheet last stored for it counts.
 */
export async function readXlsx(
  bytes: Uint8Array,
  asked: Asked,
): Promise<readonly SheetRow[] | SheetProblem> {
  const unzipped = unzipWithin(bytes, LIMITS, (name) => PARTS.test(name))
  if (!unzipped.ok) return unzipped.problem === 'too-large' ? 'too-large' : 'invalid'
  if (unzipped.names.some((name) => MACROS.test(name))) return 'macros'
  const files = [...unzipped.files]
  if (files.some(([, file]) => Buffer.from(file).includes('<!DOCTYPE'))) return 'invalid'
  const { zipSync } = await import('fflate')
  const cells = zipSync(Object.fromEntries(files), { level: 0 })
  for (let sheet = 0; sheet < Math.min(files.length, MOST_SHEETS); sheet += 1) {
    try {
      const rows = await readSheet(streamXlsxRows(cells, { sheet }), asked)
      if (rows) return rows
    } catch {
      return 'invalid'
    }
  }
  return 'invalid'
}

type Rows = AsyncGenerator<{ index: number; values: readonly CellValue[] }>

/** `null`: its header lacks a column. */
async function readSheet(
  rows: Rows,
  { needed, mostRows }: Asked,
): Promise<SheetRow[] | SheetProblem | null> {
  let header: string[] | null = null
  const read: SheetRow[] = []
  for await (const { index, values } of rows) {
    const texts = values.slice(0, MOST_COLUMNS).map(cellText)
    if (texts.every((text) => text === '')) continue
    if (!header) {
      header = texts.map((text) => text.toLowerCase().replaceAll(' ', '_'))
      if (!needed.every((column) => header?.includes(column))) return null
      continue
    }
    if (read.length === mostRows) return 'too-many-rows'
    const cells = header.map((name, at) => [name, texts[at] ?? ''] as const)
    read.push({ row: index + 1, cells: Object.fromEntries(cells.filter(([name]) => name)) })
  }
  return header && read
}

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
