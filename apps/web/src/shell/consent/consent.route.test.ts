import { BUILT_IN_BRAND } from '@understory/domain/site/installation/brand.ts'
import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { requestContext } from '../../http/request-context.ts'
import { NOTHING_OUTSIDE } from '../../outside/outside-settings.ts'
import { action } from './consent.route.ts'

async function choose(form: Record<string, string>, cookie = '', host = 'www.shop.example.org') {
  const url = new URL(`https://${host}/consent`)
  const request = new Request(url, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { cookie },
  })
  const context = new RouterContextProvider()
  context.set(requestContext, {
    api: async () => new Response(null, { status: 500 }),
    requestId: 'r',
    ip: '192.0.2.1',
    search: async () => [],
    nonce: 'n',
    setCookies: [],
    demonstration: null,
    onFault: () => {},
    settings: {
      origin: url.origin,
      payments: { mode: 'stripe', publishableKey: 'pk' },
      storeLinkOrigins: [],
      recipients: [],
      retention: [],
      deployment: 'production',
      outside: NOTHING_OUTSIDE,
      offer: null,
      features: [],
      supportEmail: 'hello@understory.example',
      siteName: 'Understory',
      brand: BUILT_IN_BRAND,
      hasLegalNotice: false,
      seller: { name: 'Understory', address: [] },
    },
  })
  const answer = await action({ request, context, params: {}, url, pattern: '/consent' })
  return { location: answer.headers.get('location'), cookies: answer.headers.getSetCookie() }
}

describe('the cookie choice', () => {
  test('Accept is remembered for six months and leads back', async () => {
    const { location, cookies } = await choose({ choice: 'accept', return: '/faq?x=1' })
    expect(location).toBe('/faq?x=1')
    expect(cookies).toEqual(['understory_consent=true; Path=/; SameSite=Lax; Max-Age=15724800'])
  })

  test('saving with the switch off declines and clears tracking on the host and its parents', async () => {
    const { cookies } = await choose({ return: '/' }, '_ga=1; session=2; understory_consent=true')
    expect(cookies[0]).toContain('understory_consent=false')
    const cleared = cookies.slice(1)
    expect(cleared).toContain('_ga=; Path=/; Max-Age=0')
    expect(cleared).toContain('_ga=; Path=/; Max-Age=0; Domain=example.org')
    expect(cleared).toContain('fbc=; Path=/; Max-Age=0; Domain=shop.example.org')
    expect(cleared.join()).not.toContain('session')
    expect(cleared.join()).not.toContain('understory_consent')
  })

  test('saving with the switch on accepts', async () => {
    const { cookies } = await choose({ analytics: 'on' })
    expect(cookies).toHaveLength(1)
    expect(cookies[0]).toContain('understory_consent=true')
  })

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example'])(
    'never leads away from the site (%s)',
    async (back) => {
      expect((await choose({ choice: 'accept', return: back })).location).toBe('/')
    },
  )
})
