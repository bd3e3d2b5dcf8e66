// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const appBillingMessage = /* @__PURE__ */ plainMessages<{
  readonly 'capChoice.aboutTwiceMonthLike': Record<never, never>
  readonly 'capChoice.roomBusySeason': Record<never, never>
  readonly 'capChoice.enoughToBeginWith': Record<never, never>
  readonly 'capChoice.roomBusyMonth': Record<never, never>
  readonly 'capChoice.up30Days': { readonly dollars: string }
  readonly 'capChoice.anotherLimit': Record<never, never>
  readonly 'capChoice.youNameIt': Record<never, never>
  readonly 'capChoice.aHigherLimit': Record<never, never>
  readonly 'capChoice.yourLimit': Record<never, never>
  readonly 'capChoice.ownLimitDollars': Record<never, never>
  readonly 'capChoice.askShopifyHigherLimit': Record<never, never>
  readonly 'capChoice.approveAtShopify': Record<never, never>
  readonly 'appPlan.integrations': Record<never, never>
  readonly 'appPlan.yourLimitAtShopify': Record<never, never>
  readonly 'appPlan.chooseLimitShopify': Record<never, never>
  readonly 'appPlan.shopifyBillsOrdersContribute': { readonly storeName: string }
  readonly 'appPlan.approveItAtShopify': Record<never, never>
  readonly 'appPlan.shopifyShowsLimitAgain': Record<never, never>
  readonly 'appPlan.goOnToShopify': Record<never, never>
  readonly 'appPlan.firstEachOrderGives': Record<never, never>
  readonly 'appPlan.seeMonthComeChoose': Record<never, never>
  readonly 'appPlan.chooseEachOrderContributes': Record<never, never>
  readonly 'appPlan.monthLikeLastOrders': Record<never, never>
  readonly 'appPlan.noPaidOrderYet': Record<never, never>
  readonly 'appPlan.workedOutOrderDay': { readonly count: string; readonly count2: string; readonly dollars: string; readonly fundedImpact: string; readonly oneDays: 'yes' | 'other'; readonly oneOrders: 'yes' | 'other' }
  readonly 'appPlan.limitPriceChargedOrders': Record<never, never>
  readonly 'appPlan.limitNothingLostNothing': Record<never, never>
  readonly 'appPlan.refundAfterOrderCharged': Record<never, never>
  readonly 'appPlan.whatTheLimitMeans': Record<never, never>
  readonly 'appPlan.billingThroughShopify': Record<never, never>
  readonly 'appPlan.description': Record<never, never>
  readonly 'confirm.askShopifyAgain': Record<never, never>
  readonly 'confirm.goOnToShopify': Record<never, never>
  readonly 'confirm.chooseALimit': Record<never, never>
  readonly 'confirm.seeYourIntegrations': Record<never, never>
  readonly 'confirm.shopifyConfirmFailed': Record<never, never>
  readonly 'confirm.couldAskShopifyAnswered': Record<never, never>
  readonly 'confirm.yourLimitIsApproved': Record<never, never>
  readonly 'confirm.up30DaysOnly': { readonly dollars: string }
  readonly 'confirm.higherLimitApproved': Record<never, never>
  readonly 'confirm.limitStaysApproveShopify': { readonly dollars: string; readonly dollars2: string }
  readonly 'confirm.notApprovedYet': Record<never, never>
  readonly 'confirm.shopifyWaitsAnswerUntil': { readonly orders: string }
  readonly 'confirm.youDeclined': Record<never, never>
  readonly 'confirm.nothingChargedChooseLimit': { readonly orders: string }
  readonly 'confirm.theRequestHasExpired': Record<never, never>
  readonly 'confirm.shopifyKeepsTwoDays': Record<never, never>
  readonly 'confirm.pausedByShopify': Record<never, never>
  readonly 'confirm.shopPaidShopifyOrders': Record<never, never>
  readonly 'confirm.thereIsNoPlan': Record<never, never>
  readonly 'confirm.nothingChargedPendingWaits': Record<never, never>
  readonly 'confirm.billingThroughShopify': Record<never, never>
  readonly 'confirm.description': Record<never, never>
  readonly 'confirm.ordersAreCollectedWait': Record<never, never>
  readonly 'confirm.ordersContributeNothing': Record<never, never>
}>(english)

export const appBillingRich = /* @__PURE__ */ richMessages<{
  readonly 'appPlan.countsOnceApproveGo': { readonly dollars: string; readonly link: MessageTag; readonly link2: MessageTag; readonly noAskedCapMinor: 'yes' | 'other' }
}>(english)
