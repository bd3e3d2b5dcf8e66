import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createShopifyApp } from './shopify-app.ts'
import { SHOPIFY_CLIENT, shopifyControl } from './shopify-control.ts'

const BEGAN = new Date('2026-05-04T10:00:00Z').getTime()
const BACK = 'https://app.example/shopify/installed'

function stand() {
  let tokens = 0
  const time = { now: BEGAN }
  const control = shopifyControl({
    clock: () => new Date(time.now),
    newToken: (length) => String(++tokens).padStart(length, 'a'),
    privacyUrl: 'https://app.example/privacy',
  })
  const sent: Request[] = []
  const answers = { status: 200 }
  control.send = async (request) => {
    sent.push(request)
    return new Response(null, { status: answers.status })
  }
  const [shop] = control.shops
  if (!shop) throw new Error('there is no shop')
  const app = createShopifyApp(control)
  const admin = `/shopify/${shop.domain}/admin`
  const post = (path: string, form: Record<string, string>) =>
    app.request(`${admin}${path}`, { method: 'POST', body: new URLSearchParams(form) })
  const tokensFor = (form: Record<string, string>, secret: string = SHOPIFY_CLIENT.secret) =>
    post('/oauth/access_token', { client_id: SHOPIFY_CLIENT.id, client_secret: secret, ...form })
  const ask = async (token: string, query: string, variables: object = {}) => {
    const answer = await app.request(`${admin}/api/2026-10/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-access-token': token },
      body: JSON.stringify({ query, variables }),
    })
    // biome-ignore lint/suspicious/noExplicitAny: an answer of the wire, looked into by tests
    return { status: answer.status, body: (await answer.json()) as any }
  }
  const install = async (answer = 'install') => {
    const query = new URLSearchParams({ redirect_uri: BACK, state: 'nonce' })
    const came = await post(`/oauth/authorize?${query}`, { answer })
    return new URL(came.headers.get('location') ?? '')
  }
  const installed = async () => {
    const code = (await install()).searchParams.get('code') ?? ''
    return (await (await tokensFor({ code })).json()) as {
      readonly access_token: string
      readonly refresh_token: string
      readonly scope: string
      readonly expires_in: number
    }
  }
  return { control, shop, time, sent, answers, install, installed, tokensFor, ask }
}

// https://shopify.dev/docs/apps/build/authentication-authorization/access-tokens/authorization-code-grant
describe('the authorization code grant', () => {
  test('what is brought back is signed: its parameters in order, but for the signature', async () => {
    const { install } = stand()
    const { searchParams, origin, pathname } = await install()
    expect(`${origin}${pathname}`).toBe(BACK)
    expect(searchParams.get('state')).toBe('nonce')
    const hmac = searchParams.get('hmac')
    searchParams.delete('hmac')
    searchParams.sort()
    const { secret } = SHOPIFY_CLIENT
    const own = createHmac('sha256', secret).update(String(searchParams)).digest('hex')
    expect(hmac).toBe(own)
  })

  test('a code gives tokens once, and only to who has the secret of the app', async () => {
    const { install, tokensFor } = stand()
    const code = (await install()).searchParams.get('code') ?? ''
    expect((await tokensFor({ code }, 'another')).status).toBe(401)
    expect(await (await tokensFor({ code })).json()).toMatchObject({
      scope: 'read_orders',
      access_token: expect.any(String),
      refresh_token: expect.any(String),
    })
    expect((await tokensFor({ code })).status).toBe(400)
  })

  test('a merchant who says no brings no code', async () => {
    const { install } = stand()
    const { searchParams } = await install('no')
    expect([searchParams.get('code'), searchParams.get('error')]).toEqual([null, 'access_denied'])
  })
})

// https://shopify.dev/docs/apps/build/authentication-authorization/access-tokens/offline-access-tokens
describe('access tokens that expire', () => {
  test('one opens the API for as long as it says, and a refresh gives the next', async () => {
    const { installed, ask, time, tokensFor } = stand()
    const { access_token: token, refresh_token: refresh, expires_in: seconds } = await installed()
    expect((await ask(token, '{ shop { name } }')).status).toBe(200)
    time.now += seconds * 1_000
    expect((await ask(token, '{ shop { name } }')).status).toBe(401)
    const form = { grant_type: 'refresh_token', refresh_token: refresh }
    const next = (await (await tokensFor(form)).json()) as { access_token: string }
    expect((await ask(next.access_token, '{ shop { name } }')).status).toBe(200)
  })

  test('an uninstalled app has no token that opens anything', async () => {
    const { control, shop, installed, ask, tokensFor } = stand()
    const { access_token: token, refresh_token: refresh } = await installed()
    await control.uninstall(shop)
    expect((await ask(token, '{ shop { name } }')).status).toBe(401)
    const form = { grant_type: 'refresh_token', refresh_token: refresh }
    expect((await tokensFor(form)).status).toBe(400)
  })
})

// https://shopify.dev/docs/api/usage/limits
test('a throttled query is answered with 200, an error of that code and what is left', async () => {
  const { control, installed, ask } = stand()
  const { access_token: token } = await installed()
  control.throttled = 1
  const { status, body } = await ask(token, '{ shop { name } }')
  expect(status).toBe(200)
  expect(body.errors[0].extensions.code).toBe('THROTTLED')
  expect(body.extensions.cost.throttleStatus).toMatchObject({
    maximumAvailable: expect.any(Number),
    currentlyAvailable: expect.any(Number),
    restoreRate: expect.any(Number),
  })
  expect((await ask(token, '{ shop { name } }')).body.data.shop.name).toEqual(expect.any(String))
})

// https://shopify.dev/docs/apps/build/webhooks
describe('webhooks', () => {
  const SUBSCRIBE = `mutation ($topic: WebhookSubscriptionTopic!, $to: WebhookSubscriptionInput!) {
    webhookSubscriptionCreate(topic: $topic, webhookSubscription: $to) {
      webhookSubscription { id } userErrors { message } } }`

  async function listening() {
    const here = stand()
    const { access_token: token } = await here.installed()
    const subscribe = () =>
      here.ask(token, SUBSCRIBE, {
        topic: 'ORDERS_CREATE',
        to: { uri: 'https://app.example/hook' },
      })
    const { body } = await subscribe()
    expect(body.data.webhookSubscriptionCreate.userErrors).toEqual([])
    return { ...here, subscribe }
  }

  test('a delivery is signed with the base64 of HMAC-SHA256 over its body by the secret of the app', async () => {
    const { control, shop, sent } = await listening()
    await control.order(shop)
    const [delivery] = sent
    const body = (await delivery?.clone().text()) ?? ''
    const own = createHmac('sha256', SHOPIFY_CLIENT.secret).update(body).digest('base64')
    expect(delivery?.headers.get('x-shopify-hmac-sha256')).toBe(own)
  })

  test('its headers name the topic, the shop, the version and the delivery', async () => {
    const { control, shop, sent } = await listening()
    await control.order(shop)
    await control.order(shop)
    const [first, second] = sent.map(({ headers }) => headers)
    expect(first?.get('x-shopify-topic')).toBe('orders/create')
    expect(first?.get('x-shopify-shop-domain')).toBe(shop.domain)
    expect(first?.get('x-shopify-api-version')).toBe('2026-10')
    expect(first?.get('x-shopify-webhook-id')).not.toBe(second?.get('x-shopify-webhook-id'))
  })

  test('a second subscription of one topic to one address is a user error', async () => {
    const { subscribe } = await listening()
    const { status, body } = await subscribe()
    expect(status).toBe(200)
    expect(body.data.webhookSubscriptionCreate).toMatchObject({
      webhookSubscription: null,
      userErrors: [{ message: expect.any(String) }],
    })
  })

  test('after eight failures in a row a subscription is deleted', async () => {
    const { control, shop, answers } = await listening()
    answers.status = 500
    for (let at = 0; at < 8; at += 1) await control.order(shop)
    expect(shop.webhooks.size).toBe(0)
  })

  test('one delivery that is taken begins the count again', async () => {
    const { control, shop, answers } = await listening()
    answers.status = 500
    for (let at = 0; at < 7; at += 1) await control.order(shop)
    answers.status = 200
    await control.order(shop)
    answers.status = 500
    await control.order(shop)
    expect(shop.webhooks.size).toBe(1)
  })

  test('uninstalling is the last that an app hears of a shop, but for privacy', async () => {
    const { control, shop, sent } = await listening()
    await control.uninstall(shop)
    await control.order(shop)
    expect(sent).toHaveLength(0)
    expect(await control.askPrivacy(shop, 'shop/redact')).toBe(200)
    expect(sent.at(-1)?.headers.get('x-shopify-topic')).toBe('shop/redact')
  })
})
