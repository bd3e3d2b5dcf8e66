import { createHmac } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { goWrong } from '../delivery-faults.ts'
import { shopifyAnswers } from './shopify-answers.ts'
import { answerPlan, approvalPage, LostAnswer } from './shopify-billing.ts'
import { SHOPIFY_CLIENT, type ShopifyControl } from './shopify-control.ts'
import { answerGraphql, GraphqlProblem } from './shopify-graphql.ts'
import { installPage, shopifyShopsPage } from './shopify-pages.ts'
import type { ShopifyShop } from './shopify-shops.ts'

/** Shopify shops: where a merchant installs an app, its tokens and API, and a page where orders happen. */
export function createShopifyApp(control: ShopifyControl): Hono {
  const app = new Hono()
  app.get('/shopify', (c) => c.html(shopifyShopsPage(control)))
  app.post('/shopify', async (c) => {
    const form = await c.req.parseBody()
    await happen(control, String(form.shop), String(form.what))
    return c.redirect('/shopify', 303)
  })
  app.get('/shopify/:shop/admin/oauth/authorize', (c) => {
    const { client_id: id, scope, redirect_uri: back, state } = c.req.query()
    const shop = findShop(c, control)
    if (!shop || id !== SHOPIFY_CLIENT.id || !back || !state)
      return c.text('Oauth error invalid_request', 400)
    return c.html(installPage(shop, scope ?? ''))
  })
  app.post('/shopify/:shop/admin/oauth/authorize', (c) => answerInstall(c, control))
  app.post('/shopify/:shop/admin/oauth/access_token', (c) => giveTokens(c, control))
  app.get('/shopify/:shop/admin/charges/:number', (c) => {
    const shop = findShop(c, control)
    const page = shop && approvalPage(shop, c.req.param('number'))
    return page ? c.html(page) : c.text('This charge is no longer available.', 404)
  })
  app.post('/shopify/:shop/admin/charges/:number', async (c) => {
    const shop = control.shop(c.req.param('shop'))
    const isApproved = (await c.req.parseBody()).answer === 'approve'
    const back = await answerPlan(control, shop, { number: c.req.param('number'), isApproved })
    return back ? c.redirect(back, 303) : c.text('This charge is no longer available.', 404)
  })
  app.post('/shopify/:shop/admin/api/:version/graphql.json', (c) => answerApi(c, control))
  return app
}

const findShop = (c: Context, control: ShopifyControl) =>
  control.shops.find(({ domain }) => domain === c.req.param('shop'))

/** Back to the app with a code, signed over everything that is brought back. */
async function answerInstall(c: Context, control: ShopifyControl) {
  const { redirect_uri: back = '', state = '' } = c.req.query()
  const shop = control.shop(c.req.param('shop') ?? '')
  const isInstalled = (await c.req.parseBody()).answer === 'install'
  const params = new URLSearchParams(
    isInstalled
      ? { code: control.tokens.offer(shop), shop: shop.domain, state }
      : { error: 'access_denied', shop: shop.domain, state },
  )
  params.set('timestamp', String(Math.floor(control.clock().getTime() / 1_000)))
  params.sort()
  const hmac = createHmac('sha256', control.secret).update(String(params)).digest('hex')
  const url = new URL(back)
  url.search = `${params}&hmac=${hmac}`
  return c.redirect(url.href, 303)
}

async function giveTokens(c: Context, control: ShopifyControl) {
  const shop = findShop(c, control)
  const form = Object.fromEntries(new URLSearchParams(await c.req.text()))
  if (control.outage > 0) {
    control.outage -= 1
    return c.text('Service Unavailable', 503)
  }
  const isClient = form.client_id === SHOPIFY_CLIENT.id && form.client_secret === control.secret
  if (!shop || !isClient) return c.json({ error: 'invalid_client' }, 401)
  const isRefresh = form.grant_type === 'refresh_token'
  const given = isRefresh
    ? control.tokens.refresh(shop, form.refresh_token ?? '')
    : control.tokens.exchange(shop, form.code ?? '')
  if (!given) return c.json({ error: isRefresh ? 'invalid_grant' : 'invalid_request' }, 400)
  if (!isRefresh) shop.isInstalled = true
  return c.json({ ...given, scope: control.scope })
}

async function answerApi(c: Context, control: ShopifyControl) {
  const shop = findShop(c, control)
  c.header('X-Shopify-API-Version', control.version)
  if (control.outage > 0) {
    control.outage -= 1
    return c.text('Service Unavailable', 503)
  }
  if (!shop) return c.json({ errors: 'Not Found' }, 404)
  if (!control.tokens.isAccess(shop, c.req.header('x-shopify-access-token') ?? ''))
    return c.json({ errors: '[API] Invalid API key or access token' }, 401)
  if (control.throttled > 0) {
    control.throttled -= 1
    return c.json({ errors: [problem('Throttled', 'THROTTLED')], extensions: COST })
  }
  try {
    const data = answerGraphql(await c.req.json(), shopifyAnswers(control, shop))
    return c.json({ data, extensions: COST })
  } catch (fault) {
    if (fault instanceof LostAnswer) return c.text('Internal Server Error', 500)
    if (!(fault instanceof GraphqlProblem)) throw fault
    return c.json({ errors: [problem(fault.message, fault.code)] })
  }
}

const problem = (message: string, code: string) => ({ message, extensions: { code } })

/** The bucket is almost empty, and fills fast, so that a client waits and a test does not. */
const COST = {
  cost: {
    requestedQueryCost: 500,
    throttleStatus: { maximumAvailable: 2_000, currentlyAvailable: 400, restoreRate: 10_000 },
  },
}

/** As Shopify does with a shop that has not paid it, and undoes once it has. */
async function freeze(control: ShopifyControl, shop: ShopifyShop): Promise<void> {
  for (const plan of shop.plans) {
    if (plan.status === 'ACTIVE') plan.status = 'FROZEN'
    else if (plan.status === 'FROZEN') plan.status = 'ACTIVE'
  }
  for (const { name } of shop.plans)
    await control.notify(shop, 'app_subscriptions/update', { app_subscription: { name } })
}

async function happen(control: ShopifyControl, domain: string, what: string): Promise<void> {
  const shop = control.shop(domain)
  const last = [...shop.orders.values()].at(-1)
  if (what === 'order') await control.order(shop)
  if (what === 'test') await control.order(shop, { test: true })
  if (what === 'uninstall') await control.uninstall(shop)
  await goWrong(control, what)
  if (what === 'throttle') control.throttled = 3
  if (what === 'expire') control.tokens.expire()
  if (what === 'freeze') await freeze(control, shop)
  if (what === 'redact') await control.askPrivacy(shop, 'shop/redact')
  if (!last) return
  if (what === 'refund') await control.refund(shop, last, 5)
  if (what === 'cancel') await control.cancel(shop, last)
  if (what === 'delete') await control.remove(shop, last)
}
