import { readersOf } from '../../../files/byte-reader.ts'

/** Small files of every kind for tests: as a program writes them, and as an attacker would. */
const bytesOfText = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

const join = (parts: readonly (Uint8Array | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]))

const u16 = (value: number) => [value % 0x100, Math.floor(value / 0x100) % 0x100]
const u32 = (value: number) => [...u16(value % 0x10000), ...u16(Math.floor(value / 0x10000))]

export type Packed = {
  readonly name: string
  readonly data: string | Uint8Array
  /** Given for what is deflated: its declared size. */
  readonly size?: number
  readonly flags?: number
}

const u64 = (value: number) => [...u32(value), 0, 0, 0, 0]
const FULL = [0xff, 0xff, 0xff, 0xff]

/** As a program writes it that always takes ZIP64. */
export function largeZipOf(files: readonly Packed[]): Uint8Array {
  const plain = zipOf(files)
  const read = readersOf(plain)
  const from = read.u32(plain.length - 6)
  const entries: Uint8Array[] = []
  for (let at = from; at < plain.length - 22; at += 46 + read.u16(at + 28)) {
    const [head, name] = [
      plain.slice(at, at + 46),
      plain.slice(at + 46, at + 46 + read.u16(at + 28)),
    ]
    const [packed, size, header] = [head.slice(20, 24), head.slice(24, 28), head.slice(42, 46)]
    const none = [0, 0, 0, 0]
    const extra = [...[1, 0, 24, 0], ...size, ...none, ...packed, ...none, ...header, ...none]
    head.set([...FULL, ...FULL], 20)
    head.set(u16(extra.length), 30)
    head.set(FULL, 42)
    entries.push(join([head, name, extra]))
  }
  const directory = join(entries)
  const count = u64(files.length)
  const place = [...count, ...count, ...u64(directory.length), ...u64(from)]
  const large = [u32(0x06064b50), u64(44), [45, 0, 45, 0, 0, 0, 0, 0, 0, 0, 0, 0], place]
  const locator = [u32(0x07064b50), [0, 0, 0, 0], u64(from + directory.length), [1, 0, 0, 0]]
  const end = [u32(0x06054b50), [0, 0, 0, 0], [0xff, 0xff, 0xff, 0xff], FULL, FULL, [0, 0]]
  return join([plain.slice(0, from), directory, ...large, ...locator, ...end])
}

export function zipOf(files: readonly Packed[], { before = '', after = '' } = {}): Uint8Array {
  const locals: Uint8Array[] = []
  const centrals: Uint8Array[] = []
  let offset = before.length
  for (const { name, data, size, flags = 0 } of files) {
    const packed = typeof data === 'string' ? bytesOfText(data) : data
    const method = size === undefined ? 0 : 8
    const common = [
      ...[20, 0, ...u16(flags), ...u16(method), 0, 0, 0, 0, 0, 0, 0, 0],
      ...[...u32(packed.length), ...u32(size ?? packed.length), ...u16(name.length), 0, 0],
    ]
    const local = join([u32(0x04034b50), common, bytesOfText(name), packed])
    const place = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ...u32(offset)]
    centrals.push(join([u32(0x02014b50), [20, 0], common, place, bytesOfText(name)]))
    locals.push(local)
    offset += local.length
  }
  const directory = join(centrals)
  const count = u16(files.length)
  const sizes = [...count, ...count, ...u32(directory.length), ...u32(offset)]
  const end = join([u32(0x06054b50), [0, 0, 0, 0], sizes, [0, 0]])
  return join([bytesOfText(before), ...locals, directory, end, bytesOfText(after)])
}

const OOXML = {
  docx: 'wordprocessingml.document',
  pptx: 'presentationml.presentation',
  xlsx: 'spreadsheetml.sheet',
} as const

const contentTypes = (part: string) =>
  `<Types><Override PartName="/main.xml" ContentType="${part}"/></Types>`

const ooxml = (kind: keyof typeof OOXML) =>
  zipOf([
    {
      name: '[Content_Types].xml',
      data: contentTypes(`application/vnd.openxmlformats-officedocument.${OOXML[kind]}.main+xml`),
    },
    { name: 'main.xml', data: '<a/>' },
  ])

export const withMacros = zipOf([
  {
    name: '[Content_Types].xml',
    data: contentTypes('application/vnd.ms-word.document.macroEnabled.main+xml'),
  },
  { name: 'word/vbaProject.bin', data: 'Auto_Open' },
])

const odf = (kind: string) =>
  zipOf([
    { name: 'mimetype', data: `application/vnd.oasis.opendocument.${kind}` },
    { name: 'content.xml', data: '<a/>' },
  ])

/** An old office file whose directory has this stream: header, table of sectors, directory. */
export function oleOf(stream: string): Uint8Array {
  const bytes = new Uint8Array(512 * 3)
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  bytes.set([...u16(0xfffe), ...u16(9)], 28)
  bytes.set(u32(1), 48)
  bytes.set([...u32(0xfffffffd), ...u32(0xfffffffe)], 512)
  for (const [index, name] of ['Root Entry', stream].entries()) {
    const at = 1024 + index * 128
    bytes.set(
      [...name].flatMap((letter) => u16(letter.charCodeAt(0))),
      at,
    )
    bytes.set(u16((name.length + 1) * 2), at + 64)
  }
  return bytes
}

const png = join([
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0, 0, 0, 13],
  bytesOfText('IHDR'),
  new Uint8Array(13),
  [0, 0, 0, 0],
  [0, 0, 0, 0],
  bytesOfText('IEND'),
  [0xae, 0x42, 0x60, 0x82],
])

const jpeg = join([[0xff, 0xd8, 0xff, 0xe0, 0, 16], bytesOfText('JFIF'), [0, 1, 1, 0xff, 0xd9]])
const webp = join([bytesOfText('RIFF'), u32(12), bytesOfText('WEBPVP8 '), [0, 0, 0, 0]])

/** One of each type that is taken. */
export const SAMPLES = {
  jpg: jpeg,
  jpeg,
  webp,
  png,
  pdf: bytesOfText('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  doc: oleOf('WordDocument'),
  ppt: oleOf('PowerPoint Document'),
  xls: oleOf('Workbook'),
  docx: ooxml('docx'),
  pptx: ooxml('pptx'),
  xlsx: ooxml('xlsx'),
  odp: odf('presentation'),
  ods: odf('spreadsheet'),
  odt: odf('text'),
} as const satisfies Record<string, Uint8Array>

/** Different content each time. */
export const pdfSaying = (words: string) => bytesOfText(`%PDF-1.7\n% ${words}\n%%EOF\n`)
