import type { DocumentRenderer } from '@understory/ports/documents/documents.ts'
import { BUILT_IN_DOCUMENT_BRAND, type DocumentBrand } from './brand-of-documents.ts'

/** What an installation is called, and its logo as a checked SVG document. */
type Installation = {
  readonly siteName: string
  readonly brand: { readonly logo: string | null }
}

const BUILT_IN: Installation = {
  siteName: BUILT_IN_DOCUMENT_BRAND.siteName,
  brand: { logo: null },
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
    if (logo === null) return { siteName, mark: null }
    if (drawn?.logo !== logo) {
      drawn = {
        logo,
        mark: import('./images/png-of-mark.ts').then(({ pngOfMark }) => pngOfMark(logo)),
      }
    }
    return { siteName, mark: await drawn.mark }
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
    shareImage: async (facts) =>
      (await import('./images/share-image.ts')).renderShareImage(facts, await by()),
    accountImage: async (facts, size) =>
      (await import('./images/account-image.ts')).renderAccountImage(facts, size, await by()),
    chartImage: async (facts) =>
      (await import('./images/chart-image.ts')).renderChartImage(facts, await by()),
    badge: async (facts, format) =>
      (await import('./images/badge.ts')).renderBadge(facts, format, await by()),
  }
}
