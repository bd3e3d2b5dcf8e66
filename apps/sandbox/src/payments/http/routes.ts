import {
  attachPaymentMethod,
  createPaymentMethod,
  detachPaymentMethod,
  methodOr404,
} from '../core/cards/payment-methods.ts'
import {
  createCustomer,
  customerOr404,
  deleteCustomer,
  updateCustomer,
} from '../core/customers/customers.ts'
import { createTaxId, deleteTaxId, taxIdOr404 } from '../core/customers/tax-ids.ts'
import { closeDispute, disputeOr404, updateDispute } from '../core/intents/disputes.ts'
import {
  cancelPaymentIntent,
  confirmById,
  createPaymentIntent,
  intentOr404,
  updatePaymentIntent,
} from '../core/intents/payment-intents.ts'
import { cancelRefund, createRefund, refundOr404 } from '../core/intents/refunds.ts'
import {
  cancelSetupIntent,
  confirmSetupIntent,
  createSetupIntent,
  setupIntentOr404,
} from '../core/intents/setup-intents.ts'
import { createInvoiceItem } from '../core/invoices/invoice-items.ts'
import { createInvoiceOfItems } from '../core/invoices/invoice-of-items.ts'
import { listInvoicePayments } from '../core/invoices/invoice-payment.ts'
import {
  closeInvoice,
  finalizeInvoice,
  invoiceOr404,
  payInvoice,
  updateInvoice,
} from '../core/invoices/invoices.ts'
import type { ObjectKind } from '../core/kinds.ts'
import {
  createPrice,
  createProduct,
  priceOr404,
  productOr404,
} from '../core/subscriptions/products.ts'
import {
  cancelSubscription,
  createSubscription,
  subscriptionOr404,
  updateSubscription,
} from '../core/subscriptions/subscriptions.ts'
import {
  advanceTestClock,
  clockOr404,
  createTestClock,
  deleteTestClock,
} from '../core/subscriptions/test-clocks.ts'
import { createWebhookEndpoint, deleteWebhookEndpoint } from '../core/webhook-endpoints.ts'
import { ok, type SandboxAnswer } from '../core/world.ts'
import { missingResource } from '../wire/refusals.ts'
import type { SandboxCall } from './call.ts'
import { listObjects } from './list-objects.ts'

/**
 * `secret`: our server alone. `browser`: also the publishable key, which proves itself by the
 * intent's client secret where there is an intent.
 */
export type Access = 'secret' | 'browser'
export type Route = {
  method: 'GET' | 'POST' | 'DELETE'
  /** `:id` matches an object's id. */
  path: string
  access: Access
  run: (call: SandboxCall) => SandboxAnswer
}

type Method = Route['method']
const secret = (method: Method, path: string, run: Route['run']): Route => ({
  method,
  path,
  access: 'secret',
  run,
})
const browser = (method: Method, path: string, run: Route['run']): Route => ({
  method,
  path,
  access: 'browser',
  run,
})
const listRoute = (path: string, kind: ObjectKind): Route =>
  secret('GET', path, (call) => listObjects(kind, call))

const first = (call: SandboxCall): string => call.ids[0] ?? ''
const second = (call: SandboxCall): string => call.ids[1] ?? ''

function readStored(kind: ObjectKind): Route['run'] {
  return (call) => {
    const found = call.world.find(kind, first(call))
    if (found === null) throw missingResource(kind, first(call))
    return ok(found)
  }
}

const CUSTOMERS: readonly Route[] = [
  secret('POST', '/v1/customers', (c) => createCustomer(c.world, c.params)),
  listRoute('/v1/customers', 'customer'),
  secret('GET', '/v1/customers/:id', (c) => ok(customerOr404(c.world, first(c), 'id'))),
  secret('POST', '/v1/customers/:id', (c) => updateCustomer(c.world, first(c), c.params)),
  secret('DELETE', '/v1/customers/:id', (c) => deleteCustomer(c.world, first(c))),
  secret('POST', '/v1/customers/:id/tax_ids', (c) => createTaxId(c.world, first(c), c.params)),
  listRoute('/v1/customers/:id/tax_ids', 'tax_id'),
  secret('GET', '/v1/customers/:id/tax_ids/:id', (c) =>
    ok(taxIdOr404(c.world, first(c), second(c))),
  ),
  secret('DELETE', '/v1/customers/:id/tax_ids/:id', (c) =>
    deleteTaxId(c.world, first(c), second(c)),
  ),
  listRoute('/v1/customers/:id/payment_methods', 'payment_method'),
]

const CARDS: readonly Route[] = [
  browser('POST', '/v1/payment_methods', (c) => createPaymentMethod(c.world, c.params)),
  listRoute('/v1/payment_methods', 'payment_method'),
  secret('GET', '/v1/payment_methods/:id', (c) => ok(methodOr404(c.world, first(c)))),
  secret('POST', '/v1/payment_methods/:id/attach', (c) =>
    attachPaymentMethod(c.world, first(c), c.params),
  ),
  secret('POST', '/v1/payment_methods/:id/detach', (c) =>
    detachPaymentMethod(c.world, first(c), c.params),
  ),
]

