import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createApi } from '../app.ts'
import { createSite } from '../site.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'
import { type Limits, limitsOf, listen, stopListening } from './listen.ts'
import { createMetrics } from './metrics.ts'
import { loadStaticFiles } from './static-files.ts'

const ORIGIN = 'http://understory.test'

let api: TestApi
let folder: string
let send: (path: string, init?: RequestInit) => Promise<Response>
beforeAll(async () => {
  api = await startTestApi()
  folder = await mkdtemp(join(tmpdir(), 'understory-static-'))
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *\n')
  await mkdir(join(folder, 'widget'))
  await writeFile(join(folder, 'widget', 'loader-1.js'), '0')
  const config = {
    ...api.deps.config,
    DEPLOYMENT: 'production' as const,
    METRICS_TOKEN: 'a'.repeat(16),
  }
  const deps = { ...api.deps, config, db: api.scopedDb }
  const site = createSite({
    deps,
    api: createApi(deps),
    web: async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/fault') throw new Error('a fault of a page')
      if (pathname === '/redirect') return Response.redirect(`${ORIGIN}/`, 302)
      return new Response('from elsewhere', { status: pathname === '/403' ? 403 : 404 })
    },
    staticFile: loadStaticFiles(folder),
    metrics: createMetrics(),
    health: { stopping: false },
  })
  send = (path, init) => site(new Request(`${ORIGIN}${path}`, init), '198.51.100.7')
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await api.close()
})

const post = (body: string): RequestInit => ({ method: 'POST', body })
const metrics: RequestInit = { headers: { authorization: `Bearer ${'a'.repeat(16)}` } }

describe('every answer carries the headers that protect it', () => {
  test.each<[string, string, number, RequestInit?]>([
    ['a built file', '/robots.txt', 200],
    ['health', '/healthz', 200],
    ['readiness', '/readyz', 200],
    ['metrics', '/metrics', 200, metrics],
    ['metrics without the token', '/metrics', 404],
    ['a page that is refused', '/403', 403],
    ['a page that is not there', '/nowhere', 404],
    ['a folder of files', '/widget/', 404],
    ['a way out of the folder', '/widget/..%2f..%2fpackage.json', 404],
    ['the history of the sources', '/.git/config', 404],
    ['a redirect', '/redirect', 302],
    ['a fault', '/fault', 500],
    ['a form that is too large', '/join', 413, post('x'.repeat(70_000))],
    ['a call', '/api/localisation', 200],
    ['a call that is not there', '/api/nowhere', 404],
    ['a page with a NUL in its address', '/gift/%00/certificate.pdf', 404],
    ['a form sent to one', '/join%00', 404, post('name=a')],
    ['a call with one', '/api/gifts/%00', 400],
  ])('%s', async (_, path, status, init) => {
    const { status: was, headers } = await send(path, init)
    expect(was).toBe(status)
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
    const policy = headers.get('content-security-policy')
    for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(part)
    }
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBeTruthy()
    expect(headers.get('x-request-id')).toBeTruthy()
  })
})

test('a script of widgets from an earlier release is there for good, and pages of others may check it', async () => {
  const { headers } = await send('/widget/loader-1.js')
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('cache-control')).toContain('immutable')
  expect((await send('/robots.txt')).headers.get('access-control-allow-origin')).toBeNull()
})

test('the log of a request has its path and none of its query, where links of emails hold tokens', async () => {
  const lines: unknown[] = []
  const info = vi.spyOn(api.deps.log, 'info').mockImplementation((...line: unknown[]) => {
    lines.push(line)
  })
  await send('/403?token=a-secret', { headers: { cookie: 'b=another-secret', authorization: 'x' } })
  info.mockRestore()
  expect(lines).toEqual([
    [
      {
        requestId: expect.any(String),
        method: 'GET',
        path: '/403',
        status: 403,
        ms: expect.any(Number),
      },
      'request',
    ],
  ])
})

