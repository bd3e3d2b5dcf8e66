// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const contentMessage = /* @__PURE__ */ plainMessages<{
  readonly 'questions.doesMyMoneyBuy': Record<never, never>
  readonly 'questions.treesPlantedCo2eReduced': Record<never, never>
  readonly 'questions.doIKnowHappened': Record<never, never>
  readonly 'questions.eachPurchaseWrittenLedger': Record<never, never>
  readonly 'questions.iCallMyselfMy': Record<never, never>
  readonly 'questions.shouldntICutMy': Record<never, never>
  readonly 'questions.yesTonneNeverEmit': Record<never, never>
  readonly 'questions.doTreesCountCo2e': Record<never, never>
  readonly 'questions.treeTakeAbout200': Record<never, never>
  readonly 'questions.iGiveSomeone': Record<never, never>
  readonly 'questions.yesChooseGiftChristmas': Record<never, never>
  readonly 'questions.iSpreadPurchaseOver': Record<never, never>
  readonly 'questions.yesPayOnceBought': Record<never, never>
  readonly 'questions.isMyCardSafe': Record<never, never>
  readonly 'questions.cardDetailsGoStraight': Record<never, never>
  readonly 'questions.sampleProject': Record<never, never>
  readonly 'questions.peopleRunSiteChoose': Record<never, never>
  readonly 'questions.iRunMyself': Record<never, never>
  readonly 'questions.yesUnderstoryOpenSource': Record<never, never>
  readonly 'planQuestions.iChangeStop': Record<never, never>
  readonly 'planQuestions.yesSubscriptionsOwnPage': Record<never, never>
  readonly 'planQuestions.myCardFails': Record<never, never>
  readonly 'planQuestions.monthPaidRecordedTry': Record<never, never>
  readonly 'planQuestions.whereDoISee': Record<never, never>
  readonly 'planQuestions.myImpactMonthMonth': Record<never, never>
  readonly 'planQuestions.peopleJoinLeave': Record<never, never>
  readonly 'planQuestions.changeNumbersWhenDo': Record<never, never>
  readonly 'planQuestions.doesCountAgainstOwn': Record<never, never>
  readonly 'planQuestions.fifthCo2eDoesRest': Record<never, never>
  readonly 'planQuestions.doGetBooks': Record<never, never>
  readonly 'planQuestions.invoiceEachPaymentOwn': Record<never, never>
  readonly 'planTable.plan': Record<never, never>
  readonly 'planTable.co2e': Record<never, never>
  readonly 'planTable.trees': Record<never, never>
  readonly 'planTable.plastic': Record<never, never>
  readonly 'planTable.byTheMonth': Record<never, never>
  readonly 'planTable.byTheYear': Record<never, never>
  readonly 'priceList.oneTree': Record<never, never>
  readonly 'priceList.oneTonneOfCo2e': Record<never, never>
  readonly 'priceList.oneKilogramOfPlastic': Record<never, never>
  readonly 'priceList.todaysPricesCannotRead': Record<never, never>
  readonly 'priceList.sampleProject': Record<never, never>
  readonly 'priceList.trees': Record<never, never>
  readonly 'priceList.plastic': Record<never, never>
  readonly 'priceList.noFurtherFee': Record<never, never>
}>(english)

export const contentRich = /* @__PURE__ */ richMessages<{
  readonly 'questions.noPrintSince27': { readonly link: MessageTag }
  readonly 'priceList.with': { readonly countryName: string; readonly creditName: string; readonly hasCreditKind: 'yes' | 'other'; readonly impactWords: string; readonly link: MessageTag; readonly name: string; readonly partner: string; readonly strong: MessageTag }
}>(english)
