import { filesInTheFileIsDamaged } from '../island-messages/files-in.generated.ts'

// The dictionary in front of an attachment takes some hundred bytes.
const LONGEST_HEAD = 4_096

/**
 * The files inside a PDF or an archive that someone chose; of anything else the file itself. What is
 * damaged is refused as a whole: a file that was passed over would count as one that was checked.
 */
export async function filesIn(file: Blob): Promise<string[]> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  // One sign for each byte, so that a place in the text is a place in the file.
  const text = new TextDecoder('latin1').decode(bytes)
  if (text.startsWith('%PDF-')) return attachedTo(bytes, text)
  return text.startsWith('PK') ? inArchive(bytes, text) : [read(bytes)]
}

const read = (bytes: BufferSource) =>
  new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(bytes)

function damaged(): never {
  throw new Error(filesInTheFileIsDamaged())
}

async function unpack(bytes: Uint8Array<ArrayBuffer>, format: CompressionFormat) {
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format))
  return new Uint8Array(await new Response(unpacked).arrayBuffer())
}

function attachedTo(bytes: Uint8Array<ArrayBuffer>, text: string): Promise<string[]> {
  const heads = [...text.matchAll(/\/Type \/EmbeddedFile\b/g)]
  // Each file is named once, and is there once.
  if (heads.length !== [...text.matchAll(/\/Type \/Filespec\b/g)].length) damaged()
  const files = heads.map(async ({ index }) => {
    const head = text.slice(index, index + LONGEST_HEAD)
    const [start = damaged()] = /^.*?stream\r?\n/s.exec(head) ?? []
    const [, length = damaged()] = /\/Length (\d+)/.exec(start) ?? []
    const from = index + start.length
    const stream = bytes.slice(from, from + Number(length))
    return read(start.includes('/FlateDecode') ? await unpack(stream, 'deflate') : stream)
  })
  return Promise.all(files)
}

const [END, DIRECTORY] = ['PK\u0005\u0006', 'PK\u0001\u0002']
const END_LENGTH = 22

/** As its directory says, which is at the end and counts its files. What is in them, the proofs tell. */
function inArchive(bytes: Uint8Array<ArrayBuffer>, text: string): Promise<string[]> {
  const view = new DataView(bytes.buffer)
  const end = bytes.length - END_LENGTH
  if (end < 0 || !text.startsWith(END, end)) damaged()
  const count = view.getUint16(end + 10, true)
  const files: Promise<string>[] = []
  let at = view.getUint32(end + 16, true)
  for (; text.startsWith(DIRECTORY, at) && at < end; ) {
    const word = (place: number) => view.getUint16(at + place, true)
    files.push(fileAt(bytes, view, at))
    at += 46 + word(28) + word(30) + word(32)
  }
  return files.length === count && at === end ? Promise.all(files) : damaged()
}

async function fileAt(bytes: Uint8Array<ArrayBuffer>, view: DataView, at: number) {
  const local = view.getUint32(at + 42, true)
  const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  const packed = bytes.slice(from, from + view.getUint32(at + 20, true))
  const isStored = view.getUint16(at + 10, true) === 0
  return read(isStored ? packed : await unpack(packed, 'deflate-raw'))
}
