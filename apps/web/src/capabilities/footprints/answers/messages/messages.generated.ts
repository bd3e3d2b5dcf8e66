// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const answersMessage = /* @__PURE__ */ plainMessages<{
  readonly 'answerOfForm.pleaseSayMuchTheirs': Record<never, never>
  readonly 'answerOfForm.pleaseGiveYourTurnover': Record<never, never>
  readonly 'answerOfForm.pleaseSayMuchSold': Record<never, never>
  readonly 'answerOfForm.pleaseChooseACountry': Record<never, never>
  readonly 'answerOfForm.pleaseChooseCurrencyTurnover': Record<never, never>
  readonly 'answerOfForm.pleaseGiveFigure0': Record<never, never>
  readonly 'ownFigures.alreadyCarbonFootprint': Record<never, never>
  readonly 'ownFigures.tonnesCo2eBeforeAny': Record<never, never>
  readonly 'ownFigures.offsetsBeenDeductedFigures': Record<never, never>
  readonly 'ownFigures.no': Record<never, never>
  readonly 'ownFigures.yes': Record<never, never>
  readonly 'ownFigures.consolidationApproach': Record<never, never>
  readonly 'ownFigures.notKnown': Record<never, never>
  readonly 'ownFigures.operationalControl': Record<never, never>
  readonly 'ownFigures.financialControl': Record<never, never>
  readonly 'ownFigures.equityShare': Record<never, never>
  readonly 'ownFigures.assurance': Record<never, never>
  readonly 'ownFigures.none': Record<never, never>
  readonly 'ownFigures.limitedAssurance': Record<never, never>
  readonly 'ownFigures.reasonableAssurance': Record<never, never>
  readonly 'ownFigures.assuredStandard': Record<never, never>
  readonly 'billFigures.usGallons': Record<never, never>
  readonly 'billFigures.ukGallons': Record<never, never>
  readonly 'billFigures.energyFuelBills': Record<never, never>
  readonly 'billFigures.monthsAbove0Where': Record<never, never>
  readonly 'billFigures.unitOf': { readonly billInWords: string }
  readonly 'answerFields.moneyInvoiced': Record<never, never>
  readonly 'answerFields.weightInKg': Record<never, never>
  readonly 'answerFields.weightInTonnes': Record<never, never>
  readonly 'answerFields.cubicMetres': Record<never, never>
  readonly 'answerFields.squareMetres': Record<never, never>
  readonly 'answerFields.hoursWorked': Record<never, never>
  readonly 'answerFields.onlyCustomer': Record<never, never>
  readonly 'answerFields.pleaseChoose': Record<never, never>
  readonly 'answerFields.yourAnswer': Record<never, never>
  readonly 'answerFields.whatMaySee': { readonly companyName: string }
  readonly 'answerFields.onlyTheirShare': Record<never, never>
  readonly 'answerFields.turnoverTotalsStayPrivate': Record<never, never>
  readonly 'answerFields.ourTotalsAsWell': Record<never, never>
  readonly 'answerFields.checkShareThemselves': Record<never, never>
  readonly 'answerFields.yourName': Record<never, never>
  readonly 'answerFields.knowAsk': Record<never, never>
  readonly 'answerFields.seeSent': Record<never, never>
  readonly 'answerFields.nothingStoredSentUntil': Record<never, never>
  readonly 'answerFields.yourSector': Record<never, never>
  readonly 'answerFields.country': Record<never, never>
  readonly 'answerFields.annualTurnover': Record<never, never>
  readonly 'answerFields.excludingVat': Record<never, never>
  readonly 'answerFields.currency': Record<never, never>
  readonly 'answerFields.employees': Record<never, never>
  readonly 'answerFields.firstMonthYear': Record<never, never>
  readonly 'answerFields.lastMonth': Record<never, never>
  readonly 'answerFields.weightPiecesHoursGive': Record<never, never>
  readonly 'answerFields.thoseMonthsExcludingVat': Record<never, never>
  readonly 'answerFields.allCustomersSameUnit': Record<never, never>
  readonly 'answerFields.shouldWorkOutS': { readonly companyName: string }
  readonly 'answerFields.soldToThem': Record<never, never>
  readonly 'answerFields.soldToAllCustomers': Record<never, never>
  readonly 'asCompany.answerAs': { readonly name: string }
  readonly 'asCompany.answersAllCustomersPage': { readonly customer: string }
  readonly 'asCompany.answerAs2': { readonly name: string }
  readonly 'ownAnswers.answersToCustomers': Record<never, never>
  readonly 'ownAnswers.requestsCarbonFiguresAnswer': Record<never, never>
  readonly 'ownAnswers.requestOffList': Record<never, never>
  readonly 'ownAnswers.linkStillWorksSent': Record<never, never>
  readonly 'ownAnswers.noRequestsYet': Record<never, never>
  readonly 'ownAnswers.goToYourFootprint': Record<never, never>
  readonly 'ownAnswers.whenCustomerAsksFigures': Record<never, never>
  readonly 'ownAnswers.sharedSoFar': Record<never, never>
  readonly 'ownAnswers.1Customer': { readonly customers: string; readonly monthsOf: string; readonly oneCustomers: 'yes' | 'other'; readonly percentOf: string; readonly sharedOf: string }
  readonly 'ownAnswers.sharesYearCannotAdd': Record<never, never>
  readonly 'ownAnswers.askedForDueOn': { readonly longDate: string; readonly monthsOf: string }
  readonly 'ownAnswers.whoAsked': Record<never, never>
  readonly 'ownAnswers.caption': Record<never, never>
  readonly 'ownAnswers.customer': Record<never, never>
  readonly 'ownAnswers.theyKnowYouAs': { readonly askedAs: string }
  readonly 'ownAnswers.whatTheyHave': Record<never, never>
  readonly 'ownAnswers.takeOffThisList': { readonly customerName: string }
  readonly 'ownAnswers.takeOffThisList2': Record<never, never>
  readonly 'ownAnswers.description': Record<never, never>
  readonly 'shownRows.operationalControl': Record<never, never>
  readonly 'shownRows.financialControl': Record<never, never>
  readonly 'shownRows.equityShare': Record<never, never>
  readonly 'shownRows.notKnown': Record<never, never>
  readonly 'shownRows.limitedAssurance': Record<never, never>
  readonly 'shownRows.reasonableAssurance': Record<never, never>
  readonly 'shownRows.estimateSectorSize': Record<never, never>
  readonly 'shownRows.energyFuelBillsPurchases': Record<never, never>
  readonly 'shownRows.ownFigures': Record<never, never>
  readonly 'shownRows.upstreamWholeCompany': Record<never, never>
  readonly 'shownRows.forThisCustomer': Record<never, never>
  readonly 'shownRows.scopes12': Record<never, never>
  readonly 'shownRows.ofWhichUpstream': Record<never, never>
  readonly 'shownRows.firstMonth': Record<never, never>
  readonly 'shownRows.lastMonth': Record<never, never>
  readonly 'shownRows.soldToThisCustomer': Record<never, never>
  readonly 'shownRows.soldToAllCustomers': Record<never, never>
  readonly 'shownRows.pleaseNote': Record<never, never>
  readonly 'supplierAnswer.answeringCompanyNow': Record<never, never>
  readonly 'supplierAnswer.thankAnswerBeenSent': Record<never, never>
  readonly 'supplierAnswer.letKnowAnswering': Record<never, never>
  readonly 'supplierAnswer.sendRequestsAddressAgain': Record<never, never>
  readonly 'supplierAnswer.answerWithdrawnNoLonger': Record<never, never>
  readonly 'supplierAnswer.answerSentBack': Record<never, never>
  readonly 'supplierAnswer.asksCarbonFigures': { readonly companyName: string }
  readonly 'supplierAnswer.someone': Record<never, never>
  readonly 'supplierAnswer.workingOutCarbonFootprint': { readonly askedBy: string; readonly companyName: string; readonly longMonth: string; readonly longMonth2: string; readonly supplierName: string }
  readonly 'supplierAnswer.takesAboutFiveMinutes': { readonly longDate: string }
  readonly 'supplierAnswer.requestEndedNothingLeft': Record<never, never>
  readonly 'supplierAnswer.linkDoesWorkAny': Record<never, never>
  readonly 'supplierAnswer.expiredRequestCancelledPlease': Record<never, never>
  readonly 'supplierAnswer.goHomePage': Record<never, never>
  readonly 'supplierAnswer.thisIsWhatWould': { readonly companyName: string }
  readonly 'supplierAnswer.shareWorkedOut': Record<never, never>
  readonly 'supplierAnswer.onlyPeopleSeeOnly': { readonly companyName: string }
  readonly 'supplierAnswer.sendItTo': { readonly companyName: string }
  readonly 'supplierAnswer.goBackAndEdit': Record<never, never>
  readonly 'supplierAnswer.whatHasFromYou': { readonly companyName: string }
  readonly 'supplierAnswer.sentAccepted': { readonly answeredBy: string; readonly isVerified: 'yes' | 'other'; readonly longDate: string }
  readonly 'supplierAnswer.withdrawIt': Record<never, never>
  readonly 'supplierAnswer.see10500Hint': { readonly companyName: string }
  readonly 'supplierAnswer.ratherAnswer': Record<never, never>
  readonly 'supplierAnswer.whyNot': Record<never, never>
  readonly 'supplierAnswer.decline': Record<never, never>
  readonly 'supplierAnswer.stopSendingMeRequests': Record<never, never>
  readonly 'supplierAnswer.answerACustomer': Record<never, never>
  readonly 'supplierAnswer.description': Record<never, never>
  readonly 'places.answers': Record<never, never>
  readonly 'answerFields.litres': Record<never, never>
  readonly 'answerFields.pieces': Record<never, never>
  readonly 'shownRows.none': Record<never, never>
  readonly 'shownRows.basis': Record<never, never>
  readonly 'shownRows.sector': Record<never, never>
  readonly 'shownRows.country': Record<never, never>
  readonly 'shownRows.share': Record<never, never>
  readonly 'shownRows.consolidation': Record<never, never>
  readonly 'shownRows.assurance': Record<never, never>
  readonly 'ownAnswers.shareNotKnownAs': Record<never, never>
  readonly 'ownAnswers.your': { readonly method: string; readonly millionths: string }
  readonly 'ownAnswers.for': { readonly grams: string; readonly period: string; readonly share: string }
  readonly 'ownAnswers.turnover': Record<never, never>
  readonly 'ownAnswers.weightSold': Record<never, never>
  readonly 'ownAnswers.volumeSold': Record<never, never>
  readonly 'ownAnswers.piecesSold': Record<never, never>
  readonly 'ownAnswers.energySold': Record<never, never>
  readonly 'ownAnswers.area': Record<never, never>
  readonly 'ownAnswers.freight': Record<never, never>
  readonly 'ownAnswers.hoursWorked': Record<never, never>
  readonly 'ownAnswers.everything': Record<never, never>
  readonly 'shownRows.nothingWasSoldThis': Record<never, never>
  readonly 'shownRows.figuresAreForAn': Record<never, never>
  readonly 'shownRows.monthsOverlapOnlyIn': Record<never, never>
  readonly 'shownRows.moreThanHalfBelongs': Record<never, never>
  readonly 'shownRows.everyFigure0': Record<never, never>
  readonly 'shownRows.scopes12Only': Record<never, never>
  readonly 'shownRows.scope2ByLocation': Record<never, never>
  readonly 'shownRows.anEstimateNotSuppliers': Record<never, never>
}>(english)

export const answersRich = /* @__PURE__ */ richMessages<{
  readonly 'asCompany.answeringSeeAllCustomers': { readonly link: MessageTag; readonly name: string }
  readonly 'supplierAnswer.downloadProofPublicLog': { readonly link: MessageTag }
}>(english)
