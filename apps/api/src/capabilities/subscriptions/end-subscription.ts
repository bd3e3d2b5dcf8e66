import { asPlatform } from '@understory/database/row-security.ts'
import type { GatewaySubscription } from '@understory/ports/subscription-gateway.ts'
import type { Deps } from '../../deps.ts'
import { Refused, refuse } from '../../http/refuse.ts'
import { transact } from '../../http/transact.ts'
import { findCustomer, unlessGatewayFails } from '../payments/public.ts'
import { applySubscription } from './apply-subscription.ts'
import { showSubscription } from './list-subscriptions.ts'
import { findSubscription, listCycles, type SubscriptionRow } from './subscription-records.ts'

type Wanted = { readonly id: string; readonly accountId: string }
const RUNS: readonly string[] = ['active', 'failed', '3ds_pending']

/** Cancelled with the running cycle, or that taken back; both may be asked again. */
export function setEndsWithPeriod(deps: Deps, wanted: Wanted, ends: boolean) {
  return tellGateway(deps, wanted, (gatewayId) => deps.payments.setEndsWithPeriod(gatewayId, ends))
}

export async function setSubscriptionCard(deps: Deps, wanted: Wanted, cardId: string) {
  const customerId = await findCustomer(deps, wanted.accountId)
  const cards = customerId
    ? await unlessGatewayFails(deps, () => deps.payments.listCards(customerId), null)
    : []
  if (!cards) return refuse('TRANSACTION_FAILED')
  if (!cards.some(({ id }) => id === cardId)) return refuse('CARD_NOT_FOUND')
  return tellGateway(deps, wanted, (gatewayId) =>
    deps.payments.setSubscriptionCard(gatewayId, cardId),
  )
}

async function tellGateway(
  deps: Deps,
  wanted: Wanted,
  tell: (gatewayId: string) => Promise<GatewaySubscription>,
) {
  const row = await findSubscription(deps.db, wanted)
  if (!row) return refuse('SUBSCRIPTION_NOT_FOUND')
  if (!row.gateway_id || !RUNS.includes(row.status)) return refuse('NOT_CHANGEABLE')
  const { gateway_id: gatewayId } = row
  const told = await unlessGatewayFails(deps, () => tell(gatewayId), refuse('TRANSACTION_FAILED'))
  if (told instanceof Refused) return told
  await take(deps, row, told)
  return showSubscription(deps, wanted)
}

/**
 * An answer is newer than every event before it, whatever our clocks say. The provider vouches for it, so
 * taking its word is the platform's work and not the caller's.
 */
function take(deps: Deps, row: SubscriptionRow, told: GatewaySubscription): Promise<void> {
  const [now, seen] = [deps.clock(), row.gateway_seen_at]
  const at = seen && seen > now ? seen : now
  return asPlatform(() => transact(deps.db, (tx) => applySubscription(tx, deps, { told, at })))
}

/** What the card form pays the open cycle with. */
export async function payOpenCycle(deps: Deps, wanted: Wanted) {
  const row = await findSubscription(deps.db, wanted)
  if (!row) return refuse('SUBSCRIPTION_NOT_FOUND')
  const cycles = await listCycles(deps.db, [row.id])
  const open = cycles.find(({ status }) => status === 'open' || status === 'uncollectible')
  if (!open || row.status === 'canceled' || row.status === 'expired')
    return refuse('NOTHING_TO_PAY')
  const invoice = await unlessGatewayFails(
    deps,
    () => deps.payments.findInvoice(open.gateway_invoice_id),
    refuse('TRANSACTION_FAILED'),
  )
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
