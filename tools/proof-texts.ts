import { inflateRawSync, inflateSync } from 'node:zlib'

const ZIP = 'PK\u0003\u0004'
const PDF = '%PDF-'

/** The files inside a document or an archive; of anything else the file itself. */
export function textsIn(bytes: Buffer): string[] {
  const first = bytes.subarray(0, 5).toString('latin1')
  if (first === PDF) return attachedTo(bytes)
  return first.startsWith(ZIP) ? inArchive(bytes) : [bytes.toString('utf8')]
}

/** A file inside a PDF is a stream that says so. */
function attachedTo(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  const streams = text.matchAll(/\/Type \/EmbeddedFile\b[\s\S]*?\/Length (\d+)[\s\S]*?stream\r?\n/g)
  return [...streams].map((found) => {
    const from = found.index + found[0].length
    const stream = pdf.subarray(from, from + Number(found[1]))
    const isPacked = found[0].includes('/FlateDecode')
    return (isPacked ? inflateSync(stream) : stream).toString('utf8')
  })
}

function inArchive(zip: Buffer): string[] {
  const texts: string[] = []
  // The directory at the end has the sizes; in front of each file they may be left out.
  for (let at = zip.indexOf('PK\u0001\u0002'); at >= 0 && zip.readUInt32LE(at) === 0x0201_4b50; ) {
    const [packed, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)]
    const local = zip.readUInt32LE(at + 42)
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(from, from + size)
    texts.push((packed === 0 ? bytes : inflateRawSync(bytes)).toString('utf8'))
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
    if (at + 4 > zip.length) break
  }
  return texts
}
