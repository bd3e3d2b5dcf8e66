// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const subscriptionsMessage = /* @__PURE__ */ plainMessages<{
  readonly 'planInTheWay.otherPlanPaidAll': { readonly currency: string }
  readonly 'planInTheWay.seeItIn': { readonly currency: string }
  readonly 'planInTheWay.planAlreadyAccountKind': Record<never, never>
  readonly 'planInTheWay.changeIt': Record<never, never>
  readonly 'planInTheWay.seeMySubscriptions': Record<never, never>
  readonly 'billingHistory.date': Record<never, never>
  readonly 'billingHistory.description': Record<never, never>
  readonly 'billingHistory.invoice': Record<never, never>
  readonly 'billingHistory.amount': Record<never, never>
  readonly 'billingHistory.status': Record<never, never>
  readonly 'billingHistory.paidWaiting': Record<never, never>
  readonly 'billingHistory.caption': { readonly name: string }
  readonly 'billingHistory.pagesPayments': { readonly name: string }
  readonly 'billingHistory.newerPayments': Record<never, never>
  readonly 'billingHistory.pageOf': { readonly here: string; readonly pages: string }
  readonly 'billingHistory.olderPayments': Record<never, never>
  readonly 'planSetup.whatItComesTo': Record<never, never>
  readonly 'planSetup.runsUntilCancelStays': Record<never, never>
  readonly 'planSetup.howOftenYouPay': Record<never, never>
  readonly 'planSetup.everyMonth': Record<never, never>
  readonly 'planSetup.twelveInstalmentsEachRounded': Record<never, never>
  readonly 'planSetup.onceAYear': Record<never, never>
  readonly 'planSetup.wholeYearOnce': Record<never, never>
  readonly 'planFacts.yearFunds': { readonly money: string }
  readonly 'householdFields.whoLivesWithYou': Record<never, never>
  readonly 'householdFields.adults': Record<never, never>
  readonly 'householdFields.youCountToo': Record<never, never>
  readonly 'householdFields.children': Record<never, never>
  readonly 'householdFields.halfAnAdultHint': Record<never, never>
  readonly 'householdFields.pets': Record<never, never>
  readonly 'householdFields.06TonnesHint': Record<never, never>
  readonly 'householdFields.theirPlan': Record<never, never>
  readonly 'householdFields.eachTheirOwn': Record<never, never>
  readonly 'householdFields.sayBelowManyAdults': Record<never, never>
  readonly 'householdFields.adultsByPlan': Record<never, never>
  readonly 'householdFields.childrenByPlan': Record<never, never>
  readonly 'memberCounts.yearEachMonthHint': { readonly month: string; readonly wholeYear: string; readonly yearInWords: string }
  readonly 'modify.changeYourPlan': Record<never, never>
  readonly 'modify.changeCountsNextCycle': Record<never, never>
  readonly 'modify.priceChangedSinceOpened': Record<never, never>
  readonly 'modify.shownBelowNothingChanged': Record<never, never>
  readonly 'modify.subscriptionCannotChanged': Record<never, never>
  readonly 'modify.howOftenYouPay': Record<never, never>
  readonly 'modify.everyMonth': Record<never, never>
  readonly 'modify.onceAYear': Record<never, never>
  readonly 'modify.whatChanges': Record<never, never>
  readonly 'modify.agreedChangeAlreadyChoose': Record<never, never>
  readonly 'setupLoader.failedGenerateSolutionPlease': Record<never, never>
  readonly 'modify.changeASubscription': Record<never, never>
  readonly 'modify.description': Record<never, never>
  readonly 'subscriptionFacts.everyMonth': Record<never, never>
  readonly 'subscriptionFacts.everyYear': Record<never, never>
  readonly 'subscriptionFacts.nowUntil': { readonly longDate: string }
  readonly 'subscriptionFacts.afterOnlyResume': Record<never, never>
  readonly 'subscriptionFacts.nextCycle': Record<never, never>
  readonly 'subscriptionFacts.co2eAYear': Record<never, never>
  readonly 'subscriptionFacts.treesAYear': Record<never, never>
  readonly 'subscriptionFacts.plasticAYear': Record<never, never>
  readonly 'subscriptionFacts.planForPeople': { readonly headcount: number }
  readonly 'subscriptionFacts.nextPayment': Record<never, never>
  readonly 'subscriptionFacts.noneYet': Record<never, never>
  readonly 'subscriptionCard.endsOn': { readonly longDate: string }
  readonly 'subscriptionCard.billingHistory': Record<never, never>
  readonly 'subscriptionCard.aPaymentIsWaiting': Record<never, never>
  readonly 'subscriptionCard.receivedCannotFundAnything': { readonly sums: string }
  readonly 'subscriptionCard.firstPaymentStillCome': Record<never, never>
  readonly 'subscriptionCard.paymentDidGoThrough': Record<never, never>
  readonly 'subscriptionCard.paidNothingFundedUntil': { readonly money: string }
  readonly 'subscriptionCard.payNow': Record<never, never>
  readonly 'subscriptionCard.of': { readonly productName: string }
  readonly 'subscriptionCard.changePlan': Record<never, never>
  readonly 'subscriptionCard.changeOf': { readonly productName: string }
  readonly 'subscriptionCard.changeCard': Record<never, never>
  readonly 'subscriptionCard.certificate': Record<never, never>
  readonly 'subscriptionCard.resume': Record<never, never>
  readonly 'subscriptionCard.cancel2': Record<never, never>
  readonly 'subscriptionCard.cancel3': { readonly productName: string }
  readonly 'subscriptionCard.endsOnceOpenPaid': Record<never, never>
  readonly 'subscriptionCard.staysActiveUntilNothing': { readonly hasCurrent: 'yes' | 'other'; readonly longDate: string }
  readonly 'subscriptionCard.fundedStaysLedger': Record<never, never>
  readonly 'subscriptionCard.whatEnds': Record<never, never>
  readonly 'subscriptionCard.aYear': { readonly funds: string }
  readonly 'subscriptionCard.beginAgainAnyTime': Record<never, never>
  readonly 'subscriptionCard.keepThePlan': Record<never, never>
  readonly 'subscriptionCard.cancelThePlan': Record<never, never>
  readonly 'subscriptionCard.cardOf': { readonly productName: string }
  readonly 'subscriptionCard.card': Record<never, never>
  readonly 'subscriptionCard.endingIn': { readonly brand: string; readonly last4: string }
  readonly 'subscriptionCard.useThisCard': Record<never, never>
  readonly 'subscriptionCard.addAnotherCard': Record<never, never>
  readonly 'subscriptions.resumedGoesBefore': Record<never, never>
  readonly 'subscriptions.cardChangedNextCycles': Record<never, never>
  readonly 'subscriptions.cardAddedChooseSubscription': Record<never, never>
  readonly 'subscriptions.cancelledNothingChargedNo': Record<never, never>
  readonly 'subscriptions.changedChangeCountsNext': Record<never, never>
  readonly 'subscriptions.yourSubscriptions': Record<never, never>
  readonly 'subscriptions.eachPaidCycleLedger': Record<never, never>
  readonly 'subscriptions.startAnotherSubscription': Record<never, never>
  readonly 'subscriptions.isCancelled': { readonly productName: string }
  readonly 'subscriptions.endCycle': Record<never, never>
  readonly 'subscriptions.staysActiveUntilNothing': { readonly hasCurrent: string }
  readonly 'subscriptions.noSubscriptionsYet': Record<never, never>
  readonly 'subscriptions.planForYourWorkforce': Record<never, never>
  readonly 'subscriptions.chooseAPlan': Record<never, never>
  readonly 'subscriptions.mySubscriptions': Record<never, never>
  readonly 'subscriptions.description': Record<never, never>
  readonly 'footprintSetup.footprintAnyOtherFigure': Record<never, never>
  readonly 'footprintSetup.offsetFootprintEveryYear': Record<never, never>
  readonly 'footprintSetup.description': Record<never, never>
  readonly 'footprintSetup.offsetAFootprint': Record<never, never>
  readonly 'footprintSetup.lead': Record<never, never>
  readonly 'footprintSetup.tonnesCo2eYear': Record<never, never>
  readonly 'individualSetup.subscribe': Record<never, never>
  readonly 'individualSetup.description': Record<never, never>
  readonly 'individualSetup.aPlanForYourself': Record<never, never>
  readonly 'individualSetup.lead': Record<never, never>
  readonly 'premiumSetup.someoneTeamNameKnows': Record<never, never>
  readonly 'premiumSetup.reviewBothEachQuarter': Record<never, never>
  readonly 'premiumSetup.answerEveryQuestionWithin': Record<never, never>
  readonly 'premiumSetup.premium': Record<never, never>
  readonly 'premiumSetup.description': Record<never, never>
  readonly 'premiumSetup.lead': Record<never, never>
  readonly 'premiumSetup.whatIsIncluded': Record<never, never>
  readonly 'workforceSetup.workforcePlan': Record<never, never>
  readonly 'workforceSetup.description': Record<never, never>
  readonly 'workforceSetup.planWorkforce': Record<never, never>
  readonly 'workforceSetup.lead': Record<never, never>
  readonly 'familySetup.buildYourSubscription': Record<never, never>
  readonly 'familySetup.description': Record<never, never>
  readonly 'familySetup.lead': Record<never, never>
  readonly 'places.subscriptions': Record<never, never>
  readonly 'planFacts.trees': Record<never, never>
  readonly 'planFacts.plastic': Record<never, never>
  readonly 'planFields.employees': Record<never, never>
  readonly 'planFields.plan': Record<never, never>
  readonly 'billingHistory.refunded': Record<never, never>
  readonly 'subscriptionFacts.now': Record<never, never>
  readonly 'subscriptionFacts.plan': Record<never, never>
  readonly 'subscriptionFacts.none': Record<never, never>
  readonly 'subscriptionFacts.card': Record<never, never>
  readonly 'subscriptionFacts.since': Record<never, never>
  readonly 'householdFields.ultimate': Record<never, never>
  readonly 'householdFields.standard': Record<never, never>
  readonly 'householdFields.lite': Record<never, never>
  readonly 'plan.plastic': { readonly plasticGrams: string }
  readonly 'householdFields.eachAdult': Record<never, never>
  readonly 'modify.nextCycleOn': Record<never, never>
  readonly 'subscriptionCard.for': { readonly days: string; readonly formatMoney: string }
  readonly 'subscriptionFacts.endingIn': { readonly brand: string; readonly last4: string }
}>(english)

export const subscriptionsRich = /* @__PURE__ */ richMessages<{
  readonly 'planFacts.aMonth': { readonly hasOf: string; readonly hasOf2: 'yes' | 'other'; readonly of: string; readonly strong: MessageTag }
  readonly 'modify.writeChangeWhileCancelled': { readonly link: MessageTag; readonly link2: MessageTag }
  readonly 'modify.cycleRunsStaysLeave': { readonly link: MessageTag }
  readonly 'subscriptionCard.ratherMoneyBackWrite': { readonly link: MessageTag }
  readonly 'subscriptionCard.cancel': { readonly hidden: MessageTag; readonly productName: string }
  readonly 'subscriptionCard.changePlanWrite': { readonly link: MessageTag }
  readonly 'subscriptions.coverEveryoneWorksOffset': { readonly link: MessageTag }
  readonly 'subscriptions.planOffsetsYearLife': { readonly link: MessageTag }
}>(english)
