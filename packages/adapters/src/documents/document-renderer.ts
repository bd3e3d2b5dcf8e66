import type { DocumentRenderer } from '@understory/ports/documents.ts'
import { renderAccountImage } from './account-image.ts'
import { renderBadge } from './badge.ts'
import { renderCertificatePdf } from './certificate-pdf.ts'
import { renderChartImage } from './chart-image.ts'
import { renderFootprintCertificate } from './footprint-certificate-pdf.ts'
import { renderFootprintReport } from './footprint-report/report-pdf.ts'
import { renderInvoicePdf } from './invoice-pdf.ts'
import { renderShareImage } from './share-image.ts'

/** Draws with pdfkit and sharp, in this process, from fonts and pictures of the product's own. */
export function createDocumentRenderer(): DocumentRenderer {
  return {
    certificate: renderCertificatePdf,
    invoice: renderInvoicePdf,
    footprintCertificate: renderFootprintCertificate,
    footprintReport: renderFootprintReport,
    shareImage: renderShareImage,
    accountImage: renderAccountImage,
    chartImage: renderChartImage,
    badge: renderBadge,
  }
}
