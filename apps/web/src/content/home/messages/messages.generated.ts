// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const homeMessage = /* @__PURE__ */ plainMessages<{
  readonly 'hero.climateActionCheck': Record<never, never>
  readonly 'hero.plantTreesCo2eCollect': { readonly verbs: string }
  readonly 'hero.fundClimateAction': Record<never, never>
  readonly 'hero.iAmABusiness': Record<never, never>
  readonly 'hero.lookAroundFirst': Record<never, never>
  readonly 'liveTotals.firstEntryStillBlank': Record<never, never>
  readonly 'liveTotals.fundedSoFar': Record<never, never>
  readonly 'liveTotals.nothingBeenFundedYet': Record<never, never>
  readonly 'liveTotals.ledgerCannotReadJust': Record<never, never>
  readonly 'liveTotals.takeAboutCo2eOver': { readonly grams: string }
  readonly 'liveTotals.muchKmAverageUk': { readonly count: string }
  readonly 'liveTotals.weightHalfLitreBottles': { readonly count: string }
  readonly 'sections.measure': Record<never, never>
  readonly 'sections.findOutEmitFigure': Record<never, never>
  readonly 'sections.myFootprint': Record<never, never>
  readonly 'sections.myCar': Record<never, never>
  readonly 'sections.myCompany': Record<never, never>
  readonly 'sections.reduce': Record<never, never>
  readonly 'sections.cutNothingSellReplaces': Record<never, never>
  readonly 'sections.whereBusinessCut': Record<never, never>
  readonly 'sections.fund': Record<never, never>
  readonly 'sections.payTreesCo2ePlastic': Record<never, never>
  readonly 'sections.asAPerson': Record<never, never>
  readonly 'sections.asABusiness': Record<never, never>
  readonly 'sections.prove': Record<never, never>
  readonly 'sections.holdCertificateWhoseEvery': Record<never, never>
  readonly 'sections.verifyACertificate': Record<never, never>
  readonly 'sections.readTheLedger': Record<never, never>
  readonly 'sections.fourStepsOrder': Record<never, never>
  readonly 'sections.whatItCosts': Record<never, never>
  readonly 'sections.noBundlesNoPoints': Record<never, never>
  readonly 'sections.waysToBegin': Record<never, never>
  readonly 'sections.forPeople': Record<never, never>
  readonly 'sections.journeyBirthdayYearLife': Record<never, never>
  readonly 'sections.seeWhatPeopleDo': Record<never, never>
  readonly 'sections.forBusiness': Record<never, never>
  readonly 'sections.teamEventFinancialYear': Record<never, never>
  readonly 'sections.seeWhatBusinessesDo': Record<never, never>
  readonly 'sections.fairQuestions': Record<never, never>
  readonly 'sections.allQuestionsAndAnswers': Record<never, never>
  readonly 'sections.yourCertificate': Record<never, never>
  readonly 'sections.fundedWhomWhenNumber': Record<never, never>
  readonly 'sections.theLedger': Record<never, never>
  readonly 'sections.lineEverythingFundedAdded': Record<never, never>
  readonly 'sections.thePriceBook': Record<never, never>
  readonly 'sections.priceAppliedDayPaid': Record<never, never>
  readonly 'sections.theSourceCode': Record<never, never>
  readonly 'sections.openUnderApache2': Record<never, never>
  readonly 'sections.beneathEveryPromiseEvidence': Record<never, never>
  readonly 'home.climateActionCheck': { readonly siteNameOf: string }
  readonly 'home.description': Record<never, never>
  readonly 'liveTotals.funded': { readonly unit: string }
}>(english)

export const homeRich = /* @__PURE__ */ richMessages<{
  readonly 'liveTotals.readPublicLedgerOpened': { readonly link: MessageTag }
}>(english)
