import { type Context, Hono } from 'hono'
import type { ConnectionState } from './connections.ts'
import { goWrong } from './delivery-faults.ts'
import { linkPage, shopsPage } from './link-page.ts'
import type { Shop } from './shops.ts'
import { RUTTER_CLIENT, type StoresControl } from './stores-control.ts'

const RUTTER_APP_PAGE_SIZE = 100

const ERRORS: Readonly<Record<Exclude<ConnectionState, 'ready'>, string>> = {
  'not-ready': 'PRODUCT_NOT_READY',
  'needs-update': 'NEEDS_UPDATE',
  disabled: 'CONNECTION_DISABLED',
}

/** The connection provider's API and link page, as far as the adapter speaks to it. */
export function createRutterApp(control: StoresControl): Hono {
  const app = new Hono()
  app.get('/rutter/link', (c) => {
    const { key, redirect_url: back = '' } = c.req.query()
    if (key !== RUTTER_CLIENT.publicKey) return c.text('unknown key', 400)
    return c.html(linkPage(control.shops, back))
  })
  app.post('/rutter/link', async (c) => {
    const form = await c.req.parseBody()
    const back = new URL(String(form.redirect_url))
    const shop = control.shops.find(({ uniqueName }) => uniqueName === form.shop)
    if (shop) back.searchParams.set('public_token', control.connections.offer(shop))
    else back.searchParams.set('error', 'declined')
    return c.redirect(back.href, 303)
  })
  app.get('/rutter/shops', (c) => c.html(shopsPage(control)))
  app.post('/rutter/shops', async (c) => {
    const form = await c.req.parseBody()
    const shop = control.shop(String(form.shop))
    await happen(control, shop, String(form.what))
    return c.redirect('/rutter/shops', 303)
  })
  app.use('/versioned/*', async (c, next) => {
    if (control.outage > 0) {
      control.outage -= 1
      return c.json({ error_code: 'INTERNAL_ERROR' }, 500)
    }
    if (!isClient(c)) return c.json({ error_code: 'INVALID_CREDENTIALS' }, 401)
    await next()
  })
  app.post('/versioned/item/public_token/exchange', async (c) => {
    const { public_token: token } = await c.req.json<{ public_token: string }>()
    const connection = control.connections.exchange(token)
    if (!connection) return c.json({ error_code: 'INVALID_PUBLIC_TOKEN' }, 400)
    return c.json({
      connection_id: connection.id,
      access_token: connection.accessToken,
      is_ready: connection.state === 'ready',
      platform: connection.shop.platform,
      name: connection.shop.name,
      store_unique_name: connection.shop.uniqueName,
    })
  })
  app.get('/versioned/orders', (c) => listOrders(c, control))
  app.delete('/versioned/connections/:id', (c) =>
    control.connections.remove(c.req.param('id')) ? c.body(null, 204) : c.json({}, 404),
  )
  return app
}

async function happen(control: StoresControl, shop: Shop, what: string): Promise<void> {
  const last = [...shop.orders.values()].at(-1)
  const state = RUTTER_APP_STATES.find((each) => each === what)
  await goWrong(control, what)
  if (state) await control.setState(shop, state)
  if (what === 'order') await control.order(shop)
  if (what === 'refund' && last) await control.refund(shop, last, 5)
  if (what === 'cancel' && last) await control.cancel(shop, last)
}

const RUTTER_APP_STATES: readonly ConnectionState[] = [
  'ready',
  'not-ready',
  'needs-update',
  'disabled',
]

function isClient(c: Context): boolean {
  const { id, secret } = RUTTER_CLIENT
  const expected = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`
  return c.req.header('authorization') === expected
}

function listOrders(c: Context, control: StoresControl) {
  const {
    access_token: token = '',
    updated_at_min: since = '0',
    cursor,
    platform_id,
  } = c.req.query()
  const connection = control.connections.byAccess(token)
  if (!connection) return c.json({ error_code: 'INVALID_CREDENTIALS' }, 401)
  if (connection.state !== 'ready') {
    const update_url = `${new URL(c.req.url).origin}/rutter/shops`
    return c.json({ error_code: ERRORS[connection.state], update_url }, 409)
  }
  const all = [...connection.shop.orders.values()]
    .filter((order) => Date.parse(order.updated_at) >= Number(since))
    .filter((order) => platform_id === undefined || order.platform_id === platform_id)
    .toSorted((a, b) => a.updated_at.localeCompare(b.updated_at))
  const from = cursor ? Number(cursor) : 0
  const next = from + RUTTER_APP_PAGE_SIZE < all.length ? String(from + RUTTER_APP_PAGE_SIZE) : null
  return c.json({ orders: all.slice(from, from + RUTTER_APP_PAGE_SIZE), next_cursor: next })
}
