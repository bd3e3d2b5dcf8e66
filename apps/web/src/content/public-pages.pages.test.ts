import { SHARE_PAGES } from '@understory/domain/site/installation/share-pages.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSite, type TestPage, type TestSite } from '../testing/start-test-site.ts'

let site: TestSite
/** Every page of the site map, by its path. */
let pages: ReadonlyMap<string, TestPage>

beforeAll(async () => {
  site = await startTestSite()
  const { html } = await site.get('/sitemap.xml')
  const paths = all(html, /<loc>([^<]*)<\/loc>/g).map((url) => new URL(url).pathname)
  const read = new Map<string, TestPage>()
  for (const path of paths) read.set(path, await site.get(path))
  pages = read
})
afterAll(() => site.close())

/** Files, and those of the public log, which are there once something is signed. */
const NOT_A_PAGE = /^\/(?:assets|fonts|ledger)\/|\.(?:ico|png|svg|webmanifest)$/

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, one = '']) => one)
const decoded = (href: string) => href.replaceAll('&amp;', '&')
const headOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''

test('every page of the site map is there, with a title and a description of its own, and its address', () => {
  expect(pages.size).toBeGreaterThan(45)
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  for (const [path, { status, html }] of pages) {
    expect.soft(status, path).toBe(200)
    if (path.startsWith('/api/')) continue
    const title = headOf(html, /<title>([^<]*)<\/title>/)
    const description = headOf(html, /<meta name="description" content="([^"]*)"/)
    expect.soft(titles.get(title) ?? path, title).toBe(path)
    expect.soft(descriptions.get(description) ?? path, description).toBe(path)
    expect.soft(description.length, `the description of ${path}`).toBeGreaterThan(30)
    expect.soft(html, path).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}"`))
    expect.soft(html, path).not.toContain('content="noindex')
    titles.set(title, path)
    descriptions.set(description, path)
  }
})

test('the picture for links to a page of words says its title', async () => {
  for (const [path, { title }] of SHARE_PAGES) {
    // A page that search engines are not sent to.
    const html = (pages.get(path) ?? (await site.get(path))).html
    expect.soft(headOf(html, /property="og:title" content="([^"]*)"/), path).toBe(title)
    expect.soft(html, path).toContain(`/share-cards${path}.png"`)
  }
})

test('projects and resources are marked as articles, the home page is not', () => {
  const typeOf = (path: string) =>
    headOf(pages.get(path)?.html ?? '', /<meta property="og:type" content="([^"]*)"/)
  expect([typeOf('/projects'), typeOf('/resources'), typeOf('/')]).toEqual([
    'article',
    'article',
    'website',
  ])
})

test('the home page names the countries of its projects, and leads to them and to its proof', () => {
  const home = pages.get('/')
  expect(home?.text).toContain('with Eden Projects, Madagascar')
  for (const href of ['/projects/mangroves-mahajanga', '/public-ledger', '/verify'])
    expect(home?.html).toContain(`href="${href}"`)
  expect(home?.text).not.toContain('to the gram')
})

test('every link inside the site leads to a page, and to a heading that is on it', async () => {
  const seen = new Map(pages)
  const broken: string[] = []
  for (const [from, { html }] of pages) {
    for (const href of new Set(all(html, / href="([/#][^"]*)"/g).map(decoded))) {
      const { pathname, search, hash } = new URL(href, `http://understory.test${from}`)
      if (NOT_A_PAGE.test(pathname)) continue
      const address = pathname + search
      const page = seen.get(address) ?? (await site.get(address))
      seen.set(address, page)
      const anchor = decodeURIComponent(hash.slice(1))
      const isThere = page.status < 400 && (page.status >= 300 || hasAnchor(page.html, anchor))
      if (!isThere) broken.push(`${from}: ${href} (${page.status})`)
    }
  }
  expect(broken).toEqual([])
})

const hasAnchor = (html: string, anchor: string) => anchor === '' || html.includes(`id="${anchor}"`)

test('the page after a request tells a stranger of no request that arrived', async () => {
  const { text } = await site.get('/business/confirmation')
  expect(text).toContain('Someone reads and answers every request')
  expect(text).toContain(
    'An email confirms that yours has arrived; if you don’t get one, please write to us',
  )
  for (const claim of ['We have your request', 'what you sent']) expect(text).not.toContain(claim)
})
