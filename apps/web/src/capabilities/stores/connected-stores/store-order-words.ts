import type { StoreOrder } from '@understory/contracts/stores/store-orders/store-orders.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import type { BillStatus } from '@understory/domain/stores/bills/bill-status.ts'
import { formatStoreAmount } from '@understory/domain/stores/store-orders/contribution/store-amount.ts'
import { mayStillCount, type Reason } from '@understory/domain/stores/store-orders/order-outcome.ts'
import { fundedImpact, fundsSomething } from '../bills/public.ts'
import { connectedStoresMessage } from './messages/messages.generated.ts'

const ofReason = (): Readonly<Record<Reason, string>> => ({
  unpaid: connectedStoresMessage('storeWords.paidYetContributesOnce'),
  cancelled: connectedStoresMessage('storeOrder.cancelled'),
  refunded: connectedStoresMessage('storeWords.refundedInFull'),
  deleted: connectedStoresMessage('storeWords.deletedInTheShop'),
  test: connectedStoresMessage('storeWords.aTestOrder'),
  'gift-cards-only': connectedStoresMessage('storeWords.giftCardsOnlyBought'),
  'before-plan': connectedStoresMessage('storeWords.placedBeforePlanBegan'),
  'before-settings': connectedStoresMessage('storeWords.placedBeforeChoseEach'),
  'no-plan': connectedStoresMessage('storeWords.placedWithoutAPlan'),
  'after-disconnection': connectedStoresMessage('storeWords.placedWhileStoreDisconnected'),
  paused: connectedStoresMessage('storeWords.placedDuringAPause'),
  'no-rate': connectedStoresMessage('storeWords.waitsExchangeRate'),
  'too-large': connectedStoresMessage('storeWords.tooLargeCountItself'),
})

const storeWordsReasons = () =>
  lookupTable<string>({
    ...ofReason(),
    'over-cap': connectedStoresMessage('storeWords.overCapMonth'),
  })

const ofBill = (): Readonly<Record<BillStatus, string>> => ({
  waiting: connectedStoresMessage('storeWords.billedNotPaidYet'),
  sent: connectedStoresMessage('storeWords.billedNotPaidYet'),
  paid: connectedStoresMessage('storeWords.billedAndPaid'),
  refunded: connectedStoresMessage('storeWords.itsBillWasRefunded'),
  void: connectedStoresMessage('storeWords.billPaid'),
})

/** How its bill stands, that there is none yet, or why an order contributes nothing. */
export function orderStatusWords(order: StoreOrder): string {
  const { reason, bill } = order
  if (reason !== null)
    return storeWordsReasons()[reason] ?? connectedStoresMessage('storeWords.contributesNothing')
  if (bill) return ofBill()[bill]
  return isNothing(order)
    ? connectedStoresMessage('storeWords.nothingToBill')
    : pendingStates()[order.capSoFar ?? 'uncapped']
}

const pendingStates = () =>
  ({
    uncapped: connectedStoresMessage('storeWords.pendingNotBilledYet'),
    within: connectedStoresMessage('storeWords.pendingWithinCapFar'),
    over: connectedStoresMessage('storeWords.overCapFar'),
  }) as const

const isNothing = (order: StoreOrder) => !fundsSomething(order) && !order.moneyMinor

export function contributionWords(order: StoreOrder): string {
  if (order.reason !== null)
    return mayStillCount(order.reason)
      ? connectedStoresMessage('storeWords.noneYet')
      : connectedStoresMessage('storeOrder.none')
  if (isNothing(order)) return connectedStoresMessage('storeOrder.none')
  const funded = fundedImpact(order)
  const { moneyMinor, billingCurrency } = order
  return moneyMinor === null
    ? funded
    : `${formatStoreAmount(moneyMinor, billingCurrency)}, ${funded}`
}
