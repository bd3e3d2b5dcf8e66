// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const dataEntryMessage = /* @__PURE__ */ plainMessages<{
  readonly 'entryForm.quantity': Record<never, never>
  readonly 'entryForm.unit': Record<never, never>
  readonly 'entryForm.firstMonth': Record<never, never>
  readonly 'entryForm.lastMonth': Record<never, never>
  readonly 'entryForm.description': Record<never, never>
  readonly 'entryForm.figureBillMeterClaim': Record<never, never>
  readonly 'entryForm.saveTheFigure': Record<never, never>
  readonly 'entrySearch.exampleGasDieselTrain': Record<never, never>
  readonly 'entrySearch.enterAFigure': Record<never, never>
  readonly 'entrySearch.footprint': Record<never, never>
  readonly 'entrySearch.from': { readonly companyName: string; readonly longMonth: string }
  readonly 'entrySearch.category': Record<never, never>
  readonly 'entrySearch.whatWasIt': Record<never, never>
  readonly 'entrySearch.findTheFactor': Record<never, never>
  readonly 'entrySearch.site': Record<never, never>
  readonly 'entrySearch.nothingFoundPleaseTry': Record<never, never>
  readonly 'entrySearch.kgPer': { readonly foreign: string; readonly hasForeign: 'yes' | 'other'; readonly perUnit: string; readonly wordsOfFactor: string; readonly year: string }
  readonly 'dataEntry.theFigureWasSaved': Record<never, never>
  readonly 'dataEntry.theLineWasDeleted': Record<never, never>
  readonly 'dataEntry.partFootprint': Record<never, never>
  readonly 'dataEntry.footprintVerifiedBeingVerified': Record<never, never>
  readonly 'dataEntry.noFootprintInventoryYet': Record<never, never>
  readonly 'dataEntry.enterEveryFigure': Record<never, never>
  readonly 'dataEntry.youEnterFiguresOf': { readonly categories: string; readonly sites: string }
  readonly 'dataEntry.whatIsEntered': Record<never, never>
  readonly 'dataEntry.partComesCo2e': { readonly total: string }
  readonly 'dataEntry.caption': Record<never, never>
  readonly 'dataEntry.what': Record<never, never>
  readonly 'dataEntry.activity': Record<never, never>
  readonly 'dataEntry.co2e': Record<never, never>
  readonly 'dataEntry.actions': Record<never, never>
  readonly 'dataEntry.moreLines': Record<never, never>
  readonly 'dataEntry.description': Record<never, never>
  readonly 'dataEntry.pleaseGiveAQuantity': Record<never, never>
  readonly 'places.yourPart': Record<never, never>
  readonly 'dataEntry.allSites': Record<never, never>
  readonly 'dataEntry.allCategories': Record<never, never>
}>(english)

export const dataEntryRich = /* @__PURE__ */ richMessages<{
  readonly 'dataEntry.delete': { readonly description: string; readonly hidden: MessageTag }
}>(english)
