import { GetInvoicePdf, ListTakings } from '@understory/contracts/commerce/invoices.ts'
import { GetCycleInvoice } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../http/refuse.ts'
import { type Route, route } from '../../../http/route.ts'
import { rememberCard, unlessGatewayFails } from '../payments/public.ts'
import { rememberCardOfCycle } from '../subscriptions/public.ts'
import { findInvoice, type InvoiceSource } from './invoice-records.ts'
import { listTakings } from './list-takings.ts'
import { renderInvoice } from './render-invoice.ts'

const PURCHASE_LIMIT = { name: 'invoice', points: 60, seconds: 60 }
const TAKINGS_LIMIT = { name: 'takings', points: 300, seconds: 900 }
const CYCLE_LIMIT = { name: 'cycle-invoice', points: 60, seconds: 60 }

export function invoiceRoutes(deps: Deps): Route[] {
  return [
    route(
      GetInvoicePdf,
      { access: 'account', may: 'see', guests: true, limit: PURCHASE_LIMIT },
      async ({ actor, params }) => {
        const drawn = await drawInvoice(deps, params, actor.accountId)
        return drawn ?? refuse('PURCHASE_NOT_FOUND')
      },
    ),

    route(
      GetCycleInvoice,
      { access: 'account', may: 'see', limit: CYCLE_LIMIT },
      async ({ actor, params }) => {
        const drawn = await drawInvoice(deps, params, actor.accountId)
        return drawn ?? refuse('SUBSCRIPTION_NOT_FOUND')
      },
    ),

    route(
      ListTakings,
      { access: 'staff', duty: 'watch-payments', limit: TAKINGS_LIMIT },
      ({ query }) => listTakings(deps, query),
    ),
  ]
}

/** With the card that paid it, also before its receipt is sent; `null`: the account has no such invoice. */
async function drawInvoice(
  deps: Deps,
  source: InvoiceSource,
  accountId: string,
): Promise<Uint8Array | null> {
  const find = () => findInvoice(deps.db, source, accountId)
  const invoice = await find()
  if (!invoice) return null
  if (invoice.card_last4) return renderInvoice(deps, invoice)
  const remember = () =>
    'purchaseId' in source
      ? rememberCard(deps, source.purchaseId)
      : rememberCardOfCycle(deps, source.cycleId)
  await unlessGatewayFails(deps, remember, undefined)
  return renderInvoice(deps, (await find()) ?? invoice)
}
