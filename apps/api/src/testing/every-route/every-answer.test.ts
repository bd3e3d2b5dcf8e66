import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createApi } from '../../app.ts'
import { loadStaticFiles } from '../../http/answers/static-files.ts'
import { createMetrics } from '../../http/serve/metrics.ts'
import { createSite } from '../../site.ts'
import { startTestApi, type TestApi } from '../start-test-api.ts'

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
const inMarkdown: RequestInit = { headers: { accept: 'text/markdown' } }

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
    ['documentation in Markdown', '/developers/limits.md', 200],
    ['its page, for a client that asks for Markdown', '/developers/limits', 200, inMarkdown],
    ['a page that has no Markdown', '/developers/nothing', 404, inMarkdown],
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
