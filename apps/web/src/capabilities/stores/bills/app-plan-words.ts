import type { AppPlanOfStore } from '@understory/contracts/stores/app-billing.ts'
import { dayOf, longDate } from '@understory/domain/calendar/calendar.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import { APP_CURRENCY } from '@understory/domain/stores/bills/app-cap.ts'
import {
  appPlanWordsApprovedYetOrdersContribute,
  appPlanWordsDeclinedShopifyNothingCharged,
  appPlanWordsLimitReachedFurtherOrders,
  appPlanWordsPausedShopifyBecauseShop,
  appPlanWordsPlanEndedPendingWaits,
  appPlanWordsRequestShopifyExpiredNothing,
  appPlanWordsWaitingApprovalShopify,
} from './island-messages/app-plan-words.generated.ts'

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
      return appPlanWordsApprovedYetOrdersContribute()
    case 'pending':
      return appPlanWordsWaitingApprovalShopify()
    case 'declined':
      return appPlanWordsDeclinedShopifyNothingCharged()
    case 'expired':
      return appPlanWordsRequestShopifyExpiredNothing()
    case 'cancelled':
      return appPlanWordsPlanEndedPendingWaits()
    case 'frozen':
      return appPlanWordsPausedShopifyBecauseShop()
    case 'active':
      return activeWords(plan)
  }
}

function activeWords({ usedMinor, capMinor, periodEnd, isAtCap }: AppPlanOfStore): string {
  const until = periodEnd ? ` until ${dayWords(periodEnd)}` : ''
  const used = `${dollars(usedMinor)} of your limit of ${dollars(capMinor)}${until}.`
  return isAtCap ? `${used} ${atCap()}` : used
}

const atCap = () => appPlanWordsLimitReachedFurtherOrders()
