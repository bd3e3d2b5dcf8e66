// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const companyFootprintsMessage = /* @__PURE__ */ plainMessages<{
  readonly 'activeFootprint.lastFootprintCarried': Record<never, never>
  readonly 'rangeBar.estimateTurnoverFourFive': { readonly high: string; readonly low: string }
  readonly 'rangeBar.nineteenTimesTwentyTrue': { readonly counts: string; readonly high: string; readonly low: string }
  readonly 'evidenceList.uploading': Record<never, never>
  readonly 'evidenceList.failed': Record<never, never>
  readonly 'evidenceList.delete': { readonly fileName: string }
  readonly 'evidenceList.delete2': Record<never, never>
  readonly 'fileField.fileLargerMbPlease': { readonly fileMegabytes: string }
  readonly 'historyWords.factorUpdated': Record<never, never>
  readonly 'historyWords.byContract': Record<never, never>
  readonly 'historyWords.dataQuality': Record<never, never>
  readonly 'eventList.caption': Record<never, never>
  readonly 'eventList.when': Record<never, never>
  readonly 'eventList.line': Record<never, never>
  readonly 'eventList.whatChanged': Record<never, never>
  readonly 'eventList.someoneWhoHasLeft': Record<never, never>
  readonly 'eventList.goesWithItsLine': { readonly category: string; readonly hasParentId: 'yes' | 'other' }
  readonly 'eventList.to': { readonly after: string; readonly before: string }
  readonly 'eventList.nowEmpty': Record<never, never>
  readonly 'eventList.reason': { readonly reason: string }
  readonly 'historyFilters.all': Record<never, never>
  readonly 'historyFilters.everything': Record<never, never>
  readonly 'historyFilters.category': Record<never, never>
  readonly 'historyFilters.whatHappened': Record<never, never>
  readonly 'historyFilters.show': Record<never, never>
  readonly 'reasonField.footprintDeclaredChangesMore': Record<never, never>
  readonly 'reasonField.whyItChanges': Record<never, never>
  readonly 'qualityWords.whereFigure': Record<never, never>
  readonly 'qualityWords.measuredSomebodyChecked': Record<never, never>
  readonly 'qualityWords.measuredCheckedSomeAssumptions': Record<never, never>
  readonly 'qualityWords.aCarefulEstimate': Record<never, never>
  readonly 'qualityWords.roughEstimateKnown': Record<never, never>
  readonly 'qualityWords.howMuchItCovers': Record<never, never>
  readonly 'qualityWords.allSitesAndMonths': Record<never, never>
  readonly 'qualityWords.moreHalfRestFilled': Record<never, never>
  readonly 'qualityWords.lessThanHalf': Record<never, never>
  readonly 'qualityWords.notKnown': Record<never, never>
  readonly 'qualityWords.oldFactor': Record<never, never>
  readonly 'qualityWords.lessThreeYearsActivity': Record<never, never>
  readonly 'qualityWords.lessThanSixYears': Record<never, never>
  readonly 'qualityWords.lessThanTenYears': Record<never, never>
  readonly 'qualityWords.olderOrNotKnown': Record<never, never>
  readonly 'qualityWords.whereFactor': Record<never, never>
  readonly 'qualityWords.theSameCountry': Record<never, never>
  readonly 'qualityWords.aSimilarOne': Record<never, never>
  readonly 'qualityWords.anotherOne': Record<never, never>
  readonly 'qualityWords.wellFactorFits': Record<never, never>
  readonly 'qualityWords.justFuelProductService': Record<never, never>
  readonly 'qualityWords.anotherKind': Record<never, never>
  readonly 'qualityWords.averageManyKnown': Record<never, never>
  readonly 'inventoryWords.operationalControl': Record<never, never>
  readonly 'inventoryWords.financialControl': Record<never, never>
  readonly 'inventoryWords.equityShare': Record<never, never>
  readonly 'inventoryWords.allRunNothingOthers': Record<never, never>
  readonly 'inventoryWords.allDirectFinanciallyNothing': Record<never, never>
  readonly 'inventoryWords.eachCompanyMuchHold': Record<never, never>
  readonly 'inventoryWords.enteredRestBenchmark': Record<never, never>
  readonly 'inventoryWords.doesNotApply': Record<never, never>
  readonly 'inventoryWords.notNeeded': Record<never, never>
  readonly 'lookAgainPart.pleaseLookAtThese': Record<never, never>
  readonly 'lookAgainPart.explainedEveryFigureStood': Record<never, never>
  readonly 'lookAgainPart.standOutPutRight': Record<never, never>
  readonly 'lookAgainPart.explained': { readonly count: number }
  readonly 'lookAgainPart.nobodyHasExplainedIt': { readonly sentence: string }
  readonly 'lookAgainPart.whyItIsRight': Record<never, never>
  readonly 'lookAgainPart.itIsRight': { readonly sentence: string }
  readonly 'lookAgainPart.itIsRight2': Record<never, never>
  readonly 'regionField.unitedStatesAustraliaWhere': Record<never, never>
  readonly 'regionField.electricityDiffersStateState': Record<never, never>
  readonly 'regionField.state': Record<never, never>
  readonly 'regionField.notKnown': Record<never, never>
  readonly 'questionThread.open': Record<never, never>
  readonly 'documentsLink.reportAndCertificate': Record<never, never>
  readonly 'lockedNotice.footprintVerifiedAboutStays': Record<never, never>
  readonly 'lockedNotice.seeVerificationAskChange': Record<never, never>
  readonly 'differenceTable.caption': Record<never, never>
  readonly 'differenceTable.category': Record<never, never>
  readonly 'differenceTable.why': Record<never, never>
  readonly 'declarePart.beforeDeclareCategoryMuch': { readonly count: number }
  readonly 'declarePart.iHaveSeenThis': Record<never, never>
  readonly 'declarePart.askForApproval': Record<never, never>
  readonly 'declarePart.declareItAgain': Record<never, never>
  readonly 'declarePart.declareThisFootprint': Record<never, never>
  readonly 'declarePart.onlySecondAnswerHint': Record<never, never>
  readonly 'declarePart.addRestBenchmark': Record<never, never>
  readonly 'declarePart.figuresAll': Record<never, never>
  readonly 'declarePart.whyFiguresAll': Record<never, never>
  readonly 'approval.footprint': Record<never, never>
  readonly 'approval.inventory': Record<never, never>
  readonly 'approval.approval': Record<never, never>
  readonly 'approval.someoneWhoHasLeft': Record<never, never>
  readonly 'approval.likeDeclareCo2e': { readonly askedBy: string; readonly exactGrams: string }
  readonly 'approval.nothingWaitingApproval': Record<never, never>
  readonly 'approval.whatStandsOut': Record<never, never>
  readonly 'approval.noCategoryFarUsual': Record<never, never>
  readonly 'approval.changedSinceLastDeclaration': Record<never, never>
  readonly 'approval.noCategoryDiffersLast': Record<never, never>
  readonly 'approval.everyChangeLine': Record<never, never>
  readonly 'approval.anotherOwnerAdminApprove': Record<never, never>
  readonly 'approval.takeItBack': Record<never, never>
  readonly 'approval.ownerAdminAccountDecides': Record<never, never>
  readonly 'approval.onlyNeededSendHint': Record<never, never>
  readonly 'approval.outDate': Record<never, never>
  readonly 'approval.figuresChangedSincePerson': Record<never, never>
  readonly 'approval.whatNeedsToChange': Record<never, never>
  readonly 'approval.approveAndDeclare': Record<never, never>
  readonly 'approval.sendItBack': Record<never, never>
  readonly 'approval.sentBack': Record<never, never>
  readonly 'approval.takenBack': Record<never, never>
  readonly 'approval.earlierRequests': Record<never, never>
  readonly 'approval.someoneWhoHasLeft2': Record<never, never>
  readonly 'approval.approvalOfADeclaration': Record<never, never>
  readonly 'approval.description': Record<never, never>
  readonly 'policyPart.secondPairEyes': Record<never, never>
  readonly 'policyPart.secondPersonOwnerAdmin': Record<never, never>
  readonly 'policyPart.personDeclareAloneRequire': Record<never, never>
  readonly 'policyPart.threeMoreSuggest': Record<never, never>
  readonly 'policyPart.takesTwoOwnersAdmins': { readonly approvers: number }
  readonly 'policyPart.letPersonDeclareAlone': Record<never, never>
  readonly 'policyPart.requireASecondPerson': Record<never, never>
  readonly 'waitingForApproval.declarationWaitingSecondPerson': Record<never, never>
  readonly 'waitingForApproval.someoneWhoHasLeft': Record<never, never>
  readonly 'waitingForApproval.asksApproveDeclaration': { readonly askedBy: string }
  readonly 'coveragePart.fundedForTheFootprint': Record<never, never>
  readonly 'coveragePart.caption': { readonly periodOf: string; readonly statusOfYear: string }
  readonly 'coveragePart.yearFootprint': Record<never, never>
  readonly 'coveragePart.year': Record<never, never>
  readonly 'coveragePart.footprint': Record<never, never>
  readonly 'coveragePart.emitted': Record<never, never>
  readonly 'coveragePart.funded': Record<never, never>
  readonly 'coveragePart.asMuchAs': Record<never, never>
  readonly 'coveragePart.where': Record<never, never>
  readonly 'scopeFigures.burnLeaks': Record<never, never>
  readonly 'scopeFigures.boughtElectricityHeatLocation': Record<never, never>
  readonly 'scopeFigures.buyTravelSell': Record<never, never>
  readonly 'scopeFigures.notKnown': Record<never, never>
  readonly 'scopeFigures.caption': Record<never, never>
  readonly 'scopeFigures.showTheFigures': Record<never, never>
  readonly 'scopeFigures.scope3ByCategory': Record<never, never>
  readonly 'scopeFigures.category': Record<never, never>
  readonly 'scopeFigures.co2eAYear': Record<never, never>
  readonly 'byMarket.scope2Location': { readonly name: string }
  readonly 'byMarket.coversNothingNobodyConfirmed': { readonly missingInWords: string; readonly source: string }
  readonly 'footprintGraph.year': Record<never, never>
  readonly 'footprintGraph.quarter': Record<never, never>
  readonly 'footprintGraph.addedUp': Record<never, never>
  readonly 'footprintGraph.byMonth': Record<never, never>
  readonly 'footprintGraph.noFootprintCoversMonths': Record<never, never>
  readonly 'footprintGraph.funded': Record<never, never>
  readonly 'footprintGraph.monthCountsTwelfthYear': Record<never, never>
  readonly 'footprintGraph.inTotal': Record<never, never>
  readonly 'footprintGraph.downloadCsv': Record<never, never>
  readonly 'footprintGraph.downloadPng': Record<never, never>
  readonly 'footprintGraph.from': Record<never, never>
  readonly 'footprintGraph.reportPeriod': Record<never, never>
  readonly 'footprintGraph.scopes': Record<never, never>
  readonly 'footprintGraph.show': Record<never, never>
  readonly 'footprintHistory.history': Record<never, never>
  readonly 'footprintHistory.caption': Record<never, never>
  readonly 'footprintHistory.period': Record<never, never>
  readonly 'footprintHistory.status': Record<never, never>
  readonly 'footprintHistory.company': Record<never, never>
  readonly 'footprintHistory.co2eAYear': Record<never, never>
  readonly 'footprintHistory.updated': Record<never, never>
  readonly 'footprintHistory.actions': Record<never, never>
  readonly 'footprintHistory.yearsSideSideWhy': Record<never, never>
  readonly 'footprintHistory.countsAfterDeclaredMonths': { readonly longMonth: string }
  readonly 'footprintHistory.inventory': { readonly period: string }
  readonly 'footprintHistory.inventory2': Record<never, never>
  readonly 'footprintHistory.report': { readonly period: string }
  readonly 'footprintHistory.report2': Record<never, never>
  readonly 'footprintHistory.verification': { readonly period: string }
  readonly 'footprintHistory.verification2': Record<never, never>
  readonly 'footprintHistory.change': { readonly period: string }
  readonly 'footprintHistory.change2': Record<never, never>
  readonly 'footprintHistory.delete': { readonly period: string }
  readonly 'footprintHistory.delete2': Record<never, never>
  readonly 'footprintHistory.refine': { readonly period: string }
  readonly 'footprintHistory.refine2': Record<never, never>
  readonly 'footprintHistory.deleteThisEstimate': Record<never, never>
  readonly 'footprintHistory.yearInventoryGoesEvery': { readonly isRefined: 'yes' | 'other'; readonly periodOf: string; readonly total: string }
  readonly 'footprintHistory.deleteTheEstimate': Record<never, never>
  readonly 'footprintHistory.keepIt': Record<never, never>
  readonly 'newEstimate.newEstimate': Record<never, never>
  readonly 'newEstimate.aNewEstimate': Record<never, never>
  readonly 'newEstimate.figuresAnotherYearOnce': Record<never, never>
  readonly 'newEstimate.turnoverYear': { readonly currency: string }
  readonly 'newEstimate.ofTheYear': Record<never, never>
  readonly 'newEstimate.employees': Record<never, never>
  readonly 'newEstimate.itBeginsIn': Record<never, never>
  readonly 'newEstimate.seeTheResult': Record<never, never>
  readonly 'newEstimate.changeMoreOfIt': Record<never, never>
  readonly 'newerMethod.newerModelEstimates': Record<never, never>
  readonly 'newerMethod.otherFactorsFitYear': Record<never, never>
  readonly 'openQuestions.questionAbout': { readonly oneOpen: 'yes' | 'other'; readonly open: string }
  readonly 'openQuestions.everyQuestionAnsweredLooking': Record<never, never>
  readonly 'openQuestions.answer': Record<never, never>
  readonly 'openQuestions.seeTheQuestions': Record<never, never>
  readonly 'verificationPart.verification': Record<never, never>
  readonly 'verificationPart.ofAnotherPeriod': { readonly periodOf: string }
  readonly 'verificationPart.beingCheckedSinceUntil': { readonly checkedInWords: string; readonly date: string; readonly hasLatest: 'yes' | 'other' }
  readonly 'verificationPart.verificationPaidUsedYet': { readonly oneUnused: 'yes' | 'other'; readonly unused: string }
  readonly 'verificationPart.orderFirstEachOrder': Record<never, never>
  readonly 'verificationPart.handOverVerified': Record<never, never>
  readonly 'verificationPart.orderAVerification': Record<never, never>
  readonly 'verificationPart.returnedOn': { readonly findings: string; readonly on: string }
  readonly 'verificationPart.refundedDecided': { readonly on: string }
  readonly 'verificationPart.someoneOutsideCompanyChecks': Record<never, never>
  readonly 'verificationPart.verifiedByOn': { readonly assurance: string; readonly date: string; readonly siteName: string; readonly standard: string }
  readonly 'verificationPart.checkedNothingSaidAbout': { readonly checkedInWords: string }
  readonly 'verificationPart.downloadRests': Record<never, never>
  readonly 'verificationPart.declarationSampleChecklistEvidence': Record<never, never>
  readonly 'verificationPart.askedChangeLooking': Record<never, never>
  readonly 'verificationPart.itStaysAsIt': { readonly note: string }
  readonly 'verificationPart.staffReadAnswer': Record<never, never>
  readonly 'verificationPart.askToChangeIt': Record<never, never>
  readonly 'verificationPart.askChangeVerifiedFootprint': Record<never, never>
  readonly 'verificationPart.whyChange': Record<never, never>
  readonly 'verificationPart.sendTheRequest': Record<never, never>
  readonly 'footprintDashboard.footprint': Record<never, never>
  readonly 'footprintDashboard.companyEmitsFundShown': Record<never, never>
  readonly 'footprintDashboard.aboutCo2eYear': { readonly companyName: string; readonly total: string }
  readonly 'footprintDashboard.fromAnInventoryFrom': { readonly hasDeclared: 'yes' | 'other'; readonly longMonth: string; readonly statusWords: string }
  readonly 'footprintDashboard.offsetThisFootprint': Record<never, never>
  readonly 'footprintDashboard.nineteenTimesOfTwenty': Record<never, never>
  readonly 'footprintDashboard.fileOfEvidence': { readonly evidence: number }
  readonly 'footprintDashboard.openTheInventory': Record<never, never>
  readonly 'footprintDashboard.refineOwnFigures': Record<never, never>
  readonly 'footprintDashboard.noFootprintCountsMonth': Record<never, never>
  readonly 'footprintDashboard.theEstimateIsSaved': Record<never, never>
  readonly 'footprintDashboard.theEstimateIsDeleted': Record<never, never>
  readonly 'footprintDashboard.footprintHandedOverLocked': Record<never, never>
  readonly 'footprintDashboard.yourRequestIsSent': Record<never, never>
  readonly 'footprintDashboard.noFootprintYet': Record<never, never>
  readonly 'footprintDashboard.estimateOurFootprint': Record<never, never>
  readonly 'footprintDashboard.sectorTurnoverCountryGive': Record<never, never>
  readonly 'footprintDashboard.footprintsAreForBusinesses': Record<never, never>
  readonly 'footprintDashboard.mustCreateBusinessAccount': Record<never, never>
  readonly 'footprintDashboard.failedGenerateFootprintPlease': Record<never, never>
  readonly 'footprintDashboard.description': Record<never, never>
  readonly 'comparedDeclarations.theSums': Record<never, never>
  readonly 'comparedDeclarations.caption': Record<never, never>
  readonly 'comparedDeclarations.what': Record<never, never>
  readonly 'comparedDeclarations.difference': Record<never, never>
  readonly 'comparedDeclarations.whatChangedAndWhy': Record<never, never>
  readonly 'comparedDeclarations.noCategoryDiffers': Record<never, never>
  readonly 'declarations.footprint': Record<never, never>
  readonly 'declarations.inventory': Record<never, never>
  readonly 'declarations.declarations': Record<never, never>
  readonly 'declarations.declareKeptWholeReport': Record<never, never>
  readonly 'declarations.noDeclarationKeptYet': Record<never, never>
  readonly 'declarations.pleaseChooseEarlierDeclaration': Record<never, never>
  readonly 'declarations.shownInsteadBefore': Record<never, never>
  readonly 'declarations.caption': Record<never, never>
  readonly 'declarations.number': Record<never, never>
  readonly 'declarations.declared': Record<never, never>
  readonly 'declarations.someoneWhoHasLeft': Record<never, never>
  readonly 'declarations.approvedBy': { readonly approvedBy: string }
  readonly 'declarations.co2e': Record<never, never>
  readonly 'declarations.line': { readonly lines: number }
  readonly 'declarations.asItWas': Record<never, never>
  readonly 'declarations.reportPdf': { readonly number: string }
  readonly 'declarations.allDataOfJson': { readonly number: string }
  readonly 'declarations.sha256Data': { readonly sha256: string }
  readonly 'declarations.compareTwoOfThem': Record<never, never>
  readonly 'declarations.theEarlierOne': Record<never, never>
  readonly 'declarations.theLaterOne': Record<never, never>
  readonly 'declarations.compare': Record<never, never>
  readonly 'declarations.description': Record<never, never>
  readonly 'estimate.everyYear': Record<never, never>
  readonly 'estimate.everyQuarter': Record<never, never>
  readonly 'estimate.everyMonth': Record<never, never>
  readonly 'estimate.mostTurnoverComes': Record<never, never>
  readonly 'estimate.wholeYearWithoutVat': Record<never, never>
  readonly 'estimate.commutingEstimatedLeftOut': Record<never, never>
  readonly 'estimate.whereMostWorkDone': Record<never, never>
  readonly 'estimate.firstTwelveMonthsBills': Record<never, never>
  readonly 'estimate.estimateYourFootprint': Record<never, never>
  readonly 'estimate.aboutTwoMinutesNothing': Record<never, never>
  readonly 'estimate.yourSector': Record<never, never>
  readonly 'estimate.pleaseChoose': Record<never, never>
  readonly 'estimate.turnover': Record<never, never>
  readonly 'estimate.currency': Record<never, never>
  readonly 'estimate.ofTheYear': Record<never, never>
  readonly 'estimate.country': Record<never, never>
  readonly 'estimate.withoutAdequateData': Record<never, never>
  readonly 'estimate.employees': Record<never, never>
  readonly 'estimate.countsFrom': Record<never, never>
  readonly 'estimate.companyName': Record<never, never>
  readonly 'estimate.oftenLookAgain': Record<never, never>
  readonly 'estimate.estimate': Record<never, never>
  readonly 'estimate.whatYouGet': Record<never, never>
  readonly 'estimate.scopes123': Record<never, never>
  readonly 'estimate.rangeHoldsFourFive': Record<never, never>
  readonly 'estimate.inputsMethodSourceBehind': Record<never, never>
  readonly 'estimate.estimateWithInstead': { readonly nearestName: string }
  readonly 'estimate.estimateAFootprint': Record<never, never>
  readonly 'estimate.description': Record<never, never>
  readonly 'estimate.pleaseGiveTurnoverYear': Record<never, never>
  readonly 'intro.yourCompanysCarbonFootprint': Record<never, never>
  readonly 'intro.description': Record<never, never>
  readonly 'intro.scope1TheChimney': Record<never, never>
  readonly 'intro.burnYourselfGasHeating': Record<never, never>
  readonly 'intro.scope2TheWire': Record<never, never>
  readonly 'intro.powerStationsBehindElectricity': Record<never, never>
  readonly 'intro.scope3TheRoots': Record<never, never>
  readonly 'intro.everythingBeforeAfterGoods': Record<never, never>
  readonly 'intro.rangePoint': Record<never, never>
  readonly 'intro.nobodyTellFootprintExactly': Record<never, never>
  readonly 'intro.everyNumberOpens': Record<never, never>
  readonly 'intro.inputsMethodVersionSource': Record<never, never>
  readonly 'intro.aBeginning': Record<never, never>
  readonly 'intro.tellsWhereLookFirst': Record<never, never>
  readonly 'intro.doesCompanyEmit': Record<never, never>
  readonly 'intro.sectorTurnoverCountryThree': Record<never, never>
  readonly 'intro.estimateOurFootprint': Record<never, never>
  readonly 'intro.aboveGroundBeneath': Record<never, never>
  readonly 'intro.estimateSay': Record<never, never>
  readonly 'intro.whereNumbersCome': Record<never, never>
  readonly 'intro.intensitiesSectorsUkSupply': { readonly count: number }
  readonly 'intro.beginWithYourSector': Record<never, never>
  readonly 'resultWorking.noCompanySectorSet': Record<never, never>
  readonly 'resultWorking.numberEmployeesEstimatedTurnover': Record<never, never>
  readonly 'resultWorking.exchangeRates2025Prices': Record<never, never>
  readonly 'resultWorking.electricityCountsFactor2024': Record<never, never>
  readonly 'resultWorking.categoriesAfterSaleApply': Record<never, never>
  readonly 'resultWorking.onsSupplyUseTables': Record<never, never>
  readonly 'resultWorking.defraUniversityLeedsSpend': Record<never, never>
  readonly 'resultWorking.epaSupplyChainGhg': Record<never, never>
  readonly 'resultWorking.emberEnergyInstituteThrough': Record<never, never>
  readonly 'resultWorking.companyDisclosuresKlimatbyranMit': Record<never, never>
  readonly 'resultWorking.worldBankGdpPrices': Record<never, never>
  readonly 'resultWorking.turnoverAsGiven': Record<never, never>
  readonly 'resultWorking.turnoverPounds2022': Record<never, never>
  readonly 'resultWorking.employees': Record<never, never>
  readonly 'resultWorking.shareWorksOwnCountry': Record<never, never>
  readonly 'resultWorking.farDisclosuresCorrectSector': Record<never, never>
  readonly 'resultWorking.electricityByLocation': Record<never, never>
  readonly 'resultWorking.rangeScopes12': Record<never, never>
  readonly 'resultWorking.rangeScope3Before': Record<never, never>
  readonly 'resultWorking.rangeOfTheTotal': Record<never, never>
  readonly 'resultWorking.howItWasComputed': Record<never, never>
  readonly 'resultWorking.turnoverMovedPrices2022': { readonly version: string }
  readonly 'resultWorking.inputsFactorsAndSources': Record<never, never>
  readonly 'resultWorking.caption': Record<never, never>
  readonly 'resultWorking.what': Record<never, never>
  readonly 'resultWorking.value': Record<never, never>
  readonly 'savePanel.lookFootprintsAccountSave': Record<never, never>
  readonly 'savePanel.mustCreateBusinessAccount': Record<never, never>
  readonly 'savePanel.saveIt': Record<never, never>
  readonly 'savePanel.signKeepEstimateWaits': Record<never, never>
  readonly 'savePanel.signInToSave': Record<never, never>
  readonly 'savePanel.createAnAccount': Record<never, never>
  readonly 'savePanel.estimateBeforeEndsHint': Record<never, never>
  readonly 'savePanel.companyName': Record<never, never>
  readonly 'savePanel.countsFrom': Record<never, never>
  readonly 'savePanel.saveTheEstimate': Record<never, never>
  readonly 'savePanel.overwriteTheOneFrom': { readonly longMonth: string }
  readonly 'whatNext.whatNext': Record<never, never>
  readonly 'whatNext.reduce': Record<never, never>
  readonly 'whatNext.offset': Record<never, never>
  readonly 'whatNext.fundTonnesCo2eElsewhere': { readonly tonnes: string }
  readonly 'whatNext.offsetYearOnce': Record<never, never>
  readonly 'whatNext.bySubscription': Record<never, never>
  readonly 'whatNext.beginWhereMostAbout': { readonly name: string; readonly percent: string }
  readonly 'result.noEstimateMade': Record<never, never>
  readonly 'result.couldCalculateEstimatedFootprint': Record<never, never>
  readonly 'result.openTheCalculator': Record<never, never>
  readonly 'result.tryAgain': Record<never, never>
  readonly 'result.noEstimateMadePlease': Record<never, never>
  readonly 'result.couldCalculateEstimatedFootprintPlease': Record<never, never>
  readonly 'result.aCompany': Record<never, never>
  readonly 'result.estimateFor': { readonly companyName: string; readonly country: string; readonly sector: string }
  readonly 'result.aboutCo2eYear': { readonly total: string }
  readonly 'result.byScope': Record<never, never>
  readonly 'result.scope3Consists': Record<never, never>
  readonly 'result.withoutCategoriesAfterSale': { readonly withoutDownstream: string }
  readonly 'result.leaveThemOut': Record<never, never>
  readonly 'result.totalBecauseTrueEvery': Record<never, never>
  readonly 'result.countThemToo': Record<never, never>
  readonly 'result.besideOthers': Record<never, never>
  readonly 'result.each1000Turnover': { readonly currency: string }
  readonly 'result.kg': { readonly kgPerThousand: string }
  readonly 'result.yourEstimatedFootprint': Record<never, never>
  readonly 'result.description': Record<never, never>
  readonly 'result.couldSaveEstimatePlease': Record<never, never>
  readonly 'categoryEvidence.evidence': Record<never, never>
  readonly 'categoryEvidence.billsMeterReadsMileage': Record<never, never>
  readonly 'categoryEvidence.addFiles': Record<never, never>
  readonly 'categoryEvidence.forWhichLine': Record<never, never>
  readonly 'categoryEvidence.files': Record<never, never>
  readonly 'categoryEvidence.upload': Record<never, never>
  readonly 'categoryEvidence.aLine': Record<never, never>
  readonly 'categoryEvidence.file': { readonly count: number }
  readonly 'evidenceReadings.whoOpenedThem': Record<never, never>
  readonly 'evidenceReadings.staffWhileVerified': Record<never, never>
  readonly 'evidenceReadings.someoneWhoHasLeft': Record<never, never>
  readonly 'evidence.theFilesAreThere': Record<never, never>
  readonly 'evidence.theFileIsDeleted': Record<never, never>
  readonly 'evidence.footprint': Record<never, never>
  readonly 'evidence.inventory': Record<never, never>
  readonly 'evidence.evidence': Record<never, never>
  readonly 'evidence.standsBehindFiguresBills': Record<never, never>
  readonly 'evidence.nothingWasUploaded': Record<never, never>
  readonly 'evidence.addFilesAnswersQuestions': Record<never, never>
  readonly 'evidence.uploadedSoFar': Record<never, never>
  readonly 'evidence.noFilesYet': Record<never, never>
  readonly 'evidence.addFilesTo': { readonly name: string }
  readonly 'evidence.addFilesAboutFootprint': Record<never, never>
  readonly 'evidence.files': Record<never, never>
  readonly 'evidence.upload': Record<never, never>
  readonly 'evidence.description': Record<never, never>
  readonly 'evidence.pleaseChooseAFile': Record<never, never>
  readonly 'evidence.someFilesTaken': Record<never, never>
  readonly 'inventoryEvidence.evidence': Record<never, never>
  readonly 'inventoryEvidence.noFilesYetAdd': Record<never, never>
  readonly 'inventoryEvidence.seeAllFiles': { readonly count: number }
  readonly 'inventoryEvidence.addOrDeleteFiles': Record<never, never>
  readonly 'categoryRows.toData': { readonly roughTonnes: string; readonly roughTonnes2: string; readonly scoreInWords: string }
  readonly 'categoryRows.enteredRest': { readonly entered: string; readonly rest: string }
  readonly 'wholePart.benchmarkNowCountsEntered': Record<never, never>
  readonly 'wholePart.categoriesFiguresBenchmarkSector': Record<never, never>
  readonly 'wholePart.howCompleteItIs': Record<never, never>
  readonly 'inventory.inventoryOpenBeginBills': Record<never, never>
  readonly 'inventory.theLinesAreAdded': Record<never, never>
  readonly 'inventory.linesLedgerAdded': Record<never, never>
  readonly 'inventory.noCategoryOpenAny': Record<never, never>
  readonly 'inventory.footprintDeclaredSumsCount': Record<never, never>
  readonly 'inventory.writtenOtherOwnersAdmins': Record<never, never>
  readonly 'inventory.footprint': Record<never, never>
  readonly 'inventory.inventory': Record<never, never>
  readonly 'inventory.inventoryFrom': { readonly longMonth: string }
  readonly 'inventory.twelveMonthsEachCategory': { readonly companyName: string }
  readonly 'inventory.otherFactorsFitYear': Record<never, never>
  readonly 'inventory.quickEntry': Record<never, never>
  readonly 'inventory.importYourLedger': Record<never, never>
  readonly 'inventory.importAFile': Record<never, never>
  readonly 'inventory.askOthers': Record<never, never>
  readonly 'inventory.lastYearsList': Record<never, never>
  readonly 'inventory.whatDoesNotApply': Record<never, never>
  readonly 'inventory.downloadAsCsv': Record<never, never>
  readonly 'inventory.downloadAsXlsx': Record<never, never>
  readonly 'inventory.suppliers': Record<never, never>
  readonly 'inventory.sites': Record<never, never>
  readonly 'inventory.history': Record<never, never>
  readonly 'inventory.declarations': Record<never, never>
  readonly 'inventory.ofCo2e': { readonly total: string }
  readonly 'inventory.declaredChangedSinceCounts': { readonly tonnesOf: string }
  readonly 'inventory.whatCountsAsYours': Record<never, never>
  readonly 'inventory.andMoreCompany': { readonly companyName: string; readonly count: number }
  readonly 'inventory.companiesSitesAndApproach': Record<never, never>
  readonly 'inventory.factorSets': Record<never, never>
  readonly 'inventory.description': Record<never, never>
  readonly 'sureBox.iLookedAgainRight': Record<never, never>
  readonly 'sureBox.savedStandsStaysList': Record<never, never>
  readonly 'vehiclesPart.fromYourSavedVehicles': Record<never, never>
  readonly 'vehiclesPart.vehiclesCompanyTailpipeCounts': Record<never, never>
  readonly 'vehiclesPart.peoplesOwnCarsKilometres': Record<never, never>
  readonly 'vehiclesPart.whichOnes': Record<never, never>
  readonly 'vehiclesPart.addTheseVehicles': Record<never, never>
  readonly 'vehiclesPart.allSavedVehiclesCounted': Record<never, never>
  readonly 'vehiclesPart.countedMonthsElsewhereOffered': { readonly elsewhere: number }
  readonly 'vehiclesPart.someVehiclesChangedSince': Record<never, never>
  readonly 'vehiclesPart.linesStayComputed': { readonly list: string }
  readonly 'vehiclesPart.updateTheirLines': Record<never, never>
  readonly 'vehiclesPart.someVehiclesSavedNo': Record<never, never>
  readonly 'vehiclesPart.linesStayUntilDelete': { readonly list: string }
  readonly 'closingRow.anotherReason': Record<never, never>
  readonly 'closingRow.theReason': Record<never, never>
  readonly 'closingRow.inYourOwnWords': Record<never, never>
  readonly 'closing.burnLeaks': Record<never, never>
  readonly 'closing.energyYouBuy': Record<never, never>
  readonly 'closing.buyHappensSell': Record<never, never>
  readonly 'closing.footprint': Record<never, never>
  readonly 'closing.inventory': Record<never, never>
  readonly 'closing.whatDoesNotApply': Record<never, never>
  readonly 'closing.stillOpenTickCompany': { readonly count: string }
  readonly 'closing.noCategoryIsOpen': Record<never, never>
  readonly 'closing.categoryIsSettled': { readonly closed: number }
  readonly 'closing.toTheInventory': Record<never, never>
  readonly 'closing.enterFigures': Record<never, never>
  readonly 'closing.save': Record<never, never>
  readonly 'closing.firmsLikeYoursAbout': { readonly emission: string }
  readonly 'closing.whatIsNotTicked': Record<never, never>
  readonly 'closing.leaveItOpen': Record<never, never>
  readonly 'closing.comeBackLater': Record<never, never>
  readonly 'closing.noneRestApplies': Record<never, never>
  readonly 'closing.eachReasonBesideFirms': Record<never, never>
  readonly 'closing.eachReasonBeside': Record<never, never>
  readonly 'closing.takeBenchmarkRest': Record<never, never>
  readonly 'closing.figuresEstimateComesAll': { readonly emission: string }
  readonly 'closing.description': Record<never, never>
  readonly 'closing.pleaseTickLeastCategory': Record<never, never>
  readonly 'companyForm.change': { readonly name: string }
  readonly 'companyForm.addACompany': Record<never, never>
  readonly 'companyForm.subsidiaryJointVentureLines': Record<never, never>
  readonly 'companyForm.name': Record<never, never>
  readonly 'companyForm.shareThatYouHold': Record<never, never>
  readonly 'companyForm.whatYouDecideThere': Record<never, never>
  readonly 'companyForm.financialControl': Record<never, never>
  readonly 'companyForm.directFinancesCarryGains': Record<never, never>
  readonly 'companyForm.operationalControl': Record<never, never>
  readonly 'companyForm.decideWorksDayDay': Record<never, never>
  readonly 'companyForm.saveTheCompany': Record<never, never>
  readonly 'companyForm.addTheCompany': Record<never, never>
  readonly 'companies.everySumFollowsApproach': Record<never, never>
  readonly 'companies.companyAddedLinesNow': Record<never, never>
  readonly 'companies.companyChangedEverySum': Record<never, never>
  readonly 'companies.theCompanyIsRemoved': Record<never, never>
  readonly 'companies.footprint': Record<never, never>
  readonly 'companies.inventory': Record<never, never>
  readonly 'companies.companies': Record<never, never>
  readonly 'companies.companiesAndSites': Record<never, never>
  readonly 'companies.holdsApproachSaysCounts': { readonly companyName: string }
  readonly 'companies.caption': Record<never, never>
  readonly 'companies.company': Record<never, never>
  readonly 'companies.held': Record<never, never>
  readonly 'companies.counts': Record<never, never>
  readonly 'companies.co2eThatCounts': Record<never, never>
  readonly 'companies.ofInLine': { readonly emission: string; readonly lines: number }
  readonly 'companies.actions': Record<never, never>
  readonly 'companies.besideLinesBenchmarksEstimate': { readonly emission: string }
  readonly 'companies.theCompanyItself': Record<never, never>
  readonly 'companies.change': { readonly name: string }
  readonly 'companies.change2': Record<never, never>
  readonly 'companies.remove': { readonly name: string }
  readonly 'companies.remove2': Record<never, never>
  readonly 'companies.whatCountsAsYours': Record<never, never>
  readonly 'companies.consolidationApproach': Record<never, never>
  readonly 'companies.changeTheApproach': Record<never, never>
  readonly 'companies.sites': Record<never, never>
  readonly 'companies.sitesThatLinesName': Record<never, never>
  readonly 'companies.site': Record<never, never>
  readonly 'companies.lines': Record<never, never>
  readonly 'companies.companiesOfTheInventory': Record<never, never>
  readonly 'companies.description': Record<never, never>
  readonly 'companies.pleaseGiveAName': Record<never, never>
  readonly 'companies.pleaseGiveShareHold': Record<never, never>
  readonly 'history.footprint': Record<never, never>
  readonly 'history.inventory': Record<never, never>
  readonly 'history.history': Record<never, never>
  readonly 'history.historyOfALine': Record<never, never>
  readonly 'history.everyChangeLineMade': Record<never, never>
  readonly 'history.historyOfAllLines': Record<never, never>
  readonly 'history.downloadAsCsv': Record<never, never>
  readonly 'history.nothingLikeHappenedYet': Record<never, never>
  readonly 'history.earlierChanges': Record<never, never>
  readonly 'history.historyOfTheInventory': Record<never, never>
  readonly 'history.description': Record<never, never>
  readonly 'unexplainedChange.deleteTheLine': Record<never, never>
  readonly 'linesFile.pleaseUseFileMost': Record<never, never>
  readonly 'importLines.xlsxCsvHeaderRow': Record<never, never>
  readonly 'importLines.footprint': Record<never, never>
  readonly 'importLines.inventory': Record<never, never>
  readonly 'importLines.import': Record<never, never>
  readonly 'importLines.importLines': Record<never, never>
  readonly 'importLines.allFileAddedNone': Record<never, never>
  readonly 'importLines.yourFile': Record<never, never>
  readonly 'importLines.lookAtTheFile': Record<never, never>
  readonly 'importLines.correctRowsSendFile': Record<never, never>
  readonly 'importLines.lineOfCo2e': { readonly count: string; readonly emission: string; readonly lines: number }
  readonly 'importLines.everyRowReadWell': Record<never, never>
  readonly 'importLines.addThem': Record<never, never>
  readonly 'importLines.caption': Record<never, never>
  readonly 'importLines.row': Record<never, never>
  readonly 'importLines.yourWords': Record<never, never>
  readonly 'importLines.factor': Record<never, never>
  readonly 'importLines.kgCo2ePerUnit': Record<never, never>
  readonly 'importLines.theColumns': Record<never, never>
  readonly 'importLines.whatEachColumnHolds': Record<never, never>
  readonly 'importLines.columnsFileActivityLines': Record<never, never>
  readonly 'importLines.column': Record<never, never>
  readonly 'importLines.needed': Record<never, never>
  readonly 'importLines.whatItHolds': Record<never, never>
  readonly 'importLines.description': Record<never, never>
  readonly 'importLines.nothingWasAdded': Record<never, never>
  readonly 'importLines.pleaseChooseXlsxCsv': Record<never, never>
  readonly 'lastYear.footprint': Record<never, never>
  readonly 'lastYear.inventory': Record<never, never>
  readonly 'lastYear.lastYearsList': Record<never, never>
  readonly 'lastYear.savedTotalNow': { readonly saved: string; readonly tonnesOf: string }
  readonly 'lastYear.someLinesCompaniesInventory': Record<never, never>
  readonly 'lastYear.lineLeftOutAppear': { readonly withoutCompany: number }
  readonly 'lastYear.quickEntry': Record<never, never>
  readonly 'lastYear.toTheInventory': Record<never, never>
  readonly 'lastYear.noEarlierInventoryBegin': Record<never, never>
  readonly 'lastYear.everythingEnteredEnteredAgain': { readonly year: string }
  readonly 'lastYear.enteredNothingCountsUntil': { readonly year: string }
  readonly 'lastYear.moreFollowOnceSaved': Record<never, never>
  readonly 'lastYear.figuresBillsMetersClaims': Record<never, never>
  readonly 'lastYear.countGoodDataElse': Record<never, never>
  readonly 'lastYear.save': Record<never, never>
  readonly 'lastYear.lastYear': { readonly lastQuantity: string; readonly what: string }
  readonly 'lastYear.whatDidNotApply': Record<never, never>
  readonly 'lastYear.allStill': Record<never, never>
  readonly 'lastYear.description': Record<never, never>
  readonly 'lastYear.pleaseGiveLeastQuantity': Record<never, never>
  readonly 'spendWords.bySpendIn': { readonly amount: string; readonly year: string }
  readonly 'whyOfQuality.data': { readonly scoreInWords: string }
  readonly 'whyOfQuality.onlySomePeopleAnswered': { readonly sampleFactor: string }
  readonly 'categoryLines.lines': Record<never, never>
  readonly 'categoryLines.caption': Record<never, never>
  readonly 'categoryLines.what': Record<never, never>
  readonly 'categoryLines.activity': Record<never, never>
  readonly 'categoryLines.factor': Record<never, never>
  readonly 'categoryLines.co2e': Record<never, never>
  readonly 'categoryLines.actions': Record<never, never>
  readonly 'categoryLines.moreLines': Record<never, never>
  readonly 'categoryLines.fromYourSavedVehicles': Record<never, never>
  readonly 'categoryLines.byTheSupplier': Record<never, never>
  readonly 'categoryLines.kgPer': { readonly perUnit: string; readonly wordsOfFactor: string }
  readonly 'categoryLines.outsideScopesKgPer': { readonly perUnit: string; readonly wordsOfFactor: string }
  readonly 'categoryLines.byMarketKg': { readonly kgCo2e: string; readonly source: string }
  readonly 'categoryLines.standsIn': { readonly list: string }
  readonly 'categoryLines.countsNothingSuppliersAnswer': Record<never, never>
  readonly 'categoryLines.to': { readonly high: string; readonly low: string }
  readonly 'categoryLines.outsideScopesOtherGases': { readonly exactGrams: string }
  readonly 'categoryLines.counts': { readonly exactGrams: string; readonly percent: string }
  readonly 'categoryLines.dataUnknownSoPoor': Record<never, never>
  readonly 'categoryLines.goesWithItsLine': Record<never, never>
  readonly 'categoryLines.historyOf': { readonly name: string }
  readonly 'categoryLines.history': Record<never, never>
  readonly 'categoryLines.change': { readonly name: string }
  readonly 'categoryLines.change2': Record<never, never>
  readonly 'categoryLines.delete': { readonly name: string }
  readonly 'categoryLines.delete2': Record<never, never>
  readonly 'categoryRest.enteredAndTheRest': Record<never, never>
  readonly 'categoryRest.entered': Record<never, never>
  readonly 'categoryRest.restBenchmarkSector': Record<never, never>
  readonly 'categoryRest.together': Record<never, never>
  readonly 'categoryRest.figuresAll': Record<never, never>
  readonly 'categoryRest.addRestBenchmark': Record<never, never>
  readonly 'categoryRest.caption': Record<never, never>
  readonly 'categoryRest.part': Record<never, never>
  readonly 'categoryRest.benchmark': Record<never, never>
  readonly 'categoryRest.rest': Record<never, never>
  readonly 'categoryRest.enteredWholeNothingAdded': Record<never, never>
  readonly 'categoryRest.saveTheParts': Record<never, never>
  readonly 'marketOfForm.pleaseGiveKgCo2e': Record<never, never>
  readonly 'marketOfForm.pleaseSayContractCertificate': Record<never, never>
  readonly 'marketOfForm.pleaseGiveKgCo2ePer': Record<never, never>
  readonly 'marketOfForm.pleaseSayPublishedYear': Record<never, never>
  readonly 'factorOfForm.kgCo2ePerSource': { readonly edition: string; readonly includes: string; readonly note: string; readonly note2: 'yes' | 'other'; readonly perUnit: string; readonly title: string; readonly wordsOfFactor: string }
  readonly 'factorOfForm.outsideScopesNoTotal': { readonly perUnit: string; readonly wordsOfFactor: string }
  readonly 'factorOfForm.suppliersFigureBought': Record<never, never>
  readonly 'factorOfForm.oneOfOurOwn': Record<never, never>
  readonly 'factorOfForm.standsOutsideScopesBeside': Record<never, never>
  readonly 'factorOfForm.emptyWhereQuantityKg': Record<never, never>
  readonly 'factorOfForm.productDeclarationSuppliersStatement': Record<never, never>
  readonly 'factorOfForm.factorSupplierOwn': Record<never, never>
  readonly 'factorOfForm.kgCo2ePerUnit': Record<never, never>
  readonly 'factorOfForm.whoseItIs': Record<never, never>
  readonly 'factorOfForm.whereItIsFrom': Record<never, never>
  readonly 'factorOfForm.ofBiomass': Record<never, never>
  readonly 'factorOfForm.kgBiogenicCo2Per': Record<never, never>
  readonly 'factorOfForm.resultKgTCo2e': Record<never, never>
  readonly 'factorOfForm.whoComputedItAnd': Record<never, never>
  readonly 'factorOfForm.yearThatItIs': Record<never, never>
  readonly 'factorOfForm.benchmarkSectorComparedEntered': Record<never, never>
  readonly 'factorOfForm.whatKindOfPurchase': Record<never, never>
  readonly 'marketFields.numberYear': Record<never, never>
  readonly 'marketFields.scope2ShownMarket': Record<never, never>
  readonly 'marketFields.kind': Record<never, never>
  readonly 'marketFields.kgCo2ePer': { readonly perUnit: string }
  readonly 'marketFields.whichOne': Record<never, never>
  readonly 'marketFields.holdsContractCertificateRate': Record<never, never>
  readonly 'marketFields.qualityCriteriaGhgProtocol': Record<never, never>
  readonly 'marketFields.mwhItIsOf': Record<never, never>
  readonly 'marketFields.allEnergyLineWhen': Record<never, never>
  readonly 'marketFields.registryAndSerialNumbers': Record<never, never>
  readonly 'marketFields.generatedFrom': Record<never, never>
  readonly 'marketFields.monthSuch202501': Record<never, never>
  readonly 'marketFields.generatedTo': Record<never, never>
  readonly 'marketFields.monthSuch202512': Record<never, never>
  readonly 'marketFields.cancelledOn': Record<never, never>
  readonly 'marketFields.daySuch202601': Record<never, never>
  readonly 'marketFields.cancelledFor': Record<never, never>
  readonly 'marketFields.generatedIn': Record<never, never>
  readonly 'marketFields.notSaid': Record<never, never>
  readonly 'marketFields.publishedCountryYear': Record<never, never>
  readonly 'marketFields.residualMixRestKg': { readonly perUnit: string }
  readonly 'marketFields.sourceOfThatMix': Record<never, never>
  readonly 'lineDetails.contractCertificateEnergy': Record<never, never>
  readonly 'lineDetails.monthsCompanyAndNote': Record<never, never>
  readonly 'lineDetails.firmFigure': Record<never, never>
  readonly 'lineDetails.firstMonth': Record<never, never>
  readonly 'lineDetails.lastMonth': Record<never, never>
  readonly 'lineDetails.company': Record<never, never>
  readonly 'lineDetails.note': Record<never, never>
  readonly 'lineDetails.betterKnownNarrowerRange': Record<never, never>
  readonly 'lineDetails.figureBillMeterClaim': Record<never, never>
  readonly 'lineDetails.farProductKnows': Record<never, never>
  readonly 'lineDetails.notSaid': Record<never, never>
  readonly 'lineForm.description': Record<never, never>
  readonly 'lineForm.site': Record<never, never>
  readonly 'lineForm.saveTheLine': Record<never, never>
  readonly 'lineForm.addTheLine': Record<never, never>
  readonly 'lineForm.quantityFactorPiecesM2': Record<never, never>
  readonly 'lineForm.amountWithoutVat': Record<never, never>
  readonly 'lineForm.quantity': Record<never, never>
  readonly 'lineForm.currency': Record<never, never>
  readonly 'lineForm.unit': Record<never, never>
  readonly 'lineForm.yearItWasSpent': Record<never, never>
  readonly 'lineForm.exchangeRatePricesYear': Record<never, never>
  readonly 'lineForm.forTheExchangeRate': Record<never, never>
  readonly 'lineForm.addWellTankCategory': Record<never, never>
  readonly 'lineForm.addWellTankGrid': Record<never, never>
  readonly 'lineForm.linesOwnWherePublished': Record<never, never>
  readonly 'quantityTools.domesticRefrigeration': Record<never, never>
  readonly 'quantityTools.standAloneCommercialRefrigeration': Record<never, never>
  readonly 'quantityTools.smallAirConditioningChillers': Record<never, never>
  readonly 'quantityTools.mediumAirConditioningHeat': Record<never, never>
  readonly 'quantityTools.industrialRefrigeration': Record<never, never>
  readonly 'quantityTools.condensingUnits': Record<never, never>
  readonly 'quantityTools.centralisedSupermarketRefrigeration': Record<never, never>
  readonly 'quantityTools.refrigeratedTransport': Record<never, never>
  readonly 'quantityTools.airConditioningOfVehicles': Record<never, never>
  readonly 'quantityTools.airConditioning': Record<never, never>
  readonly 'quantityTools.heatPumps': Record<never, never>
  readonly 'quantityTools.pleaseGiveThisFigure': Record<never, never>
  readonly 'quantityTools.boughtNewUnitsKg': Record<never, never>
  readonly 'quantityTools.chargeNewUnitsKg': Record<never, never>
  readonly 'quantityTools.addedInServiceKg': Record<never, never>
  readonly 'quantityTools.chargeDisposedUnitsKg': Record<never, never>
  readonly 'quantityTools.recoveredFromThemKg': Record<never, never>
  readonly 'quantityTools.pleaseChooseTheEquipment': Record<never, never>
  readonly 'quantityTools.workOutKwhCubic': Record<never, never>
  readonly 'quantityTools.cubicMetres': Record<never, never>
  readonly 'quantityTools.calorificValueMjPer': Record<never, never>
  readonly 'quantityTools.workOutEscapedService': Record<never, never>
  readonly 'quantityTools.boughtChargedAddedRecovered': Record<never, never>
  readonly 'quantityTools.workOutEscapedWhere': Record<never, never>
  readonly 'quantityTools.equipment': Record<never, never>
  readonly 'quantityTools.chargeKg': Record<never, never>
  readonly 'quantityTools.installed': Record<never, never>
  readonly 'quantityTools.beforeThisYear': Record<never, never>
  readonly 'quantityTools.inThisYear': Record<never, never>
  readonly 'quantityTools.workOutEscapedWhen': Record<never, never>
  readonly 'quantityTools.chargeWhenNewKg': Record<never, never>
  readonly 'quantityTools.workOutFactorsCombined': Record<never, never>
  readonly 'quantityTools.kwhPowerCountsMuch': Record<never, never>
  readonly 'quantityTools.emissionsPlantKgCo2e': Record<never, never>
  readonly 'quantityTools.powerMakesKwh': Record<never, never>
  readonly 'quantityTools.heatMakesKwh': Record<never, never>
  readonly 'quantityTools.pleaseGivePowerHeat': Record<never, never>
  readonly 'quantityTools.turnLitresIntoTonnes': Record<never, never>
  readonly 'quantityTools.amount': Record<never, never>
  readonly 'quantityTools.measuredIn': Record<never, never>
  readonly 'quantityTools.densityKgPerLitre': Record<never, never>
  readonly 'quantityTools.pleaseChooseAUnit': Record<never, never>
  readonly 'quantityTools.pleaseUseDensityAbove': Record<never, never>
  readonly 'quantityToolForms.workItOut': Record<never, never>
  readonly 'standIn.saidReportNobodyHint': Record<never, never>
  readonly 'standIn.sayStands': Record<never, never>
  readonly 'standIn.estimateSaysCo2eYear': { readonly emission: string }
  readonly 'standIn.takeTheBenchmark': Record<never, never>
  readonly 'standIn.whyDoesApply': Record<never, never>
  readonly 'standIn.itDoesNotApply': Record<never, never>
  readonly 'standIn.openItAgain': Record<never, never>
  readonly 'category.footprint': Record<never, never>
  readonly 'category.inventory': Record<never, never>
  readonly 'category.scopeOfCo2e': { readonly emission: string; readonly hasCo2eGrams: 'yes' | 'other'; readonly hasReason: 'yes' | 'other'; readonly reason: string; readonly scope: string; readonly stateInWords: string }
  readonly 'category.changeALine': Record<never, never>
  readonly 'category.addALine': Record<never, never>
  readonly 'category.onlyChargedAwayPremises': Record<never, never>
  readonly 'category.chooseAnotherFactor': Record<never, never>
  readonly 'lineOfForm.pleaseGiveAQuantity': Record<never, never>
  readonly 'lineOfForm.pleaseGiveAUnit': Record<never, never>
  readonly 'category.categoryOfTheInventory': Record<never, never>
  readonly 'category.description': Record<never, never>
  readonly 'quickAnswers.workedOut': Record<never, never>
  readonly 'quickAnswers.pleaseGiveEitherFigure': Record<never, never>
  readonly 'quickAnswers.pleaseGiveThisFigure': Record<never, never>
  readonly 'quickAnswers.pleaseUseAtMost': { readonly most: string }
  readonly 'quickAnswers.pleaseSayWhereCharged': Record<never, never>
  readonly 'quickAnswers.pleaseUseNumber1': Record<never, never>
  readonly 'quickHelper.workItOut': Record<never, never>
  readonly 'quickHelper.collectedIn': Record<never, never>
  readonly 'quickHelper.usualFigureChangeWhere': Record<never, never>
  readonly 'quickField.factorAboveAverageWhole': Record<never, never>
  readonly 'quickField.awayFromOurPremises': Record<never, never>
  readonly 'quickField.premisesMeter': Record<never, never>
  readonly 'quickField.both': Record<never, never>
  readonly 'quickField.onlyBothPerHint': Record<never, never>
  readonly 'quickField.whereAreTheyCharged': Record<never, never>
  readonly 'quickField.pleaseChoose': Record<never, never>
  readonly 'quickField.chargedAwayPremises': Record<never, never>
  readonly 'quickField.squareMetresPrintedHint': Record<never, never>
  readonly 'quickField.areaOfThePremises': Record<never, never>
  readonly 'quickRows.moreRows': Record<never, never>
  readonly 'quickRows.money': Record<never, never>
  readonly 'quickRows.tonnes': Record<never, never>
  readonly 'quickRows.m3WithADensity': Record<never, never>
  readonly 'quickRows.what': Record<never, never>
  readonly 'quickRows.howMuch': Record<never, never>
  readonly 'quickRows.in': Record<never, never>
  readonly 'quickRows.m3DensityOwn': Record<never, never>
  readonly 'quickRows.tonnesPerM3': Record<never, never>
  readonly 'quickRows.anotherFactor': { readonly words: string }
  readonly 'quickGroupPart.entered': { readonly count: number }
  readonly 'quickGroupPart.figuresBillsMetersClaims': Record<never, never>
  readonly 'quickGroupPart.countGoodDataElse': Record<never, never>
  readonly 'quickGroupPart.saveTheseFigures': Record<never, never>
  readonly 'quickGroupPart.costAveragesWholeIndustries': Record<never, never>
  readonly 'quickGroupPart.currencyOfTheseAmounts': Record<never, never>
  readonly 'quickSites.leaveEmptyCompanyWhole': Record<never, never>
  readonly 'quickSites.figuresCompanyWholeEntered': { readonly noSite: 'yes' | 'other'; readonly site: string }
  readonly 'quickSites.site': Record<never, never>
  readonly 'quickSites.showThisSite': Record<never, never>
  readonly 'quick.footprint': Record<never, never>
  readonly 'quick.inventory': Record<never, never>
  readonly 'quick.quickEntry': Record<never, never>
  readonly 'quick.yearFiguresBillsMileage': { readonly year: string }
  readonly 'quick.importLedger10Minutes': Record<never, never>
  readonly 'quick.enterFigures': Record<never, never>
  readonly 'quick.beginLastYearsList': Record<never, never>
  readonly 'quick.saveAllTyped': Record<never, never>
  readonly 'quick.everythingElse': Record<never, never>
  readonly 'quick.categoryStillOpenSay': { readonly count: number }
  readonly 'quick.noCategoryOpenAny': Record<never, never>
  readonly 'quick.whatDoesNotApply': Record<never, never>
  readonly 'quick.toTheInventory': Record<never, never>
  readonly 'quick.theTotalIsNow': { readonly count: string; readonly tonnesOf: string }
  readonly 'quickRowAnswers.pleaseGiveTonnesPer': Record<never, never>
  readonly 'quickRowAnswers.pleaseUseNumberUp': { readonly mostTonnesPerCubicMetre: string }
  readonly 'quickRowAnswers.pleaseSay': Record<never, never>
  readonly 'quickRowAnswers.foundNothingPleaseUse': { readonly by: string; readonly words: string }
  readonly 'quick.description': Record<never, never>
  readonly 'quick.pleaseGiveLeastFigure': Record<never, never>
  readonly 'recalculation.footprint': Record<never, never>
  readonly 'recalculation.inventory': Record<never, never>
  readonly 'recalculation.factorSets': Record<never, never>
  readonly 'recalculation.lineStaysFactorComputed': Record<never, never>
  readonly 'recalculation.inventoryComputedAgain': Record<never, never>
  readonly 'recalculation.publisherCorrectedSet': Record<never, never>
  readonly 'recalculation.gasesNoScopeCounts': Record<never, never>
  readonly 'recalculation.setFitsYearBetter': Record<never, never>
  readonly 'recalculation.everyLineFactorFits': Record<never, never>
  readonly 'recalculation.lineWouldChange': { readonly count: number }
  readonly 'recalculation.co2eLessGoesLines': { readonly exactGrams: string; readonly exactGrams2: string; readonly exactGrams3: string; readonly hasDifference: 'yes' | 'other' }
  readonly 'recalculation.caption': Record<never, never>
  readonly 'recalculation.what': Record<never, never>
  readonly 'recalculation.now': Record<never, never>
  readonly 'recalculation.then': Record<never, never>
  readonly 'recalculation.why': Record<never, never>
  readonly 'recalculation.footprintDeclaredDeclaredAgain': Record<never, never>
  readonly 'recalculation.recalculate': Record<never, never>
  readonly 'recalculation.kgPer': { readonly perUnit: string; readonly wordsOfFactor: string }
  readonly 'recalculation.computedWith': Record<never, never>
  readonly 'recalculation.warmingPotentials': { readonly edition: string; readonly gwp: string; readonly year: string }
  readonly 'recalculation.line': { readonly lines: number }
  readonly 'recalculation.recalculatedBefore': Record<never, never>
  readonly 'recalculation.lineBy': { readonly by: string; readonly hasBy: 'yes' | 'other'; readonly lines: number }
  readonly 'recalculation.to': { readonly emission: string; readonly emission2: string }
  readonly 'recalculation.factorSetsInventory': Record<never, never>
  readonly 'recalculation.description': Record<never, never>
  readonly 'oneTimeSetup.footprintYearAnyOther': Record<never, never>
  readonly 'oneTimeSetup.countsEqualPartsOver': Record<never, never>
  readonly 'oneTimeSetup.offsetYearOnce': Record<never, never>
  readonly 'oneTimeSetup.whatItComesTo': Record<never, never>
  readonly 'oneTimeSetup.tonnesCo2eYear': Record<never, never>
  readonly 'oneTimeSetup.theYearBeginsIn': Record<never, never>
  readonly 'oneTimeSetup.failedGenerateSolutionPlease': Record<never, never>
  readonly 'oneTimeSetup.description': Record<never, never>
  readonly 'evidenceWords.jpgPngWebpPdf': { readonly fileMegabytes: string; readonly megabytesAtOnce: string }
  readonly 'evidenceWords.moreMbOncePlease': { readonly megabytesAtOnce: string }
  readonly 'evidenceWords.otherFilesBeingUploaded': Record<never, never>
  readonly 'evidenceWords.uploadInterruptedPleaseSend': Record<never, never>
  readonly 'evidenceWords.fileCouldStoredPlease': Record<never, never>
  readonly 'evidenceWords.lineWithoutDescription': Record<never, never>
  readonly 'evidenceWords.footprintWhole': Record<never, never>
  readonly 'places.footprint': Record<never, never>
  readonly 'inventory.open': Record<never, never>
  readonly 'inventory.benchmark': Record<never, never>
  readonly 'inventory.entered': Record<never, never>
  readonly 'quick.saved': Record<never, never>
  readonly 'quantityTool.chillers': Record<never, never>
  readonly 'importLines.yes': Record<never, never>
  readonly 'importLines.no': Record<never, never>
  readonly 'history.added': Record<never, never>
  readonly 'history.changed': Record<never, never>
  readonly 'history.deleted': Record<never, never>
  readonly 'history.imported': Record<never, never>
  readonly 'history.category': Record<never, never>
  readonly 'history.descriptionWord': Record<never, never>
  readonly 'history.quantity': Record<never, never>
  readonly 'history.factor': Record<never, never>
  readonly 'history.site': Record<never, never>
  readonly 'history.company': Record<never, never>
  readonly 'history.months': Record<never, never>
  readonly 'history.note': Record<never, never>
  readonly 'comparedDeclarations.total': Record<never, never>
  readonly 'coverage.emitted': Record<never, never>
  readonly 'coverage.funded': Record<never, never>
  readonly 'approval.declared': Record<never, never>
  readonly 'approval.now': Record<never, never>
  readonly 'approval.waiting': Record<never, never>
  readonly 'approval.approved': Record<never, never>
  readonly 'activeFootprint.asMuch': Record<never, never>
  readonly 'activeFootprint.fundedAlready': { readonly as: string }
  readonly 'activeFootprint.yourFootprint': { readonly status: string }
  readonly 'activeFootprint.from': { readonly emittedGrams: string; readonly from: string; readonly funded: string; readonly to: string; readonly words: string }
  readonly 'inventory.betweenNineteenTimesOut': { readonly high: string; readonly low: string }
  readonly 'inventory.poor': { readonly data: string; readonly poor: string }
  readonly 'inventory.under': { readonly words: string }
  readonly 'lookAgain.someoneWhoHasLeft': Record<never, never>
  readonly 'vehicles.co2eYear': { readonly totalGrams: string }
  readonly 'quickAnswers.chargedAwayFromOur': { readonly share: string; readonly toLocaleString: string; readonly unit: string; readonly workedOutWords: string }
  readonly 'quickField.per': { readonly unit: string }
  readonly 'quick.saved2': { readonly saved: string; readonly words: string }
  readonly 'byMarket.coveredByInstruments': Record<never, never>
  readonly 'byMarket.onResidualMixWhich': Record<never, never>
  readonly 'byMarket.onAverageGrid': Record<never, never>
  readonly 'spend.per': { readonly currency: string; readonly exchange: string; readonly rateYear: string; readonly unit: string }
  readonly 'spend.prices': { readonly deflator: string; readonly priceYear: string }
  readonly 'categoryLines.thisLine': Record<never, never>
  readonly 'quantityTools.litresM3': { readonly litres: string; readonly litres2: string; readonly weight: string }
  readonly 'quantityTools.kgThisRefrigerant': { readonly given: string }
  readonly 'quantityTools.kgYear': { readonly equipment: string }
  readonly 'quantityTools.kgPerKwhPower': { readonly heat: string; readonly power: string }
  readonly 'importLines.per': { readonly kgCo2e: string; readonly unit: string; readonly year: string }
  readonly 'history.kgPer': { readonly kgCo2e: string; readonly source: string; readonly unit: string }
  readonly 'history.criteria': { readonly length: string; readonly length2: string }
  readonly 'companies.thanNow': { readonly by: string; readonly words: string }
  readonly 'companyTable.control': { readonly join: string }
  readonly 'companyTable.noControl': Record<never, never>
  readonly 'closing.category': Record<never, never>
  readonly 'closing.categoriesAre': Record<never, never>
  readonly 'evidence.bytes': { readonly bytes: string }
  readonly 'evidence.thisLine': Record<never, never>
  readonly 'rangeBar.upperEndCountsWhat': Record<never, never>
  readonly 'resultWorking.kgCo2ePerKwh': { readonly electricityKgPerKwh: string }
  readonly 'resultWorking.andFactor': { readonly factor: string }
}>(english)

