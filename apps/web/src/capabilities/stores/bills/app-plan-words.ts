import type { AppPlanOfStore } from '@understory/contracts/stores/app-billing.ts'
import { dayOf, longDate } from '@understory/domain/calendar/calendar.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import { APP_CURRENCY } from '@understory/domain/stores/bills/app-cap.ts'

const APP_PLAN = '/app/payment/shopify'
export const appPlanPath = (storeId: string) => `${APP_PLAN}?store=${storeId}`
export const confirmPath = (storeId: string) => `${APP_PLAN}/confirm?store=${storeId}`

export const dollars = (minor: number) => formatMoney({ minor, currency: APP_CURRENCY })

export const dayWords = (instant: string) => longDate(dayOf(new Date(instant)))

/** Whether there is a plan that charges, or will once its shop has paid Shopify. */
export const isRunning = ({ status }: AppPlanOfStore) => status === 'active' || status === 'frozen'

/** How a store is billed, in a sentence or two. */
export function appPlanWords(plan: AppPlanOfStore): string {
  switch (plan.status) {
    case 'none':
      return 'Not approved yet. Orders contribute nothing until you approve a limit.'
    case 'pending':
      return 'Waiting for your approval at Shopify.'
    case 'declined':
      return 'You declined at Shopify. Nothing is charged.'
    case 'expired':
      return 'The request at Shopify has expired. Nothing is charged.'
    case 'cancelled':
      return 'The plan has ended. What is pending waits until you approve a new one.'
    case 'frozen':
      return 'Paused by Shopify, because your shop has not paid it. Orders are collected, and charged once it has.'
    case 'active':
      return activeWords(plan)
  }
}

function activeWords({ usedMinor, capMinor, periodEnd, isAtCap }: AppPlanOfStore): string {
  const until = periodEnd ? ` until ${dayWords(periodEnd)}` : ''
  const used = `${dollars(usedMinor)} of your limit of ${dollars(capMinor)}${until}.`
  return isAtCap ? `${used} ${AT_CAP}` : used
}

const AT_CAP = 'Your limit is reached: further orders wait, and nothing is lost.'
