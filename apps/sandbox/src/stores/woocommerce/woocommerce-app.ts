import { type Context, Hono } from 'hono'
import { goWrong } from '../delivery-faults.ts'
import { createWoocommerceApiApp } from './woocommerce-api-app.ts'
import type { WooControl } from './woocommerce-control.ts'
import { approvePage, wooShopsPage } from './woocommerce-pages.ts'

/** WooCommerce shops: where a merchant approves an app, the REST API, and a page where orders happen. */
export function createWooCommerceApp(control: WooControl): Hono {
  const app = new Hono()
  app.get('/woocommerce', (c) => c.html(wooShopsPage(control, new URL(c.req.url).origin)))
  app.post('/woocommerce', async (c) => {
    const form = await c.req.parseBody()
    await happen(control, String(form.shop), String(form.what))
    return c.redirect('/woocommerce', 303)
  })
  app.get('/woocommerce/:shop/wc-auth/v1/authorize', (c) => {
    const { app_name: name, scope, user_id: user, return_url: back } = c.req.query()
    const shop = control.shops.find(({ slug }) => slug === c.req.param('shop'))
    if (!shop || !name || !user || !back || scope !== 'read_write')
      return c.text('A parameter is missing.', 400)
    return c.html(approvePage(shop, name))
  })
  app.post('/woocommerce/:shop/wc-auth/v1/authorize', (c) => answerApp(c, control))
  app.route('/woocommerce/:shop/wp-json', createWoocommerceApiApp(control))
  return app
}

async function answerApp(c: Context, control: WooControl) {
  const { user_id: user = '', return_url: back = '', callback_url: callback = '' } = c.req.query()
  const shop = control.shop(c.req.param('shop') ?? '')
  const url = new URL(back)
  const isApproved = (await c.req.parseBody()).answer === 'approve'
  url.searchParams.set('success', isApproved ? '1' : '0')
  url.searchParams.set('user_id', user)
  if (!isApproved) return c.redirect(url.href, 303)
  const keys = control.newKeys(shop)
  const body = JSON.stringify({ key_id: 1, user_id: user, ...keys, key_permissions: 'read_write' })
  const headers = { 'content-type': 'application/json;charset=UTF-8' }
  const request = new Request(callback, { method: 'POST', headers, body })
  const answer = await control.send(request).catch(() => null)
  if (answer?.status === 200) return c.redirect(url.href, 303)
  // As a shop does: keys that did not arrive are deleted again.
  shop.revokedKeys.add(keys.consumer_key)
  return c.text('The keys could not be sent.', 502)
}

async function happen(control: WooControl, slug: string, what: string): Promise<void> {
  const shop = control.shop(slug)
  const last = [...shop.orders.values()].at(-1)
  await goWrong(control, what)
  if (what === 'order') await control.order(shop)
  if (what === 'disable') for (const webhook of shop.webhooks.values()) webhook.status = 'disabled'
  if (!last) return
  if (what === 'refund') await control.refund(shop, last, '5.00')
  if (what === 'cancel') await control.setStatus(shop, last, 'cancelled')
  if (what === 'trash') await control.setStatus(shop, last, 'trash')
  if (what === 'restore') await control.setStatus(shop, last, 'processing')
}
