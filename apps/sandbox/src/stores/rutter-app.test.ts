import { expect, test } from 'vitest'
import { createRutterApp } from './rutter-app.ts'
import { RUTTER_CLIENT, storesControl } from './stores-control.ts'

const NOW = new Date('2026-05-04T10:00:00Z')
const BASIC = `Basic ${Buffer.from(`${RUTTER_CLIENT.id}:${RUTTER_CLIENT.secret}`).toString('base64')}`

function stand() {
  let tokens = 0
  const clock = { now: NOW }
  const control = storesControl({
    clock: () => clock.now,
    newToken: (length) => String(++tokens).padStart(length, 'a'),
    target: null,
  })
  const app = createRutterApp(control)
  const call = (path: string, init: RequestInit = {}) =>
    app.request(path, { ...init, headers: { authorization: BASIC, ...init.headers } })
  const exchange = (token: string) =>
    call('/versioned/item/public_token/exchange', {
      method: 'POST',
      body: JSON.stringify({ public_token: token }),
    })
  const [shop] = control.shops
  if (!shop) throw new Error('there is no shop')
  return { control, clock, call, exchange, shop }
}

async function connected() {
  const here = stand()
  const answer = await here.exchange(here.control.connections.offer(here.shop))
  const { access_token, connection_id } = (await answer.json()) as Record<string, string>
  const orders = (query = '') => here.call(`/versioned/orders?access_token=${access_token}${query}`)
  return { ...here, orders, connectionId: String(connection_id) }
}

test('a public token is exchanged once', async () => {
  const { control, exchange, shop } = stand()
  const token = control.connections.offer(shop)
  expect(await (await exchange(token)).json()).toMatchObject({
    is_ready: true,
    platform: shop.platform,
    store_unique_name: shop.uniqueName,
  })
  const again = await exchange(token)
  expect([again.status, await again.json()]).toEqual([400, { error_code: 'INVALID_PUBLIC_TOKEN' }])
})

test('a public token lasts half an hour', async () => {
  const { control, clock, exchange, shop } = stand()
  const token = control.connections.offer(shop)
  clock.now = new Date(NOW.getTime() + 30 * 60_000 + 1)
  expect((await exchange(token)).status).toBe(400)
})

test('a client without its secret is refused', async () => {
  const { call } = stand()
  const answer = await call('/versioned/orders', {
    headers: { authorization: 'Basic bm9uZTpub25l' },
  })
  expect([answer.status, await answer.json()]).toEqual([401, { error_code: 'INVALID_CREDENTIALS' }])
})

test('orders come in pages of a hundred, oldest change first', async () => {
  const { control, orders, shop } = await connected()
  const before = shop.orders.size
  for (let at = before; at < 101; at += 1) await control.order(shop)
  const first = (await (await orders()).json()) as { orders: object[]; next_cursor: string }
  expect(first.orders).toHaveLength(100)
  const rest = await (await orders(`&cursor=${first.next_cursor}`)).json()
  expect(rest).toMatchObject({ orders: [expect.anything()], next_cursor: null })
})

test.each([
  ['needs-update', 'NEEDS_UPDATE'],
  ['disabled', 'CONNECTION_DISABLED'],
  ['not-ready', 'PRODUCT_NOT_READY'],
] as const)(
  'a connection that is %s gives no orders and says where to mend it',
  async (state, code) => {
    const { control, orders, shop } = await connected()
    await control.setState(shop, state)
    const answer = await orders()
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ error_code: code, update_url: expect.any(String) })
  },
)

test('a connection that was removed opens nothing any more', async () => {
  const { call, orders, connectionId } = await connected()
  const remove = () => call(`/versioned/connections/${connectionId}`, { method: 'DELETE' })
  expect((await remove()).status).toBe(204)
  expect((await orders()).status).toBe(401)
  expect((await remove()).status).toBe(404)
})