const INTENTS: readonly Route[] = [
  secret('POST', '/v1/setup_intents', (c) => createSetupIntent(c.world, c.params)),
  browser('GET', '/v1/setup_intents/:id', (c) => ok(setupIntentOr404(c.world, first(c)))),
  browser('POST', '/v1/setup_intents/:id/confirm', (c) =>
    confirmSetupIntent(c.world, first(c), c.params),
  ),
  secret('POST', '/v1/setup_intents/:id/cancel', (c) =>
    cancelSetupIntent(c.world, first(c), c.params),
  ),
  secret('POST', '/v1/payment_intents', (c) => createPaymentIntent(c.world, c.params)),
  listRoute('/v1/payment_intents', 'payment_intent'),
  browser('GET', '/v1/payment_intents/:id', (c) => ok(intentOr404(c.world, first(c)))),
  secret('POST', '/v1/payment_intents/:id', (c) =>
    updatePaymentIntent(c.world, first(c), c.params),
  ),
  browser('POST', '/v1/payment_intents/:id/confirm', (c) =>
    confirmById(c.world, first(c), c.params),
  ),
  secret('POST', '/v1/payment_intents/:id/cancel', (c) =>
    cancelPaymentIntent(c.world, first(c), c.params),
  ),
  secret('GET', '/v1/charges/:id', readStored('charge')),
  secret('POST', '/v1/refunds', (c) => createRefund(c.world, c.params)),
  listRoute('/v1/refunds', 'refund'),
  secret('POST', '/v1/refunds/:id/cancel', (c) => cancelRefund(c.world, first(c))),
  secret('GET', '/v1/refunds/:id', (c) => ok(refundOr404(c.world, first(c)))),
  listRoute('/v1/disputes', 'dispute'),
  secret('GET', '/v1/disputes/:id', (c) => ok(disputeOr404(c.world, first(c)))),
  secret('POST', '/v1/disputes/:id', (c) => updateDispute(c.world, first(c), c.params)),
  secret('POST', '/v1/disputes/:id/close', (c) => closeDispute(c.world, first(c))),
]

const INVOICES: readonly Route[] = [
  secret('POST', '/v1/invoiceitems', (c) => createInvoiceItem(c.world, c.params)),
  listRoute('/v1/invoiceitems', 'invoiceitem'),
  secret('GET', '/v1/invoiceitems/:id', readStored('invoiceitem')),
  secret('POST', '/v1/invoices', (c) => createInvoiceOfItems(c.world, c.params)),
  listRoute('/v1/invoices', 'invoice'),
  secret('GET', '/v1/invoice_payments', (c) => listInvoicePayments(c.world, c.params)),
  secret('GET', '/v1/invoices/:id', (c) => ok(invoiceOr404(c.world, first(c)))),
  secret('POST', '/v1/invoices/:id', (c) => updateInvoice(c.world, first(c), c.params)),
  secret('POST', '/v1/invoices/:id/finalize', (c) => finalizeInvoice(c.world, first(c), c.params)),
  secret('POST', '/v1/invoices/:id/pay', (c) => payInvoice(c.world, first(c), c.params)),
  secret('POST', '/v1/invoices/:id/void', (c) => closeInvoice(c.world, first(c), 'void')),
  secret('POST', '/v1/invoices/:id/mark_uncollectible', (c) =>
    closeInvoice(c.world, first(c), 'uncollectible'),
  ),
]

const SUBSCRIPTIONS: readonly Route[] = [
  secret('POST', '/v1/products', (c) => createProduct(c.world, c.params)),
  listRoute('/v1/products', 'product'),
  secret('GET', '/v1/products/:id', (c) => ok(productOr404(c.world, first(c)))),
  secret('POST', '/v1/prices', (c) => createPrice(c.world, c.params)),
  listRoute('/v1/prices', 'price'),
  secret('GET', '/v1/prices/:id', (c) => ok(priceOr404(c.world, first(c)))),
  secret('POST', '/v1/subscriptions', (c) => createSubscription(c.world, c.params)),
  listRoute('/v1/subscriptions', 'subscription'),
  secret('GET', '/v1/subscriptions/:id', (c) => ok(subscriptionOr404(c.world, first(c)))),
  secret('POST', '/v1/subscriptions/:id', (c) => updateSubscription(c.world, first(c), c.params)),
  secret('DELETE', '/v1/subscriptions/:id', (c) => cancelSubscription(c.world, first(c), c.params)),
]

const MACHINERY: readonly Route[] = [
  listRoute('/v1/events', 'event'),
  secret('GET', '/v1/events/:id', readStored('event')),
  secret('POST', '/v1/webhook_endpoints', (c) => createWebhookEndpoint(c.world, c.params)),
  listRoute('/v1/webhook_endpoints', 'webhook_endpoint'),
  secret('DELETE', '/v1/webhook_endpoints/:id', (c) => deleteWebhookEndpoint(c.world, first(c))),
  secret('POST', '/v1/test_helpers/test_clocks', (c) => createTestClock(c.world, c.params)),
  secret('GET', '/v1/test_helpers/test_clocks/:id', (c) => ok(clockOr404(c.world, first(c)))),
  secret('POST', '/v1/test_helpers/test_clocks/:id/advance', (c) =>
    advanceTestClock(c.world, first(c), c.params),
  ),
  secret('DELETE', '/v1/test_helpers/test_clocks/:id', (c) => deleteTestClock(c.world, first(c))),
]

export const ROUTES: readonly Route[] = [
  ...CUSTOMERS,
  ...CARDS,
  ...INTENTS,
  ...INVOICES,
  ...SUBSCRIPTIONS,
  ...MACHINERY,
]

/** The route a request is for, with the ids in its path. */
export function matchRoute(method: string, path: string): { route: Route; ids: string[] } | null {
  const steps = path.split('/')
  for (const route of ROUTES) {
    const pattern = route.path.split('/')
    if (route.method !== method || pattern.length !== steps.length) continue
    const fits = pattern.every((step, at) => step === ':id' || step === steps[at])
    if (fits) return { route, ids: steps.filter((_, at) => pattern[at] === ':id') }
  }
  return null
}
