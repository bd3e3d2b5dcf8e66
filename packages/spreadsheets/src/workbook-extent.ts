import { someToken, type TokenKind } from './xml-tags.ts'

// A sheet of 50,000 lines, and as many rows after it that only have a format.
const MOST_ROWS = 100_000
const MOST_CELLS = 2_000_000
const MOST_PIECES = 5_000_000
// One for each row is more than any program writes.
const MOST_MARKS = 100_000
// Texts and styles are read whole, and again for each sheet that is looked at.
const MOST_OTHER_PIECES = 400_000
const MOST_OTHER_BYTES = 24 * 1_024 * 1_024
export const MOST_SHEETS = 5
// One that is spread over many chunks is read again with each of them.
const LONGEST_TAG = 32 * 1_024
// The longest text of a cell, 32,767 characters, with every one of them escaped.
const LONGEST_TEXT = 256 * 1_024
const LAST_COLUMN = 16_384
const SHEET = /^xl\/worksheets\//

type Seen = {
  rows: number
  /** Of every row as many as its last one is from the left. */
  cells: number
  /** Tags and attributes of sheets, and of the other files. */
  pieces: number
  others: number
  /** Comments and instructions, of all files. */
  marks: number
}

/**
 * How many sheets of a workbook are looked at, by one pass over its files before any is parsed; 0 where it is
 * larger than we read: a row or a cell that is empty costs a parser as much as any, and compresses to nothing.
 */
export function sheetsWithin(files: ReadonlyMap<string, Uint8Array>): number {
  const seen: Seen = { rows: 0, cells: 0, pieces: 0, others: 0, marks: 0 }
  let otherBytes = 0
  for (const [name, file] of files) {
    if (!isSheet(name)) otherBytes += file.length
    const xml = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
    if (hasTooMuch(xml, isSheet(name) ? 'pieces' : 'others', seen)) return 0
  }
  const most = Math.min(MOST_OTHER_PIECES / seen.others, MOST_OTHER_BYTES / otherBytes, MOST_SHEETS)
  return Math.max(1, Math.floor(most))
}

export const isSheet = (name: string) => SHEET.test(name)

function hasTooMuch(xml: Buffer, kind: 'pieces' | 'others', seen: Seen): boolean {
  const isTooLong = textCounter(xml)
  const countCell = cellCounter(xml, seen)
  return someToken(xml, (token, from, to) => {
    if (to - from > WORKBOOK_EXTENT_MAX_LENGTHS[token] || isTooLong(token, from, to)) return true
    if (token === 'opening') {
      seen[kind] += piecesOf(xml, from, to)
      countCell(from, to)
    } else if (token === 'mark' || token === 'cdata') {
      seen[kind] += 1
      if (token === 'mark') seen.marks += 1
    }
    return isTooMuch(seen)
  })
}

function cellCounter(xml: Buffer, seen: Seen): (from: number, to: number) => void {
  let width = 0
  return (from, to) => {
    const name = localName(xml, from, to)
    if (name === 'row') {
      seen.rows += 1
      width = 0
    } else if (name === 'c') {
      const before = width
      width = Math.max(width + 1, columnOf(xml, from, to))
      seen.cells += width - before
    }
  }
}

/** Says when the text of one cell or shared text, which may be given in parts, is too long. */
function textCounter(xml: Buffer): (token: TokenKind, from: number, to: number) => boolean {
  // Outside of them nothing is counted.
  let length = Number.NEGATIVE_INFINITY
  return (token, from, to) => {
    if (token === 'text' || token === 'cdata') length += to - from
    else if (token === 'opening' && holdsText(xml, from, to)) length = 0
    else if (token === 'closing' && holdsText(xml, from + 1, to)) length = Number.NEGATIVE_INFINITY
    return length > LONGEST_TEXT
  }
}

function holdsText(xml: Buffer, from: number, to: number): boolean {
  const name = localName(xml, from, to)
  return (name === 'c' || name === 'si') && xml[to - 1] !== SLASH
}

const WORKBOOK_EXTENT_MAX_LENGTHS: Readonly<Record<TokenKind, number>> = {
  opening: LONGEST_TAG,
  closing: LONGEST_TAG,
  mark: LONGEST_TAG,
  cdata: LONGEST_TEXT,
  text: LONGEST_TEXT,
}

const isTooMuch = ({ rows, cells, pieces, others, marks }: Seen) =>
  rows > MOST_ROWS ||
  cells > MOST_CELLS ||
  pieces > MOST_PIECES ||
  others > MOST_OTHER_PIECES ||
  marks > MOST_MARKS

const [SPACE, EQUALS, COLON, SLASH, AMPERSAND, SMALL_R] = [0x20, 0x3d, 0x3a, 0x2f, 0x26, 0x72]

function piecesOf(xml: Buffer, from: number, to: number): number {
  let [spaces, equals] = [0, 0]
  for (let at = from; at < to; at += 1) {
    const byte = xml[at] ?? 0
    if (byte <= SPACE) spaces += 1
    else if (byte === EQUALS) equals += 1
  }
  return 1 + Math.max(spaces, equals)
}

const WORKBOOK_EXTENT_NAMES = ['row', 'c', 'si'] as const
type Name = (typeof WORKBOOK_EXTENT_NAMES)[number]

/** Without its prefix, where it is that of a row, of a cell or of a shared text. */
function localName(xml: Buffer, from: number, to: number): Name | null {
  let [start, end] = [from, from]
  while (end < to && (xml[end] ?? 0) > SPACE && !(xml[end] === SLASH && end === to - 1)) {
    if (xml[end] === COLON && start === from) start = end + 1
    end += 1
  }
  if (end - start === 1) return xml[start] === 0x63 ? 'c' : null
  if (end - start > 3) return null
  const name = xml.toString('latin1', start, end)
  return WORKBOOK_EXTENT_NAMES.find((each) => each === name) ?? null
}

/** The furthest column that an attribute `r` of a cell may name, counted from 1; 0 without one. */
function columnOf(xml: Buffer, from: number, to: number): number {
  let furthest = 0
  for (let at = from + 1; at < to; at += 1) {
    if (xml[at] !== SMALL_R || isLetter(xml[at - 1])) continue
    let next = afterSpace(xml, at + 1)
    if (xml[next] !== EQUALS) continue
    next = afterSpace(xml, next + 1)
    if (xml[next] === 0x22 || xml[next] === 0x27) next += 1
    furthest = Math.max(furthest, columnAt(xml, next))
  }
  return furthest
}

function afterSpace(xml: Buffer, from: number): number {
  let at = from
  while (at < xml.length && (xml[at] ?? 0) <= SPACE) at += 1
  return at
}

function columnAt(xml: Buffer, from: number): number {
  let column = 0
  let at = from
  for (; isLetter(xml[at]) && column <= LAST_COLUMN; at += 1) {
    column = column * 26 + ((xml[at] ?? 0) & 0x1f)
  }
  // No program writes a column in entities; one that does could mean any.
  return xml[at] === AMPERSAND ? LAST_COLUMN : Math.min(column, LAST_COLUMN)
}

const isLetter = (byte = 0) => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a
