import type { Deps } from '../../../../deps.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import { unlessGatewayFails } from '../../payments/public.ts'
import { cycleToPay } from '../present-subscription.ts'
import { findSubscription, listCycles } from '../subscription-records.ts'

/**
 * The client secret that the card form pays the open cycle with: the newest one, because only that
 * makes a subscription active again. Of a frozen one it may be a draft, which the provider finalizes
 * for us.
 */
export async function payOpenCycle(
  deps: Pick<Deps, 'db' | 'log' | 'payments'>,
  wanted: { id: string; accountId: string },
) {
  const row = await findSubscription(deps.db, wanted)
  if (!row) return refuse('SUBSCRIPTION_NOT_FOUND')
  const open = cycleToPay(row, await listCycles(deps.db, [row.id]))
  if (!open) return refuse('NOTHING_TO_PAY')
  const ask = () => deps.payments.openInvoice(open.gateway_invoice_id)
  const invoice = await unlessGatewayFails(deps, ask, refuse('TRANSACTION_FAILED'))
  if (invoice instanceof Refused) return invoice
  if (!invoice?.clientSecret || invoice.status === 'paid') return refuse('NOTHING_TO_PAY')
  if (invoice.paymentId) {
    await deps.db
      .updateTable('subscription_cycle')
      .set({ gateway_payment_id: invoice.paymentId })
      .where('id', '=', open.id)
      .where('account_id', '=', wanted.accountId)
      .execute()
  }
  return {
    subscriptionId: row.id,
    clientSecret: invoice.clientSecret,
    totalMinor: invoice.total.minor,
    currency: invoice.total.currency,
  }
}
