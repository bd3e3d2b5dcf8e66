import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { inlineCell, sheetOf } from '../apps/api/src/testing/sheet-by-hand.ts'

/** A file as it is uploaded, and what it is full of. */
export type HostileFile = { readonly of: string; readonly bytes: Buffer }

const MB = 1_000_000
const fillHostileFiles = (piece: string, size: number) =>
  piece.repeat(Math.floor(size / piece.length))
const HEADER = `<row>${['category', 'quantity', 'unit'].map(inlineCell).join('')}</row>`
const HOSTILE_FILES_LINE = `<row>${inlineCell('purchasedGoodsAndServices')}<c><v>2</v></c>${inlineCell('kg')}</row>`

const book = (rows: string, sharedStrings?: string) =>
  Buffer.from(sheetOf(HEADER + rows, { sharedStrings }).xlsx, 'base64')
const cell = (text: string) => `<row><c t="str"><v>${text}</v></c></row>`
const shared = (texts: string) => `<sst>${texts}</sst>`

/** As large as one of 50,000 lines may be. */
export const goodWorkbook = (): Buffer => book(HOSTILE_FILES_LINE.repeat(50_000))

export const hostileWorkbooks = (): readonly HostileFile[] => [
  { of: 'one comment', bytes: book(`<!--${fillHostileFiles(' ', 23 * MB)}-->`) },
  {
    of: 'comments as long as allowed',
    bytes: book(`<!--${fillHostileFiles(' ', 32_000)}-->`.repeat(700)),
  },
  { of: 'empty comments', bytes: book('<!---->'.repeat(3_300_000)) },
  { of: 'closing tags', bytes: book('</a>'.repeat(5_500_000)) },
  {
    of: 'one section of characters',
    bytes: book(cell(`<![CDATA[${fillHostileFiles(' ', 20 * MB)}]]>`)),
  },
  {
    of: 'sections as long as allowed',
    bytes: book(cell(`<![CDATA[${fillHostileFiles(' ', 250_000)}]]>`).repeat(90)),
  },
  { of: 'entities', bytes: book(cell(fillHostileFiles('&lt;', 250_000)).repeat(90)) },
  {
    of: 'one shared text',
    bytes: book('', shared(`<si><t>${fillHostileFiles('x', 20 * MB)}</t></si>`)),
  },
  {
    of: 'shared texts, used again and again',
    bytes: book(
      `<row>${'<c t="s"><v>0</v></c>'.repeat(20)}</row>`.repeat(2_000),
      shared(`<si><t>${fillHostileFiles(' ', 250_000)}</t></si>`.repeat(80)),
    ),
  },
  { of: 'attributes', bytes: book('<a b="1"/>'.repeat(2_300_000)) },
  { of: 'far cells', bytes: book('<row><c r="XFD1"/></row>'.repeat(10_000)) },
]

/** The rows of a good file as large as one may be, below its header. */
export const goodCsv = (header: string, row: string, size: number): Buffer =>
  Buffer.from(`${header}\n${fillHostileFiles(`${row}\n`, size - header.length - 1)}`)

export const hostileCsvs = (header: string, size: number): readonly HostileFile[] =>
  [',', ';', '\n', '"', '""', '"a""b",', ' ', '\t'].flatMap((piece) => [
    { of: `${JSON.stringify(piece)} alone`, bytes: Buffer.from(fillHostileFiles(piece, size)) },
    {
      of: `${JSON.stringify(piece)} below a header`,
      bytes: Buffer.from(`${header}\n${fillHostileFiles(piece, size - header.length - 1)}`),
    },
  ])

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(kind: string, data: Buffer): Buffer {
  const [size, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(Buffer.concat([Buffer.from(kind), data])))
  return Buffer.concat([size, Buffer.from(kind), data, checksum])
}

function png(width: number, height: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([SIGNATURE, ...parts])
}

/** A picture of 1.5 MB: noise, which no compression makes smaller. */
export function heavyPicture(): Buffer {
  const [width, height] = [640, 585]
  const line = () => Buffer.concat([Buffer.alloc(1), randomBytes(4 * width)])
  return png(width, height, Buffer.concat(Array.from({ length: height }, line)))
}

/** A picture of the largest dimensions that are allowed: stripes, each of one colour. */
export function largePicture(): Buffer {
  const [width, height] = LARGEST
  const line = (_: unknown, at: number) =>
    Buffer.concat([Buffer.alloc(1), Buffer.alloc(4 * width, at % 256)])
  return png(width, height, Buffer.concat(Array.from({ length: height }, line)))
}

const LARGEST = [4_000, 3_000] as const

export const hostilePictures = (): readonly HostileFile[] => [
  { of: 'huge dimensions', bytes: png(60_000, 60_000, Buffer.alloc(1_000)) },
  {
    of: 'the largest dimensions allowed',
    bytes: png(...LARGEST, Buffer.alloc((4 * LARGEST[0] + 1) * LARGEST[1])),
  },
  {
    of: 'noise after its beginning',
    bytes: Buffer.concat([SIGNATURE, Buffer.alloc(1_500_000, 7)]),
  },
]

const TYPES =
  '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>'

/** What is evidence of an office program: `rest` are the files beside its type. */
const office = (rest: Record<string, Uint8Array>) =>
  Buffer.from(zipSync({ '[Content_Types].xml': strToU8(TYPES), ...rest }))

export const goodEvidence = (): Buffer => office({ 'xl/a.xml': new Uint8Array(60 * MB) })

export const hostileEvidence = (): readonly HostileFile[] => [
  {
    of: 'an office file that unpacks to 120 MB',
    bytes: office({ 'xl/a.xml': new Uint8Array(120 * MB) }),
  },
  { of: 'one that unpacks to 400 MB', bytes: office({ 'xl/a.xml': new Uint8Array(400 * MB) }) },
  {
    of: 'thousands of files',
    bytes: office(
      Object.fromEntries(
        Array.from({ length: 4_900 }, (_, at) => [`xl/${at}.xml`, new Uint8Array(9)]),
      ),
    ),
  },
  {
    of: 'a comment where its type stands',
    bytes: Buffer.from(
      zipSync({ '[Content_Types].xml': strToU8(fillHostileFiles('macroEnabled', 1_000_000)) }),
    ),
  },
]
