import { readersOf, startsWith } from '../../../files/byte-reader.ts'
import { lookupTable } from '../../../language/lookup-table.ts'

const SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const STREAMS: Readonly<Record<string, OleKind>> = lookupTable({
  WordDocument: 'doc',
  'PowerPoint Document': 'ppt',
  Workbook: 'xls',
  Book: 'xls',
  EncryptedPackage: 'protected',
})
// The header names the first 109 sectors of the table of sectors; a chained sector names the next 127 or more.
// A file of 20 MB has at most 320 of them.
const NAMED_IN_HEADER = 109
const MOST_SECTORS = 512
const ENTRY_BYTES = 128

type OleKind = 'doc' | 'ppt' | 'xls' | 'protected'

/** What an old office file holds, by the names in its directory; others are embedded in the main one. */
export function oleKinds(bytes: Uint8Array): ReadonlySet<OleKind> {
  const { u16, u32 } = readersOf(bytes)
  const kinds = new Set<OleKind>()
  const isOle = startsWith(bytes, SIGNATURE) && u16(28) === 0xfffe
  const shift = u16(30)
  if (!isOle || (shift !== 9 && shift !== 12)) return kinds
  const sectorBytes = 2 ** shift
  const offsetOf = (sector: number) => (sector + 1) * sectorBytes
  const perSector = sectorBytes / 4
  const tableAt = (index: number) =>
    index < NAMED_IN_HEADER
      ? u32(76 + index * 4)
      : u32(offsetOf(u32(68)) + (index - NAMED_IN_HEADER) * 4)
  const following = (sector: number) => {
    const table = tableAt(Math.floor(sector / perSector))
    return u32(offsetOf(table) + (sector % perSector) * 4)
  }
  let sector = u32(48)
  for (let read = 0; read < MOST_SECTORS && offsetOf(sector) < bytes.length; read += 1) {
    for (let at = offsetOf(sector); at < offsetOf(sector) + sectorBytes; at += ENTRY_BYTES) {
      const kind = STREAMS[nameAt(bytes, at)]
      if (kind) kinds.add(kind)
    }
    sector = following(sector)
  }
  return kinds
}

function nameAt(bytes: Uint8Array, at: number): string {
  const { u16 } = readersOf(bytes)
  const letters = Math.min(u16(at + 64) / 2 - 1, 31)
  let name = ''
  for (let index = 0; index < letters; index += 1) name += String.fromCharCode(u16(at + index * 2))
  return name
}
