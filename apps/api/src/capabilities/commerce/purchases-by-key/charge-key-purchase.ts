import { asPlatform } from '@understory/database/row-security.ts'
import type { Payment } from '@understory/ports/payments/payment-gateway.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import {
  chooseCard,
  numberInvoices,
  settleWithinSupply,
  startCharge,
  unlessGatewayFails,
} from '../payments/public.ts'
import { type KeyPurchase, setKeyPurchaseAction } from '../purchases/public.ts'
import { applyPayment } from '../settlement/public.ts'
import { askPerson } from './ask-person.ts'

export type ChargeByKeyDeps = Pick<
  Deps,
  | 'config'
  | 'crashPoint'
  | 'db'
  | 'clock'
  | 'jobs'
  | 'log'
  | 'logCopy'
  | 'newId'
  | 'payments'
  | 'purchaseKinds'
>

type MadeByKey = { readonly accountId: string; readonly made: KeyPurchase }

/**
 * Charges the saved card of a purchase that was begun, and brings the purchase to what became of it. Run again, at any
 * point, it finds the same payment: the purchase's id names both it and its one charge.
 */
export async function chargeKeyPurchase(
  deps: ChargeByKeyDeps,
  { accountId, made }: MadeByKey,
): Promise<Refused | undefined> {
  const { purchase_id: purchaseId, card_id: cardId } = made
  const card = await chooseCard(deps, { accountId, cardId })
  if (card instanceof Refused) return card
  const charged = await unlessGatewayFails(
    deps,
    () => chargeOnce(deps, { purchaseId, ...card }),
    null,
  )
  if (charged === null) return refuse('TRANSACTION_FAILED')
  await deps.crashPoint('card-charged')
  if (needsHolder(charged)) {
    await transact(deps.db, async (tx) => {
      await setKeyPurchaseAction(tx, { purchaseId, action: 'authenticate', now: deps.clock() })
      await askPerson(tx, deps, purchaseId)
    })
    return undefined
  }
  const isDeclined = charged.state.status === 'awaiting-method'
  const cancel = () => deps.payments.cancelPayment(charged.id)
  const end = isDeclined ? await unlessGatewayFails(deps, cancel, null) : charged
  if (end === null) return refuse('TRANSACTION_FAILED')
  // The provider vouches for it, so settling is the platform's work and not the caller's.
  await asPlatform(() => settleWithinSupply(deps, (tx) => applyPayment(tx, deps, end)))
  if (isDeclined) return refuse('CARD_DECLINED')
  if (end.state.status === 'canceled') return refuse('QUOTE_EXPIRED')
  await asPlatform(() => numberInvoices(deps))
  return undefined
}

async function chargeOnce(
  deps: ChargeByKeyDeps,
  charge: { readonly purchaseId: string; readonly customerId: string; readonly cardId: string },
): Promise<Payment> {
  const { purchaseId, customerId, cardId } = charge
  const started = await startCharge(deps, {
    purchaseId,
    customerId,
    description: 'Purchase by an API key',
  })
  const isOpen = ['awaiting-method', 'awaiting-confirmation'].includes(started.state.status)
  if (!isOpen) return started
  return deps.payments.chargeSavedCard({ paymentId: started.id, cardId }, `charge:${purchaseId}`)
}

/** The bank wants to see the cardholder, who finishes the same payment on our page. */
function needsHolder({ state }: Payment): boolean {
  if (state.status === 'awaiting-authentication') return true
  return state.status === 'awaiting-method' && state.lastDecline === 'authentication-failed'
}
