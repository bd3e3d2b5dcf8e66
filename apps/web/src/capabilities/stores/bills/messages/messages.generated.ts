// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const billsMessage = /* @__PURE__ */ plainMessages<{
  readonly 'billsTable.bills': Record<never, never>
  readonly 'billsTable.noOlderBills': Record<never, never>
  readonly 'billsTable.noneYetFirstComes': Record<never, never>
  readonly 'billsTable.caption': Record<never, never>
  readonly 'billsTable.pagesOfBills': Record<never, never>
  readonly 'billsTable.newest': Record<never, never>
  readonly 'billsTable.older': Record<never, never>
  readonly 'billsTable.period': Record<never, never>
  readonly 'billsTable.orders': Record<never, never>
  readonly 'billsTable.overYourCap': { readonly countedOrders: string }
  readonly 'billsTable.total': Record<never, never>
  readonly 'billsTable.lessACreditOf': { readonly amount: string }
  readonly 'billsTable.state': Record<never, never>
  readonly 'billsTable.files': Record<never, never>
  readonly 'billsTable.invoice': { readonly invoiceNumber: string }
  readonly 'planPanel.yourPlan': Record<never, never>
  readonly 'planPanel.paymentDidGoThrough': Record<never, never>
  readonly 'planPanel.paidNothingFundedUntil': { readonly amount: string }
  readonly 'planPanel.payNow': Record<never, never>
  readonly 'planPanel.changeTheCard': Record<never, never>
  readonly 'planPanel.endThePlan': Record<never, never>
  readonly 'planPanel.cardStores': Record<never, never>
  readonly 'planPanel.card': Record<never, never>
  readonly 'planPanel.useThisCard': Record<never, never>
  readonly 'planPanel.endPlanStores': Record<never, never>
  readonly 'planPanel.endsOnceOpenPaid': Record<never, never>
  readonly 'planPanel.ordersNowContributeNothing': Record<never, never>
  readonly 'planPanel.keepThePlan': Record<never, never>
  readonly 'soFar.thisMonthSoFar': Record<never, never>
  readonly 'soFar.noStoreCountsYet': Record<never, never>
  readonly 'soFar.contributed': Record<never, never>
  readonly 'soFar.withinCapFar': Record<never, never>
  readonly 'soFar.overYourCap': Record<never, never>
  readonly 'soFar.setAsideSoldMoment': Record<never, never>
  readonly 'soFar.creditFromRefunds': Record<never, never>
  readonly 'soFar.toBeBilled': Record<never, never>
  readonly 'soFar.creditLeftBillsAfter': { readonly left: string }
  readonly 'startForm.yourPlanIsEnding': Record<never, never>
  readonly 'startForm.beginWithACard': Record<never, never>
  readonly 'startForm.savedCardBeginsPlease': Record<never, never>
  readonly 'startForm.saveCardFirstNothing': Record<never, never>
  readonly 'startForm.nothingChargedNowAfter': Record<never, never>
  readonly 'startForm.keepThePlan': Record<never, never>
  readonly 'startForm.beginThePlan': Record<never, never>
  readonly 'startForm.anotherCard': Record<never, never>
  readonly 'startForm.address': Record<never, never>
  readonly 'startForm.addressSecondLine': Record<never, never>
  readonly 'startForm.city': Record<never, never>
  readonly 'startForm.postCode': Record<never, never>
  readonly 'startForm.addressOnTheInvoices': Record<never, never>
  readonly 'startForm.country': Record<never, never>
  readonly 'billing.ordersCountNowFirst': Record<never, never>
  readonly 'billing.nextBillGoesCard': Record<never, never>
  readonly 'billing.cardAddedChooseNow': Record<never, never>
  readonly 'billing.newOrdersContributeNothing': Record<never, never>
  readonly 'billing.integrations': Record<never, never>
  readonly 'billing.billing': Record<never, never>
  readonly 'billing.payAfterwardsOrdersContributed': Record<never, never>
  readonly 'billing.billedByShopify': Record<never, never>
  readonly 'billing.storesContributeRecordedShopify': Record<never, never>
  readonly 'billing.goodToKnow': Record<never, never>
  readonly 'billing.billingOfYourStores': Record<never, never>
  readonly 'billing.description': Record<never, never>
  readonly 'start.card': Record<never, never>
  readonly 'billCsv.overYourCap': Record<never, never>
  readonly 'billCsv.fractionsAllOrders': Record<never, never>
  readonly 'billCsv.creditFromRefunds': Record<never, never>
}>(english)

export const billsRich = /* @__PURE__ */ richMessages<{
  readonly 'billsTable.to': { readonly date: string; readonly date2: string; readonly part: MessageTag; readonly storeName: string }
  readonly 'billsTable.ordersCsvOf': { readonly date: string; readonly hidden: MessageTag; readonly storeName: string }
  readonly 'billsTable.ordersPublicLogTxt': { readonly date: string; readonly hidden: MessageTag; readonly storeName: string }
  readonly 'billsTable.certificateOf': { readonly hidden: MessageTag; readonly storeName: string }
  readonly 'soFar.creditLeftStoreDisconnected': { readonly left: string; readonly link: MessageTag }
  readonly 'billing.lookLimit': { readonly hidden: MessageTag; readonly name: string }
  readonly 'billing.refundsOrderRefundedBefore': { readonly strong: MessageTag }
  readonly 'billing.whenPaymentFailsTry': { readonly strong: MessageTag }
  readonly 'billing.storeDisconnectGetsLast': { readonly link: MessageTag; readonly strong: MessageTag }
}>(english)
