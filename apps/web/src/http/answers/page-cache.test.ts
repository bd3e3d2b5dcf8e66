import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'

test('a page is cached for ten seconds and not a moment longer', async () => {
  let now = 1
  const cache = createPageCache(() => now)
  const page = new Response('<p>Moss</p>', { headers: { 'content-type': 'text/html' } })
  expect(await (await cache.store('/', page)).text()).toBe('<p>Moss</p>')
  now = 10_000
  const found = cache.find('/')
  expect(await found?.text()).toBe('<p>Moss</p>')
  expect(found?.headers.get('content-type')).toBe('text/html')
  expect(cache.find('/faq')).toBeNull()
  now = 10_001
  expect(cache.find('/')).toBeNull()
})

test('a flood of addresses does not fill the memory', async () => {
  const cache = createPageCache(() => 0)
  for (let count = 0; count < 1_000; count += 1) await cache.store(`/${count}`, new Response('x'))
  const hits = Array.from({ length: 1_000 }, (_, count) => cache.find(`/${count}`)).filter(Boolean)
  expect(hits.length).toBeLessThanOrEqual(200)
})
