import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerPact } from '../../capabilities/footprints/exchanges/public.ts'
import type { TestApi } from '../start-test-api.ts'

async function listening(server: Server): Promise<{ base: string; close: () => Promise<unknown> }> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    base: `http://127.0.0.1:${port}`,
    close: () => new Promise((closed) => server.close(closed)),
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** Our own PACT server at an address of its own, as another installation would have it. */
export async function startOwnPactHost(api: TestApi) {
  const place = { base: '' }
  const server = createServer(async (incoming, response) => {
    const { url = '', method = 'GET', headers } = incoming
    const text = await bodyOf(incoming)
    // An installation says who sent an event by its own address.
    const body = text.replaceAll('http://understory.test/pact', `${place.base}/pact`)
    const request = new Request(`${place.base}${url}`, {
      method,
      headers: Object.entries(headers).flatMap(([name, value]) =>
        typeof value === 'string' && name !== 'content-length' ? [[name, value]] : [],
      ),
      ...(method === 'GET' ? {} : { body }),
    })
    const path = new URL(request.url).pathname
    const deps = { ...api.deps, db: api.scopedDb }
    const answer = await answerPact(deps, request, { path, ip: '192.0.2.7' })
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(await answer.text())
  })
  const { base, close } = await listening(server)
  place.base = base
  return { base: `${base}/pact`, close }
}

export type PactHostAnswer = {
  readonly status?: number
  readonly headers?: Record<string, string>
  readonly body?: unknown
}
export type PactHostAsked = { readonly path: string; readonly token: string; readonly base: string }

/** A partner's PACT server that answers as it is told; it lets everyone in, and remembers what it was asked. */
export async function startTestPactHost() {
  const asked: string[] = []
  let answering: (call: PactHostAsked) => PactHostAnswer = () => ({ body: { data: [] } })
  const place = { base: '' }
  const reply = (response: ServerResponse, { status = 200, headers, body }: PactHostAnswer) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body ?? {}))
  }
  const server = createServer(async (incoming, response) => {
    await bodyOf(incoming)
    const { url: path = '', method = 'GET', headers } = incoming
    asked.push(`${method} ${path}`)
    const token = headers.authorization ?? ''
    const answer = answering({ path, token, base: place.base })
    const isUsual = answer.status === undefined && answer.body === undefined
    if (isUsual && path === '/auth/token') {
      return reply(response, { body: { access_token: 'let-in', expires_in: 3600 } })
    }
    return reply(response, isUsual ? { status: 404 } : answer)
  })
  const { base, close } = await listening(server)
  place.base = base
  return {
    base,
    close,
    asked,
    answerWith: (next: typeof answering) => {
      asked.length = 0
      answering = next
    },
  }
}