export const companyFootprintsRich = /* @__PURE__ */ richMessages<{
  readonly 'declarePart.categoryStillOpenSay': { readonly count: number; readonly link: MessageTag }
  readonly 'declarePart.waitingSecondPersonApprove': { readonly link: MessageTag }
  readonly 'approval.byAskedForBy': { readonly askedBy: string; readonly decidedBy: string; readonly exactGrams: string; readonly part: MessageTag; readonly state: string }
  readonly 'waitingForApproval.seeAsked': { readonly companyName: string; readonly isOwn: 'yes' | 'other'; readonly link: MessageTag; readonly longMonth: string }
  readonly 'coveragePart.offsetsFootprintCountFifth': { readonly link: MessageTag }
  readonly 'byMarket.scope2MarketBeside': { readonly part: MessageTag }
  readonly 'newerMethod.computedStaysUntilSaved': { readonly estimateVersion: string; readonly link: MessageTag; readonly version: string }
  readonly 'newerMethod.lineChangeStaysUntil': { readonly link: MessageTag; readonly outdated: number }
  readonly 'verificationPart.estimateCannotVerifiedEnter': { readonly link: MessageTag }
  readonly 'footprintDashboard.firstBeginsLaterMake': { readonly link: MessageTag }
  readonly 'result.comesOthersCompanyBuys': { readonly link: MessageTag; readonly percent: string }
  readonly 'result.averageCompanySectorTurnover': { readonly employeesInWords: string; readonly part: MessageTag }
  readonly 'result.eachEmployeeAbout': { readonly aboutPeople: string; readonly part: MessageTag }
  readonly 'inventory.lineChangeSeeChanges': { readonly link: MessageTag; readonly outdated: number }
  readonly 'inventory.scope2MarketBeside': { readonly part: MessageTag }
  readonly 'inventory.biogenicCo2OutsideScopes': { readonly part: MessageTag }
  readonly 'closingRow.firmsLikeYoursAbout': { readonly emission: string; readonly link: MessageTag }
  readonly 'importLines.beginTemplateXlsxLists': { readonly link: MessageTag; readonly link2: MessageTag }
  readonly 'factorOfForm.averageWholeCountryStates': { readonly link: MessageTag }
  readonly 'quickField.severalMetersManyBills': { readonly link: MessageTag }
  readonly 'quickField.betterKnownEveryoneAsk': { readonly link: MessageTag }
  readonly 'quickRows.countedKgPerAnother': { readonly factorInWords: string; readonly link: MessageTag; readonly note: string; readonly perUnit: string; readonly wordsOfFactor: string }
  readonly 'oneTimeSetup.paymentYearEmissionsCertificate': { readonly link: MessageTag }
}>(english)
