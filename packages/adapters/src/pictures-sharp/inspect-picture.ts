import { beginsAs, FILE_BEGINNINGS } from '@understory/domain/files/file-beginnings.ts'

export type Inspected = { format: 'png' | 'jpeg'; width: number; height: number }

const IEND = 'IEND'

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/**
 * What a file says it is, read from its structure before anything is decoded: a PNG or a JPEG from its
 * first byte to its last. A file that goes on after the picture's end is two files in one, and none.
 */
export function inspectPicture(bytes: Uint8Array): Inspected | null {
  if (beginsAs('png', bytes)) return inspectPng(bytes)
  return beginsAs('jpeg', bytes) ? inspectJpeg(bytes) : null
}

type Chunk = { type: string; at: number; end: number }

/** The chunks of a PNG, up to its end or to where it is broken. */
function* pngChunks(bytes: Uint8Array): Generator<Chunk> {
  const view = viewOf(bytes)
  for (let at = FILE_BEGINNINGS.png.length; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at)
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    yield { type, at, end }
    if (type === IEND || end > bytes.length) return
    at = end
  }
}

function inspectPng(bytes: Uint8Array): Inspected | null {
  const chunks = [...pngChunks(bytes)]
  const [head] = chunks
  const tail = chunks.at(-1)
  const heads = chunks.filter(({ type }) => type === 'IHDR')
  if (head?.type !== 'IHDR' || heads.length !== 1 || head.end - head.at !== 25) return null
  if (tail?.type !== IEND || tail.end !== bytes.length) return null
  const view = viewOf(bytes)
  return { format: 'png', width: view.getUint32(head.at + 8), height: view.getUint32(head.at + 12) }
}

type Segment = { marker: number; at: number; length: number }
const START_OF_SCAN = 0xda

/** The segments of a JPEG before its pixels, up to where it is broken. */
function* jpegSegments(bytes: Uint8Array): Generator<Segment> {
  const view = viewOf(bytes)
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0
    const length = view.getUint16(at + 2)
    if (length < 2 || at + 2 + length > bytes.length) return
    yield { marker, at, length }
    if (marker === START_OF_SCAN) return
    at += 2 + length
  }
}

const isFrame = ({ marker, length }: Segment) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker) && length >= 8

function inspectJpeg(bytes: Uint8Array): Inspected | null {
  if (bytes.at(-2) !== 0xff || bytes.at(-1) !== 0xd9) return null
  const segments = [...jpegSegments(bytes)]
  const frame = segments.find(isFrame)
  const scan = segments.find(({ marker }) => marker === START_OF_SCAN)
  if (!frame || !scan || endsBefore(bytes, scan.at)) return null
  const view = viewOf(bytes)
  return {
    format: 'jpeg',
    height: view.getUint16(frame.at + 5),
    width: view.getUint16(frame.at + 7),
  }
}

/** Among pixels 0xff is escaped, so an end before the last bytes is that of a file within the file. */
function endsBefore(bytes: Uint8Array, from: number): boolean {
  for (let at = from; at < bytes.length - 2; at += 1) {
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return true
  }
  return false
}
