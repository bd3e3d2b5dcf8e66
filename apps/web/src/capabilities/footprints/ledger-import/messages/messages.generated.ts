// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const ledgerImportMessage = /* @__PURE__ */ plainMessages<{
  readonly 'ledgerTrail.footprint': Record<never, never>
  readonly 'ledgerTrail.inventory': Record<never, never>
  readonly 'ledgerTrail.ledgers': Record<never, never>
  readonly 'ledgerWords.anotherProgram': Record<never, never>
  readonly 'columns.description': Record<never, never>
  readonly 'columns.accountByName': Record<never, never>
  readonly 'columns.accountByCode': Record<never, never>
  readonly 'columns.amountWithoutVat': Record<never, never>
  readonly 'columns.amountWithVat': Record<never, never>
  readonly 'columns.paidOutOrDebit': Record<never, never>
  readonly 'columns.paidInOrCredit': Record<never, never>
  readonly 'columns.kindOfTransaction': Record<never, never>
  readonly 'columns.siteOrDepartment': Record<never, never>
  readonly 'columns.merchantCategoryCode': Record<never, never>
  readonly 'columns.yearMonthDay2025': Record<never, never>
  readonly 'columns.dayFirst0403': Record<never, never>
  readonly 'columns.monthFirst0403': Record<never, never>
  readonly 'columns.dayFirst04032025': Record<never, never>
  readonly 'columns.words4Mar2025': Record<never, never>
  readonly 'columns.includeVatTakeOff': Record<never, never>
  readonly 'columns.theyAreWithoutVat': Record<never, never>
  readonly 'columns.registeredVatWholeAmount': Record<never, never>
  readonly 'columns.columns': Record<never, never>
  readonly 'columns.doColumnsHold': Record<never, never>
  readonly 'columns.onceSavedNextYears': { readonly fileName: string }
  readonly 'columns.someRowsCannotRead': Record<never, never>
  readonly 'columns.chooseOtherColumnsBelow': Record<never, never>
  readonly 'columns.dateAmountSupplierText': Record<never, never>
  readonly 'columns.daysWritten': Record<never, never>
  readonly 'columns.readTheRows': Record<never, never>
  readonly 'columns.pleaseChooseAColumn': Record<never, never>
  readonly 'columns.none': Record<never, never>
  readonly 'columns.column': { readonly at: string }
  readonly 'columns.doAmountsIncludeVat': Record<never, never>
  readonly 'columns.rateOfVat': Record<never, never>
  readonly 'columns.vatWhereRowSays': Record<never, never>
  readonly 'columns.caption': Record<never, never>
  readonly 'columns.whatTheColumnsHold': Record<never, never>
  readonly 'columns.columnsLedgerTaken': Record<never, never>
  readonly 'acceptedPart.accepted': Record<never, never>
  readonly 'acceptedPart.withoutAnAccount': Record<never, never>
  readonly 'acceptedPart.leftOut': Record<never, never>
  readonly 'acceptedPart.smallerOnesShown': { readonly moreGroups: string }
  readonly 'acceptedPart.supplier': Record<never, never>
  readonly 'acceptedPart.takenFor': Record<never, never>
  readonly 'acceptedPart.category': Record<never, never>
  readonly 'acceptedPart.rows': Record<never, never>
  readonly 'acceptedPart.withoutVat': Record<never, never>
  readonly 'acceptedPart.change': Record<never, never>
  readonly 'checkPart.energyFuelAndMileage': Record<never, never>
  readonly 'checkPart.leftOutReason': Record<never, never>
  readonly 'checkPart.toDecide': Record<never, never>
  readonly 'checkPart.ofOtherMonths': Record<never, never>
  readonly 'checkPart.moneyThatCameIn': Record<never, never>
  readonly 'checkPart.importedBefore': Record<never, never>
  readonly 'checkPart.everyRowAccounted': Record<never, never>
  readonly 'checkPart.withoutVat': Record<never, never>
  readonly 'checkPart.fileSeveralCurrenciesOnly': Record<never, never>
  readonly 'checkPart.rowChangedSinceImported': { readonly changed: string; readonly changed2: number; readonly oneChanged: 'yes' | 'other' }
  readonly 'choicesOfForm.pleaseUsePriceAbove': Record<never, never>
  readonly 'groupFields.withoutAName': Record<never, never>
  readonly 'groupFields.pleaseChoose': Record<never, never>
  readonly 'groupFields.leaveItOut': Record<never, never>
  readonly 'groupFields.purchases': Record<never, never>
  readonly 'groupFields.quantityEnergyFuelMileage': Record<never, never>
  readonly 'groupFields.notAPurchase': Record<never, never>
  readonly 'questionFields.byQuantity': Record<never, never>
  readonly 'questionFields.moneySaysLittleEnergy': Record<never, never>
  readonly 'questionFields.alreadyEnteredQuantitiesLine': { readonly coveredBy: string; readonly oneCoveredBy: 'yes' | 'other' }
  readonly 'questionFields.noUsualFactorPlease': Record<never, never>
  readonly 'questionFields.pleaseSayEachSupplier': Record<never, never>
  readonly 'questionFields.quantity': { readonly words: string }
  readonly 'questionFields.unitCostWithoutVat': { readonly currency: string }
  readonly 'review.reviewYourLedger': Record<never, never>
  readonly 'review.largestSumsComeFirst': { readonly programInWords: string }
  readonly 'review.yourChoicesAreKept': Record<never, never>
  readonly 'review.purchasesStoodFileNegative': Record<never, never>
  readonly 'review.turnedRoundBoughtCounts': Record<never, never>
  readonly 'review.columnsDaysVatFile': Record<never, never>
  readonly 'review.nothingFileYear': Record<never, never>
  readonly 'review.pleaseChooseFileTwelve': { readonly hasWhy: 'yes' | 'other'; readonly why: string }
  readonly 'review.savedOn': { readonly longDate: string }
  readonly 'review.toChange': Record<never, never>
  readonly 'review.toDecide': Record<never, never>
  readonly 'review.nothingTells': Record<never, never>
  readonly 'review.toLookAt': Record<never, never>
  readonly 'review.fairlySureLeaveAccept': Record<never, never>
  readonly 'review.moreComeWhenKept': { readonly count: number }
  readonly 'review.saveAsLines': Record<never, never>
  readonly 'review.keepChoicesSaveLater': Record<never, never>
  readonly 'review.importedPurchasesAccounts': { readonly coveredPercent: string }
  readonly 'review.profitLossWithoutVat': { readonly covered: string }
  readonly 'review.computersFurnitureMachinesVehicles': Record<never, never>
  readonly 'review.theWhole': Record<never, never>
  readonly 'review.allPurchases': { readonly currency: string }
  readonly 'review.capitalGoodsFrom': { readonly currency: string }
  readonly 'review.description': Record<never, never>
  readonly 'upload.pleaseUseFileMost': { readonly megabytes: string }
  readonly 'upload.csvXlsxMostMb': { readonly megabytes: string }
  readonly 'upload.importYourLedger': Record<never, never>
  readonly 'upload.accountsKnowCompanyBought': { readonly longMonth: string }
  readonly 'upload.yourFile': Record<never, never>
  readonly 'upload.readTheFile': Record<never, never>
  readonly 'upload.whichFileToExport': Record<never, never>
  readonly 'upload.listTransactionsDateSupplier': Record<never, never>
  readonly 'upload.filesSoFar': Record<never, never>
  readonly 'upload.columnsChosenYet': Record<never, never>
  readonly 'upload.description': Record<never, never>
  readonly 'upload.pleaseChooseCsvXlsx': Record<never, never>
  readonly 'accepted.none': Record<never, never>
  readonly 'check.spending': Record<never, never>
  readonly 'columns.date': Record<never, never>
  readonly 'columns.supplier': Record<never, never>
  readonly 'columns.currency': Record<never, never>
  readonly 'columns.reference': Record<never, never>
  readonly 'upload.notSavedYet': { readonly about: string }
  readonly 'groupFields.byAmountRow': { readonly name: string }
  readonly 'review.otherMonths': { readonly rows: string }
  readonly 'review.importedBefore': { readonly rows: string }
  readonly 'review.moneyThatCameIn': { readonly rows: string }
}>(english)

export const ledgerImportRich = /* @__PURE__ */ richMessages<{
  readonly 'acceptedPart.change2': { readonly hidden: MessageTag; readonly supplier: string }
  readonly 'checkPart.readInAll': { readonly part: MessageTag; readonly rowsInWords: string }
  readonly 'review.lineInventoryCame': { readonly lines: string; readonly link: MessageTag; readonly oneLines: 'yes' | 'other' }
  readonly 'upload.delete': { readonly fileName: string; readonly hidden: MessageTag }
}>(english)
