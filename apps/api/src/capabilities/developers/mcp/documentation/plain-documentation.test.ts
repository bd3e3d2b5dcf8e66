import { afterAll, beforeAll, expect, test } from 'vitest'
import { callPublicApi } from '../../../../testing/people/api-keys.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { markdownOf } from './markdown-of.ts'
import { isPlainDocumentation } from './plain-documentation.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

test('a language model finds every page of the documentation in Markdown', async () => {
  const index = await callPublicApi(api, '/llms.txt')
  expect(index.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await index.text()
  expect(text).toMatch(/^# \S.*\n\n> /)
  const pages = [...text.matchAll(/\((\S+\.md)\)/g)].map(([, url = '']) => new URL(url).pathname)
  expect(pages.length).toBeGreaterThan(10)
  expect(pages).toContain('/developers/reference/certificates.md')
  for (const path of pages) {
    const page = await callPublicApi(api, path)
    expect([path, page.status, page.headers.get('content-type')]).toEqual([
      path,
      200,
      'text/markdown; charset=utf-8',
    ])
    expect(await page.text()).toMatch(/^# /)
  }
})

test('so does every refusal of the API and every type of event, with the calls and an example', async () => {
  const read = async (path: string) => {
    const page = await callPublicApi(api, path)
    return { status: page.status, text: await page.text() }
  }
  for (const index of ['/developers/errors.md', '/developers/events.md']) {
    const { text } = await read(index)
    const paths = [...text.matchAll(/\]\((\S+\.md)\)/g)].map(([, path = '']) => path)
    expect(paths.length).toBeGreaterThan(30)
    for (const path of paths)
      expect([path, await read(path)]).toEqual([
        path,
        { status: 200, text: expect.stringMatching(/^# \S/) },
      ])
  }
  const refusal = await read('/developers/errors/SPEND_LIMIT_EXCEEDED.md')
  expect(refusal.text).toContain('HTTP 403')
  expect(refusal.text).toContain('[createPurchase](/developers/reference/purchases.md)')
  expect((await read('/developers/events/purchase.paid.md')).text).toContain(
    '"type": "purchase.paid"',
  )
  expect((await read('/developers/errors/NO_SUCH_CODE.md')).status).toBe(404)
})

test('what is no page of it is not there, and is no address of it', async () => {
  expect((await callPublicApi(api, '/developers/reference/gardens.md')).status).toBe(404)
  expect(isPlainDocumentation('/developers/mcp')).toBe(false)
  expect(isPlainDocumentation('/developers/a/b/c.md')).toBe(false)
})

test.each([
  ['/developers/webhooks', 'text/markdown', '/developers/webhooks.md'],
  ['/developers', 'text/html;q=0.8, text/markdown', '/developers.md'],
  ['/developers', 'text/markdown, text/html, */*;q=0.1', '/developers.md'],
  ['/developers', 'text/html, text/markdown;q=0.5', undefined],
  ['/developers', 'text/markdown;q=0', undefined],
  ['/developers/errors/CARD_DECLINED', 'text/markdown', '/developers/errors/CARD_DECLINED.md'],
  ['/developers/events/purchase.paid', 'text/markdown', '/developers/events/purchase.paid.md'],
  ['/developers', '*/*', undefined],
  ['/developers/webhooks.md', 'text/markdown', undefined],
  ['/projects', 'text/markdown', undefined],
])('%s for a client that accepts %s is %s', (path, accept, meant) => {
  const request = new Request(`http://understory.test${path}`, { headers: { accept } })
  const found = markdownOf(request)
  expect(found ? new URL(found.url).pathname : undefined).toBe(meant)
})
