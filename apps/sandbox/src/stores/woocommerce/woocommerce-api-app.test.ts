import { createHmac } from 'node:crypto'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createWoocommerceApiApp } from './woocommerce-api-app.ts'
import { wooControl } from './woocommerce-control.ts'

/** Published: WooCommerce REST API v3, and the pages of the WordPress REST API. */
function stand() {
  let keys = 0
  const sent: Request[] = []
  const control = wooControl({
    clock: () => new Date('2026-05-04T10:00:00Z'),
    newToken: (length) => String(++keys).padStart(length, '0'),
  })
  control.send = async (request) => {
    sent.push(request)
    return new Response(null, { status: 500 })
  }
  const shop = control.shop('bramble')
  const { consumer_key: key, consumer_secret: secret } = control.newKeys(shop)
  const app = new Hono().route('/woo/:shop/wp-json', createWoocommerceApiApp(control))
  const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`
  const call = (path: string, init: RequestInit = {}) =>
    app.request(`/woo/bramble/wp-json/wc/v3${path}`, {
      ...init,
      headers: { authorization, 'content-type': 'application/json', ...init.headers },
    })
  return { control, shop, key, secret, call, sent }
}

const WEBHOOK = {
  name: 'Orders',
  status: 'active',
  topic: 'order.created',
  delivery_url: 'https://app.example/hook',
  secret: 'shared',
}

test('keys are taken by header, or in the query where a host strips the header', async () => {
  const { control, key, secret, call } = stand()
  expect((await call('/orders')).status).toBe(200)
  control.stripsAuthorization = true
  const refused = await call('/orders')
  expect([refused.status, await refused.json()]).toEqual([
    401,
    { code: 'woocommerce_rest_cannot_view' },
  ])
  expect((await call(`/orders?consumer_key=${key}&consumer_secret=${secret}`)).status).toBe(200)
})

test('a key that was revoked opens nothing', async () => {
  const { shop, key, call } = stand()
  shop.revokedKeys.add(key)
  expect((await call('/orders')).status).toBe(401)
})

test('a list says how many there are, and an offset comes before the page', async () => {
  const { control, shop, call } = stand()
  for (let at = 0; at < 3; at += 1) await control.order(shop)
  const answer = await call('/orders?per_page=2&page=2')
  expect(await answer.json()).toHaveLength(1)
  expect(answer.headers.get('x-wp-total')).toBe('3')
  expect(answer.headers.get('x-wp-totalpages')).toBe('2')
  expect(await (await call('/orders?per_page=2&page=2&offset=0')).json()).toHaveLength(2)
})

test('a secret of a webhook is written and never shown', async () => {
  const { call } = stand()
  const created = await call('/webhooks', { method: 'POST', body: JSON.stringify(WEBHOOK) })
  expect(created.status).toBe(201)
  expect(await created.json()).not.toHaveProperty('secret')
  expect(JSON.stringify(await (await call('/webhooks')).json())).not.toContain('shared')
})

test('a delivery is signed with the base64 of HMAC-SHA256 over its body', async () => {
  const { control, shop, call, sent } = stand()
  await call('/webhooks', { method: 'POST', body: JSON.stringify(WEBHOOK) })
  await control.order(shop)
  const [ping, delivery] = sent
  expect(await ping?.text()).toBe('webhook_id=1')
  const body = (await delivery?.text()) ?? ''
  expect(delivery?.headers.get('x-wc-webhook-topic')).toBe('order.created')
  expect(delivery?.headers.get('x-wc-webhook-signature')).toBe(
    createHmac('sha256', 'shared').update(body).digest('base64'),
  )
})

test('after five failures in a row a shop switches the webhook off, until it is written again', async () => {
  const { control, shop, call } = stand()
  await call('/webhooks', { method: 'POST', body: JSON.stringify(WEBHOOK) })
  for (let at = 0; at < 5; at += 1) await control.order(shop)
  expect(await (await call('/webhooks')).json()).toMatchObject([{ status: 'disabled' }])
  const body = JSON.stringify({ status: 'active' })
  const again = await call('/webhooks/1', { method: 'PUT', body })
  expect(await again.json()).toMatchObject({ status: 'active' })
})

test.each([
  ['/orders/1', 'woocommerce_rest_shop_order_invalid_id'],
  ['/orders/1/refunds', 'woocommerce_rest_invalid_order_id'],
])('%s of an order that there is not is not found', async (path, code) => {
  const { call } = stand()
  const answer = await call(path)
  expect([answer.status, await answer.json()]).toEqual([404, { code }])
})
