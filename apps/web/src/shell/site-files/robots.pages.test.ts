import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSite, type TestSite } from '../../testing/start-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

/** As RFC 9309 reads it: the longest rule that matches decides. */
function mayRead(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)].flatMap(
    ([, verb, rule = '']) =>
      (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule))
        ? [{ verb, length: rule.length }]
        : [],
  )
  const longest = rules.toSorted((one, other) => other.length - one.length)[0]
  return longest === undefined || longest.verb === 'Allow'
}

test('the site says where to report a weakness, and for how long that holds', async () => {
  const { html, headers } = await site.get('/.well-known/security.txt')
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(html).toMatch(/^Contact: mailto:hello@understory\.example$/m)
  const [, expires = ''] = /^Expires: (.+)$/m.exec(html) ?? []
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})

test('robots may read every page that the site map lists, and nothing private', async () => {
  const { html: robots } = await site.get('/robots.txt')
  const { html: map } = await site.get('/sitemap.xml')
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc).pathname,
  )
  expect(listed).toContain('/app/business/footprint')
  expect(listed.filter((path) => !mayRead(robots, path))).toEqual([])
  for (const path of ['/app/payment', '/app/business/footprint/verify', '/api/auth/me', '/login'])
    expect(mayRead(robots, path), path).toBe(false)
})
