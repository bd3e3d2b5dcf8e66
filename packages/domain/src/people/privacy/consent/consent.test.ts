import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CONSENT_COOKIE,
  clearingCookies,
  cookieDomains,
  cookiesToClear,
  decideConsent,
  parseConsent,
  safeReturnPath,
  storedConsent,
} from './consent.ts'

describe('what is stored', () => {
  test.each([
    { rule: 'nothing stored: the banner shows', stored: undefined, consent: undefined },
    { rule: 'accepted stays accepted', stored: 'true', consent: true },
    { rule: 'declined stays declined', stored: 'false', consent: false },
    { rule: 'a made-up value counts as no choice', stored: 'maybe', consent: undefined },
  ])('$rule', ({ stored, consent }) => expect(parseConsent(stored)).toBe(consent))
})

describe('a yes', () => {
  const asked = ['hotjar', 'tagManager']
  test('is stored with what was asked for, a no without', () => {
    expect(storedConsent(true, asked)).toBe('true.hotjar.tagManager')
    expect(storedConsent(true, [])).toBe('true')
    expect(storedConsent(false, asked)).toBe('false')
  })
  test.each([
    ['counts for what was asked for', asked, true],
    ['counts where one of them is gone', ['hotjar'], true],
    ['is asked for again where one was added', [...asked, 'metaPixel'], undefined],
  ])('%s', (_, services, consent) =>
    expect(parseConsent('true.hotjar.tagManager', services)).toBe(consent),
  )
  test('a no stays one, whatever is added', () =>
    expect(parseConsent('false', [...asked, 'metaPixel'])).toBe(false))
})

describe('a choice', () => {
  test('Accept grants', () => expect(decideConsent({ kind: 'accept' })).toBe(true))
  test.each([true, false])('Save keeps the switch as it stands (%s)', (analytics) =>
    expect(decideConsent({ kind: 'save', analytics })).toBe(analytics),
  )
})

describe('declining', () => {
  test('clears every tracking cookie and leaves the rest', () => {
    const present = ['_ga', '_ga_X1', '_gid', '_fbp', '_fbc', '_hjid', 'session', CONSENT_COOKIE]
    expect(cookiesToClear(false, present).toSorted()).toEqual(
      ['_fbc', '_fbp', '_ga', '_ga_X1', '_gcl_au', '_gid', '_hjid', 'fbc'].toSorted(),
    )
  })
  test('never clears the consent itself, whatever else is there', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (names) => {
        expect(cookiesToClear(false, [...names, CONSENT_COOKIE])).not.toContain(CONSENT_COOKIE)
      }),
    )
  })
  test.each([undefined, true] as const)('nothing is cleared while consent is %s', (consent) =>
    expect(cookiesToClear(consent, ['_ga'])).toEqual([]),
  )
})

test.each([
  {
    host: 'www.shop.example.org',
    domains: ['www.shop.example.org', 'shop.example.org', 'example.org'],
  },
  { host: 'localhost', domains: [] },
  { host: '127.0.0.1', domains: [] },
  { host: '[::1]', domains: [] },
])('cookies of $host are cleared on it and its parents', ({ host, domains }) =>
  expect(cookieDomains(host)).toEqual(domains),
)

test('a cookie is removed from the host and from each parent', () => {
  expect(clearingCookies(['_ga'], 'www.shop.example')).toEqual([
    '_ga=; Path=/; Max-Age=0',
    '_ga=; Path=/; Max-Age=0; Domain=www.shop.example',
    '_ga=; Path=/; Max-Age=0; Domain=shop.example',
  ])
})

describe('returning after a choice', () => {
  test.each([
    ['/faq?x=1', '/faq?x=1'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example', '/'],
    ['/ok\nSet-Cookie: x', '/'],
    ['/\t/evil.example', '/'],
    [null, '/'],
  ])('%j leads to %j', (wanted, path) => expect(safeReturnPath(wanted)).toBe(path))

  test('never leaves the site', () => {
    fc.assert(
      fc.property(fc.string(), (tail) => {
        const url = new URL(safeReturnPath(`/${tail}`), 'https://ours.example')
        expect(url.origin).toBe('https://ours.example')
      }),
    )
  })
})

test('a path of 2,000 characters is returned to, a longer one and none are not', () => {
  const longest = `/${'a'.repeat(1_999)}`
  expect(safeReturnPath(longest)).toBe(longest)
  expect(safeReturnPath(`${longest}a`)).toBe('/')
  expect(safeReturnPath(null)).toBe('/')
})
