import { createInflateRaw, inflateRawSync } from 'node:zlib'
import {
  checkEvidence,
  type EvidenceProblem,
  entryOfType,
  problemOfType,
} from '@understory/domain/footprints/company-footprints/evidence/check-evidence.ts'
import type { ZipEntry } from '@understory/domain/footprints/company-footprints/evidence/zip-directory.ts'
import { inflateSync } from 'fflate'

// What says of which kind an office file is takes some kilobytes.
const MOST_OF_TYPE = 1024 * 1024

/** What is wrong with a file, or `null`. Office files are unpacked as far as they declare, and not kept. */
export async function checkFile(
  extension: string,
  bytes: Uint8Array,
): Promise<EvidenceProblem | null> {
  const checked = checkEvidence(extension, bytes)
  if (!checked.ok) return checked.problem
  if (!checked.entries) return null
  const type = entryOfType(checked.extension, checked.entries)
  if (!type || type.size > MOST_OF_TYPE) return 'differs'
  let text = ''
  for (const entry of checked.entries) {
    const read = (chunk: Buffer) => {
      if (entry === type) text += chunk.toString('latin1')
    }
    const size = await unpack(bytes, entry, read)
    if (size > entry.size) return 'expands'
    if (size < entry.size) return 'damaged'
  }
  return problemOfType(checked.extension, text)
}

// A stream for each of thousands of small files costs a hundred times what is in them.
const SMALL = 64 * 1024
const LEAST_CHUNK = 64

const CHUNK = 256 * 1024

/**
 * Gives the memory of a chunk back at once. Left to the garbage collector, a hundred megabytes of them make it walk
 * all that the server holds, again and again. A chunk that is not full shares its memory with the next one.
 */
function release({ buffer, length }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === length) buffer.transfer(0)
}

// Of thousands of tiny ones, making a decompressor for each costs the most. This one knows no limit of its own: what
// little stands in so few bytes is one.
const TINY = 1024
const UNPACKED = new Uint8Array(TINY + 1)

function unpackTiny(data: Uint8Array, size: number, read: (chunk: Buffer) => void): number {
  try {
    const { length } = inflateSync(data, { out: UNPACKED.subarray(0, size + 1) })
    if (length <= size) read(Buffer.from(UNPACKED.subarray(0, length)))
    return length
  } catch {
    return -1
  }
}

function unpackSmall(data: Uint8Array, size: number, read: (chunk: Buffer) => void): number {
  try {
    // In one chunk of its size: the usual one is sixteen kilobytes, for a file of nine bytes, too.
    const chunkSize = Math.max(LEAST_CHUNK, size + 1)
    const file = inflateRawSync(data, { maxOutputLength: size + 1, chunkSize })
    if (file.length <= size) read(file)
    return file.length
  } catch (fault) {
    const isLarger =
      fault instanceof Error && 'code' in fault && fault.code === 'ERR_BUFFER_TOO_LARGE'
    return isLarger ? size + 1 : -1
  }
}

/** How large an entry really is; stops as soon as it is larger than it says. A broken one counts as nothing. */
async function unpack(
  bytes: Uint8Array,
  { start, packed, size, isDeflated }: ZipEntry,
  read: (chunk: Buffer) => void,
): Promise<number> {
  const data = bytes.subarray(start, start + packed)
  if (!isDeflated) {
    read(Buffer.from(data))
    return packed
  }
  if (size <= TINY && packed <= TINY) return unpackTiny(data, size, read)
  if (size <= SMALL) return unpackSmall(data, size, read)
  const inflate = createInflateRaw({ chunkSize: CHUNK })
  inflate.end(data)
  let seen = 0
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      seen += chunk.length
      if (seen > size) return seen
      read(chunk)
      release(chunk)
    }
  } catch {
    return -1
  }
  return seen
}
