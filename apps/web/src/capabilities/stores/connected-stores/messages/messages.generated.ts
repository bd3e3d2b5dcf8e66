// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const connectedStoresMessage = /* @__PURE__ */ plainMessages<{
  readonly 'connectorForm.onAnyPlatform': Record<never, never>
  readonly 'connectorForm.shopifyWoocommerceBigcommerceMany': Record<never, never>
  readonly 'connectorForm.connectAStore': Record<never, never>
  readonly 'connectorForm.addressOfYourShop': Record<never, never>
  readonly 'connectorForm.onShopify': Record<never, never>
  readonly 'connectorForm.installAppAdminShop': Record<never, never>
  readonly 'connectorForm.connectWithShopify': Record<never, never>
  readonly 'connectorForm.addressShopExampleFern': Record<never, never>
  readonly 'connectorForm.onWoocommerce': Record<never, never>
  readonly 'connectorForm.allowOwnSite': Record<never, never>
  readonly 'connectorForm.connectWithWoocommerce': Record<never, never>
  readonly 'connectorForm.addressShopExampleHttps': Record<never, never>
  readonly 'linkResult.pleaseConnectStoreFirst': Record<never, never>
  readonly 'linkResult.didConnectStore': Record<never, never>
  readonly 'linkResult.nothingSharedNothingChanged': Record<never, never>
  readonly 'linkResult.storeConnectedAlready': Record<never, never>
  readonly 'linkResult.connectedAnotherAccountYours': Record<never, never>
  readonly 'linkResult.storeCouldConnected': Record<never, never>
  readonly 'linkResult.linkConnectStoreWorks': Record<never, never>
  readonly 'linkResult.accountHoldsMost50': Record<never, never>
  readonly 'linkResult.disconnectNoLongerUse': Record<never, never>
  readonly 'linkResult.mustCreateBusinessAccount': Record<never, never>
  readonly 'linkResult.personalAccountCannotConnect': Record<never, never>
  readonly 'linkResult.storeNotPresent': Record<never, never>
  readonly 'linkResult.pleaseConnectStoreFirstNothing': Record<never, never>
  readonly 'linkResult.yourIntegrations': Record<never, never>
  readonly 'connect.connectYourShop': Record<never, never>
  readonly 'connect.signWhereShopAllow': Record<never, never>
  readonly 'connect.chooseEachOrderContributes': Record<never, never>
  readonly 'connect.fewTreesShareCheckout': Record<never, never>
  readonly 'connect.seeEveryOrder': Record<never, never>
  readonly 'connect.eachOrderStandsList': Record<never, never>
  readonly 'connect.isConnected': { readonly name: string }
  readonly 'connect.connectYourStore': Record<never, never>
  readonly 'connect.connectOnceEveryOrder': Record<never, never>
  readonly 'connect.nowAllowShop': Record<never, never>
  readonly 'connect.whereIsYourShop': Record<never, never>
  readonly 'connect.nothingContributedYetChose': Record<never, never>
  readonly 'connect.nothingContributedYetFirst': Record<never, never>
  readonly 'connect.yourSettingsWereKept': { readonly countingSentence: string; readonly settings: string }
  readonly 'connect.lookChoseSave': Record<never, never>
  readonly 'connect.seeYourIntegrations': Record<never, never>
  readonly 'connect.changeEachOrderContributes': Record<never, never>
  readonly 'connect.chooseLimitShopify': Record<never, never>
  readonly 'connect.chooseACard': Record<never, never>
  readonly 'connect.pleaseSignBusinessAccount': Record<never, never>
  readonly 'connect.signIn': Record<never, never>
  readonly 'connect.createABusinessAccount': Record<never, never>
  readonly 'connect.mustCreateBusinessAccount': { readonly accountName: string }
  readonly 'connect.connectStoreAskOwner': Record<never, never>
  readonly 'connect.customerConnectsStoreOwn': Record<never, never>
  readonly 'connect.noStoreConnectedMoment': Record<never, never>
  readonly 'connect.goSignUsualApprove': { readonly host: string }
  readonly 'connect.goShop': Record<never, never>
  readonly 'connect.description': Record<never, never>
  readonly 'billingPanel.billing': Record<never, never>
  readonly 'billingPanel.stillMissingACard': Record<never, never>
  readonly 'billingPanel.soFar': { readonly amount: string }
  readonly 'billingPanel.seeBillsAndCard': Record<never, never>
  readonly 'billingPanel.chooseACard': Record<never, never>
  readonly 'billingPanel.seeBillsAndCredits': Record<never, never>
  readonly 'capForm.countsBilledYetToo': Record<never, never>
  readonly 'capForm.setAMonthlyCap': Record<never, never>
  readonly 'capForm.changeTheMonthlyCap': Record<never, never>
  readonly 'capForm.of': { readonly name: string }
  readonly 'capForm.mostMonth': { readonly billingCurrency: string }
  readonly 'orderFilter.pleaseChooseDaysCalendar': Record<never, never>
  readonly 'orderFilter.lastDayBeforeFirst': Record<never, never>
  readonly 'storeCard.paused': Record<never, never>
  readonly 'storeCard.ordersPlacedDuringPause': Record<never, never>
  readonly 'storeCard.eachOrder': Record<never, never>
  readonly 'storeCard.pendingNotBilledYet': { readonly noCapMinor: 'yes' | 'other' }
  readonly 'storeCard.nothing': Record<never, never>
  readonly 'storeCard.setAside': Record<never, never>
  readonly 'storeCard.fundedFarBilledPaid': Record<never, never>
  readonly 'storeCard.cap': Record<never, never>
  readonly 'storeCard.atMostAMonth': { readonly money: string }
  readonly 'storeCard.billedByShopify': Record<never, never>
  readonly 'storeCard.couldReachedGoneStays': { readonly name: string }
  readonly 'storeCard.of': { readonly name: string }
  readonly 'storeCard.signShopAgain': Record<never, never>
  readonly 'storeCard.changeTheContribution': Record<never, never>
  readonly 'storeCard.chooseAContribution': Record<never, never>
  readonly 'storeCard.pageForCustomers': Record<never, never>
  readonly 'storeCard.resume': Record<never, never>
  readonly 'storeCard.pause': Record<never, never>
  readonly 'storeCard.disconnect2': { readonly name: string }
  readonly 'storeCard.ordersNowContributeNothing': { readonly pendingThenWords: string }
  readonly 'storeCard.disconnectTheStore': Record<never, never>
  readonly 'storeOrders.orders': Record<never, never>
  readonly 'storeOrders.noOrderMatches': Record<never, never>
  readonly 'storeOrders.noOrdersYetAppear': Record<never, never>
  readonly 'storeOrders.caption': Record<never, never>
  readonly 'storeOrders.pagesOfOrders': Record<never, never>
  readonly 'storeOrders.newest': Record<never, never>
  readonly 'storeOrders.newer': Record<never, never>
  readonly 'storeOrders.older': Record<never, never>
  readonly 'storeOrders.downloadAllMatchCsv': Record<never, never>
  readonly 'storeOrders.date': Record<never, never>
  readonly 'storeOrders.order': Record<never, never>
  readonly 'storeOrders.cartValue': Record<never, never>
  readonly 'storeOrders.afterReturns': { readonly storeAmount: string }
  readonly 'storeOrders.contribution': Record<never, never>
  readonly 'storeOrders.status': Record<never, never>
  readonly 'storeOrders.store': Record<never, never>
  readonly 'storeOrders.orderNumber': Record<never, never>
  readonly 'storeOrders.all': Record<never, never>
  readonly 'storeOrders.notBilled': Record<never, never>
  readonly 'storeOrders.billed': Record<never, never>
  readonly 'storeOrders.ordersAPage': Record<never, never>
  readonly 'storeOrders.show': Record<never, never>
  readonly 'integrations.pausedOrdersContributeNothing': Record<never, never>
  readonly 'integrations.ordersNowContributeAgain': Record<never, never>
  readonly 'integrations.theCapWasSaved': Record<never, never>
  readonly 'integrations.disconnectedNewOrdersContribute': Record<never, never>
  readonly 'integrations.integrations': Record<never, never>
  readonly 'integrations.storesContributePendingUntil': Record<never, never>
  readonly 'integrations.connectAnotherStore': Record<never, never>
  readonly 'integrations.whichStoreIsIt': Record<never, never>
  readonly 'integrations.seeLastOrdersCome': Record<never, never>
  readonly 'integrations.noStoreConnectedYet': Record<never, never>
  readonly 'integrations.connectYourStore': Record<never, never>
  readonly 'integrations.connectShopChooseEach': Record<never, never>
  readonly 'integrations.onceSomeoneChangeAccount': Record<never, never>
  readonly 'integrations.description': Record<never, never>
  readonly 'storeWords.withoutAConnector': Record<never, never>
  readonly 'storeWords.needsYou': Record<never, never>
  readonly 'storeWords.shopBeingReadFirst': Record<never, never>
  readonly 'storeWords.shopNeedsSignAgain': Record<never, never>
  readonly 'storeWords.connectionSwitchedOffWhere': Record<never, never>
  readonly 'storeWords.newOrdersContributeNothing': Record<never, never>
  readonly 'storeWords.ordersContributeOnce': { readonly until: string }
  readonly 'storeWords.ordersCollectedNowBilled': { readonly limit: string }
  readonly 'storeWords.countsOrdersNow': Record<never, never>
  readonly 'storeWords.ordersContributeNothingYet': Record<never, never>
  readonly 'storeWords.oneTree': Record<never, never>
  readonly 'storeWords.billedOnce': Record<never, never>
  readonly 'storeWords.billedOnceLongPlan': Record<never, never>
  readonly 'storeWords.shopifyCannotChargeWhile': Record<never, never>
  readonly 'storeWords.pendingStillBilledLong': Record<never, never>
  readonly 'storeWords.pendingChargedLastTime': Record<never, never>
  readonly 'storeWords.nothingYet': Record<never, never>
  readonly 'storeWords.paidYetContributesOnce': Record<never, never>
  readonly 'storeWords.refundedInFull': Record<never, never>
  readonly 'storeWords.deletedInTheShop': Record<never, never>
  readonly 'storeWords.aTestOrder': Record<never, never>
  readonly 'storeWords.giftCardsOnlyBought': Record<never, never>
  readonly 'storeWords.placedBeforePlanBegan': Record<never, never>
  readonly 'storeWords.placedBeforeChoseEach': Record<never, never>
  readonly 'storeWords.placedWithoutAPlan': Record<never, never>
  readonly 'storeWords.placedWhileStoreDisconnected': Record<never, never>
  readonly 'storeWords.placedDuringAPause': Record<never, never>
  readonly 'storeWords.waitsExchangeRate': Record<never, never>
  readonly 'storeWords.tooLargeCountItself': Record<never, never>
  readonly 'storeWords.overCapMonth': Record<never, never>
  readonly 'storeWords.billedNotPaidYet': Record<never, never>
  readonly 'storeWords.billedAndPaid': Record<never, never>
  readonly 'storeWords.itsBillWasRefunded': Record<never, never>
  readonly 'storeWords.billPaid': Record<never, never>
  readonly 'storeWords.contributesNothing': Record<never, never>
  readonly 'storeWords.nothingToBill': Record<never, never>
  readonly 'storeWords.pendingNotBilledYet': Record<never, never>
  readonly 'storeWords.pendingWithinCapFar': Record<never, never>
  readonly 'storeWords.overCapFar': Record<never, never>
  readonly 'storeWords.noneYet': Record<never, never>
  readonly 'places.integrations': Record<never, never>
  readonly 'storeOrder.cancelled': Record<never, never>
  readonly 'storeOrder.none': Record<never, never>
  readonly 'store.connecting': Record<never, never>
  readonly 'store.connected': Record<never, never>
  readonly 'store.disabled': Record<never, never>
  readonly 'store.disconnected': Record<never, never>
  readonly 'store.alwaysAtLeastOne': Record<never, never>
  readonly 'store.forEachOrder': { readonly rule: string }
  readonly 'store.forEveryAnOrder': { readonly amount: string; readonly rule: string }
  readonly 'store.forEachOrder2': { readonly trees: string }
  readonly 'store.forEveryAnOrder2': { readonly amount: string; readonly trees: string }
  readonly 'store.checkout': { readonly basisPoints: string }
  readonly 'store.checkoutByValueCart': { readonly part: string }
  readonly 'store.trees': { readonly trees: string }
  readonly 'store.Order': Record<never, never>
  readonly 'store.orders': { readonly orders: string }
  readonly 'store.OrderWaits': Record<never, never>
  readonly 'store.ordersWait': { readonly setAside: string }
  readonly 'store.whatTheyFundMay': { readonly orders: string }
  readonly 'store.asTrees': Record<never, never>
  readonly 'store.asCo2e': Record<never, never>
  readonly 'store.asPlasticRemoved': Record<never, never>
}>(english)

export const connectedStoresRich = /* @__PURE__ */ richMessages<{
  readonly 'connect.linkWorksOnceHour': { readonly link: MessageTag }
  readonly 'capForm.saveTheCapOf': { readonly hidden: MessageTag; readonly name: string }
  readonly 'storeCard.connectAgain': { readonly hidden: MessageTag; readonly name: string }
  readonly 'storeCard.lookLimit': { readonly hidden: MessageTag; readonly link: MessageTag; readonly name: string; readonly which: 'yes' | 'other' }
  readonly 'storeCard.seeItsBills': { readonly hidden: MessageTag; readonly isDisconnected: 'yes' | 'other'; readonly name: string }
  readonly 'storeCard.disconnectItAnyway': { readonly hidden: MessageTag; readonly name: string }
  readonly 'storeCard.disconnect': { readonly hidden: MessageTag; readonly name: string }
}>(english)
