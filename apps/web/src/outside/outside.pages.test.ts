import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieOf, joinAs } from '../../../api/src/testing/people/people.ts'
import { signInStaff } from '../../../api/src/testing/people/staff.ts'
import { PUBLIC_PAGES } from '../shell/site-files/public-pages.ts'
import { pageWeight } from '../testing/page-weight.ts'
import { startTestSite, type TestPage, type TestSite } from '../testing/start-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite({
    TAG_MANAGER_ID: 'GTM-TEST123',
    HOTJAR_SITE_ID: '1234567',
    SENTRY_DSN: 'http://key@127.0.0.1:9/1',
    INTERCOM_APP_ID: 'abc12345',
    INTERCOM_IDENTITY_SECRET: 'a-secret-of-the-vendor',
  })
})
afterAll(() => site.close())

const HOSTS = /intercom|googletagmanager|google-analytics|hotjar\.com|hotjar\.io|facebook\.net/
const YES = { cookie: 'understory_consent=true.tagManager.hotjar' }

/** Where the page could send something: its policy, and the addresses of its scripts. */
function reach({ headers, html }: TestPage): string {
  const scripts = [...html.matchAll(/<script[^>]*>/g)].join(' ')
  return `${headers.get('content-security-policy')} ${scripts}`
}

/** Every public page, and those that lead to a purchase. */
const BEFORE_A_YES = [
  ...PUBLIC_PAGES.filter((path) => !path.startsWith('/api/')),
  '/join',
  '/login',
  '/search?q=trees',
  '/status',
  '/app/personal/instant/one-time/setup',
  '/app/personal/family/recurring/setup',
  '/app/business/gift/one-time/setup',
  '/resources/two-figures-for-electricity',
  '/projects/wind-gujarat',
  '/nothing/grows/here',
]

describe('services outside', () => {
  test.each(BEFORE_A_YES)('are not on %s before a yes', async (path) => {
    const page = await site.get(path)
    expect(reach(page)).not.toMatch(HOSTS)
    expect(page.html).not.toContain('data-telemetry')
    expect(page.text).toContain('May we use Google Tag Manager and Hotjar to see what works?')
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
      page: { path: '/faq', campaign: '' },
      userId: null,
    })
    expect(page.html).toMatch(/<script type="module" nonce="\w+" src="\/assets\/telemetry-/)
  })

  test('a yes lets the page on which it was said be measured, and the campaign that led there', async () => {
    const landing = '/solutions/personal/instant?utm_source=news&gclid=Abc&view=trees'
    expect((await site.get(landing)).html).toContain('data-measures="true"')
    expect((await site.get('/join')).html).not.toContain('data-measures')
    const page = await site.get(landing, YES)
    expect(page.html).toContain('&quot;campaign&quot;:&quot;?utm_source=news&amp;gclid=Abc&quot;')
    const policy = page.headers.get('content-security-policy')
    for (const host of ['ad.doubleclick.net', 'www.googleadservices.com', 'td.doubleclick.net'])
      expect(policy).toContain(`https://${host}`)
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

  test('do not take what staff do for someone for a visit of theirs', async () => {
    const ada = await joinAs(site.api, 'personal')
    const agreed = YES.cookie
    const own = await site.get('/my-impact', { cookie: `${ada.cookie}; ${agreed}` })
    expect(own.html).toContain('data-telemetry')
    const staff = await signInStaff(site.api, 'alder')
    const form = { email: ada.email, reason: 'They asked for help by telephone.' }
    const begun = await site.post('/impersonate', form, staff)
    const acting = { cookie: `${cookieOf(begun.headers)}; ${agreed}` }
    const page = await site.get('/my-impact', acting)
    expect(page.text).toContain('You act for')
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

describe('the chat', () => {
  const factsOn = ({ html }: TestPage) => {
    const [, facts = ''] = /data-chat="([^"]*)"/.exec(html) ?? []
    return JSON.parse(facts.replaceAll('&quot;', '"').replaceAll('&#x27;', "'"))
  }

  test('has a page of its own, which names who carries it, and asks for it when it is started', async () => {
    const page = await site.get('/chat')
    expect(page.text).toContain('The chat runs on Intercom')
    expect(page.text).toContain('Write to us instead')
    expect(reach(page)).toContain('https://widget.intercom.io')
    expect(page.html).not.toMatch(/<script[^>]*intercom/)
    expect(factsOn(page)).toEqual({ appId: 'abc12345', region: 'us', host: null, identity: null })
  })

  test('knows someone who is signed in by a token that only the server can sign', async () => {
    const ada = await joinAs(site.api, 'personal')
    const page = await site.get('/chat', ada)
    const [header, payload, signature] = factsOn(page).identity.token.split('.')
    const expected = createHmac('sha256', 'a-secret-of-the-vendor')
      .update(`${header}.${payload}`)
      .digest('base64url')
    expect(signature).toBe(expected)
    const said = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
    expect(said).toMatchObject({ email: ada.email })
    expect(said.exp - said.iat).toBe(900)
    expect(page.html).not.toContain('a-secret-of-the-vendor')
    expect((await site.get('/my-impact', ada)).text).toContain('Chat with us')
  })

  test.each(['/help', '/contact-us'])('is found on %s, whose policy stays closed', async (path) => {
    const page = await site.get(path)
    expect(page.html).toMatch(/href="\/chat"[^>]*>Chat with us/)
    expect(reach(page)).not.toContain('intercom')
  })

  test('that could not be opened leads to the contact form, with a sentence', async () => {
    const { text } = await site.get('/contact-us?topic=help&chat=unavailable')
    expect(text).toContain('The chat could not be opened')
    expect(text).toContain('Your message')
  })

  test('is forgotten by this browser on signing out', async () => {
    const ada = await joinAs(site.api, 'personal')
    const cookie = `${ada.cookie}; intercom-session-abc12345=1`
    const { headers } = await site.post('/logout', {}, { cookie })
    expect(headers.getSetCookie()).toContain('intercom-session-abc12345=; Path=/; Max-Age=0')
  })
})

test('errors of scripts are reported everywhere but on the way out, within the budget of a page', async () => {
  const page = await site.get('/faq')
  expect(page.html).toMatch(/src="\/assets\/errors-/)
  expect(pageWeight(page.html).scriptBytes).toBeLessThan(15_000)
  expect((await site.get('/logout')).html).not.toContain('/assets/errors-')
})
