import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieOf, joinAs } from '../../../api/src/testing/people/people.ts'
import { startTestSite, type TestSite } from '../testing/start-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

const PAGES = [
  '/',
  '/solutions/personal/instant',
  '/solutions/personal/subscriptions',
  '/solutions/business/earth-positive-workforce',
  '/app/personal/instant/one-time/setup',
  '/app/personal/family/recurring/setup',
  '/app/personal/gift/one-time/setup',
]
const SIGNS = { GBP: '£', EUR: '€', USD: 'US$' } as const

async function currenciesOn(path: string, headers: Record<string, string>): Promise<string[]> {
  const { text } = await site.send(
    new Request(new URL(path, 'http://understory.test'), { headers }),
  )
  return Object.values(SIGNS).filter((sign) => text.includes(sign))
}

describe('one currency on every page, also where pages are cached for many', () => {
  test.each(PAGES)('%s', async (path) => {
    const seen = async (language: string) =>
      currenciesOn(path, { 'accept-language': language, accept: 'text/html' })
    expect(await seen('en-US,en;q=0.9')).toEqual([SIGNS.USD])
    expect(await seen('en-GB,en;q=0.9')).toEqual([SIGNS.GBP])
    expect(await seen('de-DE,de;q=0.9')).toEqual([SIGNS.EUR])
    expect(await seen('en-US,en;q=0.9')).toEqual([SIGNS.USD])
  })
})

test('the currency chosen on one page is that of the others, until signing out', async () => {
  const chosen = await site.get('/app/personal/instant/one-time/setup?currency=EUR')
  const cookie = cookieOf(chosen.headers)
  expect(cookie).toContain('understory_currency=EUR')
  for (const path of PAGES) expect(await currenciesOn(path, { cookie })).toEqual([SIGNS.EUR])
  const person = await joinAs(site.api, 'personal')
  const out = await site.post('/logout', { next: '/' }, person)
  expect(out.headers.getSetCookie().join()).toContain('understory_currency=;')
})

test('over https the choice is in a cookie that no other host can set', async () => {
  const secure = await startTestSite({ ORIGIN: 'https://understory.test' })
  const setup = '/app/personal/instant/one-time/setup'
  const chosen = await secure.get(`${setup}?currency=EUR`)
  expect(chosen.headers.getSetCookie()).toEqual([
    '__Host-understory_currency=EUR; Path=/; SameSite=Lax; Secure',
  ])
  const pricesWith = async (cookie: string) => {
    const { text } = await secure.get(setup, { cookie })
    return Object.values(SIGNS).filter((sign) => text.includes(sign))
  }
  expect(await pricesWith('__Host-understory_currency=EUR')).toEqual([SIGNS.EUR])
  expect(await pricesWith('understory_currency=EUR')).toEqual([SIGNS.GBP])
  await secure.close()
})

test("a person's own currency comes before that of where they are", async () => {
  const { cookie } = await joinAs(site.api, 'personal')
  const headers = { cookie, 'accept-language': 'en-US' }
  expect(await currenciesOn('/', headers)).toEqual([SIGNS.GBP])
})

test('a word that is no currency is not remembered', async () => {
  const page = await site.get('/app/personal/instant/one-time/setup?currency=XYZ')
  expect(cookieOf(page.headers)).not.toContain('understory_currency')
})

test('the page in another currency keeps what the form held', async () => {
  const query = 'currency=EUR&tier=lite&adults=4&children=2&pet=1&interval=year'
  const { html } = await site.get(`/app/personal/family/recurring/setup?${query}`)
  const typed = (name: string) =>
    new RegExp(`<input(?=[^>]*name="${name}")[^>]*value="([^"]*)"`).exec(html)?.[1]
  expect(['adults', 'children', 'pet'].map(typed)).toEqual(['4', '2', '1'])
})
