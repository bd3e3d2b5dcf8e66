import type { StoreBill, StoreBilling } from '@understory/contracts/stores/bills.ts'
import { type CalendarDate, longDate } from '@understory/domain/calendar/calendar.ts'
import { formatCount, formatMoney } from '@understory/domain/quantity/format.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import { fundedImpact } from './impact-words.ts'

export const amount = (minor: number, currency: Currency) => formatMoney({ minor, currency })

export const countedOrders = (count: number) =>
  count === 1 ? '1 order' : `${formatCount(count)} orders`

export const dayWords = (date: CalendarDate) => longDate(date)

const STATES: Readonly<Record<StoreBill['status'], string>> = {
  waiting: 'Being sent',
  sent: 'Not paid yet',
  paid: 'Paid',
  refunded: 'Refunded',
  void: 'Not charged any more',
}

/** A bill that credits cover needs no payment. */
export function billState({ status, totalMinor, chargedBy }: StoreBill): string {
  if (status === 'paid' && totalMinor === 0) return 'Covered by credit'
  return (chargedBy === 'shopify' && AT_SHOPIFY[status]) || STATES[status]
}

const AT_SHOPIFY: Partial<typeof STATES> = {
  waiting: 'Waits for room under your limit',
  paid: 'On the invoice of Shopify',
}

type Plan = StoreBilling['plan']

/** How the plan stands, in a sentence. */
export function planSentence(plan: Plan): string {
  if (!plan) return 'There is no plan yet, so new orders contribute nothing.'
  if (plan.isEnding)
    return 'The plan ends once its last bill is paid. New orders contribute nothing.'
  if (plan.status === 'frozen')
    return 'The last bill was not paid. Orders are still counted, and nothing more is charged until it is.'
  if (plan.due)
    return 'The last payment did not go through. Orders are still counted, and we try the card again.'
  return plan.nextBillOn
    ? `The next bill is on ${dayWords(plan.nextBillOn)}.`
    : 'The next bill is a month after the plan began.'
}

export const cardWords = (card: NonNullable<Plan>['card']) =>
  card ? `${card.brand} ending in ${card.last4}` : 'No card any more'

type SoFar = StoreBilling['soFar'][number]

/** "12 orders, 30 trees": what stands behind the sum that a store would be billed now. */
export const soFarWords = (soFar: SoFar) =>
  soFar.orders === 0 ? 'Nothing yet' : `${countedOrders(soFar.orders)}, ${fundedImpact(soFar)}`
