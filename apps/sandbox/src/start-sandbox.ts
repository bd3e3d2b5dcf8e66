import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { createStrapiApp } from './content/strapi-app.ts'
import { type StrapiControl, strapiControl } from './content/strapi-control.ts'
import { createMailboxApp } from './mailbox/mailbox-app.ts'
import { openMailboxStore } from './mailbox/mailbox-store.ts'
import { startSmtpSink } from './mailbox/smtp-sink.ts'
import { planAnswerFaults } from './payments/http/answer-faults.ts'
import { createBrowserLibraryApp } from './payments/http/browser-library-app.ts'
import { createControlApp } from './payments/http/control-app.ts'
import { createPaymentsApp, type Exchange } from './payments/http/payments-app.ts'
import { createThreeDSecureApp } from './payments/http/three-d-secure-app.ts'
import { type PaymentsControl, paymentsControl } from './payments/payments-control.ts'
import { billUntilNow } from './payments/store/bill-until-now.ts'
import { openPaymentsStore } from './payments/store/payments-store.ts'
import { startDelivering, type WebhookTarget } from './payments/webhooks/deliver-webhooks.ts'
import { portOf } from './port-of.ts'
import { randomToken } from './random-token.ts'
import { createRatesApp } from './rates/rates-app.ts'
import { listenWhereBefore, rememberedPorts, rememberPorts } from './remembered-ports.ts'
import { createSignInApp } from './sign-in/sign-in-app.ts'
import { createRutterApp } from './stores/rutter-app.ts'
import { createShopifyApp } from './stores/shopify/shopify-app.ts'
import { type ShopifyControl, shopifyControl } from './stores/shopify/shopify-control.ts'
import { RUTTER_CLIENT, type StoresControl, storesControl } from './stores/stores-control.ts'
import { createWooCommerceApp } from './stores/woocommerce/woocommerce-app.ts'
import { type WooControl, wooControl } from './stores/woocommerce/woocommerce-control.ts'
import {
  createRegistryApp,
  type RegistryControl,
  registryControl,
} from './vehicle-registry/registry-app.ts'

export type SandboxSettings = {
  /** 0 takes any free port. */
  port: number
  smtpPort: number
  /** `null` stores everything in memory, until it is closed. */
  dataFolder: string | null
  webhook: WebhookTarget | null
  merchant?: string
  /** Called with every request and its response. */
  onExchange?: (exchange: Exchange) => void
  clock?: () => Date
  dice?: () => number
  newToken?: (length: number) => string
}
export type Sandbox = {
  url: string
  port: number
  smtpPort: number
  control: PaymentsControl
  registry: RegistryControl
  stores: StoresControl
  woocommerce: WooControl
  shopify: ShopifyControl
  strapi: StrapiControl
  close: () => Promise<void>
}

const BILLING_MS = 30_000

/** All parts of the sandbox in one server, on the loopback address only. */
export async function startSandbox(settings: SandboxSettings): Promise<Sandbox> {
  const { dataFolder, clock = () => new Date(), dice = Math.random } = settings
  const newToken = settings.newToken ?? randomToken
  if (dataFolder !== null) mkdirSync(dataFolder, { recursive: true })
  const fileFor = (name: string) => (dataFolder === null ? ':memory:' : join(dataFolder, name))
  const millis = () => clock().getTime()
  const store = openPaymentsStore({
    file: fileFor('payments.sqlite'),
    clock: millis,
    newToken,
  })
  const deliverer = startDelivering(store, { clock: millis, dice, target: settings.webhook })
  const faults = planAnswerFaults()
  const secretKey = { isExpired: false }
  const control = paymentsControl({ store, deliverer, faults, secretKey })
  const registry = registryControl()
  const stores = storesControl({ clock, newToken, target: storeTarget(settings.webhook) })
  const woocommerce = wooControl({ clock, newToken })
  const privacyUrl = storeAddress(settings.webhook, 'shopify')
  const shopify = shopifyControl({ clock, newToken, privacyUrl })
  const strapi = strapiControl()
  const mailbox = openMailboxStore(fileFor('mailbox.sqlite'))

  const app = new Hono()
  app.get('/', (c) =>
    c.text('Local sandbox for payments, sign-in, vehicles and email. No money moves here.'),
  )
  app.get('/health', (c) => c.json({ ok: true }))
  app.route(
    '/',
    createPaymentsApp({
      ...{ store, deliverer, faults, secretKey, newToken },
      onExchange: settings.onExchange,
    }),
  )
  app.route('/', createBrowserLibraryApp())
  app.route('/', createRegistryApp(registry))
  app.route('/', createRutterApp(stores))
  app.route('/', createWooCommerceApp(woocommerce))
  app.route('/', createShopifyApp(shopify))
  app.route('/', createRatesApp(clock))
  app.route('/', createStrapiApp(strapi))
  const merchant = settings.merchant ?? 'Understory'
  app.route('/', createThreeDSecureApp({ store, deliverer, merchant }))
  app.route('/', createControlApp(control))
  app.route('/', createMailboxApp(mailbox))
  app.route('/', createSignInApp({ clock, newToken: () => randomToken(40) }))

  const before = rememberedPorts(dataFolder)
  const smtp = await listenWhereBefore(
    { wanted: settings.smtpPort, before: before.smtpPort },
    (port) => startSmtpSink({ store: mailbox, port, clock }),
  )
  const server = await listenWhereBefore({ wanted: settings.port, before: before.port }, (port) =>
    listen(app, port),
  )
  shopify.url = `http://127.0.0.1:${server.port}`
  rememberPorts(dataFolder, { port: server.port, smtpPort: smtp.port })
  const bill = () => {
    billUntilNow(store)
    deliverer.nudge()
  }
  bill()
  const billing = setInterval(bill, BILLING_MS)
  return {
    url: `http://127.0.0.1:${server.port}`,
    port: server.port,
    smtpPort: smtp.port,
    control,
    registry,
    stores,
    woocommerce,
    shopify,
    strapi,
    async close() {
      clearInterval(billing)
      await Promise.all([server.close(), smtp.close(), deliverer.stop()])
      store.close()
      mailbox.close()
    },
  }
}

/** Webhooks of stores go to the same server as those of payments. */
function storeAddress(payments: WebhookTarget | null, connector: string): string | null {
  return payments && new URL(`/api/store-webhooks/${connector}`, payments.url).href
}

function storeTarget(payments: WebhookTarget | null) {
  const url = storeAddress(payments, 'rutter')
  return url === null ? null : { url, secret: RUTTER_CLIENT.secret }
}

function listen(app: Hono, port: number): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createAdaptorServer({ fetch: app.fetch })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () =>
      resolve({
        port: portOf(server),
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            if ('closeAllConnections' in server) server.closeAllConnections()
          }),
      }),
    )
  })
}
