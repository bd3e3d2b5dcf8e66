import type { DocumentRenderer } from '@understory/ports/documents/documents.ts'
import {
  BUILT_IN_DOCUMENT_BRAND,
  coloursOnPaper,
  type DocumentBrand,
} from './brand-of-documents.ts'

/** What an installation is called, its logo as a checked SVG document, and its colours. */
type Installation = {
  readonly siteName: string
  readonly brand: {
    readonly logo: string | null
    readonly colours: { readonly primary?: string; readonly action?: string }
  }
}

const BUILT_IN: Installation = {
  siteName: BUILT_IN_DOCUMENT_BRAND.siteName,
  brand: { logo: null, colours: {} },
}

/**
 * Draws with pdfkit and sharp, in this process, from fonts and pictures of the product's own. Each kind is
 * loaded with the first document of it: what draws is a tenth of what a process would load at its start.
 */
export function createDocumentRenderer(
  installation: () => Installation = () => BUILT_IN,
): DocumentRenderer {
  let drawn: { readonly logo: string; readonly mark: Promise<Uint8Array> } | null = null
  async function by(): Promise<DocumentBrand> {
    const { siteName, brand } = installation()
    const { logo } = brand
    const named = { siteName, ...coloursOnPaper(brand.colours) }
    if (logo === null) return { ...named, mark: null }
    if (drawn?.logo !== logo) {
      drawn = {
        logo,
        mark: import('./images/png-of-mark.ts').then(({ pngOfMark }) => pngOfMark(logo)),
      }
    }
    return { ...named, mark: await drawn.mark }
  }
  return {
    certificate: async (facts) =>
      (await import('./certificates/certificate-pdf.ts')).renderCertificatePdf(facts, await by()),
    invoice: async (facts) =>
      (await import('./invoices/invoice-pdf.ts')).renderInvoicePdf(facts, await by()),
    footprintCertificate: async (facts) =>
      (await import('./certificates/footprint-certificate-pdf.ts')).renderFootprintCertificate(
        facts,
        await by(),
      ),
    footprintReport: async (facts) =>
      (await import('./footprint-report/report-pdf.ts')).renderFootprintReport(facts, await by()),
    disclosureSheet: async (facts) =>
      (await import('./disclosure-sheet/disclosure-sheet-pdf.ts')).renderDisclosureSheet(
        facts,
        await by(),
      ),
    shareImage: async (facts) =>
      (await import('./images/share-image.ts')).renderShareImage(facts, await by()),
    accountImage: async (facts, size) =>
      (await import('./images/account-image.ts')).renderAccountImage(facts, size, await by()),
    pageCard: async (facts) =>
      (await import('./images/page-card.ts')).renderPageCard(facts, await by()),
    letterPicture: async (facts) =>
      (await import('./images/letter-picture.ts')).renderLetterPicture(facts),
    chartImage: async (facts) =>
      (await import('./images/chart-image.ts')).renderChartImage(facts, await by()),
    badge: async (facts, format) =>
      (await import('./images/badge.ts')).renderBadge(facts, format, await by()),
  }
}
