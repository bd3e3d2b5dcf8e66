import { inflateRawSync } from 'node:zlib'

type Limits = {
  readonly entries: number
  /** Of all entries together, unpacked. */
  readonly bytes: number
}

export type Unzipped =
  | {
      readonly ok: true
      readonly names: readonly string[]
      readonly files: Map<string, Uint8Array>
    }
  | { readonly ok: false; readonly problem: 'not-a-zip' | 'too-large' }

type Entry = {
  readonly name: string
  readonly isEncrypted: boolean
  readonly method: number
  readonly packed: number
  readonly unpacked: number
  readonly at: number
}

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const STORED = 0
const DEFLATED = 8

/**
 * The files of an archive that are wanted. What the archive says of its size is checked before anything is
 * unpacked, and nothing is unpacked further than it says.
 */
export function unzipWithin(
  bytes: Uint8Array,
  limits: Limits,
  isWanted: (name: string) => boolean,
): Unzipped {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const entries = readEntries(archive, limits.entries)
    if (!entries) return { ok: false, problem: 'too-large' }
    const wanted = entries.filter(({ name }) => isWanted(name))
    const sum = wanted.reduce((all, { unpacked }) => all + unpacked, 0)
    if (sum > limits.bytes) return { ok: false, problem: 'too-large' }
    const names = entries.map(({ name }) => name)
    if (new Set(names).size < names.length) return { ok: false, problem: 'not-a-zip' }
    const files = new Map(wanted.map((entry) => [entry.name, unpack(archive, entry)]))
    return { ok: true, names, files }
  } catch {
    return { ok: false, problem: 'not-a-zip' }
  }
}

/** `null`: more than are allowed. */
function readEntries(archive: Buffer, most: number): Entry[] | null {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || archive.readUInt32LE(end) !== END) throw new Error('no end of an archive')
  const count = archive.readUInt16LE(end + 10)
  if (count > most) return null
  const entries: Entry[] = []
  let at = archive.readUInt32LE(end + 16)
  for (let each = 0; each < count; each += 1) {
    if (archive.readUInt32LE(at) !== CENTRAL) throw new Error('no entry')
    const length = archive.readUInt16LE(at + 28)
    entries.push({
      name: archive.toString('utf8', at + 46, at + 46 + length),
      isEncrypted: (archive.readUInt16LE(at + 8) & 1) === 1,
      method: archive.readUInt16LE(at + 10),
      packed: archive.readUInt32LE(at + 20),
      unpacked: archive.readUInt32LE(at + 24),
      at: archive.readUInt32LE(at + 42),
    })
    at += 46 + length + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return entries
}

function unpack(archive: Buffer, { at, packed, unpacked, method, isEncrypted }: Entry): Uint8Array {
  if (archive.readUInt32LE(at) !== LOCAL || isEncrypted) throw new Error('no file')
  const from = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28)
  const data = archive.subarray(from, from + packed)
  if (method !== STORED && method !== DEFLATED) throw new Error('another method')
  const file =
    method === STORED ? data : inflateRawSync(data, { maxOutputLength: Math.max(unpacked, 1) })
  if (file.length !== unpacked) throw new Error('another size')
  return file
}
