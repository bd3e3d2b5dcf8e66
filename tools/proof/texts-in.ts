import { crc32, inflateRawSync, inflateSync } from 'node:zlib'

const PDF = '%PDF-'
const [ARCHIVE, DIRECTORY, END] = ['PK\u0003\u0004', 0x0201_4b50, 0x0605_4b50]
const END_LENGTH = 22

/**
 * The files inside a document or an archive; of anything else the file itself. Throws where anything is
 * damaged: a file that was passed over would count as one that was checked.
 */
export function textsIn(bytes: Buffer): string[] {
  const first = bytes.subarray(0, PDF.length).toString('latin1')
  if (first === PDF) return attachedTo(bytes)
  return first.startsWith(ARCHIVE) ? inArchive(bytes) : [utf8Text(bytes)]
}

const utf8Text = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(bytes)

function damaged(): never {
  throw new Error('it is damaged')
}

/** A file inside a PDF is a stream that says so, and is named once. */
function attachedTo(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  const named = [...text.matchAll(/\/Type \/Filespec\b/g)].length
  const streams = [
    ...text.matchAll(/\/Type \/EmbeddedFile\b[\s\S]*?\/Length (\d+)[\s\S]*?stream\r?\n/g),
  ]
  if (streams.length !== named) damaged()
  return streams.map((found) => {
    const from = found.index + found[0].length
    const stream = pdf.subarray(from, from + Number(found[1]))
    const isPacked = found[0].includes('/FlateDecode')
    return utf8Text(isPacked ? inflateSync(stream) : stream)
  })
}

/** As its directory says, which is at the end and counts its files; each has a checksum. */
function inArchive(zip: Buffer): string[] {
  const end = zip.length - END_LENGTH
  if (end < 0 || zip.readUInt32LE(end) !== END) damaged()
  const texts: string[] = []
  let at = zip.readUInt32LE(end + 16)
  while (at < end && zip.readUInt32LE(at) === DIRECTORY) {
    texts.push(textAt(zip, at))
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return at === end && texts.length === zip.readUInt16LE(end + 10) ? texts : damaged()
}

function textAt(zip: Buffer, at: number): string {
  const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)]
  const local = zip.readUInt32LE(at + 42)
  const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  const packed = zip.subarray(from, from + size)
  const bytes = method === 0 ? packed : inflateRawSync(packed)
  return crc32(bytes) === zip.readUInt32LE(at + 16) ? utf8Text(bytes) : damaged()
}
