import { type Context, Hono } from 'hono'
import type { WooControl } from './woocommerce-control.ts'
import { isKeyOf, type WooShop, type WooWebhook } from './woocommerce-shops.ts'

type Env = { Variables: { shop: WooShop } }

/** The REST API of a shop, as far as the adapter speaks to it. */
export function createWoocommerceApiApp(control: WooControl): Hono<Env> {
  const app = new Hono<Env>()
  app.use('*', async (c, next) => {
    const shop = control.shops.find(({ slug }) => slug === c.req.param('shop'))
    if (!shop) return c.json({ code: 'rest_no_route' }, 404)
    if (control.outage > 0) {
      control.outage -= 1
      return c.text('Error establishing a database connection', 503)
    }
    c.set('shop', shop)
    if (c.req.path.endsWith('/wp-json/')) return c.json(indexOf(shop, c.req.url))
    await next()
  })
  app.use('/wc/v3/*', async (c, next) => {
    const { key, secret } = keysOf(c, control)
    if (!isKeyOf(c.get('shop'), key, secret))
      return c.json({ code: 'woocommerce_rest_cannot_view' }, 401)
    await next()
  })
  app.get('/wc/v3/data/currencies/current', (c) => c.json({ code: c.get('shop').currency }))
  app.get('/wc/v3/orders', (c) => {
    const { modified_after: after = '' } = c.req.query()
    const orders = [...c.get('shop').orders.values()]
      .filter(({ status }) => status !== 'trash')
      .filter((order) => order.date_modified_gmt > after)
      .toSorted((a, b) => a.id - b.id)
    return paged(c, orders)
  })
  app.get('/wc/v3/orders/:id', (c) => {
    const order = c.get('shop').orders.get(c.req.param('id'))
    return order ? c.json(order) : c.json({ code: 'woocommerce_rest_shop_order_invalid_id' }, 404)
  })
  app.get('/wc/v3/orders/:id/refunds', (c) => {
    const order = c.get('shop').orders.get(c.req.param('id'))
    return order
      ? c.json(
          order.refunds.map(({ id, reason, total }) => ({ id, reason, amount: total.slice(1) })),
        )
      : c.json({ code: 'woocommerce_rest_invalid_order_id' }, 404)
  })
  addWebhooks(app, control)
  return app
}

/** WordPress gives the title as HTML. */
const indexOf = (shop: WooShop, url: string) => ({
  name: shop.name.replace('&', '&amp;'),
  home: url.split('/wp-json')[0],
  namespaces: ['wp/v2', 'wc/v3'],
  ...shop.zone,
})

function keysOf(c: Context, control: WooControl) {
  const { consumer_key: key = '', consumer_secret: secret = '' } = c.req.query()
  if (key) return { key, secret }
  const [, given = ''] = /^Basic (.+)$/.exec(c.req.header('authorization') ?? '') ?? []
  const [user = '', password = ''] = Buffer.from(given, 'base64').toString().split(':')
  return control.stripsAuthorization ? { key: '', secret: '' } : { key: user, secret: password }
}

function paged(c: Context, all: readonly object[]) {
  const { page = '1', per_page: size = '10', offset } = c.req.query()
  const most = Math.min(100, Number(size))
  // It comes before the page, as in WordPress.
  const from = offset === undefined ? (Number(page) - 1) * most : Number(offset)
  c.header('X-WP-Total', String(all.length))
  c.header('X-WP-TotalPages', String(Math.ceil(all.length / most)))
  return c.json(all.slice(from, from + most))
}

function addWebhooks(app: Hono<Env>, control: WooControl): void {
  app.get('/wc/v3/webhooks', (c) => paged(c, [...c.get('shop').webhooks.values()].map(shown)))
  app.post('/wc/v3/webhooks', async (c) => {
    const shop = c.get('shop')
    const id = Math.max(0, ...shop.webhooks.keys()) + 1
    const given = await c.req.json<Omit<WooWebhook, 'id' | 'failures'>>()
    const webhook = { ...given, id, failures: 0 }
    shop.webhooks.set(id, webhook)
    await control.ping(webhook)
    return c.json(shown(webhook), 201)
  })
  app.put('/wc/v3/webhooks/:id', async (c) => {
    const webhook = c.get('shop').webhooks.get(Number(c.req.param('id')))
    if (!webhook) return c.json({ code: 'woocommerce_rest_shop_webhook_invalid_id' }, 404)
    Object.assign(webhook, await c.req.json(), { failures: 0 })
    return c.json(shown(webhook))
  })
  app.delete('/wc/v3/webhooks/:id', (c) => {
    const isDeleted = c.get('shop').webhooks.delete(Number(c.req.param('id')))
    return isDeleted
      ? c.json({})
      : c.json({ code: 'woocommerce_rest_shop_webhook_invalid_id' }, 404)
  })
}

/** Its secret can be written and never be read. */
const shown = ({ secret: _, failures: __, ...webhook }: WooWebhook) => webhook
