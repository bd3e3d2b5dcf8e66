// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const suppliersMessage = /* @__PURE__ */ plainMessages<{
  readonly 'supplierWords.beingSent': Record<never, never>
  readonly 'supplierWords.emailCameBack': Record<never, never>
  readonly 'supplierWords.inReview': Record<never, never>
  readonly 'supplierWords.optedOut': Record<never, never>
  readonly 'supplierWords.noAnswer': Record<never, never>
  readonly 'supplierWords.withdrawnByTheSupplier': Record<never, never>
  readonly 'supplierWords.notContacted': Record<never, never>
  readonly 'supplierWords.notKnown': Record<never, never>
  readonly 'campaignList.campaigns': Record<never, never>
  readonly 'campaignList.endedOn': { readonly shortDate: string }
  readonly 'campaignList.dueOn': { readonly shortDate: string }
  readonly 'suppliers.footprint': Record<never, never>
  readonly 'suppliers.inventory': Record<never, never>
  readonly 'suppliers.suppliers': Record<never, never>
  readonly 'suppliers.spendingOnlyGivesRough': Record<never, never>
  readonly 'suppliers.worthAskingFirst': Record<never, never>
  readonly 'suppliers.firstMakesUpLeast': { readonly oneSuggested: 'yes' | 'other'; readonly suggested: string }
  readonly 'suppliers.askSeveralAtOnce': Record<never, never>
  readonly 'suppliers.fromYourLedger': Record<never, never>
  readonly 'suppliers.everyPayeeOwnLines': Record<never, never>
  readonly 'suppliers.addPayeesAsSuppliers': Record<never, never>
  readonly 'suppliers.addedFromYourLedger': { readonly countSuppliers: string }
  readonly 'suppliers.asked': { readonly countSuppliers: string }
  readonly 'suppliers.noEmailAddressOpen': Record<never, never>
  readonly 'suppliers.noEmailAddressOpenEach': { readonly links: string }
  readonly 'suppliers.couldAskedAlreadyOpen': { readonly countSuppliers: string }
  readonly 'suppliers.noSuppliersYet': Record<never, never>
  readonly 'suppliers.addTheFirstOne': Record<never, never>
  readonly 'suppliers.addCompaniesBuyMost': Record<never, never>
  readonly 'suppliers.caption': Record<never, never>
  readonly 'suppliers.supplier': Record<never, never>
  readonly 'suppliers.noEmailAddress': Record<never, never>
  readonly 'suppliers.spent': Record<never, never>
  readonly 'suppliers.fromSpending': Record<never, never>
  readonly 'suppliers.replaced': Record<never, never>
  readonly 'suppliers.notKnown': Record<never, never>
  readonly 'suppliers.ofIt': { readonly round: string }
  readonly 'suppliers.answer': Record<never, never>
  readonly 'suppliers.noneYet': Record<never, never>
  readonly 'suppliers.request': Record<never, never>
  readonly 'suppliers.withdrawn': Record<never, never>
  readonly 'suppliers.supplierData': Record<never, never>
  readonly 'suppliers.estimate': Record<never, never>
  readonly 'suppliers.withoutEmailAddressPass': Record<never, never>
  readonly 'suppliers.addASupplier': Record<never, never>
  readonly 'suppliers.name': Record<never, never>
  readonly 'suppliers.email': Record<never, never>
  readonly 'suppliers.addSupplier': Record<never, never>
  readonly 'suppliers.description': Record<never, never>
  readonly 'changeCampaign.suppliersAnsweredSeeNew': Record<never, never>
  readonly 'changeCampaign.changeNameDueDate': Record<never, never>
  readonly 'changeCampaign.nameOfTheCampaign': Record<never, never>
  readonly 'changeCampaign.dueDate': Record<never, never>
  readonly 'changeCampaign.save': Record<never, never>
  readonly 'changeCampaign.whatWasChanged': Record<never, never>
  readonly 'changeCampaign.someoneWhoHasLeft': Record<never, never>
  readonly 'campaign.footprint': Record<never, never>
  readonly 'campaign.inventory': Record<never, never>
  readonly 'campaign.suppliers': Record<never, never>
  readonly 'campaign.whoWasAsked': Record<never, never>
  readonly 'campaign.whereNoEmailAddress': Record<never, never>
  readonly 'campaign.itEndedOn': { readonly longDate: string }
  readonly 'campaign.answersAreDueOn': { readonly longDate: string }
  readonly 'campaign.whatCameOfIt': Record<never, never>
  readonly 'campaign.answersPlaceSpending': { readonly total: string; readonly total2: string }
  readonly 'campaign.caption': Record<never, never>
  readonly 'campaign.supplier': Record<never, never>
  readonly 'campaign.answer': Record<never, never>
  readonly 'campaign.fromSpending': Record<never, never>
  readonly 'campaign.basis': Record<never, never>
  readonly 'campaign.supplierData': Record<never, never>
  readonly 'campaign.requestsOfThisCampaign': Record<never, never>
  readonly 'campaign.linkPass': Record<never, never>
  readonly 'campaign.request': Record<never, never>
  readonly 'campaign.since': Record<never, never>
  readonly 'campaign.reminders': Record<never, never>
  readonly 'campaign.noReminderGoesOut': Record<never, never>
  readonly 'campaign.reminderGoesOutAutomatically': Record<never, never>
  readonly 'campaign.upTwoRemindersGo': Record<never, never>
  readonly 'campaign.upThreeRemindersGo': Record<never, never>
  readonly 'campaign.remindOrEnd': Record<never, never>
  readonly 'campaign.endIt': Record<never, never>
  readonly 'campaign.remindThoseAnsweredEvery': { readonly isEmailed: 'yes' | 'other'; readonly remindersInWords: string }
  readonly 'campaign.remindThemNow': Record<never, never>
  readonly 'campaign.endThisCampaign': Record<never, never>
  readonly 'campaign.supplierCampaign': Record<never, never>
  readonly 'campaign.description': Record<never, never>
  readonly 'campaign.nobodyRemindJustNow': Record<never, never>
  readonly 'campaign.yourChangesAreSaved': Record<never, never>
  readonly 'campaign.theCampaignHasEnded': Record<never, never>
  readonly 'askSupplierForm.linkWorksAnother60': Record<never, never>
  readonly 'askSupplierForm.ask': { readonly name: string }
  readonly 'askSupplierForm.doNeedAccountSee': { readonly longMonth: string; readonly longMonth2: string }
  readonly 'askSupplierForm.doGetLink': Record<never, never>
  readonly 'askSupplierForm.weEmailItTo': { readonly email: string }
  readonly 'askSupplierForm.iPassMyself': Record<never, never>
  readonly 'askSupplierForm.dueDate': Record<never, never>
  readonly 'askSupplierForm.aMessageToThem': Record<never, never>
  readonly 'askSupplierForm.createTheRequest': Record<never, never>
  readonly 'knownOfSupplier.nameAndContact': Record<never, never>
  readonly 'knownOfSupplier.name': Record<never, never>
  readonly 'knownOfSupplier.email': Record<never, never>
  readonly 'knownOfSupplier.contact': Record<never, never>
  readonly 'knownOfSupplier.privateNote': Record<never, never>
  readonly 'knownOfSupplier.save': Record<never, never>
  readonly 'supplierLines.whatYouSpendWith': { readonly name: string }
  readonly 'supplierLines.noSpendingLinkedSupplier': Record<never, never>
  readonly 'supplierLines.lineWithoutADescription': Record<never, never>
  readonly 'supplierLines.saveTheLines': Record<never, never>
  readonly 'supplierLines.replacedByTheAnswer': Record<never, never>
  readonly 'supplierRequestPart.coversYourMonths': Record<never, never>
  readonly 'supplierRequestPart.statesItsBoundary': Record<never, never>
  readonly 'supplierRequestPart.includesWhatItBuys': Record<never, never>
  readonly 'supplierRequestPart.salesMatchBooks': Record<never, never>
  readonly 'supplierRequestPart.ownFiguresEstimate': Record<never, never>
  readonly 'supplierRequestPart.pleaseCheck': Record<never, never>
  readonly 'supplierRequestPart.someoneWhoHasLeft': Record<never, never>
  readonly 'supplierRequestPart.askedDue': { readonly askedBy: string; readonly email: string; readonly hasEmail: 'yes' | 'other'; readonly longDate: string; readonly longDate2: string }
  readonly 'supplierRequestPart.reason': { readonly reason: string }
  readonly 'supplierRequestPart.linkToPassOn': Record<never, never>
  readonly 'supplierRequestPart.history': Record<never, never>
  readonly 'supplierRequestPart.mailServer': Record<never, never>
  readonly 'supplierRequestPart.cancelThisRequest': Record<never, never>
  readonly 'supplierRequestPart.answeredOnBy': { readonly answeredBy: string; readonly longDate: string }
  readonly 'supplierRequestPart.downloadAnswerProof': Record<never, never>
  readonly 'supplierRequestPart.whatWeChecked': Record<never, never>
  readonly 'supplierRequestPart.acceptReplaceSpendingBelow': { readonly emission: string }
  readonly 'supplierRequestPart.doesSaySupplierBuys': { readonly parts: string; readonly parts2: string; readonly total: string }
  readonly 'supplierRequestPart.onlyNeededSendHint': Record<never, never>
  readonly 'supplierRequestPart.whatNeedsChanging': Record<never, never>
  readonly 'supplierRequestPart.acceptTheAnswer': Record<never, never>
  readonly 'supplierRequestPart.sendBack': Record<never, never>
  readonly 'supplierRequestPart.decline': Record<never, never>
  readonly 'supplier.requestCreated': Record<never, never>
  readonly 'supplier.linesSaved': Record<never, never>
  readonly 'supplier.answerAcceptedNowReplaces': Record<never, never>
  readonly 'supplier.sentBackReasonAnswer': Record<never, never>
  readonly 'supplier.answerDeclinedReason': Record<never, never>
  readonly 'supplier.requestCancelledLinkNo': Record<never, never>
  readonly 'supplier.answerRemovedInventorySpending': Record<never, never>
  readonly 'supplier.inventory': Record<never, never>
  readonly 'supplier.suppliers': Record<never, never>
  readonly 'supplier.supplierDataInventory': { readonly emission: string; readonly isSupplierData: 'yes' | 'other' }
  readonly 'supplier.placeSpendingAcceptedSince': { readonly emission: string; readonly isWithdrawn: 'yes' | 'other'; readonly longDate: string; readonly name: string }
  readonly 'supplier.removeInventory': Record<never, never>
  readonly 'supplier.supplier': Record<never, never>
  readonly 'supplier.description': Record<never, never>
  readonly 'askSuppliers.footprint': Record<never, never>
  readonly 'askSuppliers.inventory': Record<never, never>
  readonly 'askSuppliers.suppliers': Record<never, never>
  readonly 'askSuppliers.askSeveral': Record<never, never>
  readonly 'askSuppliers.askSeveralSuppliers': Record<never, never>
  readonly 'askSuppliers.eachGetsLinkOwn': Record<never, never>
  readonly 'askSuppliers.nobodyLeftToAsk': Record<never, never>
  readonly 'askSuppliers.youCannotAskSuppliers': Record<never, never>
  readonly 'askSuppliers.backToYourSuppliers': Record<never, never>
  readonly 'askSuppliers.everySupplierListBeen': Record<never, never>
  readonly 'askSuppliers.requestsGoOutName': Record<never, never>
  readonly 'askSuppliers.linksWorkAnother60': Record<never, never>
  readonly 'askSuppliers.aloneSuppliersDoSee': Record<never, never>
  readonly 'askSuppliers.nameOfTheCampaign': Record<never, never>
  readonly 'askSuppliers.whichSuppliers': Record<never, never>
  readonly 'askSuppliers.dueDate': Record<never, never>
  readonly 'askSuppliers.reminders': Record<never, never>
  readonly 'askSuppliers.messageAll': Record<never, never>
  readonly 'askSuppliers.createTheRequests': Record<never, never>
  readonly 'askSuppliers.emailThoseAnsweredAfter': Record<never, never>
  readonly 'askSuppliers.upToThree': Record<never, never>
  readonly 'askSuppliers.upToTwo': Record<never, never>
  readonly 'askSuppliers.one': Record<never, never>
  readonly 'askSuppliers.none': Record<never, never>
  readonly 'askSuppliers.emissionsNotKnown': Record<never, never>
  readonly 'askSuppliers.weEmail': { readonly email: string }
  readonly 'askSuppliers.noEmailAddressPass': Record<never, never>
  readonly 'askSuppliers.description': Record<never, never>
  readonly 'products.title': Record<never, never>
  readonly 'products.what': { readonly name: string }
  readonly 'products.footprint': Record<never, never>
  readonly 'products.choose': Record<never, never>
  readonly 'products.option': { readonly amount: string; readonly kg: string; readonly partner: string; readonly product: string; readonly unit: string }
  readonly 'products.amount': Record<never, never>
  readonly 'products.unit': Record<never, never>
  readonly 'products.lines': Record<never, never>
  readonly 'products.button': Record<never, never>
  readonly 'products.counted': { readonly amount: string; readonly day: string; readonly declaredAmount: string; readonly declaredUnit: string; readonly emission: string; readonly kg: string; readonly partner: string; readonly replaced: string; readonly unit: string }
  readonly 'products.superseded': Record<never, never>
  readonly 'supplier.productCounted': Record<never, never>
  readonly 'supplier.requested': Record<never, never>
  readonly 'supplier.opened': Record<never, never>
  readonly 'supplier.answered': Record<never, never>
  readonly 'supplier.accepted': Record<never, never>
  readonly 'supplier.declined': Record<never, never>
  readonly 'supplier.cancelled': Record<never, never>
  readonly 'supplier.saved': Record<never, never>
  readonly 'supplierRequest.yes': Record<never, never>
  readonly 'supplierRequest.no': Record<never, never>
  readonly 'campaign.estimate': Record<never, never>
  readonly 'askSuppliers.fromSpending': { readonly benchmarkGrams: string }
  readonly 'campaign.Supplier': Record<never, never>
  readonly 'campaign.suppliers2': { readonly asked: string }
  readonly 'campaign.asked': { readonly counts: string; readonly suppliers: string; readonly until: string }
  readonly 'campaign.suppliers3': { readonly count: string }
  readonly 'campaign.couldNotBeAsked': { readonly left: string }
  readonly 'changeCampaign.dueDateMovedFrom': { readonly after: string; readonly before: string }
  readonly 'changeCampaign.renamedFrom': { readonly after: string; readonly before: string }
}>(english)

export const suppliersRich = /* @__PURE__ */ richMessages<{
  readonly 'campaignList.asked': { readonly asked: string; readonly countsInWords: string; readonly part: MessageTag }
  readonly 'supplierRequestPart.byThe': { readonly isMail: string; readonly part: MessageTag; readonly shortDate: string; readonly supplierStateInWords: string }
  readonly 'supplierRequestPart.anyonePassCheckWithout': { readonly link: MessageTag }
  readonly 'products.remove': { readonly hidden: MessageTag; readonly product: string }
}>(english)
