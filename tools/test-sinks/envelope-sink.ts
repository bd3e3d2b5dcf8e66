import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Envelope = {
  readonly url: string
  readonly header: Record<string, unknown>
  readonly items: readonly { readonly type: string; readonly payload: Record<string, unknown> }[]
  /** As it came, for asserting what is not in it. */
  readonly text: string
}

/** What takes Sentry's envelopes: one JSON line for the whole, then two for each item. */
export async function startEnvelopeSink() {
  const envelopes: Envelope[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString('utf8')
    const [header = {}, ...lines] = text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    const items = lines.flatMap((line, index) =>
      index % 2 === 0 ? [{ type: String(line.type), payload: lines[index + 1] ?? {} }] : [],
    )
    envelopes.push({ url: request.url ?? '', header, items, text })
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    dsn: `http://0123456789abcdef@127.0.0.1:${port}/42`,
    envelopes,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
