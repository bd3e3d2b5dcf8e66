/** An answer is larger than anything that was asked for. */
export class AnswerTooLarge extends Error {
  constructor() {
    super('an answer is too large')
  }
}

/** The text of an answer as it comes in, given up as soon as it is larger than it may be. */
export async function textWithin(
  chunks: AsyncIterable<Uint8Array> | null,
  mostBytes: number,
): Promise<string> {
  const held: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of chunks ?? []) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new AnswerTooLarge()
    held.push(chunk)
  }
  return Buffer.concat(held).toString('utf8')
}

/** The text of an answer as it comes in, as far as it may go; the rest is not read. */
export async function textUpTo(
  chunks: AsyncIterable<Uint8Array> | null,
  mostBytes: number,
): Promise<string> {
  const held: Uint8Array[] = []
  let left = mostBytes
  for await (const chunk of chunks ?? []) {
    held.push(chunk.subarray(0, left))
    left -= chunk.length
    if (left <= 0) break
  }
  return Buffer.concat(held).toString('utf8')
}
