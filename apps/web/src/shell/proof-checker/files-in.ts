// The dictionary in front of an attachment takes some hundred bytes.
const LONGEST_HEAD = 4_096

/** The files inside a PDF or an archive that someone chose; of anything else the file itself. */
export async function filesIn(file: Blob): Promise<string[]> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  // One sign for each byte, so that a place in the text is a place in the file.
  const text = new TextDecoder('latin1').decode(bytes)
  if (text.startsWith('%PDF-')) return attachedTo(bytes, text)
  return text.startsWith('PK') ? inArchive(bytes, text) : [read(bytes)]
}

const read = (bytes: BufferSource) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

async function unpack(bytes: Uint8Array<ArrayBuffer>, format: CompressionFormat): Promise<string> {
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format))
  return read(await new Response(unpacked).arrayBuffer())
}

function attachedTo(bytes: Uint8Array<ArrayBuffer>, text: string): Promise<string[]> {
  const heads = text.matchAll(/\/Type \/EmbeddedFile\b/g)
  const files = [...heads].flatMap(({ index }) => {
    const head = text.slice(index, index + LONGEST_HEAD)
    const [start = ''] = /^.*?stream\r?\n/s.exec(head) ?? []
    const [, length] = /\/Length (\d+)/.exec(start) ?? []
    if (!length) return []
    const from = index + start.length
    const stream = bytes.slice(from, from + Number(length))
    return start.includes('/FlateDecode') ? unpack(stream, 'deflate') : read(stream)
  })
  return Promise.all(files)
}

function inArchive(bytes: Uint8Array<ArrayBuffer>, text: string): Promise<string[]> {
  const view = new DataView(bytes.buffer)
  const files: (string | Promise<string>)[] = []
  // The directory at the end has the sizes; in front of each file they may be left out.
  for (let at = text.indexOf('PK\u0001\u0002'); text.startsWith('PK\u0001\u0002', at); ) {
    const word = (place: number) => view.getUint16(at + place, true)
    const local = view.getUint32(at + 42, true)
    const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    const packed = bytes.slice(from, from + view.getUint32(at + 20, true))
    files.push(word(10) === 0 ? read(packed) : unpack(packed, 'deflate-raw'))
    at += 46 + word(28) + word(30) + word(32)
  }
  return Promise.all(files)
}
