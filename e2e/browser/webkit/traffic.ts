import { EventEmitter } from 'node:events'
import {
  request as ask,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { matcherOf, type UrlPattern } from './addresses.ts'
import { NOTICE_PATH, notices, withNotices } from './notices.ts'

type WebkitTrafficAnswer = {
  status: number
  headers: IncomingHttpHeaders | Record<string, string>
  body: Buffer
}

export type Handler = (route: ReturnType<typeof routeOf>) => unknown
type Route = { readonly pattern: UrlPattern; readonly handler: Handler }

const OURS = /^\/__pw\//
const JSON_TYPE = { 'content-type': 'application/json' }

export type Traffic = Awaited<ReturnType<typeof startTraffic>>

/**
 * What goes between one browser and everyone else. WebDriver tells nothing of requests and lets nobody
 * answer them, so the browser asks everything of this proxy: it notes, holds back, or answers itself.
 */
export async function startTraffic() {
  const events = new EventEmitter()
  const statuses = new Map<string, WebkitTrafficAnswer>()
  const pending = new Set<IncomingMessage>()
  let routes: Route[] = []
  let isOffline = false
  let cookiesToSet: string[] = []

  const server = createServer(async (request, response) => {
    const url = request.url ?? ''
    if (isOffline) return request.socket.destroy()
    if (OURS.test(new URL(url).pathname)) return answerOurs(request, response)
    events.emit('request', url)
    const isPage = request.headers['sec-fetch-dest'] === 'document'
    if (isPage) pending.add(request)
    response.once('close', () => pending.delete(request))
    const body = await buffer(request).catch(() => Buffer.alloc(0))
    // What a browser asks beforehand is no request of the page.
    const isAsked = request.method !== 'OPTIONS'
    const route = routes.findLast(({ pattern }) => isAsked && matcherOf(pattern)(new URL(url)))
    const send = (answer: WebkitTrafficAnswer) => {
      if (isPage) note(url, answer)
      const { body: sent, ...head } = withNotices(answer)
      const { 'transfer-encoding': _, ...headers } = head.headers
      response.writeHead(head.status, { ...headers, 'content-length': sent.length }).end(sent)
    }
    const pass = () => forward(request, body).then(send, () => request.socket.destroy())
    if (route) await route.handler(routeOf(request, body, { send, pass }))
    else await pass()
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))

  function note(url: string, answer: WebkitTrafficAnswer): void {
    statuses.set(url, answer)
    const isShown = !answer.headers['content-disposition']?.includes('attachment')
    if (answer.status < 300 || answer.status >= 400) if (isShown) events.emit('page', url)
  }

  async function answerOurs(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const said = (await buffer(request)).toString()
    const path = new URL(request.url ?? '').pathname
    if (path === NOTICE_PATH && said) events.emit('fault', said)
    if (path === NOTICE_PATH) response.setHeader('content-type', 'text/javascript').end(notices())
    else response.setHeader('set-cookie', cookiesToSet).end()
  }

  return {
    events,
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The last answer that a page of this address got. */
    answerTo: (url: string) => statuses.get(url.replace(/#.*/, '')),
    /** A page is asked for and has not come yet. */
    isPagePending: () => pending.size > 0,
    route: (pattern: UrlPattern, handler: Handler) => routes.push({ pattern, handler }),
    unrouteAll: () => {
      routes = []
    },
    setOffline: (offline: boolean) => {
      isOffline = offline
    },
    /** The next page below /__pw/ sets these. */
    setCookies: (lines: string[]) => {
      cookiesToSet = lines
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A request that a journey holds in its hands. */
function routeOf(
  request: IncomingMessage,
  body: Buffer,
  { send, pass }: { send: (answer: WebkitTrafficAnswer) => void; pass: () => Promise<unknown> },
) {
  const resourceType = () => request.headers['sec-fetch-dest'] ?? ''
  return {
    request: () => ({ url: () => request.url ?? '', resourceType }),
    abort: async () => void request.socket.destroy(),
    continue: pass,
    fallback: pass,
    fetch: () => forward(request, body),
    fulfill: async (given: { status?: number; headers?: Record<string, string>; json?: unknown }) =>
      send({
        status: given.status ?? 200,
        headers: { ...JSON_TYPE, ...given.headers },
        body: Buffer.from(JSON.stringify(given.json ?? null)),
      }),
  }
}

function forward(request: IncomingMessage, body: Buffer): Promise<WebkitTrafficAnswer> {
  const { method, headers } = request
  return new Promise((resolve, reject) => {
    const onward = ask(
      request.url ?? '',
      {
        method: method ?? 'GET',
        // Unpacked, so that it can be read; in the language of the journeys.
        headers: { ...headers, 'accept-encoding': 'identity', 'accept-language': 'en-GB' },
      },
      async (answer) => {
        const { statusCode: status = 502, headers: given } = answer
        resolve({ status, headers: given, body: await buffer(answer) })
      },
    )
    onward.once('error', reject)
    onward.end(body)
  })
}
