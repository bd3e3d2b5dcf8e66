import { asciiOf, readersOf } from './byte-reader.ts'

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
const ARCHIVE =
  /\.(zip|jar|7z|rar|gz|tgz|bz2|xz|zst|tar|cab|iso|exe|msi|bat|cmd|vbs|js|docm|xlsm|pptm)$/i

/** Where the directory of a ZIP file ends, if the file ends with one; -1 otherwise. Looks at 64 KB at most. */
export function zipEnd(bytes: Uint8Array): number {
  const { u16, u32 } = readersOf(bytes)
  const lowest = Math.max(0, bytes.length - END_BYTES - LONGEST_COMMENT)
  for (let at = bytes.length - END_BYTES; at >= lowest; at -= 1) {
    if (u32(at) === END && at + END_BYTES + u16(at + 20) === bytes.length) return at
  }
  return -1
}

/**
 * What a ZIP file says it holds, without unpacking anything. Refused is what no office program writes:
 * parts of a split file, ZIP64, bytes before or after, overlapping or encrypted files, other archives.
 */
export function readZipDirectory(bytes: Uint8Array): Directory {
  const { u16, u32 } = readersOf(bytes)
  const end = zipEnd(bytes)
  if (end < 0) return refused('damaged')
  const [count, length, from] = [u16(end + 10), u32(end + 12), u32(end + 16)]
  if (u32(end + 4) !== 0 || u16(end + 8) !== count || from + length !== end) {
    return refused('damaged')
  }
  if (count === 0) return refused('damaged')
  if (count > MOST_ENTRIES) return refused('expands')
  const entries: (ZipEntry & { readonly header: number })[] = []
  let at = from
  for (let index = 0; index < count; index += 1) {
    const entry = readEntry(bytes, { at, directory: from })
    if (typeof entry === 'string') return refused(entry)
    entries.push(entry)
    at += 46 + u16(at + 28) + u16(at + 30) + u16(at + 32)
  }
  if (at !== end) return refused('damaged')
  const problem = problemOfAll(entries)
  return problem ? refused(problem) : { ok: true, entries }
}

const refused = (problem: ZipProblem) => ({ ok: false, problem }) as const

type Header = ZipEntry & { readonly header: number }

function readEntry(
  bytes: Uint8Array,
  { at, directory }: { readonly at: number; readonly directory: number },
): Header | ZipProblem {
  const { u16, u32 } = readersOf(bytes)
  if (u32(at) !== CENTRAL) return 'damaged'
  if (u16(at + 8) % 2 === 1) return 'protected'
  const [method, packed, size] = [u16(at + 10), u32(at + 20), u32(at + 24)]
  const nameLength = u16(at + 28)
  const header = u32(at + 42)
  if (method !== 0 && method !== 8) return 'damaged'
  if (u32(header) !== LOCAL || u16(header + 26) !== nameLength) return 'damaged'
  const name = asciiOf(bytes, at + 46, at + 46 + nameLength)
  const start = header + 30 + nameLength + u16(header + 28)
  const isDeflated = method === 8
  if (name !== asciiOf(bytes, header + 30, header + 30 + nameLength)) return 'damaged'
  if (!(start + packed <= directory) || (!isDeflated && packed !== size)) return 'damaged'
  if (size > packed * MOST_DEFLATED + MOST_DEFLATED) return 'expands'
  return { name, isDeflated, start, packed, size, header }
}

function problemOfAll(entries: readonly Header[]): ZipProblem | null {
  if (entries.reduce((sum, { size }) => sum + size, 0) > MOST_UNPACKED) return 'expands'
  const inOrder = entries.toSorted((one, other) => one.header - other.header)
  let free = 0
  for (const [index, { header, start, packed }] of inOrder.entries()) {
    if (header < free || (index === 0 && header !== 0)) return 'damaged'
    free = start + packed
  }
  if (new Set(entries.map(({ name }) => name)).size < entries.length) return 'damaged'
  if (entries.some(({ name }) => !isPlainPath(name))) return 'damaged'
  return entries.some(({ name }) => ARCHIVE.test(name)) ? 'archive' : null
}

function isPlainPath(name: string): boolean {
  const parts = name.split('/')
  const hasControl = Array.from(name).some((letter) => letter < ' ')
  return (
    name !== '' && parts[0] !== '' && !parts.includes('..') && !/[\\:]/.test(name) && !hasControl
  )
}
