// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const ledgerMessage = /* @__PURE__ */ plainMessages<{
  readonly 'accountLandscape.eachTreeDrawnStands': { readonly treesPerDrawing: string }
  readonly 'accountLandscape.landscapeDrawnAllFunded': { readonly name: string; readonly scale: string }
  readonly 'fundedProjects.whereItGoes': Record<never, never>
  readonly 'fundedProjects.sampleProject': { readonly countryName: string; readonly isSample: 'yes' | 'other' }
  readonly 'nothingYet.gaveCountsThoseTook': Record<never, never>
  readonly 'nothingYet.seeYourGifts': Record<never, never>
  readonly 'nothingYet.fundTreesOwn': Record<never, never>
  readonly 'nothingYet.giftsTakenIntoOther': Record<never, never>
  readonly 'nothingYet.yourGroundIsReady': Record<never, never>
  readonly 'nothingYet.fundYourFirstTrees': Record<never, never>
  readonly 'nothingYet.fundAppearsSoonPaid': Record<never, never>
  readonly 'working.working': Record<never, never>
  readonly 'working.sourceFiguresFor': { readonly source: string; readonly year: string }
  readonly 'equivalents.lessThanADay': Record<never, never>
  readonly 'equivalents.whatThatMeans': Record<never, never>
  readonly 'timelineView.inTheMonth': Record<never, never>
  readonly 'timelineView.inTotal': Record<never, never>
  readonly 'timelineView.fundedInTotal': { readonly label: string }
  readonly 'timelineView.funded': { readonly label: string }
  readonly 'timelineView.hatchedMonthsStillCome': Record<never, never>
  readonly 'welcome.welcome': { readonly firstname: string }
  readonly 'welcome.welcome2': Record<never, never>
  readonly 'welcome.ownGroundEverythingFund': Record<never, never>
  readonly 'welcome.fundNowPartOwn': { readonly named: string }
  readonly 'welcome.closeTheGreeting': Record<never, never>
  readonly 'dateWindow.pleaseChooseDateExists': Record<never, never>
  readonly 'dateWindow.rangeEndsBeforeBegins': Record<never, never>
  readonly 'dateWindow.allTime': Record<never, never>
  readonly 'dateWindow.thisMonth': Record<never, never>
  readonly 'dateWindow.thisYear': Record<never, never>
  readonly 'dateWindow.last12Months': Record<never, never>
  readonly 'emailNotice.emailWay': Record<never, never>
  readonly 'emailNotice.sentNewLinkTake': { readonly address: string }
  readonly 'emailNotice.pleaseWaitALittle': Record<never, never>
  readonly 'emailNotice.pleaseConfirmYourEmail': Record<never, never>
  readonly 'emailNotice.linkSentMomentAgo': Record<never, never>
  readonly 'emailNotice.sentLinkReceiptsCertificates': { readonly address: string }
  readonly 'emailNotice.sendTheLinkAgain': Record<never, never>
  readonly 'highlights.highlights': Record<never, never>
  readonly 'figureColumns.trees': Record<never, never>
  readonly 'figureColumns.co2e': Record<never, never>
  readonly 'figureColumns.plastic': Record<never, never>
  readonly 'impactSum.from': Record<never, never>
  readonly 'impactSum.togetherAsAbove': Record<never, never>
  readonly 'impactSum.figuresAboveCome': Record<never, never>
  readonly 'impactSum.caption': Record<never, never>
  readonly 'purchasesView.countsFor': Record<never, never>
  readonly 'purchasesView.reference': Record<never, never>
  readonly 'purchasesView.proof': Record<never, never>
  readonly 'purchasesView.caption': Record<never, never>
  readonly 'rangeFilter.dates': Record<never, never>
  readonly 'rangeFilter.dates2': Record<never, never>
  readonly 'rangeFilter.show': Record<never, never>
  readonly 'workforceShare.yourWorkforcePlan': Record<never, never>
  readonly 'workforceShare.caption': { readonly workforceSharePercent: string }
  readonly 'workforceShare.offsetForYourPeople': Record<never, never>
  readonly 'workforceShare.countsForTheBusiness': Record<never, never>
  readonly 'workforceShare.offsetCo2ePeopleCounts': { readonly all: string; readonly counted: string }
  readonly 'dashboard.whatYouFunded': Record<never, never>
  readonly 'dashboard.nothingCountsDates': Record<never, never>
  readonly 'dashboard.showAllTime': Record<never, never>
  readonly 'dashboard.fundedCountsOtherDays': Record<never, never>
  readonly 'dashboard.yourImpactInDetail': Record<never, never>
  readonly 'dashboard.dashboardViews': Record<never, never>
  readonly 'dashboard.byPurchase': Record<never, never>
  readonly 'dashboard.byMonth': Record<never, never>
  readonly 'dashboard.inTotal': Record<never, never>
  readonly 'dashboard.downloadCsv': Record<never, never>
  readonly 'dashboard.downloadPng': Record<never, never>
  readonly 'dashboard.myImpact': Record<never, never>
  readonly 'dashboard.description': Record<never, never>
  readonly 'fourSteps.seeIt': Record<never, never>
  readonly 'fourSteps.notMeasuredYet': Record<never, never>
  readonly 'fourSteps.firstEstimateNeedsSector': Record<never, never>
  readonly 'fourSteps.estimateYourFootprint': Record<never, never>
  readonly 'fourSteps.aboutAYear': { readonly isEstimate: 'yes' | 'other'; readonly tonnesOf: string }
  readonly 'fourSteps.refineIt': Record<never, never>
  readonly 'fourSteps.noTargetYet': Record<never, never>
  readonly 'fourSteps.sayMuchCutWhen': Record<never, never>
  readonly 'fourSteps.targetBeginsMeasuredYear': Record<never, never>
  readonly 'fourSteps.setATarget': Record<never, never>
  readonly 'fourSteps.lessBy': { readonly fiscalYear: string; readonly percent: string }
  readonly 'fourSteps.seeThePlan': Record<never, never>
  readonly 'fourSteps.baseYearNoFootprint': Record<never, never>
  readonly 'fourSteps.courseReductionsPlanned': Record<never, never>
  readonly 'fourSteps.tBesideIt': { readonly fundedFigure: string }
  readonly 'fourSteps.muchYearNeverSubtracted': { readonly coveredShare: string }
  readonly 'fourSteps.seeTheYear': Record<never, never>
  readonly 'fourSteps.fundFootprintShownBeside': Record<never, never>
  readonly 'fourSteps.treesCo2ePlasticUnit': Record<never, never>
  readonly 'fourSteps.offsetTheFootprint': Record<never, never>
  readonly 'fourSteps.fundMore': Record<never, never>
  readonly 'fourSteps.seeWhatItCosts': Record<never, never>
  readonly 'fourSteps.nothingFundedYet': Record<never, never>
  readonly 'fourSteps.nothingFootprintYet': Record<never, never>
  readonly 'fourSteps.youHaveBegun': Record<never, never>
  readonly 'fourSteps.beginsFirstPurchase': Record<never, never>
  readonly 'fourSteps.eachCertificateAnyoneVerify': Record<never, never>
  readonly 'fourSteps.howItIsProved': Record<never, never>
  readonly 'fourSteps.impactPagePublic': Record<never, never>
  readonly 'fourSteps.inThePublicLedger': Record<never, never>
  readonly 'fourSteps.customersSeeFundCheck': Record<never, never>
  readonly 'fourSteps.pageOwnShowsCustomers': Record<never, never>
  readonly 'fourSteps.shareIt': Record<never, never>
  readonly 'fourSteps.publishYourPage': Record<never, never>
  readonly 'fourStepsPart.fourStepsOrder': Record<never, never>
  readonly 'householdPart.doesYearCome': Record<never, never>
  readonly 'householdPart.sayWhereLiveFigure': Record<never, never>
  readonly 'householdPart.measureYourHousehold': Record<never, never>
  readonly 'householdPart.yearAboutCo2e': { readonly householdMass: string }
  readonly 'latestEvents.anOffer': Record<never, never>
  readonly 'latestEvents.fundedElsewhere': Record<never, never>
  readonly 'latestEvents.aGiftFrom': { readonly from: string }
  readonly 'nextSteps.confirmYourEmail': Record<never, never>
  readonly 'nextSteps.weWroteTo': { readonly address: string }
  readonly 'nextSteps.sendItAgain': Record<never, never>
  readonly 'nextSteps.didNotGoThrough': { readonly money: string }
  readonly 'nextSteps.payItNow': Record<never, never>
  readonly 'nextSteps.purchasePaid': Record<never, never>
  readonly 'nextSteps.purchasesAreNotPaid': { readonly open: string }
  readonly 'nextSteps.finishCancelNothingBeen': Record<never, never>
  readonly 'nextSteps.seeIt': Record<never, never>
  readonly 'nextSteps.aGiftFor': { readonly recipient: string }
  readonly 'nextSteps.noEmailHandOver': Record<never, never>
  readonly 'nextSteps.handItOver': Record<never, never>
  readonly 'nextSteps.aBill': Record<never, never>
  readonly 'nextSteps.on': { readonly longDate: string; readonly which: string }
  readonly 'nextSteps.seeItSoFar': Record<never, never>
  readonly 'nextSteps.seeThePlan': Record<never, never>
  readonly 'nextSteps.endsOn': { readonly longDate: string; readonly productName: string }
  readonly 'nextSteps.cancelledUntilResumed': Record<never, never>
  readonly 'nextSteps.resumeIt': Record<never, never>
  readonly 'nextSteps.isOffsetUntil': { readonly longDate: string; readonly title: string }
  readonly 'nextSteps.anotherYearBeginDay': Record<never, never>
  readonly 'nextSteps.offsetAnotherYear': Record<never, never>
  readonly 'overview.hello': { readonly firstname: string }
  readonly 'overview.fundedSoFar': Record<never, never>
  readonly 'overview.monthByMonth': Record<never, never>
  readonly 'overview.whatIsNext': Record<never, never>
  readonly 'overview.nothingWaitsNoPayment': Record<never, never>
  readonly 'overview.seeThePlans': Record<never, never>
  readonly 'overview.measureAVehicle': Record<never, never>
  readonly 'overview.latelyWithProof': Record<never, never>
  readonly 'overview.nextThingFundStand': Record<never, never>
  readonly 'overview.proofOf': { readonly title: string }
  readonly 'overview.proof': Record<never, never>
  readonly 'overview.allPurchases': Record<never, never>
  readonly 'overview.overview': Record<never, never>
  readonly 'overview.description': Record<never, never>
  readonly 'places.impact': Record<never, never>
  readonly 'fourSteps.measure': Record<never, never>
  readonly 'fourSteps.reduce': Record<never, never>
  readonly 'fourSteps.fund': Record<never, never>
  readonly 'fourSteps.prove': Record<never, never>
  readonly 'latestEvents.once': Record<never, never>
  readonly 'dashboard.timeline': Record<never, never>
  readonly 'impactSum.purchases': Record<never, never>
  readonly 'fundedProjects.plastic': { readonly grams: string }
  readonly 'welcome.more': { readonly rest: string }
  readonly 'fourSteps.stillFind': { readonly gap: string }
  readonly 'latestEvents.plastic': { readonly plasticGrams: string }
  readonly 'nextSteps.nothingFundedByUntil': { readonly product: string }
  readonly 'equivalents.inAnAverageUk': Record<never, never>
  readonly 'equivalents.footprintOnePersonIn': Record<never, never>
  readonly 'equivalents.Year': Record<never, never>
  readonly 'equivalents.years': { readonly shown: string }
  readonly 'highlights.funded': { readonly unit: string }
  readonly 'highlights.co2eFunded': { readonly unit: string }
  readonly 'highlights.plasticRemoval': { readonly unit: string }
  readonly 'highlights.byWeightHalfLitre': Record<never, never>
}>(english)

export const ledgerRich = /* @__PURE__ */ richMessages<{
  readonly 'timelineView.fundedAllStillCome': { readonly countedIn: string; readonly isToCome: 'yes' | 'other'; readonly label: string; readonly longMonth: string; readonly strong: MessageTag }
  readonly 'impactSum.giftsRedeemedGaveFar': { readonly link: MessageTag }
  readonly 'impactSum.plansUnderSubscriptions': { readonly link: MessageTag }
  readonly 'impactSum.yourShopsUnderIntegrations': { readonly link: MessageTag }
  readonly 'impactSum.enteredUnderPurchases': { readonly link: MessageTag }
  readonly 'purchasesView.verifyCertificate': { readonly certificateId: string; readonly hidden: MessageTag }
  readonly 'purchasesView.purchaseSpreadOverMonths': { readonly link: MessageTag; readonly link2: MessageTag; readonly link3: MessageTag }
  readonly 'householdPart.betweenFourTimesFive': { readonly hasTogether: 'yes' | 'other'; readonly householdMass: string; readonly householdMass2: string; readonly householdMass3: string; readonly link: MessageTag }
}>(english)
