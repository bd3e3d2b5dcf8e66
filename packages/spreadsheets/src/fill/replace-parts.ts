import { crc32, deflateRawSync } from 'node:zlib'

const LOCAL = 30
const CENTRAL = 46
const ZIP_END = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const DEFLATED = 8
/** Names are UTF-8; sizes stand before the file. */
const FLAGS = 0x0800

type ZipPart = { readonly header: Buffer; readonly name: string; readonly local: Buffer }

/**
 * The archive with some of its files replaced. Every other file, and the order of all of them, stays byte for byte as
 * it was. The archive is one of ours: nothing of it is checked.
 */
export function replaceParts(
  archive: Uint8Array,
  files: ReadonlyMap<string, Uint8Array>,
): Uint8Array {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength)
  const parts = partsOf(bytes).map((part) => {
    const file = files.get(part.name)
    return file ? packed(part, file) : part
  })
  const headers: Buffer[] = []
  let at = 0
  for (const { header, local } of parts) {
    const moved = Buffer.from(header)
    moved.writeUInt32LE(at, 42)
    headers.push(moved)
    at += local.length
  }
  const directory = Buffer.concat(headers)
  const end = Buffer.alloc(22)
  ZIP_END.copy(end)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts.map(({ local }) => local), directory, end])
}

function partsOf(archive: Buffer): ZipPart[] {
  const end = archive.lastIndexOf(ZIP_END)
  const count = archive.readUInt16LE(end + 10)
  const parts: ZipPart[] = []
  let at = archive.readUInt32LE(end + 16)
  for (let each = 0; each < count; each += 1) {
    const nameLength = archive.readUInt16LE(at + 28)
    const rest = archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
    const header = archive.subarray(at, at + CENTRAL + nameLength + rest)
    const name = header.toString('utf8', CENTRAL, CENTRAL + nameLength)
    parts.push({ header, name, local: localOf(archive, header) })
    at += header.length
  }
  return parts
}

function localOf(archive: Buffer, header: Buffer): Buffer {
  const from = header.readUInt32LE(42)
  const names = archive.readUInt16LE(from + 26) + archive.readUInt16LE(from + 28)
  return archive.subarray(from, from + LOCAL + names + header.readUInt32LE(20))
}

function packed({ header, name }: ZipPart, file: Uint8Array): ZipPart {
  const data = deflateRawSync(file)
  const named = Buffer.from(name)
  const sizes = (to: Buffer, at: number) => {
    to.writeUInt16LE(FLAGS, at)
    to.writeUInt16LE(DEFLATED, at + 2)
    header.copy(to, at + 4, 12, 16)
    to.writeUInt32LE(crc32(file), at + 8)
    to.writeUInt32LE(data.length, at + 12)
    to.writeUInt32LE(file.length, at + 16)
    to.writeUInt16LE(named.length, at + 20)
    to.writeUInt16LE(0, at + 22)
  }
  const local = Buffer.alloc(LOCAL)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(20, 4)
  sizes(local, 6)
  const central = Buffer.alloc(CENTRAL)
  header.copy(central, 0, 0, CENTRAL)
  sizes(central, 8)
  central.writeUInt16LE(0, 32)
  return {
    name,
    header: Buffer.concat([central, named]),
    local: Buffer.concat([local, named, data]),
  }
}
