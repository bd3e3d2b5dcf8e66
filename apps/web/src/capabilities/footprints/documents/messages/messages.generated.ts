// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const documentsMessage = /* @__PURE__ */ plainMessages<{
  readonly 'aboutReport.personResponsible': Record<never, never>
  readonly 'aboutReport.answersReportRole': Record<never, never>
  readonly 'aboutReport.purpose': Record<never, never>
  readonly 'aboutReport.whyYouReport': Record<never, never>
  readonly 'aboutReport.intendedUsers': Record<never, never>
  readonly 'aboutReport.writtenCustomersBankHint': Record<never, never>
  readonly 'aboutReport.indirectEmissionsCountSignificant': Record<never, never>
  readonly 'aboutReport.exampleCategories1Hint': Record<never, never>
  readonly 'aboutReport.removals': Record<never, never>
  readonly 'aboutReport.co2RemoveAirHint': Record<never, never>
  readonly 'aboutReport.aboutTheReportOf': { readonly year: string }
  readonly 'aboutReport.iso140641Asks': Record<never, never>
  readonly 'aboutReport.save': Record<never, never>
  readonly 'documents.savedReportSaysNow': Record<never, never>
  readonly 'documents.certificatePublishedAnyoneNumber': Record<never, never>
  readonly 'documents.certificateWithdrawnPageSays': Record<never, never>
  readonly 'documents.footprint': Record<never, never>
  readonly 'documents.reportAndCertificate': Record<never, never>
  readonly 'documents.to': { readonly companyName: string; readonly longMonth: string; readonly longMonth2: string; readonly statusWords: string }
  readonly 'documents.energyCarbonReportSecr': Record<never, never>
  readonly 'documents.ukEnergyKwhEmissions': Record<never, never>
  readonly 'documents.openTheSecrFigures': Record<never, never>
  readonly 'documents.report': Record<never, never>
  readonly 'documents.ghgProtocolIso14064': Record<never, never>
  readonly 'documents.footprintEstimateEveryPage': Record<never, never>
  readonly 'documents.inventoryChangedAfterDeclared': Record<never, never>
  readonly 'documents.downloadTheReportPdf': Record<never, never>
  readonly 'documents.certificate': Record<never, never>
  readonly 'documents.pageAnyoneVerifyNumber': Record<never, never>
  readonly 'documents.downloadTheCertificatePdf': Record<never, never>
  readonly 'documents.withdrawIt': Record<never, never>
  readonly 'documents.withdrawThisCertificate': Record<never, never>
  readonly 'documents.pageSaysWithdrawnWhen': Record<never, never>
  readonly 'documents.keepIt': Record<never, never>
  readonly 'documents.estimateNoCertificateRefine': Record<never, never>
  readonly 'documents.publishedOnceVerificationDecided': Record<never, never>
  readonly 'documents.publishedSomeoneBuyAccount': Record<never, never>
  readonly 'documents.publishingAgreeAnyoneNumber': Record<never, never>
  readonly 'documents.publishACertificate': Record<never, never>
  readonly 'documents.certificatesNoLongerHold': Record<never, never>
  readonly 'documents.since': { readonly date: string; readonly documentsPageReasons: string }
  readonly 'documents.description': Record<never, never>
  readonly 'givenMeter.ofGiven': { readonly count: number; readonly given: string }
  readonly 'disclosures.footprint': Record<never, never>
  readonly 'disclosures.reportAndCertificate': Record<never, never>
  readonly 'disclosures.disclosures': Record<never, never>
  readonly 'disclosures.eachFactGivenSays': { readonly companyName: string; readonly longMonth: string; readonly longMonth2: string }
  readonly 'disclosures.thisIsADraft': Record<never, never>
  readonly 'disclosures.footprintDeclaredFiguresStill': Record<never, never>
  readonly 'disclosures.openTheFacts': Record<never, never>
  readonly 'disclosures.energyCarbonReportSecr': Record<never, never>
  readonly 'disclosures.ukEnergyKwhEmissions': Record<never, never>
  readonly 'disclosures.openTheSecrFigures': Record<never, never>
  readonly 'disclosures.description': Record<never, never>
  readonly 'frameworkFile.thereIsNothingHere': Record<never, never>
  readonly 'factsJson.thereIsNothingHere': Record<never, never>
  readonly 'framework.footprint': Record<never, never>
  readonly 'framework.disclosures': Record<never, never>
  readonly 'framework.to': { readonly companyName: string; readonly longMonth: string; readonly longMonth2: string }
  readonly 'framework.thisIsADraft': Record<never, never>
  readonly 'framework.footprintDeclaredFiguresStill': Record<never, never>
  readonly 'framework.downloadAsXlsx': Record<never, never>
  readonly 'framework.asPdf': Record<never, never>
  readonly 'framework.asCsv': Record<never, never>
  readonly 'framework.asJson': Record<never, never>
  readonly 'framework.afterFiguresRoundedIndividually': { readonly version: string }
  readonly 'framework.downloadEfragsTemplateFilled': Record<never, never>
  readonly 'framework.asXbrlJson': Record<never, never>
  readonly 'framework.sectionsOfThisPage': Record<never, never>
  readonly 'framework.caption': { readonly section: string }
  readonly 'framework.fact': Record<never, never>
  readonly 'framework.answer': Record<never, never>
  readonly 'framework.from': Record<never, never>
  readonly 'framework.notGiven': Record<never, never>
  readonly 'framework.doesNotApply': Record<never, never>
  readonly 'knownToForm.fromYourFootprint': Record<never, never>
  readonly 'knownToForm.fromWhatYouSaid': { readonly earlierYear: string }
  readonly 'companyFields.no': Record<never, never>
  readonly 'companyFields.yes': Record<never, never>
  readonly 'companyFields.legalForm': Record<never, never>
  readonly 'companyFields.vsmeKnowsPrivateHint': Record<never, never>
  readonly 'companyFields.naceCodes': Record<never, never>
  readonly 'companyFields.fourDigitsFullHint': Record<never, never>
  readonly 'companyFields.kindOfIdentifier': Record<never, never>
  readonly 'companyFields.identifier': Record<never, never>
  readonly 'companyFields.theReportIsOf': Record<never, never>
  readonly 'companyFields.theCompanyAlone': Record<never, never>
  readonly 'companyFields.companySubsidiaries': Record<never, never>
  readonly 'companyFields.modulesVsmeReport': Record<never, never>
  readonly 'companyFields.basicModuleAloneHint': Record<never, never>
  readonly 'companyFields.theBasicModuleAlone': Record<never, never>
  readonly 'companyFields.basicComprehensiveModule': Record<never, never>
  readonly 'companyFields.countryMainOperations': Record<never, never>
  readonly 'companyFields.whereMainlyWorkHint': Record<never, never>
  readonly 'companyFields.currencyOfTheAccounts': Record<never, never>
  readonly 'companyFields.turnover': Record<never, never>
  readonly 'companyFields.twelveMonthsAccountsHint': Record<never, never>
  readonly 'companyFields.balanceSheetTotal': Record<never, never>
  readonly 'companyFields.employees': Record<never, never>
  readonly 'companyFields.countedAs': Record<never, never>
  readonly 'companyFields.headcount': Record<never, never>
  readonly 'companyFields.fullTimeEquivalents': Record<never, never>
  readonly 'companyFields.whenTheyAreCounted': Record<never, never>
  readonly 'companyFields.endPeriod': Record<never, never>
  readonly 'companyFields.averagePeriod': Record<never, never>
  readonly 'companyFields.bankInsurerOilGas': Record<never, never>
  readonly 'companyFields.sbtiAsksSuchHint': Record<never, never>
  readonly 'companyFields.partGroupTakeStandard': Record<never, never>
  readonly 'companyFields.sayScope3': Record<never, never>
  readonly 'companyFields.sbtiAsksSmallHint': Record<never, never>
  readonly 'companyFields.whoSigns': Record<never, never>
  readonly 'companyFields.nameRolePersonHint': Record<never, never>
  readonly 'companyFields.notSaid': Record<never, never>
  readonly 'companySites.notSaid': Record<never, never>
  readonly 'companySites.streetAndNumber': Record<never, never>
  readonly 'companySites.postcodeOrZipCode': Record<never, never>
  readonly 'companySites.town': Record<never, never>
  readonly 'companySites.country': Record<never, never>
  readonly 'companySites.coordinatesOptional': Record<never, never>
  readonly 'company.footprint': Record<never, never>
  readonly 'company.disclosures': Record<never, never>
  readonly 'company.aboutTheCompany': Record<never, never>
  readonly 'company.aboutTheCompanyIn': { readonly year: string }
  readonly 'company.frameworksAskCompanyItself': Record<never, never>
  readonly 'company.saved': Record<never, never>
  readonly 'company.someFilledAlready': Record<never, never>
  readonly 'company.comesSaidElsewhereStated': Record<never, never>
  readonly 'company.partsOfThisPage': Record<never, never>
  readonly 'company.anyoneChangeFootprintsAccount': Record<never, never>
  readonly 'company.company': Record<never, never>
  readonly 'company.accountsAndPeople': Record<never, never>
  readonly 'company.sitesForTheVsme': Record<never, never>
  readonly 'company.sbtisRouteSmallFirms': Record<never, never>
  readonly 'company.eachPlaceOwnLease': Record<never, never>
  readonly 'company.save': Record<never, never>
  readonly 'company.description': Record<never, never>
  readonly 'secrForm.rulesDoReachStill': Record<never, never>
  readonly 'secrForm.didTwelveMonthsUse': Record<never, never>
  readonly 'secrForm.aboutTheCompany': Record<never, never>
  readonly 'secrForm.underSecrYouAre': Record<never, never>
  readonly 'secrForm.pleaseChoose': Record<never, never>
  readonly 'secrForm.energyEfficiencyAction': Record<never, never>
  readonly 'secrForm.save': Record<never, never>
  readonly 'secrForm.whoHasToReport': Record<never, never>
  readonly 'secrForm.quotedCompaniesUnquotedCompanies': { readonly employees: string; readonly lowUserKwh: string; readonly millions: string; readonly millions2: string }
  readonly 'secrForm.readRulesForceSince': { readonly date: string; readonly date2: string }
  readonly 'secrTable.caption': { readonly title: string }
  readonly 'secrTable.figure': Record<never, never>
  readonly 'secrTable.thisYear': Record<never, never>
  readonly 'secrTable.theYearBefore': Record<never, never>
  readonly 'secrTable.notGiven': Record<never, never>
  readonly 'secrTable.doesNotApply': Record<never, never>
  readonly 'secr.footprint': Record<never, never>
  readonly 'secr.reportAndCertificate': Record<never, never>
  readonly 'secr.secr': Record<never, never>
  readonly 'secr.energyCarbonReportSecr': Record<never, never>
  readonly 'secr.to': { readonly companyName: string; readonly hasKind: 'yes' | 'other'; readonly longMonth: string; readonly longMonth2: string; readonly secrKindNames: string }
  readonly 'secr.figuresOfDeclaration': { readonly longDate: string; readonly number: string }
  readonly 'secr.saved': Record<never, never>
  readonly 'secr.thisIsADraft': Record<never, never>
  readonly 'secr.footprintDeclaredFiguresStill': Record<never, never>
  readonly 'secr.inventoryChangedAfterDeclared': Record<never, never>
  readonly 'secr.reportDeclaredDeclareAgain': Record<never, never>
  readonly 'secr.ukEnergyUse': Record<never, never>
  readonly 'secr.emissions': Record<never, never>
  readonly 'secr.figuresRoundedIndividuallyTotal': Record<never, never>
  readonly 'secr.intensity': Record<never, never>
  readonly 'secr.after': { readonly version: string }
  readonly 'secr.wordsDirectorsReport': Record<never, never>
  readonly 'secr.downloadAsXlsx': Record<never, never>
  readonly 'secr.asCsv': Record<never, never>
  readonly 'secr.wordsAsText': Record<never, never>
  readonly 'secr.whatIsNotGiven': Record<never, never>
  readonly 'secr.theYearBefore': { readonly because: string; readonly label: string; readonly which: 'yes' | 'other' }
  readonly 'secr.description': Record<never, never>
  readonly 'secr.million': { readonly pounds: string }
  readonly 'framework.doesNotApply2': Record<never, never>
  readonly 'framework.given': { readonly asked: string; readonly given: string }
  readonly 'givenMeter.notApply': { readonly outside: string; readonly words: string }
  readonly 'givenMeter.notGiven': { readonly missing: string }
  readonly 'endedCertificates.withdrawn': Record<never, never>
  readonly 'endedCertificates.footprintWasDeclaredAgain': Record<never, never>
  readonly 'endedCertificates.footprintWasVerifiedSince': Record<never, never>
  readonly 'endedCertificates.verifiedFootprintWasUnlocked': Record<never, never>
  readonly 'endedCertificates.footprintWasDeleted': Record<never, never>
  readonly 'framework.inventory': Record<never, never>
  readonly 'framework.declaration': Record<never, never>
  readonly 'framework.whatCompanySays': Record<never, never>
  readonly 'framework.climatePlan': Record<never, never>
  readonly 'framework.report': Record<never, never>
}>(english)

export const documentsRich = /* @__PURE__ */ richMessages<{
  readonly 'documents.sameFiguresOtherRules': { readonly link: MessageTag }
  readonly 'documents.everyLineFactorXlsx': { readonly link: MessageTag; readonly link2: MessageTag }
  readonly 'documents.publishedShortCodePublic': { readonly code: string; readonly date: string; readonly link: MessageTag; readonly strong: MessageTag }
  readonly 'disclosures.aboutCompanyTurnoverPeople': { readonly link: MessageTag }
  readonly 'framework.aboutCompanyNoInventory': { readonly link: MessageTag }
}>(english)
