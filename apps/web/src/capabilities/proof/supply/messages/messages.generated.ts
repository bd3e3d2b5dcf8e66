// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const supplyMessage = /* @__PURE__ */ plainMessages<{
  readonly 'supplyWords.boughtAheadNothingSold': Record<never, never>
  readonly 'batchesOfCertificate.theBatchesBehindIt': Record<never, never>
  readonly 'batchesOfCertificate.retirementAtTheRegistry': Record<never, never>
  readonly 'supplyPart.project': Record<never, never>
  readonly 'supplyPart.funded': Record<never, never>
  readonly 'supplyPart.supplied': Record<never, never>
  readonly 'supplyPart.notSuppliedYet': Record<never, never>
  readonly 'supplyPart.promise': Record<never, never>
  readonly 'supplyPart.batch': Record<never, never>
  readonly 'supplyPart.quantity': Record<never, never>
  readonly 'supplyPart.whatItIs': Record<never, never>
  readonly 'supplyPart.entered': Record<never, never>
  readonly 'supplyPart.proof': Record<never, never>
  readonly 'supplyPart.reversedOn': { readonly date: string; readonly reason: string }
  readonly 'supplyPart.ofBatch': { readonly lotId: string }
  readonly 'supplyPart.retirement': Record<never, never>
  readonly 'supplyPart.whatStandsBehindIt': Record<never, never>
  readonly 'supplyPart.projectsSuppliedEnteredBatch': Record<never, never>
  readonly 'supplyPart.caption': Record<never, never>
  readonly 'supplyPart.noBatchBeenEntered': Record<never, never>
  readonly 'supplyPart.batchesTheNewestFirst': Record<never, never>
  readonly 'supplyPart.whatWasSupplied': Record<never, never>
  readonly 'supplyPart.nothingSuppliedYet': Record<never, never>
  readonly 'coverForm.soldRetiredWithinSome': Record<never, never>
  readonly 'coverForm.boughtAheadNeverSold': Record<never, never>
  readonly 'coverForm.notCovered': { readonly amount: string }
  readonly 'coverForm.allCovered': Record<never, never>
  readonly 'coverForm.changeThePromiseOf': { readonly name: string }
  readonly 'coverForm.howItIsSold': Record<never, never>
  readonly 'coverForm.retiredWithinDays': Record<never, never>
  readonly 'coverForm.saveThePromiseOf': { readonly name: string }
  readonly 'lotForm.quantity': Record<never, never>
  readonly 'lotForm.wholeTreesOrHint': Record<never, never>
  readonly 'lotForm.vintage': Record<never, never>
  readonly 'lotForm.theYearIfHint': Record<never, never>
  readonly 'lotForm.registry': Record<never, never>
  readonly 'lotForm.suchVerraEmptyHint': Record<never, never>
  readonly 'lotForm.serial': Record<never, never>
  readonly 'lotForm.asteriskWhereRunningHint': Record<never, never>
  readonly 'lotForm.firstUnit': Record<never, never>
  readonly 'lotForm.lastUnit': Record<never, never>
  readonly 'lotForm.addressOfTheRetirement': Record<never, never>
  readonly 'lotForm.atTheRegistry': Record<never, never>
  readonly 'lotForm.retirementInvoiceMost2': Record<never, never>
  readonly 'lotForm.project': Record<never, never>
  readonly 'lotForm.pleaseChoose': Record<never, never>
  readonly 'lotForm.evidence': Record<never, never>
  readonly 'lotForm.enterIt': Record<never, never>
  readonly 'staffSupply.batch': Record<never, never>
  readonly 'staffSupply.project': Record<never, never>
  readonly 'staffSupply.amount': Record<never, never>
  readonly 'staffSupply.atItsRegistry': Record<never, never>
  readonly 'staffSupply.entered': Record<never, never>
  readonly 'staffSupply.ccpLabel': Record<never, never>
  readonly 'staffSupply.retirement': Record<never, never>
  readonly 'staffSupply.evidenceSha256': Record<never, never>
  readonly 'staffSupply.reversed': Record<never, never>
  readonly 'staffSupply.caption': Record<never, never>
  readonly 'staffSupply.whatProjectsSupplied': Record<never, never>
  readonly 'staffSupply.byProject': Record<never, never>
  readonly 'staffSupply.enterABatch': Record<never, never>
  readonly 'staffSupply.onlyRetiredDeliveredPublic': Record<never, never>
  readonly 'staffSupply.batchesTheNewestFirst': Record<never, never>
  readonly 'staffSupply.noneYet': Record<never, never>
  readonly 'staffSupply.ofBatch': { readonly lotId: string }
  readonly 'staffSupply.evidence': Record<never, never>
  readonly 'staffSupply.retirement2': Record<never, never>
  readonly 'staffSupply.nobodyLookedCcpLabel': Record<never, never>
  readonly 'staffSupply.sayWhatWasSeen': Record<never, never>
  readonly 'staffSupply.reversed2': { readonly date: string; readonly reason: string }
  readonly 'staffSupply.reverseBatch': { readonly lotId: string }
  readonly 'staffSupply.fileLarger2Mb': Record<never, never>
  readonly 'staffSupply.supply': Record<never, never>
  readonly 'staffSupply.description': Record<never, never>
  readonly 'places.supply': Record<never, never>
  readonly 'supply.planted': Record<never, never>
  readonly 'supply.retired': Record<never, never>
  readonly 'supply.collected': Record<never, never>
  readonly 'supply.vintage': { readonly vintage: string }
  readonly 'supply.block': { readonly block: string; readonly registry: string; readonly series: string; readonly year: string }
  readonly 'supply.batchInNoRegistry': { readonly lotId: string; readonly year: string }
  readonly 'supply.unitsFromBlock': { readonly block: string; readonly units: string }
  readonly 'supply.withinDays': { readonly impact: string; readonly retiredWithinDays: string }
  readonly 'supply.supplied': { readonly cover: string }
  readonly 'supply.fundedNotSuppliedYet': { readonly cover: string; readonly supplied: string }
}>(english)

export const supplyRich = /* @__PURE__ */ richMessages<{
  readonly 'labelOfLot.registryBatch': { readonly hidden: MessageTag; readonly lotId: string }
  readonly 'coverForm.fundedSupplied': { readonly amount: string; readonly amount2: string; readonly name: string; readonly strong: MessageTag }
  readonly 'staffSupply.batchOfEntered': { readonly amountWords: string; readonly date: string; readonly link: MessageTag; readonly lotId: string; readonly lotWords: string; readonly projectId: string; readonly strong: MessageTag }
  readonly 'staffSupply.text': { readonly link: MessageTag }
}>(english)
