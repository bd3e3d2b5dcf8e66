import type { BuyQuote } from '@understory/contracts/commerce/purchases/purchases.ts'
import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { Tx } from '@understory/database/connect.ts'
import { money } from '@understory/domain/quantity/money.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { AccountActor } from '../../../http/actor.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { lockAccount } from '../../people/accounts/public.ts'
import {
  addTaxId,
  checkBilling,
  ensureCustomer,
  insertPayment,
  saveBilling,
  startCharge,
  unlessGatewayFails,
} from '../payments/public.ts'
import { kindOf } from './purchase-kind.ts'
import { findPurchaseOfQuote } from './purchase-records.ts'
import { whyNotAgain, whyNotBegin, whyNotFor } from './quote/find-obstacle.ts'
import { productOf } from './quote/present-quote.ts'
import { findQuote, type QuoteRow } from './quote/quote-records.ts'

type BuyQuoteDeps = Pick<
  Deps,
  'db' | 'clock' | 'newId' | 'log' | 'payments' | 'crashPoint' | 'purchaseKinds'
>

type Order = BodyOf<typeof BuyQuote>

/**
 * Starts the purchase of a quote. The pending purchase is committed before the provider is asked for
 * anything, and its id is the idempotency key: a crash leaves a trace, and a retry charges once.
 */
export async function buyQuote(deps: BuyQuoteDeps, actor: AccountActor, asked: Order) {
  const quote = await findQuote(deps.db, asked.quoteId)
  // An address that the certificate shows is given in any case.
  const isShown = quote?.address_on_certificate ?? false
  const order = checkBilling(asked, { accountKind: actor.accountKind, isShown })
  if (order instanceof Refused) return order
  if (!quote) return refuse('QUOTE_NOT_FOUND')
  const notFor = await whyNotFor(deps, actor, quote)
  if (notFor) return refuse(notFor)

  const purchaseId = await transact(deps.db, (tx) =>
    savePendingPurchase(tx, deps, { actor, order, quote }),
  ).catch(refuseOffset)
  if (purchaseId instanceof Refused) return purchaseId
  await deps.crashPoint('purchase-saved')

  return unlessGatewayFails(
    deps,
    () => charge(deps, actor, { order, quote, purchaseId }),
    refuse('TRANSACTION_FAILED'),
  )
}

/** Raised by the database for a vehicle: days would be offset twice unsaid, or it is not as it was quoted. */
const DAY_TWICE = 'UV001'
const CHANGED = 'UV003'

function refuseOffset(fault: unknown): Refused {
  const code = fault instanceof Error && 'code' in fault ? fault.code : null
  if (code === DAY_TWICE) return refuse('PERIOD_ALREADY_OFFSET')
  if (code === CHANGED) return refuse('VEHICLE_CHANGED')
  throw fault
}

async function charge(
  deps: BuyQuoteDeps,
  actor: AccountActor,
  { order, quote, purchaseId }: { order: Order; quote: QuoteRow; purchaseId: string },
) {
  const customerId = await ensureCustomer(deps, actor, order.billingAddress)
  if (order.taxId) {
    const taxId = { ...order.taxId, country: order.billingAddress.country }
    const added = await addTaxId(deps, { accountId: actor.accountId, customerId }, taxId)
    if (added instanceof Refused) return added
  }
  const description = quote.audience === 'business' ? 'Business purchase' : 'Personal purchase'
  const payment = await startCharge(deps, { purchaseId, customerId, description })
  if (payment.state.status === 'succeeded') return refuse('ALREADY_PAID')
  if (payment.state.status === 'canceled') return refuse('QUOTE_EXPIRED')
  return {
    purchaseId,
    clientSecret: payment.clientSecret,
    totalMinor: quote.total_minor,
    currency: quote.currency,
  }
}

async function savePendingPurchase(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'newId' | 'purchaseKinds'>,
  { actor, order, quote }: { actor: AccountActor; order: Order; quote: QuoteRow },
): Promise<string | Refused> {
  // Unfinished payments of one account are counted one after the other.
  await lockAccount(tx, actor.accountId)
  const now = deps.clock()
  const unbilled = await saveBilling(tx, actor, order)
  if (unbilled) return unbilled
  const before = await findPurchaseOfQuote(tx, quote.id)
  if (before) return payableAgain(before, actor)
  const obstacle = await whyNotBegin(tx, deps, {
    quote,
    buyer: actor,
    country: order.billingAddress.country,
  })
  if (obstacle) return refuse(obstacle)
  await kindOf(deps, { quote_kind: quote.kind }).claim?.(tx, quote.id)
  const id = deps.newId()
  const day = now.toISOString().slice(0, 10)
  const inserted = await tx
    .insertInto('purchase')
    .values({
      id,
      account_id: actor.accountId,
      bought_by: actor.userId,
      quote_id: quote.id,
      product: productOf(deps, quote),
      status: 'pending',
      reference: quote.reference,
      theme: quote.theme,
      hide_cost: quote.hide_cost,
      address_on_certificate: quote.address_on_certificate,
      effective_from: day,
      effective_to: day,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('quote_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) {
    // Two concurrent submits: the other one was first, and its purchase is the one to pay.
    const first = await findPurchaseOfQuote(tx, quote.id)
    return first ? payableAgain(first, actor) : refuse('QUOTE_NOT_FOUND')
  }
  const total = money(quote.total_minor, quote.currency)
  await insertPayment(tx, { purchaseId: id, money: total, saveCard: order.saveCard, now })
  return id
}

/** Someone else's purchase answers like a quote that does not exist. */
function payableAgain(
  purchase: { id: string; account_id: string; status: string },
  actor: AccountActor,
): string | Refused {
  if (purchase.account_id !== actor.accountId) return refuse('QUOTE_NOT_FOUND')
  const why = whyNotAgain(purchase)
  return why ? refuse(why) : purchase.id
}
