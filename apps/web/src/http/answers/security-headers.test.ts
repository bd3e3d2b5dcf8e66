import { BUILT_IN_BRAND } from '@understory/domain/site/installation/brand.ts'
import { describe, expect, test } from 'vitest'
import { NOTHING_OUTSIDE } from '../../outside/outside-settings.ts'
import type { ServiceName } from '../../outside/services.ts'
import type { WebSettings } from '../request-context.ts'
import { addSecurityHeaders, closedPolicy, contentSecurityPolicy } from './security-headers.ts'

const sandbox: WebSettings = {
  origin: 'http://localhost:3000',
  payments: { mode: 'sandbox', publishableKey: 'pk', sandboxUrl: 'http://127.0.0.1:4010/' },
  storeLinkOrigins: [],
  recipients: [],
  retention: [],
  deployment: 'local',
  outside: NOTHING_OUTSIDE,
  offer: null,
  features: [],
  supportEmail: 'hello@understory.example',
  siteName: 'Understory',
  brand: BUILT_IN_BRAND,
  hasLegalNotice: false,
  seller: { name: 'Understory', address: [] },
}
const stripe: WebSettings = {
  ...sandbox,
  payments: { mode: 'stripe', publishableKey: 'pk' },
  deployment: 'production',
}

const ALL: WebSettings = {
  ...stripe,
  outside: {
    ...NOTHING_OUTSIDE,
    telemetry: { tagManager: 'GTM-1', googleTag: 'G-1', metaPixel: '1', hotjar: '1' },
  },
}

function directives(
  settings: WebSettings,
  services: readonly ServiceName[] = [],
): Map<string, string> {
  const policy = contentSecurityPolicy({
    nonce: 'n0',
    settings,
    services,
    development: false,
    isShared: false,
  })
  return new Map(policy.split('; ').map((part) => [part.split(' ')[0] ?? '', part]))
}

describe('the content security policy', () => {
  test('runs no script without the nonce of this response and nothing inline', () => {
    expect(directives(sandbox).get('script-src')).toBe(
      "script-src 'nonce-n0' 'strict-dynamic' http://127.0.0.1:4010",
    )
    expect([...directives(sandbox).values()].join()).not.toContain('unsafe')
  })

  test('gives a page that many share no nonce: it runs the files of its own origin alone', () => {
    const input = { nonce: 'n0', settings: sandbox, services: [], development: false }
    const policy = contentSecurityPolicy({ ...input, isShared: true })
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('n0')
  })

  test.each([
    ['object-src', "object-src 'none'"],
    ['base-uri', "base-uri 'none'"],
    ['frame-ancestors', "frame-ancestors 'none'"],
    ['style-src', "style-src 'self'"],
  ])('closes %s', (name, directive) => expect(directives(stripe).get(name)).toBe(directive))

  test('lets the payments sandbox take calls and forms, and no one else', () => {
    expect(directives(sandbox).get('connect-src')).toBe("connect-src 'self' http://127.0.0.1:4010")
    expect(directives(sandbox).get('form-action')).toBe("form-action 'self' http://127.0.0.1:4010")
  })

  test('lets the form that connects a store end at its connection provider', () => {
    const linked = { ...stripe, storeLinkOrigins: ['https://link.rutterapi.com'] }
    expect(directives(linked).get('form-action')).toMatch(/ https:\/\/link\.rutterapi\.com$/)
    expect(directives(stripe).get('form-action')).not.toContain('rutter')
  })

  test('names Stripe only where Stripe takes the payments', () => {
    expect([...directives(stripe).values()].join()).toContain('https://api.stripe.com')
    expect([...directives(sandbox).values()].join()).not.toContain('stripe')
  })

  test('lets the frames of Stripe start on the hosts it names, and beside them our own previews of widgets', () => {
    expect(directives(stripe).get('frame-src')).toBe(
      "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
    )
  })

  test('names no service outside before a yes, whatever is switched on', () => {
    expect(directives(ALL)).toEqual(directives(stripe))
  })

  test.each([
    // Google Ads counts a conversion from a frame of its own.
    [
      'tagManager',
      'google',
      /facebook|hotjar/,
      ['https://td.doubleclick.net', 'https://www.googletagmanager.com'],
    ],
    [
      'googleTag',
      'google',
      /facebook|hotjar/,
      ['https://td.doubleclick.net', 'https://www.googletagmanager.com'],
    ],
    ['metaPixel', 'facebook', /google|hotjar/, []],
    ['hotjar', 'hotjar', /google|facebook/, []],
  ] as const)(
    'of %s opens for its own hosts alone, and runs nothing unsafe',
    (name, own, others, frames) => {
      const before = directives(stripe)
      const policy = directives(ALL, [name])
      const added = [...policy].map(([directive, text]) =>
        text.replace(before.get(directive) ?? '', ''),
      )
      expect(added.join()).toContain(own)
      expect(added.join()).not.toMatch(others)
      expect([...policy.values()].join()).not.toContain('unsafe')
      for (const directive of ['style-src', 'form-action', 'object-src']) {
        expect(policy.get(directive)).toBe(before.get(directive))
      }
      const framed = [before.get('frame-src'), ...frames].join(' ')
      expect(policy.get('frame-src')).toBe(framed)
    },
  )

  test('of the chat opens for its vendor, styles included, and runs nothing unsafe', () => {
    const policy = directives(ALL, ['intercom'])
    expect(policy.get('script-src')).toMatch(/nonce-n0.*widget\.intercom\.io/)
    expect(policy.get('script-src')).not.toContain('unsafe')
    expect([...policy.values()].join()).not.toMatch(
      /unsafe-eval|googletag|google-analytics|facebook\.net|hotjar/,
    )
  })

  test('after a no holds without any of them, and payments go on', () => {
    const closed = closedPolicy(ALL)
    expect(closed).not.toMatch(/google|facebook\.net|hotjar|unsafe|nonce/)
    expect(closed).toContain('https://api.stripe.com')
  })
})

describe('the headers of every page', () => {
  const headersFor = (settings: WebSettings, own: HeadersInit = {}) => {
    const headers = new Headers(own)
    const page = { services: [], development: false, isShared: false }
    addSecurityHeaders(headers, { nonce: 'n', settings, ...page })
    return headers
  }

  test('ask for https for a year in production only', () => {
    expect(headersFor(stripe).get('strict-transport-security')).toContain('max-age=31536000')
    expect(headersFor(sandbox).get('strict-transport-security')).toBeNull()
  })

  test('keep what a page has set itself', () => {
    const own = { 'Cache-Control': 'public, max-age=60' }
    expect(headersFor(stripe, own).get('cache-control')).toBe('public, max-age=60')
  })
})
