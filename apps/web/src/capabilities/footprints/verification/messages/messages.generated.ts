// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const verificationMessage = /* @__PURE__ */ plainMessages<{
  readonly 'completeActions.caption': Record<never, never>
  readonly 'completeActions.action': Record<never, never>
  readonly 'completeActions.savesAYear': Record<never, never>
  readonly 'completeActions.doneBy': Record<never, never>
  readonly 'completeActions.status': Record<never, never>
  readonly 'completeActions.verify': Record<never, never>
  readonly 'completeActions.verify2': { readonly title: string }
  readonly 'decideCompleteness.muchLessThanUsual': Record<never, never>
  readonly 'decideCompleteness.muchMoreThanUsual': Record<never, never>
  readonly 'decideCompleteness.usuallyApplies': Record<never, never>
  readonly 'decideCompleteness.howCompleteItIs': Record<never, never>
  readonly 'decideCompleteness.companyTold': Record<never, never>
  readonly 'decideCompleteness.whatItAnswered': Record<never, never>
  readonly 'decideCompleteness.caption': Record<never, never>
  readonly 'decideCompleteness.category': Record<never, never>
  readonly 'decideCompleteness.state': Record<never, never>
  readonly 'decideCompleteness.flag': Record<never, never>
  readonly 'decideCompleteness.totalBelowUsualRange': { readonly by: string }
  readonly 'decideEvidence.evidence': Record<never, never>
  readonly 'decideEvidence.contentCheckedAgainstType': Record<never, never>
  readonly 'decideEvidence.noFilesUploadedAsk': Record<never, never>
  readonly 'decideLedgerRows.fromTheirAccounts': Record<never, never>
  readonly 'decideLedgerRows.lineShownAbove': Record<never, never>
  readonly 'decideLedgerRows.row': { readonly name: string; readonly rows: number }
  readonly 'decideLedgerRows.theLargestOfRows': { readonly count: number; readonly rows: string }
  readonly 'decideLedgerRows.rowsOf': { readonly name: string }
  readonly 'decideLedgerRows.date': Record<never, never>
  readonly 'decideLedgerRows.supplier': Record<never, never>
  readonly 'decideLedgerRows.whatFor': Record<never, never>
  readonly 'decideLedgerRows.reference': Record<never, never>
  readonly 'decideLedgerRows.withoutVat': Record<never, never>
  readonly 'decideLedgerRows.where': Record<never, never>
  readonly 'errorsPart.errors': Record<never, never>
  readonly 'errorsPart.noneIsNoted': Record<never, never>
  readonly 'errorsPart.togetherUpVerified': { readonly exactGrams: string; readonly signed: string }
  readonly 'errorsPart.rangeNoErrorLine': Record<never, never>
  readonly 'errorsPart.takeBack': { readonly note: string }
  readonly 'errorsPart.takeItBack': Record<never, never>
  readonly 'errorsPart.noteAnError': Record<never, never>
  readonly 'errorsPart.line': Record<never, never>
  readonly 'errorsPart.ofNoSingleLine': Record<never, never>
  readonly 'errorsPart.itIsStated': Record<never, never>
  readonly 'errorsPart.tooMuch': Record<never, never>
  readonly 'errorsPart.tooLittle': Record<never, never>
  readonly 'errorsPart.kilogramsOfCo2e': Record<never, never>
  readonly 'errorsPart.whatIsWrong': Record<never, never>
  readonly 'errorsPart.noteTheError': Record<never, never>
  readonly 'levelField.limitedNeedsFilesLedger': { readonly limited: string; readonly reasonable: string }
  readonly 'levelField.levelOfAssurance': Record<never, never>
  readonly 'levelField.limited': Record<never, never>
  readonly 'levelField.reasonable': Record<never, never>
  readonly 'namePartsPart.thePartsToCheck': Record<never, never>
  readonly 'namePartsPart.handedOverBeforeParts': { readonly boughtInWords: string }
  readonly 'namePartsPart.whatIsChecked': Record<never, never>
  readonly 'namePartsPart.nameTheseParts': Record<never, never>
  readonly 'planPart.onlyGoesDownHint': Record<never, never>
  readonly 'planPart.theCheck': Record<never, never>
  readonly 'planPart.limitedAssurancePartsCome': { readonly benchmarkPercent: string; readonly evidencedPercent: string; readonly exactGrams: string; readonly exactGrams2: string; readonly isLimited: 'yes' | 'other'; readonly percent: string }
  readonly 'planPart.computedAgainEveryLine': Record<never, never>
  readonly 'planPart.computedAgainLinesCome': { readonly count: number; readonly differing: string }
  readonly 'planPart.materialFromPerCent': Record<never, never>
  readonly 'planPart.lowerIt': Record<never, never>
  readonly 'pointsPart.yes': Record<never, never>
  readonly 'pointsPart.no': Record<never, never>
  readonly 'pointsPart.doesNotApply': Record<never, never>
  readonly 'pointsPart.theChecklist': Record<never, never>
  readonly 'pointsPart.saveTheChecklist': Record<never, never>
  readonly 'pointsPart.notAnswered': Record<never, never>
  readonly 'pointsPart.notAnsweredYet': Record<never, never>
  readonly 'pointsPart.note': Record<never, never>
  readonly 'samplePart.theSample': Record<never, never>
  readonly 'samplePart.linesLookedTickCompared': { readonly count: number; readonly seen: string }
  readonly 'samplePart.saveTheTicks': Record<never, never>
  readonly 'samplePart.to': { readonly categoryName: string; readonly factorInWords: string; readonly from: string; readonly quantityInWords: string; readonly to: string }
  readonly 'decideQuestions.questions': Record<never, never>
  readonly 'decideQuestions.noneYet': Record<never, never>
  readonly 'decideQuestions.getEmailAnswerHint': Record<never, never>
  readonly 'decideQuestions.askTheCompany': Record<never, never>
  readonly 'decideQuestions.about': Record<never, never>
  readonly 'decideQuestions.footprintWhole': Record<never, never>
  readonly 'decideQuestions.question': Record<never, never>
  readonly 'decideQuestions.sendTheQuestion': Record<never, never>
  readonly 'decideWarnings.whatStandsOut': Record<never, never>
  readonly 'decisionPart.companyAloneNeededHint': Record<never, never>
  readonly 'decisionPart.decision': Record<never, never>
  readonly 'decisionPart.statementPublishedToday': Record<never, never>
  readonly 'decisionPart.findings': Record<never, never>
  readonly 'decisionPart.decideAlthoughQuestionNo': Record<never, never>
  readonly 'decisionPart.decideAlthoughQuestionsNo': { readonly open: string }
  readonly 'decisionPart.verifyIt': Record<never, never>
  readonly 'decisionPart.returnIt': Record<never, never>
  readonly 'decisionPart.someCheckStillDone': Record<never, never>
  readonly 'decisionPart.nothingCheckMissing': Record<never, never>
  readonly 'decisionPart.beforeVerified': Record<never, never>
  readonly 'decide.from': { readonly companyName: string; readonly from: string }
  readonly 'decide.co2eScope1Scope': { readonly approachName: string; readonly exactGrams: string; readonly exactGrams2: string; readonly exactGrams3: string; readonly exactGrams4: string; readonly exactGrams5: string }
  readonly 'decide.checkedStatementAboutParts': { readonly partsInWords: string }
  readonly 'decide.changedLines': Record<never, never>
  readonly 'decide.paymentRefundedEndedWithout': Record<never, never>
  readonly 'decide.decided': { readonly outcome: string }
  readonly 'decide.caption': Record<never, never>
  readonly 'decide.category': Record<never, never>
  readonly 'decide.what': Record<never, never>
  readonly 'decide.activity': Record<never, never>
  readonly 'decide.factorAndSource': Record<never, never>
  readonly 'decide.co2e': Record<never, never>
  readonly 'decide.note': Record<never, never>
  readonly 'decide.verifyAFootprint': Record<never, never>
  readonly 'decide.description': Record<never, never>
  readonly 'staffHistory.historyFootprintVerify': Record<never, never>
  readonly 'staffHistory.description': Record<never, never>
  readonly 'staffHistory.whatChanged': { readonly companyName: string }
  readonly 'staffHistory.backToTheFootprint': Record<never, never>
  readonly 'staffHistory.nothingLikeHappenedYet': Record<never, never>
  readonly 'staffHistory.earlierChanges': Record<never, never>
  readonly 'handOver.footprint': Record<never, never>
  readonly 'handOver.verification': Record<never, never>
  readonly 'handOver.haveThisFootprintVerified': Record<never, never>
  readonly 'handOver.chooseCheckedFootprintStatement': { readonly companyName: string }
  readonly 'handOver.theFootprintOf': { readonly companyName: string }
  readonly 'handOver.beingCheckedUntilDecided': Record<never, never>
  readonly 'handOver.verifiedLocked': Record<never, never>
  readonly 'handOver.farEstimateEstimateCannot': Record<never, never>
  readonly 'handOver.goFigures': Record<never, never>
  readonly 'handOver.refineOwnFigures': Record<never, never>
  readonly 'handOver.someThingsMissingBefore': Record<never, never>
  readonly 'handOver.whatIsToBe': Record<never, never>
  readonly 'handOver.handOverVerified': Record<never, never>
  readonly 'handOver.orderVerification': Record<never, never>
  readonly 'handOver.beforeHandedOver': Record<never, never>
  readonly 'handOver.putRightExplainInventory': Record<never, never>
  readonly 'handOver.nothingIsCountedHere': Record<never, never>
  readonly 'handOver.co2eFilesLedgerRows': { readonly emission: string; readonly evidencedPercent: string }
  readonly 'handOver.evidenceBehind': { readonly name: string }
  readonly 'handOver.orderVerificationFirstEach': Record<never, never>
  readonly 'handOver.youHaveAlsoPaid': { readonly boughtInWords: string }
  readonly 'handOver.paidChooseManyHanded': { readonly also: string; readonly boughtInWords: string }
  readonly 'handOver.description': Record<never, never>
  readonly 'questions.footprint': Record<never, never>
  readonly 'questions.questions': Record<never, never>
  readonly 'questions.questionsAboutTheFootprint': Record<never, never>
  readonly 'questions.verifiesFootprintStaysLocked': { readonly companyName: string }
  readonly 'questions.yourAnswerIsSent': Record<never, never>
  readonly 'questions.answerSent': Record<never, never>
  readonly 'questions.thereAreNoQuestions': Record<never, never>
  readonly 'questions.addToYourAnswer': Record<never, never>
  readonly 'questions.yourAnswer': Record<never, never>
  readonly 'questions.files': Record<never, never>
  readonly 'questions.sendTheAnswer': Record<never, never>
  readonly 'questions.description': Record<never, never>
  readonly 'questions.pleaseWriteAnAnswer': Record<never, never>
  readonly 'verifySetup.haveAFootprintVerified': Record<never, never>
  readonly 'verifySetup.lead': Record<never, never>
  readonly 'verifySetup.whatItComesTo': Record<never, never>
  readonly 'verifySetup.whatHappensNext': Record<never, never>
  readonly 'verifySetup.whatIsChecked': Record<never, never>
  readonly 'verifySetup.scopes1And2': Record<never, never>
  readonly 'verifySetup.burnEnergyBuy': { readonly figureOf: string; readonly price: string }
  readonly 'verifySetup.categoriesOfScope3': Record<never, never>
  readonly 'verifySetup.eachCategoryScope3': { readonly hasDeclared: 'yes' | 'other'; readonly longMonth: string; readonly price: string }
  readonly 'verifySetup.yoursNothing': Record<never, never>
  readonly 'verifySetup.payOnceCardInvoice': Record<never, never>
  readonly 'verifySetup.declareFootprintEvidenceBeside': Record<never, never>
  readonly 'verifySetup.checkWriteWhereSomething': Record<never, never>
  readonly 'verifySetup.statementNamesChecked': Record<never, never>
  readonly 'verifyConfirmation.paidOn': { readonly date: string }
  readonly 'verifyConfirmation.goToYourFootprint': Record<never, never>
  readonly 'verifyConfirmation.yourPurchases': Record<never, never>
  readonly 'verifyConfirmation.haveAFootprintVerified': Record<never, never>
  readonly 'verifyConfirmation.noVerificationOrderedYet': Record<never, never>
  readonly 'verifyConfirmation.yourVerificationIsOrdered': Record<never, never>
  readonly 'verifyConfirmation.yourVerificationIsDone': Record<never, never>
  readonly 'verifyConfirmation.verificationUnderWay': Record<never, never>
  readonly 'verifyConfirmation.ofCo2e': { readonly emission: string; readonly name: string }
  readonly 'verifyConfirmation.footprintHandedOver': { readonly companyName: string; readonly date: string }
  readonly 'verifyConfirmation.yourVerification': Record<never, never>
  readonly 'verifyConfirmation.description': Record<never, never>
  readonly 'verifySetup.description': Record<never, never>
  readonly 'decideCompleteness.benchmark': Record<never, never>
  readonly 'decideCompleteness.entered': Record<never, never>
  readonly 'decideCompleteness.rest': Record<never, never>
  readonly 'verifyConfirmation.beingChecked': { readonly handedOver: string }
  readonly 'verifyConfirmation.on': { readonly decided: string; readonly decidedAt: string; readonly handedOver: string }
  readonly 'decideCompleteness.someoneWhoHasLeft': Record<never, never>
  readonly 'decideCompleteness.restAdded': Record<never, never>
  readonly 'decideCompleteness.theseFiguresAreAll': { readonly reason: string }
  readonly 'decideLedgerRows.row2': { readonly fileName: string; readonly row: string }
  readonly 'decide.wasHandedOverBefore': { readonly join: string }
  readonly 'decide.per': { readonly factorId: string; readonly kgCo2e: string; readonly unit: string }
  readonly 'decide.per2': { readonly kgCo2e: string; readonly source: string; readonly unit: string }
  readonly 'decideQuestions.line': Record<never, never>
  readonly 'errors.tooLittle': Record<never, never>
  readonly 'errors.tooMuch': Record<never, never>
  readonly 'errors.line': Record<never, never>
  readonly 'sample.kgPer': { readonly factorId: string; readonly kgCo2e: string; readonly unit: string }
  readonly 'sample.kgPer2': { readonly kgCo2e: string; readonly source: string; readonly unit: string }
}>(english)
