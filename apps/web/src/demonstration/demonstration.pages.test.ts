import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allRoutes } from '../../../api/src/app.ts'
import { startTestSite, type TestSite } from '../testing/start-test-site.ts'

type Stored = { readonly pages: readonly string[]; readonly answers: Record<string, unknown> }

const STORE_AGAIN =
  'store the demonstration again with `npm run demo:store -- URL of a running copy`'

const storedOf = (of: string): Stored =>
  JSON.parse(readFileSync(new URL(`stored/${of}.json`, import.meta.url), 'utf8'))

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

describe.each(['person', 'business'])('the demonstration of a %s', (of) => {
  const { pages, answers } = storedOf(of)

  test('shows every stored page to someone who never joined', async () => {
    expect(pages.length).toBeGreaterThan(10)
    for (const page of pages) {
      const { status, text, html, headers } = await site.get(`/demo/${of}${page}`)
      expect(status, page).toBe(200)
      const isPage = headers.get('content-type')?.includes('html')
      if (isPage) expect(text, page).toContain('A demonstration.')
      expect(headers.get('x-robots-tag')).toBe('noindex')
      expect(headers.getSetCookie()).toEqual([])
      expect(html, page).not.toMatch(/<(?:a|form)\b[^>]* (?:href|action)="\/(?:my-impact|api)\b/)
    }
  })

  test('leads from its first page to pages of its own, and says where a file is not stored', async () => {
    const { html } = await site.get(`/demo/${of}`)
    const links = [...html.matchAll(/<a [^<>]*href="(\/demo\/[^"#]*)/g)].map(([, to = '']) => to)
    expect(links.length).toBeGreaterThan(20)
    for (const link of links.map((to) => to.replaceAll('&amp;', '&'))) {
      const { status } = await site.get(link)
      expect([link, status]).toEqual([link, /\.(png|pdf)\b/.test(link) ? 303 : 200])
    }
  })

  test('is what today’s API would answer', () => {
    const routes = allRoutes(site.api.deps)
    for (const [key, answer] of Object.entries(answers)) {
      const [method, address = ''] = key.split(' ')
      const path = address.split('?')[0] ?? ''
      const route = routes.find(
        ({ endpoint }) => endpoint.method === method && patternOf(endpoint.path).test(path),
      )
      const contract = route?.endpoint.answer
      if (!contract || !('safeParse' in contract)) throw new Error(`nothing answers ${key}`)
      expect(contract.safeParse(answer).error?.message, `${key}: ${STORE_AGAIN}`).toBeUndefined()
    }
  })
})

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)

test('a form that is sent changes nothing, and says so', async () => {
  const sent = await site.post('/demo/business/my-impact/account/settings', { name: 'Mine' })
  expect([sent.status, sent.location]).toEqual([303, '/demo?nothing-changes'])
  const { text } = await site.get('/demo?nothing-changes')
  expect(text).toContain('Nothing can be changed in the demonstration.')
})

test('a page that is not stored says so, and never asks to sign in', async () => {
  for (const path of [
    '/my-impact/invoices/1.pdf',
    '/my-impact/dashboards/impact?months=3',
    '/api/x',
  ]) {
    const { status, location } = await site.get(`/demo/person${path}`)
    expect([status, location]).toEqual([303, '/demo?not-here=person'])
  }
  const { text } = await site.get('/demo?not-here=person')
  expect(text).toContain('That isn’t part of the demonstration of Rowan Ashdown.')
})

test('the cookie of a demonstration signs nobody in', async () => {
  const cookie = 'understory.session_token=demonstration'
  const { status, location } = await site.get('/my-impact', { cookie })
  expect([status, location]).toEqual([302, '/logout?expired=true&next=%2Fmy-impact'])
})
