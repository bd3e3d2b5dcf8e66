// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const grantedImpactMessage = /* @__PURE__ */ plainMessages<{
  readonly 'grantedWords.anOffer': Record<never, never>
  readonly 'grantedWords.fundedElsewhere': Record<never, never>
  readonly 'enter.anOffer': Record<never, never>
  readonly 'enter.ownGiftCustomer': Record<never, never>
  readonly 'enter.fundedElsewhere': Record<never, never>
  readonly 'enter.boughtOutsideProductProved': Record<never, never>
  readonly 'enter.whatItIsFor': Record<never, never>
  readonly 'enter.customerCertificateShow': Record<never, never>
  readonly 'enter.trees': Record<never, never>
  readonly 'enter.co2eInKilograms': Record<never, never>
  readonly 'enter.plasticInKilograms': Record<never, never>
  readonly 'enter.dayItCountsFor': Record<never, never>
  readonly 'enter.pdfPngJpgMost': Record<never, never>
  readonly 'enter.impactEnteredFor': { readonly account: string }
  readonly 'enter.enteredSoFar': Record<never, never>
  readonly 'enter.nothing': Record<never, never>
  readonly 'enter.enterImpact': Record<never, never>
  readonly 'enter.enteredLedgerOnceUnder': Record<never, never>
  readonly 'enter.whatItIs': Record<never, never>
  readonly 'enter.evidence': Record<never, never>
  readonly 'enter.enterIt': Record<never, never>
  readonly 'enter.reversed': { readonly date: string; readonly reason: string }
  readonly 'enter.takeItBack': Record<never, never>
  readonly 'enter.reverse': { readonly title: string }
  readonly 'enter.fileLarger2Mb': Record<never, never>
  readonly 'enter.description': Record<never, never>
  readonly 'grantedTable.countsFor': Record<never, never>
  readonly 'grantedTable.whatItIs': Record<never, never>
  readonly 'grantedTable.for': Record<never, never>
  readonly 'grantedTable.impact': Record<never, never>
  readonly 'grantedTable.proof': Record<never, never>
  readonly 'grantedTable.of': { readonly title: string }
  readonly 'grantedTable.reversedOn': { readonly date: string; readonly reason: string }
  readonly 'grantedTable.verify': Record<never, never>
  readonly 'grantedTable.theEvidence': Record<never, never>
  readonly 'grantedTable.caption': Record<never, never>
  readonly 'granted.plastic': { readonly plasticGrams: string }
}>(english)

export const grantedImpactRich = /* @__PURE__ */ richMessages<{
  readonly 'enter.forEnteredEvidence': { readonly date: string; readonly kindWords: string; readonly name: string; readonly quantityWords: string; readonly sha256: string; readonly strong: MessageTag; readonly title: string }
}>(english)
