import type { ParamReader } from '../../wire/param-reader.ts'
import { missingResource } from '../../wire/refusals.ts'
import { isEndedSubscription } from '../statuses.ts'
import { readPaymentSettings } from '../subscriptions/payment-settings.ts'
import { draftForItems } from '../subscriptions/subscription-invoices.ts'
import { ok, type SandboxAnswer, type World } from '../world.ts'
import { createInvoice } from './invoices.ts'

/** Of the items that wait for the next invoice of a subscription, where one is named; else on its own. */
export function createInvoiceOfItems(world: World, params: ParamReader): SandboxAnswer {
  const id = params.text('subscription')
  if (!id) return createInvoice(world, params)
  const customer = params.required('customer')
  const subscription = world.find('subscription', id)
  if (subscription?.customer !== customer || isEndedSubscription(subscription.status))
    throw missingResource('subscription', id, 'subscription')
  const settings = readPaymentSettings(params)
  const facts = {
    metadata: params.metadata(),
    autoAdvance: params.flag('auto_advance'),
    methodTypes: settings?.payment_method_types ?? null,
  }
  params.done()
  return ok(draftForItems(world, subscription, facts))
}
