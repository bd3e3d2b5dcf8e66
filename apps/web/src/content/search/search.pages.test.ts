import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSite, type TestSite } from '../../testing/start-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

const search = (query: string) => site.get(`/search?q=${encodeURIComponent(query)}`)
const placesIn = (html: string) => [...html.matchAll(/<h3><a href="([^"]*)"/g)].map(([, to]) => to)

test.each([
  ['money back', '/help#i-would-like-my-money-back'],
  ['neutral', '/faq#can-i-call-myself-or-my-product-neutral'],
  ['cookstoves', '/projects/clean-cookstoves'],
  ['read a certificate', '/resources/how-to-read-a-certificate'],
  ['delivery vans', '/solutions/business/vehicles-emissions-calculator'],
  ['cetrificate', '/verify'],
])('“%s” leads to %s', async (query, to) => {
  expect(placesIn((await search(query)).html)).toContain(to)
})

test('every place that is found is there, under the heading it is found by', async () => {
  const found = await Promise.all(['certificate', 'company', 'tree', 'card'].map(search))
  const places = [...new Set(found.flatMap(({ html }) => placesIn(html)))]
  expect(places.length).toBeGreaterThan(10)
  for (const place of places) {
    const [path = '', anchor] = (place ?? '').split('#')
    const page = await site.get(path)
    expect(page.status).toBe(200)
    if (anchor) expect(page.html).toContain(`id="${anchor}"`)
  }
})

test('what a page is about is said once', async () => {
  const { html } = await search('tree')
  const excerpts = [...html.matchAll(/<\/h3><p>(.*?)<\/p>/gs)].map(([, words = '']) =>
    words.replaceAll(/<[^>]*>/g, ''),
  )
  expect(excerpts.length).toBeGreaterThan(10)
  for (const words of excerpts) expect(words.split(words.slice(0, 40))).toHaveLength(2)
})

test('what was typed is marked where it was found, stays in the field, and runs nowhere', async () => {
  expect((await search('refund')).html).toContain('<mark>')
  const { html, text } = await search('<qzxv onqzxv=qzxv(1)>')
  expect(html).not.toContain('<qzxv')
  expect(text).toContain('Nothing here says')
  expect(html).toContain('value="&lt;qzxv onqzxv=qzxv(1)&gt;"')
})

test('without a word the page says where to look, and search engines leave it out', async () => {
  const { text, html } = await site.get('/search')
  expect(text).toContain('Where the money goes')
  expect(html).toContain('<meta name="robots" content="noindex"')
})

test('the pages of one account are never found', async () => {
  const { html } = await search('settings')
  expect(placesIn(html).filter((place) => place?.startsWith('/my-impact'))).toEqual([])
})
