import { asciiOf, readersOf } from '../../../files/byte-reader.ts'

/** One file within a ZIP file, as its directory declares it. */
export type ZipEntry = {
  readonly name: string
  readonly isDeflated: boolean
  /** Where its data begins, and how long they are packed and unpacked. */
  readonly start: number
  readonly packed: number
  readonly size: number
}

export type ZipProblem = 'damaged' | 'protected' | 'expands' | 'archive'
type Directory =
  | { readonly ok: true; readonly entries: readonly ZipEntry[] }
  | { readonly ok: false; readonly problem: ZipProblem }

export const MOST_ENTRIES = 5_000
/** What all files within may come to, unpacked. */
export const MOST_UNPACKED = 128 * 1024 * 1024
// Deflate makes nothing smaller than by this factor, so a size beyond it is made up.
const MOST_DEFLATED = 1_032
const END_BYTES = 22
const LONGEST_COMMENT = 0xffff
const [END, CENTRAL, LOCAL] = [0x06054b50, 0x02014b50, 0x04034b50]
// Some programs write every office file as ZIP64: sizes of 64 bits stand elsewhere, where those of 32 are full.
const [LARGE_END, LARGE_LOCATOR] = [0x06064b50, 0x07064b50]
const [LARGE_END_BYTES, LOCATOR_BYTES] = [56, 20]
const FULL = 0xffffffff
const FULL_PLACE = { here: 0xffff, count: 0xffff, length: FULL, from: FULL } as const
const ARCHIVE =
  /\.(zip|jar|7z|rar|gz|tgz|bz2|xz|zst|tar|cab|iso|exe|msi|bat|cmd|vbs|js|docm|xlsm|pptm)$/i

/** Where the directory of a ZIP file ends, if the file ends with one. Looks at 64 KB at most. */
export function zipEnd(bytes: Uint8Array): number | null {
  const { u16, u32 } = readersOf(bytes)
  const lowest = Math.max(0, bytes.length - END_BYTES - LONGEST_COMMENT)
  for (let at = bytes.length - END_BYTES; at >= lowest; at -= 1) {
    if (u32(at) === END && at + END_BYTES + u16(at + 20) === bytes.length) return at
  }
  return null
}

/**
 * What a ZIP file says it holds, without unpacking anything. Refused is what no office program writes:
 * parts of a split file, bytes before or after, overlapping or encrypted files, other archives.
 */
export function readZipDirectory(bytes: Uint8Array): Directory {
  const { u16 } = readersOf(bytes)
  const end = zipEnd(bytes)
  const place = end === null ? null : placeOfDirectory(bytes, end)
  if (!place) return refusedZip('damaged')
  const { count, from, until } = place
  if (count > MOST_ENTRIES) return refusedZip('expands')
  const entries: (ZipEntry & { readonly header: number })[] = []
  let at = from
  for (let index = 0; index < count; index += 1) {
    const entry = readEntry(bytes, { at, directory: from })
    if (typeof entry === 'string') return refusedZip(entry)
    entries.push(entry)
    at += 46 + u16(at + 28) + u16(at + 30) + u16(at + 32)
  }
  if (at !== until) return refusedZip('damaged')
  const problem = problemOfAll(entries)
  return problem ? refusedZip(problem) : { ok: true, entries }
}

type ZipDirectoryPlace = Readonly<Record<keyof typeof FULL_PLACE | 'until', number>>

/** How many entries there are, and from where to where they are listed; `null` where that is not certain. */
function placeOfDirectory(bytes: Uint8Array, end: number): ZipDirectoryPlace | null {
  const { u16, u32 } = readersOf(bytes)
  // Some programs take the last end there is, whatever follows it.
  if (asciiOf(bytes.subarray(end + 4)).includes('PK\u0005\u0006')) return null
  const [here, count, length, from] = [u16(end + 8), u16(end + 10), u32(end + 12), u32(end + 16)]
  const short = { here, count, length, from, until: end }
  const isLarge = u32(end - LOCATOR_BYTES) === LARGE_LOCATOR
  const place = isLarge ? largePlace(bytes, end, short) : short
  if (!place || u32(end + 4) !== 0 || place.here !== place.count || place.count === 0) return null
  return place.from + place.length === place.until ? place : null
}

