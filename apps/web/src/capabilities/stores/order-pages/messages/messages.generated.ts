// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const orderPagesMessage = /* @__PURE__ */ plainMessages<{
  readonly 'orderProof.itsProof': Record<never, never>
  readonly 'orderProof.sharesEntryPublicLedger': { readonly storeName: string }
  readonly 'orderProof.publicLogYetTakes': Record<never, never>
  readonly 'orderProof.publicLogYetWithin': { readonly storeName: string }
  readonly 'orderProof.theOnlyOrder': Record<never, never>
  readonly 'orderProof.oneOfOrders': { readonly orders: string }
  readonly 'orderProof.proofOrderBilledTaken': { readonly billed: string }
  readonly 'orderProof.withoutScriptCheckCommand': Record<never, never>
  readonly 'orderProof.theEntry': Record<never, never>
  readonly 'orderProof.theProof': Record<never, never>
  readonly 'orderProof.npmRunVerifyProof': { readonly key: string }
  readonly 'stageWords.itFunds': { readonly fundedOf: string }
  readonly 'stageWords.itIsToFund': { readonly fundedOf: string }
  readonly 'stageWords.noProjectSoldMoment': { readonly storeName: string }
  readonly 'stageWords.itFunded': { readonly fundedOf: string }
  readonly 'stageWords.stillWay': Record<never, never>
  readonly 'stageWords.ordersArriveWithinSome': { readonly storeName: string }
  readonly 'stageWords.fundsNothingAnyMore': Record<never, never>
  readonly 'stageWords.orderCancelledReturnedContribution': Record<never, never>
  readonly 'stageWords.billPaidPaidBack': { readonly storeName: string }
  readonly 'stageWords.thisOrderFundsNothing': Record<never, never>
  readonly 'landing.yourOrderAt': { readonly storeName: string }
  readonly 'landing.meansDoes': Record<never, never>
  readonly 'landing.fundSomeOwn': Record<never, never>
  readonly 'landing.plantedBy': Record<never, never>
  readonly 'landing.carbonCreditsOf': Record<never, never>
  readonly 'landing.plasticCollectedBy': Record<never, never>
  readonly 'landing.paidShop': Record<never, never>
  readonly 'landing.sampleProjectNothingFunded': Record<never, never>
  readonly 'landing.linkLeadsNoOrder': Record<never, never>
  readonly 'landing.whatYourOrderFunded': Record<never, never>
  readonly 'landing.verifyACertificate': Record<never, never>
  readonly 'landing.beenCutShortWay': Record<never, never>
  readonly 'landing.shopsFundSomethingEach': Record<never, never>
  readonly 'landing.description': Record<never, never>
  readonly 'orderLinkSnippets.seeOrderFunded': Record<never, never>
  readonly 'orderLinkSnippets.forYourShopifyEmails': Record<never, never>
  readonly 'orderLinkSnippets.shopifyAdminOpenSettings': Record<never, never>
  readonly 'orderLinkSnippets.forYourWoocommerceEmails': Record<never, never>
  readonly 'orderLinkSnippets.addCodeSnippetsPlugin': Record<never, never>
  readonly 'orderLinkSnippets.emailsShop': Record<never, never>
  readonly 'orderLinkSnippets.askDeveloperShopCode': Record<never, never>
  readonly 'orderPageSetup.integrations': Record<never, never>
  readonly 'orderPageSetup.pageCustomers': Record<never, never>
  readonly 'orderPageSetup.putLinkIntoOrder': Record<never, never>
  readonly 'orderPageSetup.seeNewestOrder': Record<never, never>
  readonly 'orderPageSetup.onceFirstOrderSee': Record<never, never>
  readonly 'orderPageSetup.linkGivesAway': Record<never, never>
  readonly 'orderPageSetup.addressHoldsOwnId': Record<never, never>
  readonly 'orderPageSetup.ordersDayShareEntry': Record<never, never>
  readonly 'orderPageSetup.proofPublicLedger': Record<never, never>
  readonly 'orderPageSetup.savedCustomersCheckOrders': Record<never, never>
  readonly 'orderPageSetup.savedCustomersNoLonger': Record<never, never>
  readonly 'orderPageSetup.letCustomersCheckOrder': Record<never, never>
  readonly 'orderPageSetup.save': Record<never, never>
  readonly 'order.pageCustomers': Record<never, never>
  readonly 'order.description': Record<never, never>
  readonly 'landing.ordered': Record<never, never>
  readonly 'stage.contributesUpLimitEach': { readonly storeName: string }
  readonly 'stage.promisedHasNotArranged': { readonly storeName: string }
  readonly 'stage.hasPaidForIn': { readonly storeName: string }
  readonly 'stage.doesNotContributeFor': { readonly storeName: string }
  readonly 'landing.plant': Record<never, never>
  readonly 'landing.forCarbonCredits': Record<never, never>
  readonly 'landing.collectPlastic': Record<never, never>
  readonly 'stageWords.promise': { readonly storeName: string }
}>(english)

export const orderPagesRich = /* @__PURE__ */ richMessages<{
  readonly 'orderProof.entryPublicLedgerNames': { readonly among: string; readonly ledgerEntry: string; readonly link: MessageTag; readonly longDate: string }
  readonly 'orderProof.downloadProofCheckMachine': { readonly link: MessageTag }
  readonly 'landing.contributionShopPaysProject': { readonly link: MessageTag; readonly paysFor: string }
}>(english)
