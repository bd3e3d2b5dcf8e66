import type { DocumentRenderer } from '@understory/ports/documents/documents.ts'

/**
 * Draws with pdfkit and sharp, in this process, from fonts and pictures of the product's own. Each kind is
 * loaded with the first document of it: what draws is a tenth of what a process would load at its start.
 */
export function createDocumentRenderer(siteName = () => 'Understory'): DocumentRenderer {
  return {
    certificate: async (facts) =>
      (await import('./certificates/certificate-pdf.ts')).renderCertificatePdf(facts, siteName()),
    invoice: async (facts) =>
      (await import('./invoices/invoice-pdf.ts')).renderInvoicePdf(facts, siteName()),
    footprintCertificate: async (facts) =>
      (await import('./certificates/footprint-certificate-pdf.ts')).renderFootprintCertificate(
        facts,
        siteName(),
      ),
    footprintReport: async (facts) =>
      (await import('./footprint-report/report-pdf.ts')).renderFootprintReport(facts, siteName()),
    shareImage: async (facts) =>
      (await import('./images/share-image.ts')).renderShareImage(facts, siteName()),
    accountImage: async (facts, size) =>
      (await import('./images/account-image.ts')).renderAccountImage(facts, size, siteName()),
    chartImage: async (facts) =>
      (await import('./images/chart-image.ts')).renderChartImage(facts, siteName()),
    badge: async (facts, format) => (await import('./images/badge.ts')).renderBadge(facts, format),
  }
}
