import type { StoreBill, StoreBilling } from '@understory/contracts/stores/bills.ts'
import { type CalendarDate, longDate } from '@understory/domain/calendar/calendar.ts'
import { formatCount, formatMoney } from '@understory/domain/quantity/format.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import { fundedImpact } from './impact-words.ts'
import {
  billingWordsBeingSent,
  billingWordsCoveredByCredit,
  billingWordsInvoiceShopify,
  billingWordsLastBillPaidOrders,
  billingWordsLastPaymentDidGo,
  billingWordsNextBill,
  billingWordsNextBillMonthAfter,
  billingWordsNoCardAnyMore,
  billingWordsNoPlanYetNew,
  billingWordsNotChargedAnyMore,
  billingWordsNothingYet,
  billingWordsNotPaidYet,
  billingWordsPaid,
  billingWordsPlanEndsOnceLast,
  billingWordsRefunded,
  billingWordsWaitsRoomUnderLimit,
} from './island-messages/billing-words.generated.ts'

export const amount = (minor: number, currency: Currency) => formatMoney({ minor, currency })

export const countedOrders = (count: number) =>
  count === 1 ? '1 order' : `${formatCount(count)} orders`

export const dayWords = (date: CalendarDate) => longDate(date)

const states = (): Readonly<Record<StoreBill['status'], string>> => ({
  waiting: billingWordsBeingSent(),
  sent: billingWordsNotPaidYet(),
  paid: billingWordsPaid(),
  refunded: billingWordsRefunded(),
  void: billingWordsNotChargedAnyMore(),
})

/** A bill that credits cover needs no payment. */
export function billState({ status, totalMinor, chargedBy }: StoreBill): string {
  if (status === 'paid' && totalMinor === 0) return billingWordsCoveredByCredit()
  return (chargedBy === 'shopify' && atShopify()[status]) || states()[status]
}

const atShopify = (): Partial<ReturnType<typeof states>> => ({
  waiting: billingWordsWaitsRoomUnderLimit(),
  paid: billingWordsInvoiceShopify(),
})

type Plan = StoreBilling['plan']

/** How the plan stands, in a sentence. */
export function planSentence(plan: Plan): string {
  if (!plan) return billingWordsNoPlanYetNew()
  if (plan.isEnding) return billingWordsPlanEndsOnceLast()
  if (plan.status === 'frozen') return billingWordsLastBillPaidOrders()
  if (plan.due) return billingWordsLastPaymentDidGo()
  return plan.nextBillOn
    ? billingWordsNextBill({ dayWords: dayWords(plan.nextBillOn) })
    : billingWordsNextBillMonthAfter()
}

export const cardWords = (card: NonNullable<Plan>['card']) =>
  card ? `${card.brand} ending in ${card.last4}` : billingWordsNoCardAnyMore()

type SoFar = StoreBilling['soFar'][number]

/** "12 orders, 30 trees": what stands behind the sum that a store would be billed now. */
export const soFarWords = (soFar: SoFar) =>
  soFar.orders === 0
    ? billingWordsNothingYet()
    : `${countedOrders(soFar.orders)}, ${fundedImpact(soFar)}`
