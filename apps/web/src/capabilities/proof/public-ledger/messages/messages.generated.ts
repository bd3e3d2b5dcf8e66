// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const publicLedgerMessage = /* @__PURE__ */ plainMessages<{
  readonly 'ledgerWords.aPurchase': Record<never, never>
  readonly 'ledgerWords.aSubscription': Record<never, never>
  readonly 'ledgerWords.ordersOfAShop': Record<never, never>
  readonly 'ledgerWords.refundedOrdersShop': Record<never, never>
  readonly 'ledgerWords.aVehicle': Record<never, never>
  readonly 'ledgerWords.aGift': Record<never, never>
  readonly 'ledgerWords.anOffer': Record<never, never>
  readonly 'ledgerWords.fundedElsewhere': Record<never, never>
  readonly 'ledgerWords.aReversal': Record<never, never>
  readonly 'checkYourself.checkItYourself': Record<never, never>
  readonly 'checkYourself.eachEntryLeafLog': Record<never, never>
  readonly 'checkYourself.downloadProofEntryAbove': Record<never, never>
  readonly 'checkYourself.newestCheckpoint': Record<never, never>
  readonly 'checkYourself.leavesSigned': { readonly count: number; readonly minuteWords: string }
  readonly 'checkYourself.rootOfTheTree': Record<never, never>
  readonly 'checkYourself.forPrograms': Record<never, never>
  readonly 'checkYourself.checkpoint': Record<never, never>
  readonly 'checkYourself.keyOfTheLog': Record<never, never>
  readonly 'checkYourself.firstEntries': Record<never, never>
  readonly 'checkYourself.totalsAsJson': Record<never, never>
  readonly 'entriesTable.entry': Record<never, never>
  readonly 'entriesTable.whatWasRecorded': Record<never, never>
  readonly 'entriesTable.project': Record<never, never>
  readonly 'entriesTable.countsFor': Record<never, never>
  readonly 'entriesTable.recorded': Record<never, never>
  readonly 'entriesTable.proof': Record<never, never>
  readonly 'entriesTable.withinSeconds': Record<never, never>
  readonly 'entriesTable.leaf': { readonly logIndex: string }
  readonly 'ledgerFilter.entryWholeNumberSuch': Record<never, never>
  readonly 'ledgerFilter.pleaseChooseMonthSuch': Record<never, never>
  readonly 'searchForm.certificateNumberOrCode': Record<never, never>
  readonly 'searchForm.entry': Record<never, never>
  readonly 'searchForm.project': Record<never, never>
  readonly 'searchForm.all': Record<never, never>
  readonly 'searchForm.recordedIn': Record<never, never>
  readonly 'searchForm.anyMonth': Record<never, never>
  readonly 'searchForm.search': Record<never, never>
  readonly 'searchForm.showAll': Record<never, never>
  readonly 'ledgerParts.whatWasFound': Record<never, never>
  readonly 'ledgerParts.everyEntryNewestFirst': Record<never, never>
  readonly 'ledgerParts.nothingSearchedYet': Record<never, never>
  readonly 'ledgerParts.caption': Record<never, never>
  readonly 'ledgerParts.eachProofNumberLeaf': Record<never, never>
  readonly 'ledgerParts.pagesOfEntries': Record<never, never>
  readonly 'ledgerParts.newest': Record<never, never>
  readonly 'ledgerParts.older': Record<never, never>
  readonly 'ledgerParts.noneEntriesLogYet': Record<never, never>
  readonly 'ledgerParts.noEntryMatchesNumbers': Record<never, never>
  readonly 'ledgerParts.nothingRecordedYetFirst': Record<never, never>
  readonly 'ledgerParts.monthByMonth': Record<never, never>
  readonly 'ledgerParts.monthEntryRecordedReversals': Record<never, never>
  readonly 'ledgerTotals.fundedEveryoneTogether': Record<never, never>
  readonly 'openData.jsonLinesTextEach': Record<never, never>
  readonly 'openData.csvForSpreadsheets': Record<never, never>
  readonly 'openData.downloadTheWholeLedger': Record<never, never>
  readonly 'openData.sha256': { readonly sha256: string }
  readonly 'openData.firstFilesMadeWithin': Record<never, never>
  readonly 'ownLedger.publicLedger': Record<never, never>
  readonly 'ownLedger.description': Record<never, never>
  readonly 'ownLedger.thePublicLedger': Record<never, never>
  readonly 'ownLedger.whereFundRecordedBeside': Record<never, never>
  readonly 'ownLedger.yourEntries': Record<never, never>
  readonly 'ownLedger.nothingYoursRecordedYet': Record<never, never>
  readonly 'ownLedger.fundYourFirstTrees': Record<never, never>
  readonly 'ownLedger.fundStandsSecondsAfter': Record<never, never>
  readonly 'ownLedger.caption': Record<never, never>
  readonly 'ownLedger.pagesOfYourEntries': Record<never, never>
  readonly 'ownLedger.newestOfYours': Record<never, never>
  readonly 'ownLedger.olderOfYours': Record<never, never>
  readonly 'ownLedger.everyones': Record<never, never>
  readonly 'publicLedger.thePublicLedger': Record<never, never>
  readonly 'publicLedger.description': Record<never, never>
  readonly 'publicLedger.everyTreeKilogramCo2e': Record<never, never>
  readonly 'places.publicLedger': Record<never, never>
  readonly 'entriesTable.lowersEntry': Record<never, never>
  readonly 'entriesTable.reversesEntry': Record<never, never>
  readonly 'entriesTable.reversedByEntry': Record<never, never>
  readonly 'ledgerTotals.removalFunded': Record<never, never>
  readonly 'ledgerTotals.eachWithProof': Record<never, never>
}>(english)

export const publicLedgerRich = /* @__PURE__ */ richMessages<{
  readonly 'checkYourself.checkOpenSourceTool': { readonly link: MessageTag }
  readonly 'entriesTable.downloadProofEntry': { readonly entryId: string; readonly hidden: MessageTag }
  readonly 'openData.wholeLedgerOpenData': { readonly link: MessageTag }
  readonly 'openData.leavesCheckpointColumnsMean': { readonly count: string; readonly date: string; readonly link: MessageTag; readonly link2: MessageTag; readonly link3: MessageTag; readonly link4: MessageTag }
}>(english)
