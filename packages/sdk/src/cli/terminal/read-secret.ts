import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { ReadStream, WriteStream } from 'node:tty'

/** A line that is not shown while it is typed; from a pipe, its first line. */
export async function readSecret(
  input: ReadStream,
  output: WriteStream,
  question: string,
): Promise<string> {
  output.write(question)
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input, output: hidden, terminal: input.isTTY === true })
  try {
    for await (const line of lines) return line.trim()
    return ''
  } finally {
    lines.close()
    output.write('\n')
  }
}
