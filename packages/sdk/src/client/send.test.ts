import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { Understory } from '../understory.ts'
import { retryAfterSeconds, retryDelay } from './retry-delay.ts'

type Reply = {
  readonly status: number
  readonly headers?: Record<string, string>
  readonly body?: string
}
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server that gives these answers, one after another, and the last of them from then on. */
async function answering(...replies: readonly (Reply | 'hangs up' | 'never')[]) {
  const asked: IncomingMessage[] = []
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const reply = replies[Math.min(asked.length, replies.length - 1)]
    asked.push(request)
    if (reply === 'never' || reply === undefined) return
    if (reply === 'hangs up') return request.socket.destroy()
    response.writeHead(reply.status, { 'retry-after': '0', ...reply.headers })
    response.end(reply.body ?? '{}')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return { asked, origin, understory: new Understory({ origin, key: 'urk_test_x' }) }
}

const QUOTE = { ask: { by: 'units', milliTrees: 1_000 }, currency: 'GBP' } as const
const problem = (code: string) => JSON.stringify({ code, message: 'A sentence.' })

describe('a call is sent again', () => {
  test.each<[string, Reply | 'hangs up']>([
    ['the connection breaks', 'hangs up'],
    ['there were too many', { status: 429, body: problem('QUOTA_EXCEEDED') }],
    ['the first is still being done', { status: 409, body: problem('IDEMPOTENCY_KEY_IN_USE') }],
    ['the server restarts', { status: 503, body: problem('UNAVAILABLE') }],
    ['something in front of it says so', { status: 502, body: '<html>' }],
  ])('where %s, with the same idempotency key', async (_, first) => {
    const { asked, understory } = await answering(first, first, { status: 201 })
    await understory.quotes.create(QUOTE)
    const keys = asked.map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
    await understory.quotes.create(QUOTE)
    expect(asked[3]?.headers['idempotency-key']).not.toBe(keys[0])
  })

  test('as often as was asked for, and then it fails', async () => {
    const { asked, origin } = await answering({ status: 503, body: problem('UNAVAILABLE') })
    const understory = new Understory({ origin, retries: 1 })
    await expect(understory.account.get()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    expect(asked).toHaveLength(2)
  })
})

describe('a call is not sent again', () => {
  test.each([
    [400, 'BAD_REQUEST'],
    [402, 'CARD_DECLINED'],
    [409, 'ALREADY_PAID'],
    [500, 'SERVER_ERROR'],
  ])('where the answer is %s %s', async (status, code) => {
    const { asked, understory } = await answering({ status, body: problem(code) })
    await expect(understory.quotes.create(QUOTE)).rejects.toMatchObject({ status, code })
    expect(asked).toHaveLength(1)
  })

  test('where the wait would be longer than a minute; the error says how long', async () => {
    const { asked, understory } = await answering({
      status: 429,
      headers: { 'retry-after': '3600' },
      body: problem('QUOTA_EXCEEDED'),
    })
    await expect(understory.account.get()).rejects.toMatchObject({ retryAfterSeconds: 3_600 })
    expect(asked).toHaveLength(1)
  })

  test('where you ended it', async () => {
    const { understory } = await answering('never')
    const asking = new AbortController()
    const call = understory.account.get({ signal: asking.signal })
    asking.abort(new Error('not needed any more'))
    await expect(call).rejects.toThrow('not needed any more')
  })
})

test('what takes too long is ended, and says so', async () => {
  const { origin } = await answering('never')
  const understory = new Understory({ origin, retries: 0, timeoutMs: 20 })
  await expect(understory.account.get()).rejects.toMatchObject({
    status: 0,
    code: 'NO_ANSWER',
    message: 'Nothing answered within 20 ms.',
  })
})

test('a key does not follow a redirect to another address', async () => {
  const other = await answering({ status: 200 })
  const { understory } = await answering({ status: 307, headers: { location: other.origin } })
  await expect(understory.account.get()).rejects.toMatchObject({ code: 'REDIRECTED' })
  expect(other.asked).toEqual([])
})

test('an input that is empty, or a step up, never becomes another call', async () => {
  const { asked, understory } = await answering({ status: 200 })
  for (const purchaseId of ['', '.', '..'])
    await expect(understory.purchases.get({ purchaseId })).rejects.toThrow(/^purchaseId /)
  await understory.purchases.get({ purchaseId: '../quotes' })
  expect(asked.map(({ url }) => url)).toEqual(['/v1/purchases/..%2Fquotes'])
})

describe('a key is kept safe', () => {
  test('it is sent over https alone, but on this machine', () => {
    const key = 'urk_live_x'
    expect(() => new Understory({ origin: 'http://example.org', key })).toThrow('https')
    expect(() => new Understory({ origin: 'http://example.org' })).not.toThrow()
    for (const origin of ['https://example.org', 'http://localhost:3000', 'http://[::1]:3000'])
      expect(() => new Understory({ origin, key })).not.toThrow()
  })

  test('a live one is refused in a page', () => {
    const page = globalThis as { window?: unknown }
    page.window = { document: {} }
    closing.push(() => {
      delete page.window
    })
    const origin = 'https://example.org'
    expect(() => new Understory({ origin, key: 'usk_live_x' })).toThrow('page')
    expect(() => new Understory({ origin, key: 'urk_test_x' })).not.toThrow()
  })
})

describe('the wait', () => {
  test('doubles up to eight seconds, with up to a quarter more', () => {
    expect([0, 1, 2, 3, 4, 9].map((attempt) => retryDelay(attempt, null, 0))).toEqual([
      500, 1_000, 2_000, 4_000, 8_000, 8_000,
    ])
    expect(retryDelay(1, null, 1)).toBe(1_250)
  })

  test('is never less than the answer asks for', () => {
    expect(retryDelay(0, 7, 0)).toBe(7_000)
    const now = Date.parse('2026-12-01T10:00:00Z')
    expect(retryAfterSeconds('Tue, 01 Dec 2026 10:00:05 GMT', now)).toBe(5)
    expect(retryAfterSeconds('12', now)).toBe(12)
    expect([retryAfterSeconds(null, now), retryAfterSeconds('soon', now)]).toEqual([null, null])
  })
})

describe('the id of an order', () => {
  const shop = { storeId: '0d8f5a5e-2b1c-4f77-9a64-3c2d1e0f9a8b' }

  test.each(['', '.', '..', '\ud83c'])('%j is refused before anything is sent', async (orderId) => {
    const { asked, understory } = await answering({ status: 200 })
    await expect(understory.orders.get({ ...shop, orderId })).rejects.toThrow(TypeError)
    expect(asked).toHaveLength(0)
  })

  test.each(['a/b', '../x', '%2e', '...', '?a=1#b', '🌳', ' 1 ', 'a\nb'])(
    '%j stays one part of the address',
    async (orderId) => {
      const { asked, understory } = await answering({ status: 200 })
      await understory.orders.get({ ...shop, orderId })
      const [, part] = /^\/v1\/stores\/[^/]+\/orders\/([^/?#]+)$/.exec(asked[0]?.url ?? '') ?? []
      expect(decodeURIComponent(part ?? '')).toBe(orderId)
    },
  )
})
