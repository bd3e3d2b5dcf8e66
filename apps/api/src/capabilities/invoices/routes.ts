import { GetInvoicePdf } from '@understory/contracts/offsetting.ts'
import { GetCycleInvoice } from '@understory/contracts/subscriptions.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../http/refuse.ts'
import { type Route, route } from '../../http/route.ts'
import { findInvoice } from './invoice-records.ts'
import { renderInvoice } from './render-invoice.ts'

const PURCHASE_LIMIT = { name: 'invoice', points: 60, seconds: 60 }
const CYCLE_LIMIT = { name: 'cycle-invoice', points: 60, seconds: 60 }

export function invoiceRoutes(deps: Deps): Route[] {
  return [
    route(
      GetInvoicePdf,
      { access: 'account', may: 'see', guests: true, limit: PURCHASE_LIMIT },
      async ({ actor, params }) => {
        const invoice = await findInvoice(deps.db, params, actor.accountId)
        return invoice ? renderInvoice(deps, invoice) : refuse('PURCHASE_NOT_FOUND')
      },
    ),

    route(
      GetCycleInvoice,
      { access: 'account', may: 'see', limit: CYCLE_LIMIT },
      async ({ actor, params }) => {
        const { cycleId } = params
        const invoice = await findInvoice(deps.db, { cycleId }, actor.accountId)
        return invoice ? renderInvoice(deps, invoice) : refuse('SUBSCRIPTION_NOT_FOUND')
      },
    ),
  ]
}
