import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageWeight } from '../testing/page-weight.ts'
import { startTestSite, type TestPage, type TestSite } from '../testing/start-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite({
    TAG_MANAGER_ID: 'GTM-TEST123',
    HOTJAR_SITE_ID: '1234567',
    SENTRY_DSN: 'http://key@127.0.0.1:9/1',
  })
})
afterAll(() => site.close())

const HOSTS = /googletagmanager|google-analytics|hotjar\.com|hotjar\.io|facebook\.net/
const YES = { cookie: 'understory_consent=true.tagManager.hotjar' }

/** Where the page could send something: its policy, and the addresses of its scripts. */
function reach({ headers, html }: TestPage): string {
  const scripts = [...html.matchAll(/<script[^>]*>/g)].join(' ')
  return `${headers.get('content-security-policy')} ${scripts}`
}

describe('services outside', () => {
  test.each(['/', '/faq', '/join', '/help'])('are not on %s before a yes', async (path) => {
    const page = await site.get(path)
    expect(reach(page)).not.toMatch(HOSTS)
    expect(page.html).not.toContain('data-telemetry')
    expect(page.text).toContain('May Google Tag Manager and Hotjar show us what helps?')
  })

  test('a yes names them, and they are on the next page, with a policy for them alone', async () => {
    const saved = await site.post('/consent', { choice: 'accept', return: '/faq' })
    expect(saved.headers.get('set-cookie')).toContain('understory_consent=true.tagManager.hotjar;')
    const page = await site.get('/faq', YES)
    expect(reach(page)).toMatch(/googletagmanager[\s\S]*hotjar/)
    expect(reach(page)).not.toMatch(/facebook\.net|unsafe/)
    const [, facts = ''] = /data-telemetry="([^"]*)"/.exec(page.html) ?? []
    expect(JSON.parse(facts.replaceAll('&quot;', '"').replaceAll('&#x27;', "'"))).toMatchObject({
      ids: { tagManager: 'GTM-TEST123', hotjar: '1234567' },
      host: null,
      path: '/faq',
      userId: null,
    })
    expect(page.html).toMatch(/<script type="module" nonce="\w+" src="\/assets\/telemetry-/)
  })

  test.each([
    '/logout',
    '/login',
    '/join',
    '/verify-email?token=x',
    '/faq?token=secret',
    '/login/reset-password/reset?token=x',
  ])('are never on %s', async (path) => {
    const page = await site.get(path, YES)
    expect(reach(page)).not.toMatch(HOSTS)
    expect(page.html).not.toContain('data-telemetry')
  })

  test('that were switched on after a yes are asked for again, and wait', async () => {
    const page = await site.get('/faq', { cookie: 'understory_consent=true.hotjar' })
    expect(page.html).toContain('data-cookie-banner')
    expect(reach(page)).not.toMatch(HOSTS)
  })

  test('are gone with a no', async () => {
    const page = await site.get('/faq', { cookie: 'understory_consent=false' })
    expect(page.html).not.toContain('data-cookie-banner')
    expect(reach(page)).not.toMatch(HOSTS)
  })

  test('are named where people choose and read: those that are on, and no other', async () => {
    const { text } = await site.get('/privacy-policy')
    for (const named of ['Google Tag Manager', 'Google Ireland Limited', 'Hotjar', '127.0.0.1:9'])
      expect(text).toContain(named)
    expect(text).not.toMatch(/Meta|_fbp/)
  })
})

test('errors of scripts are reported everywhere but on the way out, within the budget of a page', async () => {
  const page = await site.get('/faq')
  expect(page.html).toMatch(/src="\/assets\/errors-/)
  expect(pageWeight(page.html).scriptBytes).toBeLessThan(15_000)
  expect((await site.get('/logout')).html).not.toContain('/assets/errors-')
})
