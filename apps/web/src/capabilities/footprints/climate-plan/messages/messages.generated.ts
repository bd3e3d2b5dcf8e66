// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const climatePlanMessage = /* @__PURE__ */ plainMessages<{
  readonly 'noFootprint.targetBeginsFootprint': Record<never, never>
  readonly 'noFootprint.estimateOurFootprint': Record<never, never>
  readonly 'noFootprint.baseYearFootprintRequired': Record<never, never>
  readonly 'planForm.targets': Record<never, never>
  readonly 'planForm.save': Record<never, never>
  readonly 'planWords.reduction': Record<never, never>
  readonly 'planWords.lessEmittedOnlyChanges': Record<never, never>
  readonly 'planWords.offset': Record<never, never>
  readonly 'planWords.fundedElsewhereContributionNever': Record<never, never>
  readonly 'planWords.futureGeneration': Record<never, never>
  readonly 'planWords.plantedBuiltTodayThose': Record<never, never>
  readonly 'planWords.knowledge': Record<never, never>
  readonly 'planWords.trainingMeasuringAskingSuppliers': Record<never, never>
  readonly 'actionList.actions': Record<never, never>
  readonly 'actionList.reductionSavesCo2eYear': { readonly count: number; readonly oneReductions: 'yes' | 'other'; readonly tonnesOf: string }
  readonly 'actionList.noReductionPlannedYet': Record<never, never>
  readonly 'actionList.noDueDateNo': { readonly oneUndated: 'yes' | 'other'; readonly undated: string }
  readonly 'actionList.addAnAction': Record<never, never>
  readonly 'actionList.caption': { readonly label: string }
  readonly 'actionList.action': Record<never, never>
  readonly 'actionList.status': Record<never, never>
  readonly 'actionList.savesAYear': Record<never, never>
  readonly 'actionList.co2eAYear': Record<never, never>
  readonly 'actionList.cost': Record<never, never>
  readonly 'actionList.whoAndByWhen': Record<never, never>
  readonly 'actionList.scope': { readonly scope: string }
  readonly 'intensityList.intensity': Record<never, never>
  readonly 'intensityList.emissionsPerUnitMake': Record<never, never>
  readonly 'intensityList.addAnIntensityFigure': Record<never, never>
  readonly 'intensityList.emissionsOf': { readonly countsInWords: string; readonly driversInWords: string }
  readonly 'intensityList.caption': { readonly title: string }
  readonly 'intensityList.year': Record<never, never>
  readonly 'intensityList.perUnit': Record<never, never>
  readonly 'intensityList.againstTheYearBefore': Record<never, never>
  readonly 'intensityList.units': Record<never, never>
  readonly 'intensityList.co2eOf': { readonly countsInWords: string }
  readonly 'intensityList.recalculatedAsDeclared': { readonly tonnesOf: string }
  readonly 'intensityList.twelveMonths': { readonly longMonth: string }
  readonly 'intensityList.knownEstimateFootprintDeclared': { readonly list: string }
  readonly 'sbtiChecks.notKnown': Record<never, never>
  readonly 'sbtiChecks.met': Record<never, never>
  readonly 'sbtiChecks.notMet': Record<never, never>
  readonly 'sbtiSmall.sbtiRouteSmallFirms': Record<never, never>
  readonly 'sbtiSmall.firmsFewerPeopleTake': { readonly people: string }
  readonly 'sbtiSmall.sourceAndState': Record<never, never>
  readonly 'targetView.target': { readonly coverageWords: string; readonly kindWords: string }
  readonly 'targetView.lessBy': { readonly by: string; readonly percent: string }
  readonly 'targetView.outsideWhatWeRecommend': Record<never, never>
  readonly 'targetView.targetNoBaseYear': Record<never, never>
  readonly 'targetView.downloadCsv': Record<never, never>
  readonly 'targetView.downloadPng': Record<never, never>
  readonly 'targetView.changeThisTarget': Record<never, never>
  readonly 'targetView.setAnotherTarget': Record<never, never>
  readonly 'targetView.stillFindReductionsPlanned': { readonly tonnesOf: string; readonly year: string }
  readonly 'targetView.courseReductionsPlannedEnds': { readonly hasGap: 'yes' | 'other'; readonly tonnesOf: string; readonly year: string }
  readonly 'targetView.reductionsScopeAddUp': { readonly scope: string; readonly tonnesOf: string; readonly tonnesOf2: string }
  readonly 'targetView.baseYearFootprint': { readonly longMonth: string; readonly statusWords: string; readonly tonnesOf: string; readonly year: string }
  readonly 'targetView.liesAboveThePath': { readonly hasGap: 'yes' | 'other'; readonly tonnesOf: string; readonly year: string }
  readonly 'targetView.whatTheSbtiAsks': Record<never, never>
  readonly 'targetView.targetMeetsScienceBased': Record<never, never>
  readonly 'targetView.targetMeetsThingsScience': { readonly count: number; readonly met: string }
  readonly 'targetView.sourceAndState': Record<never, never>
  readonly 'targetView.offsetsCreditsNeverCount': Record<never, never>
  readonly 'plan.thatIsSaved': Record<never, never>
  readonly 'plan.thatIsDeleted': Record<never, never>
  readonly 'plan.targets': Record<never, never>
  readonly 'plan.farMeanReduceWhen': Record<never, never>
  readonly 'plan.baseYear': Record<never, never>
  readonly 'plan.theYearFrom': { readonly longMonth: string; readonly noRecalculatedGrams: 'yes' | 'other'; readonly tonnesOf: string; readonly tonnesOf2: string }
  readonly 'plan.buyingCompanyBetterMethod': Record<never, never>
  readonly 'plan.aRecalculationIsDue': Record<never, never>
  readonly 'plan.policyAndChanges': Record<never, never>
  readonly 'plan.writeThePolicy': Record<never, never>
  readonly 'plan.setYourFirstTarget': Record<never, never>
  readonly 'plan.noTargetYet': Record<never, never>
  readonly 'plan.mostCompaniesBeginNear': Record<never, never>
  readonly 'plan.setNearTermTarget': Record<never, never>
  readonly 'plan.setNetZeroTarget': Record<never, never>
  readonly 'plan.targetsAreForBusinesses': Record<never, never>
  readonly 'plan.seeMyAccounts': Record<never, never>
  readonly 'plan.beginFootprintCompany': Record<never, never>
  readonly 'plan.description': Record<never, never>
  readonly 'latestIntensity.intensity': Record<never, never>
  readonly 'latestIntensity.allYearsPlan': Record<never, never>
  readonly 'actionForm.changeThisAction': Record<never, never>
  readonly 'actionForm.addAnAction': Record<never, never>
  readonly 'actionForm.lead': Record<never, never>
  readonly 'actionForm.deleteThisAction': Record<never, never>
  readonly 'actionForm.title': Record<never, never>
  readonly 'actionForm.forAReduction': Record<never, never>
  readonly 'actionForm.wholeYearLeaveEmpty': Record<never, never>
  readonly 'actionForm.co2eAYearTonnes': Record<never, never>
  readonly 'actionForm.scopeItReduces': Record<never, never>
  readonly 'actionForm.scope': { readonly value: string }
  readonly 'actionForm.owner': Record<never, never>
  readonly 'actionForm.due': Record<never, never>
  readonly 'actionForm.cost': Record<never, never>
  readonly 'actionForm.currencyOfTheCost': Record<never, never>
  readonly 'actionForm.whereCompaniesLikeYours': Record<never, never>
  readonly 'actionForm.published': { readonly source: string; readonly words: string }
  readonly 'actionForm.savingStandsOnlyWhere': Record<never, never>
  readonly 'actionForm.action': Record<never, never>
  readonly 'actionForm.description': Record<never, never>
  readonly 'basePolicyForm.recalculateBaseYearWhen': Record<never, never>
  readonly 'basePolicyForm.fivePerCentCommon': Record<never, never>
  readonly 'basePolicyForm.thePolicy': Record<never, never>
  readonly 'basePolicyForm.baseYearBegins': Record<never, never>
  readonly 'basePolicyForm.footprintOriginal': Record<never, never>
  readonly 'basePolicyForm.itsFootprint': Record<never, never>
  readonly 'basePolicyForm.threshold': Record<never, never>
  readonly 'basePolicyForm.whyThisYear': Record<never, never>
  readonly 'basePolicyForm.whenWeRecalculate': Record<never, never>
  readonly 'basePolicyForm.saveThePolicy': Record<never, never>
  readonly 'baseChanges.mergerSaleOutsourcing': Record<never, never>
  readonly 'baseChanges.methodOrFactor': Record<never, never>
  readonly 'baseChanges.categoryOrBoundary': Record<never, never>
  readonly 'baseChanges.errorFound': Record<never, never>
  readonly 'baseChanges.pleaseChoose': Record<never, never>
  readonly 'baseChanges.whatChangedIt': Record<never, never>
  readonly 'baseChanges.recalculated': Record<never, never>
  readonly 'baseChanges.scope': { readonly name: string; readonly scope: string }
  readonly 'baseChanges.behindIt': { readonly source: string }
  readonly 'baseChanges.whatChanged': Record<never, never>
  readonly 'baseChanges.kind': Record<never, never>
  readonly 'baseChanges.when': Record<never, never>
  readonly 'baseChanges.category': Record<never, never>
  readonly 'baseChanges.lineFactorBehind': Record<never, never>
  readonly 'baseChanges.exampleGasLeedsSite': Record<never, never>
  readonly 'baseChanges.theBaseYearHas': Record<never, never>
  readonly 'baseChanges.moreByIt': Record<never, never>
  readonly 'baseChanges.lessByIt': Record<never, never>
  readonly 'baseChanges.tonnesOfCo2e': Record<never, never>
  readonly 'baseChanges.recordTheChange': Record<never, never>
  readonly 'baseYear.thePolicyIsSaved': Record<never, never>
  readonly 'baseYear.theChangeIsRecorded': Record<never, never>
  readonly 'baseYear.baseYearRecalculatedBoth': Record<never, never>
  readonly 'baseYear.targets': Record<never, never>
  readonly 'baseYear.baseYear': Record<never, never>
  readonly 'baseYear.mergerBetterMethodError': Record<never, never>
  readonly 'baseYear.theYearFrom': { readonly longMonth: string }
  readonly 'baseYear.original': Record<never, never>
  readonly 'baseYear.recalculated': Record<never, never>
  readonly 'baseYear.sinceLargestChangeAll': { readonly percent: string; readonly shares: string; readonly shares2: string }
  readonly 'baseYear.toApprovedBy': { readonly approver: string; readonly localeDateString: string; readonly reason: string; readonly tonnesOf: string; readonly tonnesOf2: string }
  readonly 'baseYear.caption': Record<never, never>
  readonly 'baseYear.category': Record<never, never>
  readonly 'baseYear.changes': Record<never, never>
  readonly 'baseYear.withTheChanges': Record<never, never>
  readonly 'baseYear.reason': Record<never, never>
  readonly 'baseYear.approvedBy': Record<never, never>
  readonly 'baseYear.recalculateTheBaseYear': Record<never, never>
  readonly 'baseYear.description': Record<never, never>
  readonly 'baseYear.pleaseChooseACategory': Record<never, never>
  readonly 'baseYear.pleaseNameLineFactor': Record<never, never>
  readonly 'intensityForm.changeThisFigure': Record<never, never>
  readonly 'intensityForm.addAnIntensityFigure': Record<never, never>
  readonly 'intensityForm.lead': Record<never, never>
  readonly 'intensityForm.deleteThisFigure': Record<never, never>
  readonly 'intensityForm.sameCompanySameTwelve': Record<never, never>
  readonly 'intensityForm.loafBedFullTime': Record<never, never>
  readonly 'intensityForm.monthFiscalYearBegins': Record<never, never>
  readonly 'intensityForm.secrAsksScopes1': Record<never, never>
  readonly 'intensityForm.title': Record<never, never>
  readonly 'intensityForm.dividedBy': Record<never, never>
  readonly 'intensityForm.unitOfMeasurement': Record<never, never>
  readonly 'intensityForm.emissionsThatAreDivided': Record<never, never>
  readonly 'intensityForm.baseYearFrom': Record<never, never>
  readonly 'intensityForm.numberUnitsPerFiscal': Record<never, never>
  readonly 'intensityForm.yearNamedBeginsBase': Record<never, never>
  readonly 'intensityForm.unitsIn': { readonly year: string }
  readonly 'intensityForm.intensityFigure': Record<never, never>
  readonly 'intensityForm.description': Record<never, never>
  readonly 'targetForm.recommend3060': Record<never, never>
  readonly 'targetForm.recommend510Years': Record<never, never>
  readonly 'targetForm.recommend95100': Record<never, never>
  readonly 'targetForm.recommend2050Earlier': Record<never, never>
  readonly 'targetForm.figureEverythingCount': Record<never, never>
  readonly 'targetForm.burnEnergyBuy': Record<never, never>
  readonly 'targetForm.buyTravelSell': Record<never, never>
  readonly 'targetForm.changeThisTarget': Record<never, never>
  readonly 'targetForm.setATarget': Record<never, never>
  readonly 'targetForm.lead': Record<never, never>
  readonly 'targetForm.deleteThisTarget': Record<never, never>
  readonly 'targetForm.goToThatTarget': Record<never, never>
  readonly 'targetForm.kindsOfTarget': Record<never, never>
  readonly 'targetForm.monthFiscalYearBegins': Record<never, never>
  readonly 'targetForm.whatItCovers': Record<never, never>
  readonly 'targetForm.reductionPerCent': Record<never, never>
  readonly 'targetForm.targetYear': Record<never, never>
  readonly 'targetForm.baseYearFrom': Record<never, never>
  readonly 'targetForm.whatTheSbtiAsks': Record<never, never>
  readonly 'targetForm.scopes12Base': { readonly percent: string }
  readonly 'targetForm.scope3AYear': { readonly percent: string }
  readonly 'targetForm.targetYearYearsAhead': { readonly fewest: string; readonly most: string }
  readonly 'targetForm.lessBy': { readonly latestYear: string; readonly percent: string }
  readonly 'targetForm.scopes12Scope': { readonly coverage: string; readonly netZeroScope3: string }
  readonly 'targetForm.removalsRestAlone': Record<never, never>
  readonly 'targetForm.outsideTargetSavedAll': Record<never, never>
  readonly 'targetForm.description': Record<never, never>
  readonly 'places.targets': Record<never, never>
  readonly 'actionForm.category': Record<never, never>
  readonly 'actionForm.status': Record<never, never>
  readonly 'intensity.per': { readonly grams: string; readonly unit: string }
  readonly 'intensity.same': Record<never, never>
  readonly 'baseYear.anEstimate': Record<never, never>
  readonly 'actionForm.publishedInTonnesDepends': { readonly source: string; readonly words: string }
  readonly 'actionList.overdue': { readonly status: string }
}>(english)

export const climatePlanRich = /* @__PURE__ */ richMessages<{
  readonly 'sbtiSmall.sciencebasedtargetsOrgReadForce': { readonly link: MessageTag; readonly longDate: string; readonly longDate2: string; readonly next: string }
  readonly 'targetView.noneBeginsYearBefore': { readonly link: MessageTag; readonly longMonth: string }
  readonly 'targetView.baseYearEstimateDeclare': { readonly link: MessageTag }
  readonly 'targetView.asOf': { readonly link: MessageTag; readonly longMonth: string; readonly state: string; readonly title: string }
  readonly 'latestIntensity.emissionsPerUnitMake': { readonly link: MessageTag }
  readonly 'latestIntensity.ofCo2eIn': { readonly changeInWords: string; readonly noChange: 'yes' | 'other'; readonly perUnit: string; readonly statusWords: string; readonly strong: MessageTag; readonly title: string; readonly year: string }
  readonly 'baseYear.recalculationDueGives': { readonly strong: MessageTag; readonly tonnesOf: string }
}>(english)
