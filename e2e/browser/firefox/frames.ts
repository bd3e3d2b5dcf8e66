/** One frame of a WebSocket: the bytes as they came, and the text in them, unmasked. */
export type FirefoxFrame = { readonly bytes: Buffer; readonly text: string }

const [LENGTH_16, LENGTH_64] = [126, 127]

/** Cuts a stream of bytes into frames; called with each chunk, it gives those that are complete. */
export function frameReader(): (chunk: Buffer) => FirefoxFrame[] {
  let rest: Buffer = Buffer.alloc(0)
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    const frames: FirefoxFrame[] = []
    for (let frame = firstOf(rest); frame; frame = firstOf(rest)) {
      frames.push(frame)
      rest = rest.subarray(frame.bytes.length)
    }
    return frames
  }
}

function firstOf(bytes: Buffer): FirefoxFrame | null {
  if (bytes.length < 2) return null
  const isMasked = (bytes.readUInt8(1) & 0x80) !== 0
  const short = bytes.readUInt8(1) & 0x7f
  const lengthBytes = short === LENGTH_64 ? 8 : short === LENGTH_16 ? 2 : 0
  const begins = 2 + lengthBytes + (isMasked ? 4 : 0)
  if (bytes.length < begins) return null
  const length =
    lengthBytes === 8
      ? Number(bytes.readBigUInt64BE(2))
      : lengthBytes === 2
        ? bytes.readUInt16BE(2)
        : short
  if (bytes.length < begins + length) return null
  const content = Buffer.from(bytes.subarray(begins, begins + length))
  if (isMasked) unmask(content, bytes.subarray(begins - 4, begins))
  return { bytes: bytes.subarray(0, begins + length), text: content.toString() }
}

function unmask(content: Buffer, mask: Buffer): void {
  for (const [at, byte] of content.entries()) content[at] = byte ^ (mask[at % 4] ?? 0)
}

/** A short text as a server sends it. */
export function textFrame(text: string): Buffer {
  const content = Buffer.from(text)
  if (content.length >= LENGTH_16) throw new RangeError('too long for a short frame')
  return Buffer.concat([Buffer.from([0x81, content.length]), content])
}
