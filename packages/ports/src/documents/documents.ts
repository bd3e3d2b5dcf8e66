import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import type { InvoiceLine } from '@understory/domain/commerce/invoices/invoice-words.ts'
import type { CreditKind } from '@understory/domain/commerce/prices/credit-kind.ts'
import type { Certificate } from '@understory/domain/proof/certificates/certificate.ts'
import type { Impact } from '@understory/domain/quantity/impact-quantity.ts'
import type { Money } from '@understory/domain/quantity/money.ts'
import type { DrawAccountImage } from './account-image.ts'
import type { DrawChartImage } from './chart-image.ts'
import type { DrawDisclosureSheet } from './disclosure-sheet.ts'
import type { FootprintCertificateFacts, FootprintReportFacts } from './footprint-documents.ts'
import type { DrawLetterPicture } from './letter-picture.ts'
import type { DrawPageCard } from './page-card.ts'

/** Where the money of one impact went. */
export type FundedProject = {
  readonly impact: Impact
  readonly name: string
  readonly partner: string
  /** In words: 'Madagascar'. */
  readonly country: string
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  /** Of CO2e alone: what its words follow. */
  readonly creditKind: CreditKind | null
  /** A sample of the portfolio, not a project of the operator's: the paper says so. */
  readonly isSample: boolean
  /** Which units stand behind it: 'from block 1–100 at verra'; `null`: none yet. */
  readonly batch: string | null
}

/** That someone gave it: who, and their words to the one it is for. */
export type GivenBy = { readonly from: string; readonly message: string }

/** What shows that a certificate stands in the public log, for its paper. */
export type PaperProof = {
  /** They travel in the document. */
  readonly files: readonly { name: string; type: string; bytes: Uint8Array }[]
  /** Behind the `#` of the QR code. */
  readonly mark: string
  readonly index: number
  readonly treeSize: number
  readonly keyId: string
  /** Of the statement in it; what came before the first is as earlier ones said. */
  readonly revision: number
  readonly entries: number
}

export type CertificateFacts = {
  readonly certificate: Certificate
  /** `null`: it is the holder's own. */
  readonly gift: GivenBy | null
  readonly projects: readonly FundedProject[]
  /** What it is for beyond its figures, in words. */
  readonly covers: readonly string[]
  /** Of its batches those that carry the CCP label, with the day it was seen; `null`: none that we know of. */
  readonly labelled: string | null
  /** Beside the name: the brand of a business, a square PNG; `null`: it has none. */
  readonly logo: Uint8Array | null
  /** Where anyone can check it; the QR code leads there. */
  readonly verificationUrl: string
  /** `null`: it is not logged yet. */
  readonly proof: PaperProof | null
  /** Of a test account: it states nothing, and the paper says so across it. */
  readonly isTest: boolean
}

/** Someone named on an invoice. */
export type Party = {
  readonly name: string
  /** Line by line, the country in words last. */
  readonly addressLines: readonly string[]
  readonly taxIds: readonly { readonly label: string; readonly value: string }[]
}

export type InvoiceFacts = {
  readonly number: string
  readonly issuedOn: CalendarDate
  readonly paidOn: CalendarDate | null
  /** What was given back since; the sums stay as they were issued. */
  readonly refunds: readonly { readonly on: CalendarDate; readonly amount: Money }[]
  /** All of it was taken back: it no longer funds anything. */
  readonly isRefunded: boolean
  readonly seller: Party
  readonly buyer: Party
  /** Beside the buyer, a square PNG; `null`: they have none. */
  readonly buyerLogo: Uint8Array | null
  readonly reference: string | null
  /** The days that a subscription was paid for, in words. */
  readonly period: string | null
  /** '8 trees and 3.4 tonnes of CO2e'; `null` where nothing is funded. */
  readonly funds: string | null
  readonly lines: readonly InvoiceLine[]
  /** `null`: none was added, and the paper says so. */
  readonly tax: { readonly label: string; readonly amount: Money } | null
  readonly total: Money
  /** 'Visa ending in 4242'; `null` where it is not known. */
  readonly paymentMethod: string | null
}

/** What a badge says and shows: a contribution, never what it makes of its account. */
export type BadgeFacts = {
  readonly kind: 'trees' | 'offsets' | 'plastics' | 'vehicles' | 'signup'
  /** `plain`: without a picture or a mark. */
  readonly theme: 'light' | 'dark' | 'moss' | 'plain'
  /** Four lines, from large to small. */
  readonly figure: string
  readonly of: string
  readonly by: string
  readonly when: string
  /** All of it as a sentence. */
  readonly label: string
  /** What its picture is drawn from. */
  readonly seed: string
  readonly trees: number
  readonly co2eGrams: number
  readonly plasticGrams: number
}

/**
 * Draws documents. The same facts always give the same bytes, so a document can be made again at
 * any time and compared. Any text is safe to hand in, however long or strange.
 */
export type DocumentRenderer = {
  /** A PDF of one A4 page, landscape. */
  certificate(facts: CertificateFacts): Promise<Uint8Array>
  /** A PDF of A4 pages, portrait. */
  invoice(facts: InvoiceFacts): Promise<Uint8Array>
  /** A PDF of one A4 page, landscape. */
  footprintCertificate(facts: FootprintCertificateFacts): Promise<Uint8Array>
  /** A PDF of A4 pages, portrait. */
  footprintReport(facts: FootprintReportFacts): Promise<Uint8Array>
  /** What is answered to a framework of disclosure. */
  disclosureSheet: DrawDisclosureSheet
  /** A PNG of 1200 by 630, without cost, address or reference. */
  shareImage(facts: CertificateFacts): Promise<Uint8Array>
  /** A picture of 360 by 120 for pages of others; as PNG twice as large. */
  badge(facts: BadgeFacts, format: 'svg' | 'png'): Promise<Uint8Array>
  /** What an account funded, as a PNG to share. */
  accountImage: DrawAccountImage
  /** A public page, as a PNG for shared links. */
  pageCard: DrawPageCard
  /** The head of an email. */
  letterPicture: DrawLetterPicture
  /** The charts of a dashboard, as a PNG to save. */
  chartImage: DrawChartImage
}
