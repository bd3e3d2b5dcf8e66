import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createFixedAnswers } from './fixed-answers.ts'

const TEXT = '<p>Every call of the API</p>'

function open(statuses: number[] = []) {
  let now = 0
  const asked: string[] = []
  const answer = createFixedAnswers(
    async (path) => {
      asked.push(path)
      const headers = { 'content-type': 'text/html', 'set-cookie': 'of=one' }
      return new Response(TEXT, { status: statuses.shift() ?? 200, headers })
    },
    () => now,
  )
  const read = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    answer(new Request(`http://understory.test${path}`, { headers, method }))
  return { read, asked, wait: (milliseconds: number) => (now += milliseconds) }
}

describe('a long document that is the same for everyone', () => {
  test('is made once, however many ask, with whatever query and cookies', async () => {
    const { read, asked } = open()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        read(`/api/docs?x=${at}`, { cookie: `session=${at}`, 'accept-language': `de-${at}` }),
      ),
    )
    expect(await Promise.all(answers.map((each) => each?.text()))).toEqual(Array(50).fill(TEXT))
    expect(asked).toEqual(['/api/docs'])
    expect(answers[0]?.headers.get('set-cookie')).toBeNull()
  })

  test.each([
    '/llms.txt',
    '/developers.md',
    '/developers/reference/purchases.md',
    '/developers/errors/CARD_DECLINED.md',
    '/developers/events/purchase.paid.md',
  ])('may be of the documentation in Markdown: %s', async (path) => {
    expect(await (await open().read(path))?.text()).toBe(TEXT)
  })

  test('is made again after ten minutes, and after it could not be made', async () => {
    const { read, asked, wait } = open([503])
    expect((await read('/api/openapi.json'))?.status).toBe(503)
    expect((await read('/api/openapi.json'))?.status).toBe(200)
    await read('/api/openapi.json')
    expect(asked).toHaveLength(2)
    wait(600_000)
    await read('/api/openapi.json')
    expect(asked).toHaveLength(3)
  })

  test('comes compressed to whoever takes it, and not again to whoever has it', async () => {
    const { read } = open()
    const packed = await read('/api/docs', { 'accept-encoding': 'br' })
    const bytes = new Uint8Array((await packed?.arrayBuffer()) ?? new ArrayBuffer(0))
    expect(brotliDecompressSync(bytes).toString()).toBe(TEXT)
    expect(packed?.headers.get('cache-control')).toBe('public, max-age=600')
    const known = await read('/api/docs', { 'if-none-match': packed?.headers.get('etag') ?? '' })
    expect([known?.status, await known?.text()]).toEqual([304, ''])
  })

  test('is made again where nothing was found, and never where its address is too long', async () => {
    const { read, asked } = open([404])
    expect((await read('/api/docs/gardens'))?.status).toBe(404)
    expect((await read('/api/docs/gardens'))?.status).toBe(200)
    expect(asked).toHaveLength(2)
    expect(await read(`/api/docs/${'a'.repeat(41)}`)).toBeNull()
  })

  test('is no answer to another address, or to a form', async () => {
    const { read } = open()
    expect(await read('/faq')).toBeNull()
    expect(await read('/api/docs', {}, 'POST')).toBeNull()
  })
})
