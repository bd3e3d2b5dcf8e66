import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payFor, quote } from '../../../../api/src/testing/commerce/purchases.ts'
import { cookieOf, joinAs } from '../../../../api/src/testing/people/people.ts'
import { startTestSite, type TestSite } from '../../testing/start-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite({
    OFFER_TEXT: 'Until Sunday each tree has a twin.',
    OFFER_LINK: '/solutions/personal/instant',
    OFFER_LINK_LABEL: 'Plant two',
    GOOGLE_TAG_ID: 'G-TEST123',
  })
})
afterAll(() => site.close())

/** Closes what a page shows, as its form does. */
async function close(html: string, cookie = '') {
  const [, message = ''] = /name="message" value="([^"]+)"/.exec(html) ?? []
  const answer = await site.post('/close-message', { message, return: '/faq?x=1' }, { cookie })
  expect([answer.status, answer.location]).toEqual([303, '/faq?x=1'])
  return cookieOf(answer.headers)
}

describe('an offer of the operator', () => {
  test('stands on every page where nobody is busy, leads on, and stays closed', async () => {
    const page = await site.get('/')
    expect(page.text).toContain('Until Sunday each tree has a twin. Plant two')
    const cookie = await close(page.html)
    for (const path of ['/', '/faq'])
      expect((await site.get(path, { cookie })).text).not.toContain('has a twin')
    expect((await site.get('/')).text).toContain('has a twin')
  })

  test.each(['/login', '/logout', '/join', '/app/personal/instant/one-time/setup'])(
    'does not interrupt on %s',
    async (path) => expect((await site.get(path)).text).not.toContain('has a twin'),
  )
})

describe('a currency that is not the one of the place', () => {
  const SETUP = '/app/personal/instant/one-time/setup'
  const at = async (path: string, language: string, cookie = '') => {
    const headers = { accept: 'text/html', 'accept-language': language, cookie }
    return site.send(new Request(new URL(path, 'http://understory.test'), { headers }))
  }
  const CHOSEN = 'understory_currency=EUR'
  const SAYS = 'Where you seem to be (United States) they are usually seen in USD.'

  test.each(['/', SETUP])('is said on %s, with a way to change it and to keep it', async (path) => {
    const page = await at(path, 'en-US', CHOSEN)
    expect(page.text).toContain(`Prices are shown in EUR. ${SAYS}`)
    expect(page.html).toContain(`href="${path}?currency=USD"`)
    const [, form = ''] = /aria-label="Currency"([\s\S]*?)<\/aside>/.exec(page.html) ?? []
    const cookie = await close(form, CHOSEN)
    expect((await at(path, 'en-US', `${CHOSEN}; ${cookie}`)).text).not.toContain(SAYS)
    // The page was not cached for others with the message, or without it.
    expect((await at(path, 'en-US', CHOSEN)).text).toContain(SAYS)
    expect((await at(path, 'de-DE', CHOSEN)).text).not.toContain('Prices are shown in')
  })

  test('is not said to someone who chose it from the list', async () => {
    const chosen = await at('/app/personal/family/recurring/setup?currency=EUR&chosen=yes', 'en-US')
    expect(chosen.text).toContain('€')
    expect(chosen.text).not.toContain(SAYS)
    const cookie = cookieOf(chosen.headers)
    for (const path of ['/', SETUP]) {
      const page = await at(path, 'en-US', cookie)
      expect(page.text).toContain('€')
      expect(page.text).not.toContain(SAYS)
    }
  })

  test('is not said where it is the same, where nothing says where someone is, or without prices', async () => {
    expect((await at('/', 'en-US')).text).not.toContain('Prices are shown in')
    expect((await at('/', 'en', CHOSEN)).text).not.toContain('Prices are shown in')
    expect((await at('/faq', 'en-US', CHOSEN)).text).not.toContain('Prices are shown in')
  })
})

describe('the welcome', () => {
  test('greets someone new on their own ground, once', async () => {
    const ada = await joinAs(site.api, 'personal')
    for (const path of ['/my-impact', '/my-impact/dashboards/impact']) {
      const page = await site.get(`${path}?welcome=true`, ada)
      expect(page.text).toContain('This is your own ground.')
      const [, form = ''] = /aria-labelledby="welcome"([\s\S]*?)<\/section>/.exec(page.html) ?? []
      expect(form).toContain(`name="return" value="${path}"`)
      const closed = await close(form, ada.cookie)
      const again = await site.get(`${path}?welcome=true`, { cookie: `${ada.cookie}; ${closed}` })
      expect(again.text).not.toContain('This is your own ground.')
    }
    const other = await joinAs(site.api, 'personal')
    expect((await site.get('/my-impact', other)).text).not.toContain('own ground.')
  })

  test('shows where in the world the money went, and the purchase is counted once', async () => {
    const ada = await joinAs(site.api, 'personal')
    const { quoteId } = await quote(site.api, { milliTrees: 3_000 })
    const { paymentId } = await payFor(site.api, ada, quoteId)
    const agreed = `${ada.cookie}; understory_consent=true.googleTag`
    const confirmed = `/stripe-payment-confirmed?payment_intent=${paymentId}`
    const paid = await site.get(confirmed, { cookie: agreed })
    expect(paid.html).not.toContain('data-telemetry')
    const noted = paid.headers.getSetCookie().find((each) => each.startsWith('understory_payment='))
    const cookie = `${agreed}; ${noted?.split(';')[0]}`
    const welcome = '/my-impact/dashboards/impact?welcome=true'
    const counted = await site.get(welcome, { cookie })
    expect(counted.text).toContain('You fund Mangroves of Mahajanga. It is now part')
    expect(counted.html).toContain('aria-label="Projects on the map"')
    expect(counted.html).toMatch(/purchase&quot;:{&quot;id&quot;:.*personal-instant-onetime/)
    const after = cookieOf(counted.headers)
    expect(after).toMatch(/understory_payment=[\w-]+$/)
    for (const path of ['/my-impact', confirmed]) {
      const later = await site.get(path, { cookie: `${agreed}; ${after}` })
      expect(later.html).not.toContain('purchase&quot;:{')
      expect(later.headers.getSetCookie().join()).not.toContain('understory_payment')
    }
    const declined = await site.get(confirmed, {
      cookie: `${ada.cookie}; understory_consent=false`,
    })
    expect(declined.headers.getSetCookie().join()).not.toContain('understory_payment')
  })
})