/** The same of ZIP64. Programs differ in which of the two they read, so both have to say one place. */
function largePlace(
  bytes: Uint8Array,
  end: number,
  short: ZipDirectoryPlace,
): ZipDirectoryPlace | null {
  const { u32, u64 } = readersOf(bytes)
  const until = end - LOCATOR_BYTES - LARGE_END_BYTES
  if (u32(until) !== LARGE_END || u64(end - LOCATOR_BYTES + 8) !== until) return null
  const [here, count] = [u64(until + 24), u64(until + 32)]
  const large = { here, count, length: u64(until + 40), from: u64(until + 48), until }
  const isOne = (['here', 'count', 'length', 'from'] as const).every(
    (name) => short[name] === FULL_PLACE[name] || short[name] === large[name],
  )
  return isOne ? large : null
}

const refusedZip = (problem: ZipProblem) => ({ ok: false, problem }) as const

type Header = ZipEntry & { readonly header: number }

function readEntry(
  bytes: Uint8Array,
  { at, directory }: { readonly at: number; readonly directory: number },
): Header | ZipProblem {
  const { u16, u32 } = readersOf(bytes)
  if (u32(at) !== CENTRAL) return 'damaged'
  if (u16(at + 8) % 2 === 1) return 'protected'
  const method = u16(at + 10)
  const nameLength = u16(at + 28)
  const { size, packed, header } = sizesOf(bytes, at)
  if (method !== 0 && method !== 8) return 'damaged'
  if (u32(header) !== LOCAL || u16(header + 26) !== nameLength) return 'damaged'
  const name = asciiOf(bytes.subarray(at + 46, at + 46 + nameLength))
  const start = header + 30 + nameLength + u16(header + 28)
  const isDeflated = method === 8
  const nameThere = asciiOf(bytes.subarray(header + 30, header + 30 + nameLength))
  if (name !== nameThere) return 'damaged'
  if (!(start + packed <= directory) || (!isDeflated && packed !== size)) return 'damaged'
  if (size > packed * MOST_DEFLATED + MOST_DEFLATED) return 'expands'
  return { name, isDeflated, start, packed, size, header }
}

/** Its sizes and the place of its header; those that are full stand in an extra field, in this order. */
function sizesOf(bytes: Uint8Array, at: number) {
  const { u16, u32, u64 } = readersOf(bytes)
  const sizes = { size: u32(at + 24), packed: u32(at + 20), header: u32(at + 42) }
  let field = at + 46 + u16(at + 28)
  const last = field + u16(at + 30)
  while (field < last && u16(field) !== 1) field += 4 + u16(field + 2)
  let value = field + 4
  for (const name of ['size', 'packed', 'header'] as const) {
    if (sizes[name] !== FULL || value + 8 > last) continue
    sizes[name] = u64(value)
    value += 8
  }
  return sizes
}

function problemOfAll(entries: readonly Header[]): ZipProblem | null {
  if (entries.reduce((sum, { size }) => sum + size, 0) > MOST_UNPACKED) return 'expands'
  const inOrder = entries.toSorted((one, other) => one.header - other.header)
  let free = 0
  for (const [index, { header, start, packed }] of inOrder.entries()) {
    if (header < free || (index === 0 && header !== 0)) return 'damaged'
    free = start + packed
  }
  // Office programs, and the file systems of most people, take two names as one that differ by capitals alone.
  const names = new Set(entries.map(({ name }) => name.toLowerCase()))
  if (names.size < entries.length) return 'damaged'
  if (entries.some(({ name }) => !isPlainPath(name))) return 'damaged'
  return entries.some(({ name }) => ARCHIVE.test(name)) ? 'archive' : null
}

function isPlainPath(name: string): boolean {
  const parts = name.split('/')
  const hasControl = Array.from(name).some((letter) => letter < ' ')
  return parts[0] !== '' && !parts.includes('..') && !/[\\:]/.test(name) && !hasControl
}
