// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const certificatesMessage = /* @__PURE__ */ plainMessages<{
  readonly 'certificatePicture.landscapeDrawn': { readonly funded: string; readonly hasGiftFrom: string }
  readonly 'verifyForm.verifyACertificate': Record<never, never>
  readonly 'verifyForm.verify': Record<never, never>
  readonly 'checkForm.shortCodeSuchK7qm': Record<never, never>
  readonly 'checkForm.shortCodeNumberLink': Record<never, never>
  readonly 'checkForm.checkIt': Record<never, never>
  readonly 'check.verifyACertificate': Record<never, never>
  readonly 'check.someoneShowedCertificateSee': Record<never, never>
  readonly 'check.typeOrPasteIt': Record<never, never>
  readonly 'check.scanItsCode': Record<never, never>
  readonly 'check.whatYouWillSee': Record<never, never>
  readonly 'check.genuine': Record<never, never>
  readonly 'check.fundedWhereWhenLedger': Record<never, never>
  readonly 'check.noLongerCounts': Record<never, never>
  readonly 'check.realButMoneyWent': Record<never, never>
  readonly 'check.noMatch': Record<never, never>
  readonly 'check.ledgerNoSuchCertificate': Record<never, never>
  readonly 'check.noCertificateNumberShort': Record<never, never>
  readonly 'check.characterShortCodeWrong': Record<never, never>
  readonly 'check.description': Record<never, never>
  readonly 'fundedFigures.with': { readonly name: string; readonly partner: string }
  readonly 'fundedFigures.whatIsDisclosedOf': Record<never, never>
  readonly 'fundedFigures.sampleProjectRealSupplier': Record<never, never>
  readonly 'proofFacts.checkItYourself': Record<never, never>
  readonly 'proofFacts.downloadFilesTakeThose': Record<never, never>
  readonly 'proofFacts.curlOFilesZip': { readonly folder: string; readonly origin: string }
  readonly 'proofFacts.checkWithoutConnectionOpen': Record<never, never>
  readonly 'proofFacts.npmRunVerifyProof': { readonly key: string }
  readonly 'proofFacts.itsPlaceIn': { readonly log: string }
  readonly 'proofFacts.sha256StatementRevision': { readonly count: string; readonly count2: string; readonly entries: number }
  readonly 'proofFacts.files': Record<never, never>
  readonly 'revisionsOfCertificate.revision': Record<never, never>
  readonly 'revisionsOfCertificate.statedOn': Record<never, never>
  readonly 'revisionsOfCertificate.withdrawnSince': Record<never, never>
  readonly 'revisionsOfCertificate.entriesByThen': Record<never, never>
  readonly 'revisionsOfCertificate.statementAndProofs': Record<never, never>
  readonly 'revisionsOfCertificate.filesZip': { readonly revision: string }
  readonly 'revisionsOfCertificate.statedWhen': Record<never, never>
  readonly 'revisionsOfCertificate.eachStatementSaysNew': Record<never, never>
  readonly 'revisionsOfCertificate.statementsOfThisCertificate': Record<never, never>
  readonly 'revisionsOfCertificate.showTheBeforeThose': { readonly count: number }
  readonly 'revisionsOfCertificate.moreStatementsCertificate': Record<never, never>
  readonly 'revisionsOfCertificate.earlierStatements': Record<never, never>
  readonly 'ledgerEvidence.entry': Record<never, never>
  readonly 'ledgerEvidence.what': Record<never, never>
  readonly 'ledgerEvidence.quantity': Record<never, never>
  readonly 'ledgerEvidence.countsFor': Record<never, never>
  readonly 'ledgerEvidence.recorded': Record<never, never>
  readonly 'ledgerEvidence.utc': { readonly longDate: string; readonly recordedAt: string }
  readonly 'ledgerEvidence.proof': Record<never, never>
  readonly 'ledgerEvidence.theEntriesBeneathIt': Record<never, never>
  readonly 'ledgerEvidence.figuresAboveSumLedgers': Record<never, never>
  readonly 'ledgerEvidence.statementLeavesOutPublic': { readonly entries: number; readonly unstatedWords: string }
  readonly 'ledgerEvidence.caption': Record<never, never>
  readonly 'ledgerEvidence.showTheOtherEntries': { readonly count: number }
  readonly 'ledgerEvidence.otherLedgerEntriesCertificate': Record<never, never>
  readonly 'ledgerEvidence.theNewestEntries': Record<never, never>
  readonly 'ledgerEvidence.earlierEntries': Record<never, never>
  readonly 'proofSection.itsProof': Record<never, never>
  readonly 'proofSection.certificateStatesRecordedPublic': Record<never, never>
  readonly 'proofSection.withoutScriptCheckTwo': Record<never, never>
  readonly 'proofSection.whatItShows': Record<never, never>
  readonly 'proofSection.certificateRecordedExactlyStands': Record<never, never>
  readonly 'proofSection.entriesAddUpFigures': Record<never, never>
  readonly 'proofSection.nothingBeforeChangedRemoved': Record<never, never>
  readonly 'proofSection.doesShow': Record<never, never>
  readonly 'proofSection.treePlantedTonneStored': Record<never, never>
  readonly 'proofSection.anythingElsePaperPicture': Record<never, never>
  readonly 'proofSection.holdsTomorrowRefundWithdraws': Record<never, never>
  readonly 'proofToCome.proofWay': Record<never, never>
  readonly 'proofToCome.certificateStatesBeingRecorded': Record<never, never>
  readonly 'proofToCome.lookAgain': Record<never, never>
  readonly 'certificateProof.shareIt': Record<never, never>
  readonly 'certificateProof.pictureShowsNameDate': Record<never, never>
  readonly 'certificateProof.downloadThePicture': Record<never, never>
  readonly 'certificateProof.checkAnother': Record<never, never>
  readonly 'certificateProof.thisCertificateIsGenuine': Record<never, never>
  readonly 'certificateProof.theLogoOf': { readonly user: string }
  readonly 'certificateProof.for': { readonly words: string }
  readonly 'certificateProof.checkItAt': Record<never, never>
  readonly 'certificateProof.howToReadThis': Record<never, never>
  readonly 'certificateProof.genuineMeansLedgerHolds': Record<never, never>
  readonly 'certificateProof.statesContributionPaidWhom': Record<never, never>
  readonly 'certificateProof.plantingCollectingTakeTime': Record<never, never>
  readonly 'checkedPart.figuresDeclaredCompanyNobody': Record<never, never>
  readonly 'checkedPart.checkedNothingSaidAbout': { readonly covers: string }
  readonly 'checkedPart.verified': Record<never, never>
  readonly 'checkedPart.notVerified': Record<never, never>
  readonly 'checkedPart.part': Record<never, never>
  readonly 'checkedPart.co2e': Record<never, never>
  readonly 'footprintProof.checkItAt': Record<never, never>
  readonly 'footprintProof.checkAnother': Record<never, never>
  readonly 'footprintProof.theCompanyWithdrewIt': Record<never, never>
  readonly 'footprintProof.companyDeclaredFootprintAgain': Record<never, never>
  readonly 'footprintProof.footprintVerifiedAfterIssued': Record<never, never>
  readonly 'footprintProof.verifiedFootprintOpenedChanged': Record<never, never>
  readonly 'footprintProof.theFootprintWasDeleted': Record<never, never>
  readonly 'footprintProof.statementFootprintGenuine': Record<never, never>
  readonly 'footprintProof.certificateNoLongerHolds': Record<never, never>
  readonly 'footprintProof.nobodyShouldUseProof': { readonly footprintProofReasons: string; readonly longDate: string }
  readonly 'footprintProof.seeCertificateHoldsInstead': Record<never, never>
  readonly 'footprintProof.footprintNoLongerPublished': Record<never, never>
  readonly 'footprintProof.certificateRealSaidShown': Record<never, never>
  readonly 'footprintProof.statedEmittedFollows': { readonly approaches: string; readonly isEnded: 'yes' | 'other'; readonly longMonth: string; readonly longMonth2: string }
  readonly 'footprintProof.totalOfCo2e': Record<never, never>
  readonly 'footprintProof.howToReadThis': Record<never, never>
  readonly 'footprintProof.genuineMeansCompanyPublished': Record<never, never>
  readonly 'footprintProof.statesEmittedDoesSay': Record<never, never>
  readonly 'notVerified.noCertificateMatchesNumber': Record<never, never>
  readonly 'notVerified.lookedNoneCharacterDiffer': Record<never, never>
  readonly 'notVerified.certificateNoLongerCounts': Record<never, never>
  readonly 'notVerified.realButPaidWent': Record<never, never>
  readonly 'notVerified.certificateNumber': Record<never, never>
  readonly 'notVerified.certificateNumber32Letters': Record<never, never>
  readonly 'notVerified.characterCodeWrong': Record<never, never>
  readonly 'notVerified.lastCharacterShortCode': Record<never, never>
  readonly 'notVerified.somethingWentWrong': Record<never, never>
  readonly 'notVerified.couldReadLedgerJust': Record<never, never>
  readonly 'notVerified.littleTooQuick': Record<never, never>
  readonly 'notVerified.tooManyNumbersChecked': Record<never, never>
  readonly 'verify.certificateStatesAddedUp': Record<never, never>
  readonly 'verify.certificateStatesWhetherHolds': Record<never, never>
  readonly 'verify.certificateOf': { readonly user: string }
  readonly 'verify.verifyACertificate': Record<never, never>
  readonly 'verify.footprintOf': { readonly company: string }
  readonly 'verify.certificateOfAFootprint': Record<never, never>
  readonly 'impactWord.trees': Record<never, never>
  readonly 'impactWord.plastic': Record<never, never>
  readonly 'certificatePicture.plastic': { readonly g_plastic: string }
  readonly 'certificatePicture.gave': { readonly giftFrom: string; readonly user: string }
  readonly 'certificatePicture.funded': { readonly user: string }
  readonly 'footprintProof.byMarket': { readonly totalMarket: string }
  readonly 'footprintProof.whatCompanyBurnsWhat': Record<never, never>
  readonly 'footprintProof.byMarket2': { readonly market: string }
  readonly 'footprintProof.whatBuysHowPeople': Record<never, never>
  readonly 'fundedFigures.removalFunded': Record<never, never>
  readonly 'ledgerEvidence.withinSeconds': Record<never, never>
  readonly 'ledgerEvidence.plastic': { readonly plasticGrams: string }
  readonly 'footprintProof.operationalControl': Record<never, never>
  readonly 'footprintProof.financialControl': Record<never, never>
  readonly 'footprintProof.equityShare': Record<never, never>
}>(english)

