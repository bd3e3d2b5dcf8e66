// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const disclosuresMessage = /* @__PURE__ */ plainMessages<{
  readonly 'disclosure.projects': Record<never, never>
  readonly 'disclosure.disclosure': Record<never, never>
  readonly 'disclosure.whatIsDisclosedOf': { readonly name: string }
  readonly 'disclosure.fundedNoCarbonOffset': Record<never, never>
  readonly 'disclosure.nothingBeenPublishedYet': Record<never, never>
  readonly 'disclosure.notSaidYet': Record<never, never>
  readonly 'disclosure.notGiven': { readonly because: string }
  readonly 'disclosure.disclosure2': { readonly name: string }
  readonly 'disclosure.description': Record<never, never>
  readonly 'paymentWords.priceTodayProject': { readonly words: string }
  readonly 'paymentWords.nothingBeenFundedYet': Record<never, never>
  readonly 'paymentWords.publishedPaymentsAreFor': { readonly paidFor: string }
  readonly 'paymentWords.fundedLedger': { readonly funded: string; readonly paid: string }
  readonly 'receiptsCsv.noSuchProject': Record<never, never>
  readonly 'receipts.projects': Record<never, never>
  readonly 'receipts.receipts': Record<never, never>
  readonly 'receipts.whatReached': { readonly name: string }
  readonly 'receipts.noPaymentBeenPublished': Record<never, never>
  readonly 'receipts.caption': Record<never, never>
  readonly 'receipts.quarter': Record<never, never>
  readonly 'receipts.paid': Record<never, never>
  readonly 'receipts.on': Record<never, never>
  readonly 'receipts.for': Record<never, never>
  readonly 'receipts.receipt': Record<never, never>
  readonly 'receipts.sameCsvFile': Record<never, never>
  readonly 'receipts.sha256': { readonly sha256: string }
  readonly 'receipts.notPublic': { readonly notPublicBecause: string }
  readonly 'receipts.correctedVersion': { readonly version: string }
  readonly 'receipts.receipts2': { readonly name: string }
  readonly 'receipts.description': Record<never, never>
  readonly 'staffReceipts.uploaded': Record<never, never>
  readonly 'staffReceipts.file': Record<never, never>
  readonly 'staffReceipts.address': Record<never, never>
  readonly 'staffReceipts.sha256': Record<never, never>
  readonly 'staffReceipts.public': Record<never, never>
  readonly 'staffReceipts.pdfPngJpegMost': Record<never, never>
  readonly 'staffReceipts.caption': Record<never, never>
  readonly 'staffReceipts.receiptsPaymentsProjects': Record<never, never>
  readonly 'staffReceipts.nothingWasStored': Record<never, never>
  readonly 'staffReceipts.receipt': Record<never, never>
  readonly 'staffReceipts.storeIt': Record<never, never>
  readonly 'staffReceipts.noneBeenUploadedYet': Record<never, never>
  readonly 'staffReceipts.addressAndSha256': Record<never, never>
  readonly 'staffReceipts.notYet': Record<never, never>
  readonly 'staffReceipts.fileLarger2Mb': Record<never, never>
  readonly 'staffReceipts.receipts': Record<never, never>
  readonly 'staffReceipts.description': Record<never, never>
  readonly 'places.receipts': Record<never, never>
  readonly 'staffReceipts.yes': Record<never, never>
}>(english)

export const disclosuresRich = /* @__PURE__ */ richMessages<{
  readonly 'disclosure.lawCaliforniaAsksSellers': { readonly link: MessageTag }
  readonly 'disclosure.sampleDisclosureSampleProject': { readonly strong: MessageTag }
  readonly 'disclosure.versionPublishedLastChecked': { readonly checkedWith: string; readonly isOld: 'yes' | 'other'; readonly longDay: string; readonly longDay2: string; readonly time: MessageTag; readonly time2: MessageTag; readonly version: string }
  readonly 'receipts.sampleProjectNothingPaid': { readonly strong: MessageTag }
  readonly 'receipts.lateQuarterPublishedWithin': { readonly late: string; readonly strong: MessageTag }
  readonly 'receipts.receiptOf': { readonly hidden: MessageTag; readonly quarter: string }
  readonly 'staffReceipts.giveAddressPaymentProject': { readonly link: MessageTag }
}>(english)