test('a visitor who leaves is no fault of ours', async () => {
  const leaving = new AbortController()
  leaving.abort()
  const answer = await send('/fault', { signal: leaving.signal })
  expect(answer.status).toBe(499)
})

const HEAD = 'POST /join HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n'
const NEVER_FINISHED = [`${HEAD}\r\n1\r\na\r\n`, HEAD, `${HEAD}\r\n`]

describe('a connection', () => {
  let server: Server | undefined
  afterEach(() => {
    server?.closeAllConnections()
    server?.close()
  })

  /** A server of these limits: what opens a connection to it and sends something there. */
  async function served(limits: Limits) {
    const fetch = async (request: Request) => {
      await request.text().catch(() => '')
      return new Response('read')
    }
    const port = await new Promise<number>((ready) => {
      server = listen({ port: 0, hostname: '127.0.0.1', fetch }, ready, limits)
    })
    return async (text: string) => {
      const socket = connect(port, '127.0.0.1').on('error', () => {})
      const ended = once(socket.resume(), 'close')
      await once(socket, 'connect')
      socket.write(text)
      return { socket, ended }
    }
  }

  test('that never finishes its request is cut off', async () => {
    const open = await served({
      headersMs: 300,
      requestMs: 600,
      checkEveryMs: 100,
      idleMs: 300,
      connections: 3,
    })
    for (const text of NEVER_FINISHED) await (await open(text)).ended
  })

  test('too many is cut off, and those before it are not', async () => {
    const minute = 60_000
    const open = await served({
      headersMs: minute,
      requestMs: minute,
      checkEveryMs: minute,
      idleMs: minute,
      connections: 3,
    })
    const earlier = []
    for (const text of NEVER_FINISHED) earlier.push(await open(text))
    await (await open(HEAD)).ended
    expect(earlier.map(({ socket }) => socket.closed)).toEqual([false, false, false])
  })

  test.each([
    ['both as chunks and with a length', 'transfer-encoding: chunked\r\ncontent-length: 4'],
    ['with two lengths', 'content-length: 4\r\ncontent-length: 5'],
    ['with two ways of sending', 'transfer-encoding: chunked\r\ntransfer-encoding: identity'],
  ])('that sends a body %s is refused, and nothing behind it is read', async (_, headers) => {
    const open = await served(limitsOf(true))
    const { socket } = await open(
      `POST /join HTTP/1.1\r\nhost: a\r\n${headers}\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\nhost: a\r\n\r\n`,
    )
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /)
    expect(String(answer)).not.toContain('read')
  })

  test('that asks to have its request sent back is refused', async () => {
    const open = await served(limitsOf(true))
    const { socket } = await open('TRACE / HTTP/1.1\r\nhost: a\r\ncookie: secret=1\r\n\r\n')
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 405 /)
    expect(String(answer)).not.toContain('secret')
  })

  test('waits for its next request longer than any proxy keeps one, where a proxy is', async () => {
    const said = async (isBehindProxy: boolean) => {
      const open = await served(limitsOf(isBehindProxy))
      const { socket } = await open('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
      const [head] = await once(socket, 'data')
      return /keep-alive: timeout=(\d+)/i.exec(String(head))?.[1]
    }
    expect(await said(false)).toBe('5')
    expect(await said(true)).toBe('620')
  })

  test('ends with its answer when the server stops, however long it might have waited', async () => {
    const open = await served(limitsOf(true))
    if (!server) throw new Error('no server')
    const seen = once(server, 'request')
    const { socket, ended } = await open('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\n\r\n')
    await seen
    const stopped = stopListening(server, 0)
    socket.write('a')
    expect(String(await once(socket, 'data'))).toContain('200 OK')
    await Promise.all([stopped, ended])
  })

  test('is said to end while load balancers notice that the server stops', async () => {
    const open = await served(limitsOf(true))
    if (!server) throw new Error('no server')
    const stopped = stopListening(server, 300)
    const { socket, ended } = await open('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
    expect(String(await once(socket, 'data'))).toMatch(/connection: close/i)
    await Promise.all([stopped, ended])
  })
})