export const certificatesRich = /* @__PURE__ */ richMessages<{
  readonly 'verifyForm.typeShortCodeNumber': { readonly link: MessageTag }
  readonly 'proofFacts.anyReaderC2spProofs': { readonly link: MessageTag }
  readonly 'proofFacts.leafTreeSignedUtc': { readonly count: string; readonly count2: string; readonly longDate: string; readonly signedAt: string; readonly time: MessageTag }
  readonly 'proofFacts.keyLedgerKey': { readonly keyId: string; readonly link: MessageTag }
  readonly 'ledgerEvidence.leafDownloadProofEntry': { readonly hidden: MessageTag; readonly id: string; readonly logIndex: string }
  readonly 'ledgerEvidence.everyEntryLeafPublic': { readonly link: MessageTag }
  readonly 'ledgerEvidence.machineAskSameFacts': { readonly link: MessageTag }
  readonly 'certificateProof.givenFollowsTowards': { readonly from: 'yes' | 'other'; readonly giftFrom: string; readonly hasGiftFrom: 'yes' | 'other'; readonly hasReference: 'yes' | 'other'; readonly longDateRange: string; readonly part: MessageTag; readonly reference: string }
  readonly 'certificateProof.shortCodeNumberIssued': { readonly certificateId: string; readonly code: string; readonly code2: MessageTag; readonly longDate: string; readonly strong: MessageTag }
  readonly 'footprintProof.shortCodeNumberIssued': { readonly certificateId: string; readonly code: string; readonly code2: MessageTag; readonly longDate: string; readonly strong: MessageTag }
  readonly 'footprintProof.offsetsContributionsSubtractedVersion': { readonly code: MessageTag; readonly declaration: string; readonly noDeclaration: 'yes' | 'other'; readonly strong: MessageTag; readonly version: string }
}>(english)
