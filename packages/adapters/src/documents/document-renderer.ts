import type { DocumentRenderer } from '@understory/ports/documents/documents.ts'

/**
 * Draws with pdfkit and sharp, in this process, from fonts and pictures of the product's own. Each kind is
 * loaded with the first document of it: what draws is a tenth of what a process would load at its start.
 */
export function createDocumentRenderer(): DocumentRenderer {
  return {
    certificate: async (facts) =>
      (await import('./certificates/certificate-pdf.ts')).renderCertificatePdf(facts),
    invoice: async (facts) => (await import('./invoices/invoice-pdf.ts')).renderInvoicePdf(facts),
    footprintCertificate: async (facts) =>
      (await import('./certificates/footprint-certificate-pdf.ts')).renderFootprintCertificate(
        facts,
      ),
    footprintReport: async (facts) =>
      (await import('./footprint-report/report-pdf.ts')).renderFootprintReport(facts),
    shareImage: async (facts) => (await import('./images/share-image.ts')).renderShareImage(facts),
    accountImage: async (facts, size) =>
      (await import('./images/account-image.ts')).renderAccountImage(facts, size),
    chartImage: async (facts) => (await import('./images/chart-image.ts')).renderChartImage(facts),
    badge: async (facts, format) => (await import('./images/badge.ts')).renderBadge(facts, format),
  }
}
