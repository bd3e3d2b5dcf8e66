// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const purchasesMessage = /* @__PURE__ */ plainMessages<{
  readonly 'orderOfPlan.twelveInstalmentsYearCharged': Record<never, never>
  readonly 'orderOfPlan.chargedEveryYearSame': Record<never, never>
  readonly 'orderOfPlan.workByPeople': Record<never, never>
  readonly 'orderOfQuote.doneByPeople': Record<never, never>
  readonly 'orderOfQuote.countsOverMonthsFrom': { readonly longMonth: string; readonly months: string }
  readonly 'orderOfQuote.theEmailGoes': Record<never, never>
  readonly 'orderOfQuote.theEmailsGo': Record<never, never>
  readonly 'orderCovers.for': { readonly words: string }
  readonly 'orderPanel.yourChoice': Record<never, never>
  readonly 'orderPanel.total': Record<never, never>
  readonly 'orderPanel.changeWhatIFund': Record<never, never>
  readonly 'refusedOrder.pleaseLookMarkedFields': Record<never, never>
  readonly 'refusedOrder.couldRecogniseLocationPlease': Record<never, never>
  readonly 'notPaid.paymentConfirmationFailed': Record<never, never>
  readonly 'notPaid.tryAgain': Record<never, never>
  readonly 'notPaid.chooseAgain': Record<never, never>
  readonly 'notPaid.yourChoiceIsSaved': { readonly hasAgain: 'yes' | 'other'; readonly sentence: string }
  readonly 'notPaid.paymentGivenBack': Record<never, never>
  readonly 'notPaid.seeMyPurchases': Record<never, never>
  readonly 'notPaid.moneyWentBackCard': Record<never, never>
  readonly 'notPaid.planAlready': Record<never, never>
  readonly 'notPaid.seeMySubscriptions': Record<never, never>
  readonly 'notPaid.anotherPaidMomentEarlier': Record<never, never>
  readonly 'notPaid.vehicleOffsetAlready': Record<never, never>
  readonly 'notPaid.anotherPaymentDrivingRegistration': Record<never, never>
  readonly 'notPaid.bankStillThinking': Record<never, never>
  readonly 'notPaid.askAgainEveryFew': Record<never, never>
  readonly 'notPaid.doKnowPayment': Record<never, never>
  readonly 'notPaid.belongAnotherAccountPaid': Record<never, never>
  readonly 'firstPasswordForm.least8CharactersFew': Record<never, never>
  readonly 'firstPasswordForm.choosePasswordKeepForest': Record<never, never>
  readonly 'firstPasswordForm.signSeeFundedAdd': { readonly email: string }
  readonly 'firstPasswordForm.password': Record<never, never>
  readonly 'firstPasswordForm.keepMyForest': Record<never, never>
  readonly 'paidGifts.yourGiftFor': { readonly recipient: string }
  readonly 'paidGifts.yourGifts': Record<never, never>
  readonly 'paidGifts.for': { readonly recipient: string }
  readonly 'deliveryWords.handOverLink': Record<never, never>
  readonly 'deliveryWords.handOverLinks': Record<never, never>
  readonly 'deliveryWords.emailGoesOut': Record<never, never>
  readonly 'deliveryWords.thoseEmailGoOut': Record<never, never>
  readonly 'deliveryWords.goesOutEmail': { readonly when: string }
  readonly 'deliveryWords.goOutEmail': { readonly when: string }
  readonly 'whatHappensNow.whatHappensNow': Record<never, never>
  readonly 'whatHappensNow.receiptComesEmailWithin': { readonly money: string }
  readonly 'whatHappensNow.nextPayment': Record<never, never>
  readonly 'whatHappensNow.yourGift': Record<never, never>
  readonly 'whatHappensNow.yourGifts': Record<never, never>
  readonly 'whatHappensNow.ledgerAnyoneNumberCertificate': Record<never, never>
  readonly 'whatHappensNow.boughtAheadStandsBehind': Record<never, never>
  readonly 'whatHappensNow.latestBatchBehindEntered': { readonly longDate: string }
  readonly 'whatHappensNow.continue': Record<never, never>
  readonly 'whatHappensNow.seeYourGifts': Record<never, never>
  readonly 'whatHappensNow.seeMyImpact': Record<never, never>
  readonly 'paymentThanks.youPaid': { readonly money: string }
  readonly 'paymentThanks.andFunded': { readonly fundedAt: string }
  readonly 'paymentThanks.for': { readonly bought: string }
  readonly 'paymentThanks.for2': { readonly words: string }
  readonly 'paymentThanks.yourCertificate': Record<never, never>
  readonly 'paymentThanks.certificateSharedFiguresName': Record<never, never>
  readonly 'paymentThanks.downloadCertificate': Record<never, never>
  readonly 'paymentThanks.seeThePublicPage': Record<never, never>
  readonly 'confirmed.payment': Record<never, never>
  readonly 'confirmed.description': Record<never, never>
  readonly 'purchaseChange.nothingChangedPleaseLook': Record<never, never>
  readonly 'purchaseWords.verificationOfAFootprint': Record<never, never>
  readonly 'purchaseWords.yearFootprint': Record<never, never>
  readonly 'purchaseWays.of': { readonly purchaseName: string }
  readonly 'purchaseWays.certificate': Record<never, never>
  readonly 'purchaseWays.verify': Record<never, never>
  readonly 'purchaseWays.invoice': Record<never, never>
  readonly 'purchaseWays.gifts': Record<never, never>
  readonly 'purchaseWays.more': Record<never, never>
  readonly 'purchaseWays.shortCode': { readonly code: string }
  readonly 'purchaseWays.change': Record<never, never>
  readonly 'purchaseWays.itsCertificateHasEnded': Record<never, never>
  readonly 'purchaseWays.tryAgain': Record<never, never>
  readonly 'purchaseWays.finishPaying': Record<never, never>
  readonly 'purchaseWays.nothingWasTaken': Record<never, never>
  readonly 'purchaseWays.nothingFundedUntilPaid': Record<never, never>
  readonly 'purchaseTable.date': Record<never, never>
  readonly 'purchaseTable.trees': Record<never, never>
  readonly 'purchaseTable.co2e': Record<never, never>
  readonly 'purchaseTable.plastic': Record<never, never>
  readonly 'purchaseTable.cost': Record<never, never>
  readonly 'purchaseTable.reference': Record<never, never>
  readonly 'purchaseTable.status': Record<never, never>
  readonly 'purchaseTable.byTheApiKey': { readonly boughtByKey: string }
  readonly 'purchaseTable.whatYouCanDo': Record<never, never>
  readonly 'purchaseTable.caption': Record<never, never>
  readonly 'purchaseTable.nothingPaidYet': Record<never, never>
  readonly 'purchaseTable.countsFor': { readonly counts: string }
  readonly 'purchaseTable.lockedOntoTheCertificate': Record<never, never>
  readonly 'updateForm.hideWhatItCost': Record<never, never>
  readonly 'updateForm.printMyAddress': Record<never, never>
  readonly 'updateForm.onlyDocumentDownloadPublic': Record<never, never>
  readonly 'updateForm.save': Record<never, never>
  readonly 'updateForm.dateReferenceLocked': Record<never, never>
  readonly 'updateForm.certificateGoodAnyoneRely': Record<never, never>
  readonly 'updateForm.countsFor': Record<never, never>
  readonly 'updateForm.reference': Record<never, never>
  readonly 'updateForm.none': Record<never, never>
  readonly 'updateForm.footprint': Record<never, never>
  readonly 'updateForm.theYearFrom': { readonly longMonth: string }
  readonly 'updateForm.spreadOverAnotherDate': { readonly countsForWords: string }
  readonly 'updateForm.dayPurchaseCountsDashboard': Record<never, never>
  readonly 'updateForm.tripQuarterPersonMost': Record<never, never>
  readonly 'updateForm.settingDateReferenceFootprint': Record<never, never>
  readonly 'updateForm.doOnceLookCost': Record<never, never>
  readonly 'updateForm.countsEqualPartsOver': Record<never, never>
  readonly 'updateForm.to': { readonly longMonth: string; readonly longMonth2: string; readonly statusOfYear: string }
  readonly 'updateForm.notAssigned': Record<never, never>
  readonly 'purchases.yourPurchases': Record<never, never>
  readonly 'purchases.eachCertificateAnyoneCheck': Record<never, never>
  readonly 'purchases.change': { readonly purchaseName: string }
  readonly 'purchases.offersFundedElsewhere': Record<never, never>
  readonly 'purchases.cancelledNothingTakenNothing': Record<never, never>
  readonly 'purchases.paidAlreadyNothingCharged': Record<never, never>
  readonly 'purchases.saved': Record<never, never>
  readonly 'purchases.certificateSaysNow': { readonly purchaseName: string }
  readonly 'purchases.downloadItAgain': Record<never, never>
  readonly 'purchases.pagesOfPurchases': Record<never, never>
  readonly 'purchases.newest': Record<never, never>
  readonly 'purchases.older': Record<never, never>
  readonly 'purchases.noPurchasesYet': Record<never, never>
  readonly 'purchases.fundYourFirstTrees': Record<never, never>
  readonly 'purchases.purchasesStandEachCertificate': Record<never, never>
  readonly 'purchases.myPurchases': Record<never, never>
  readonly 'purchases.description': Record<never, never>
  readonly 'nothingChosen.noProductsSelected': Record<never, never>
  readonly 'nothingChosen.chooseWhatToFund': Record<never, never>
  readonly 'orderOfDue.whatTheirOrdersContributed': Record<never, never>
  readonly 'orderOfDue.cardPayNextCycles': Record<never, never>
  readonly 'orderSummary.yourOrder': Record<never, never>
  readonly 'orderSummary.total': Record<never, never>
  readonly 'orderSummary.changeWhatIFund': Record<never, never>
  readonly 'refusedPlan.planAlready': Record<never, never>
  readonly 'refusedPlan.anotherCurrency': Record<never, never>
  readonly 'refusedPlan.nothingWasCharged': Record<never, never>
  readonly 'cannotPay.thisPriceIsGone': Record<never, never>
  readonly 'cannotPay.seePriceToday': Record<never, never>
  readonly 'cannotPay.chooseVehiclesAndDays': Record<never, never>
  readonly 'cannotPay.chooseAgain': Record<never, never>
  readonly 'cannotPay.thisIsPaid': Record<never, never>
  readonly 'cannotPay.seeMyPurchases': Record<never, never>
  readonly 'cannotPay.otherPaymentsFinished': Record<never, never>
  readonly 'cannotPay.finishOrCancelOne': Record<never, never>
  readonly 'cannotPay.saleUnitedStatesYet': Record<never, never>
  readonly 'cannotPay.chooseSomethingElse': Record<never, never>
  readonly 'cannotPay.muchLeft': Record<never, never>
  readonly 'cannotPay.chooseLess': Record<never, never>
  readonly 'cannotPay.daysOffsetAlready': Record<never, never>
  readonly 'cannotPay.aVehicleHasChanged': Record<never, never>
  readonly 'cannotPay.nothingWasCharged': { readonly refusals: string }
  readonly 'mayNotBuy.nothingWasCharged': { readonly nextStep: string }
  readonly 'mayNotBuy.seeMyAccounts': Record<never, never>
  readonly 'payment.payment': Record<never, never>
  readonly 'payment.billingDetails': Record<never, never>
  readonly 'payment.change': Record<never, never>
  readonly 'sellingPaused.takingPaymentsMoment': Record<never, never>
  readonly 'sellingPaused.lookAtTheProjects': Record<never, never>
  readonly 'sellingPaused.nothingChargedChoseStill': Record<never, never>
  readonly 'wrongAccount.thisIsForA': { readonly wanted: string }
  readonly 'wrongAccount.signedAccountChoiceSaved': { readonly accountName: string; readonly held: string }
  readonly 'wrongAccount.chooseSameMyAccount': { readonly held: string }
  readonly 'payment.description': Record<never, never>
  readonly 'places.purchases': Record<never, never>
  readonly 'purchase.vehicles': Record<never, never>
  readonly 'update.look': Record<never, never>
  readonly 'paymentThanks.premium': Record<never, never>
  readonly 'whatHappensNow.paid': Record<never, never>
  readonly 'whatHappensNow.recorded': Record<never, never>
  readonly 'whatHappensNow.supplied': Record<never, never>
  readonly 'orderOfDue.year': { readonly year: string }
  readonly 'orderOfPlan.year': { readonly funds: string; readonly words: string }
  readonly 'orderOfQuote.asSoonAsYou': Record<never, never>
  readonly 'orderOfQuote.out': { readonly what: string; readonly when: string }
  readonly 'orderOfQuote.plastic': { readonly quantity: string }
  readonly 'purchase.purchase': { readonly words: string }
  readonly 'purchase.plastic': { readonly plasticGrams: string }
  readonly 'paymentThanks.ourService': Record<never, never>
  readonly 'orderOfPlan.month': Record<never, never>
  readonly 'orderOfPlan.yearWord': Record<never, never>
}>(english)

export const purchasesRich = /* @__PURE__ */ richMessages<{
  readonly 'paidGifts.moreStandsAmongGifts': { readonly count: string; readonly link: MessageTag; readonly oneMore: 'yes' | 'other' }
  readonly 'whatHappensNow.changeCancelAnyTime': { readonly link: MessageTag; readonly longDate: string; readonly money: string }
  readonly 'whatHappensNow.leafPublicLedgerWhere': { readonly count: number; readonly link: MessageTag; readonly value: string }
  readonly 'whatHappensNow.nobodyNameDayPlanting': { readonly link: MessageTag; readonly name: string }
  readonly 'paymentThanks.thankLedger': { readonly isFunded: 'yes' | 'other'; readonly part: MessageTag }
  readonly 'paymentThanks.anyoneCheckShortCode': { readonly code: string; readonly strong: MessageTag }
  readonly 'purchaseWays.cancel': { readonly hidden: MessageTag; readonly purchaseName: string }
  readonly 'nothingChosen.chooseTreesCo2ePlastic': { readonly link: MessageTag }
}>(english)
