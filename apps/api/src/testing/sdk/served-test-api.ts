import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestApi } from '../start-test-api.ts'

/** The API of a test behind a port of this machine, as programs of others call it. */
export async function servedTestApi(api: Pick<TestApi, 'send'>) {
  const server = createServer(async (asked, answering) => {
    const answer = await api.send(await requestFrom(asked))
    answering.writeHead(answer.status, [...answer.headers].flat())
    answering.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((closed) => server.close(closed)),
  }
}

async function requestFrom(asked: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = []
  for await (const chunk of asked) chunks.push(chunk as Buffer)
  const { method = 'GET', url = '/', headers } = asked
  const body = chunks.length === 0 ? null : Buffer.concat(chunks)
  const { connection: _, host: __, 'content-length': ___, ...kept } = headers
  return new Request(`http://understory.test${url}`, {
    method,
    headers: kept as Record<string, string>,
    body,
  })
}
