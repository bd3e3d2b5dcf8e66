import { certificateCode } from '@understory/domain/proof/certificates/certificate-code.ts'
import { ridge, sheet } from '@understory/pictures/pen.ts'
import type { Shape } from '@understory/pictures/shape.ts'
import type { CertificateFacts } from '@understory/ports/documents/documents.ts'
import { BUILT_IN_DOCUMENT_BRAND, type DocumentBrand } from '../brand-of-documents.ts'
import { COLOURS } from '../colours.ts'
import { drawBrand } from '../pdf/pdf-brand.ts'
import { drawLogo } from '../pdf/pdf-logo.ts'
import { attachFile, drawShapes, finishPdf, openPdf, type Pdf } from '../pdf/pdf-page.ts'
import { lookOf, RIBBON, snowflakes, type ThemeLook } from '../themes.ts'
import {
  CARD,
  drawHeading,
  drawHighlights,
  drawHolder,
  drawSmallPrint,
  LOGO,
} from './certificate-card.ts'
import { drawCheck, drawProof, drawQr, QR } from './certificate-check.ts'
import { certificateScene } from './certificate-scene.ts'
import { highlightsOf, pictureWords } from './certificate-words.ts'
import { drawTest } from './draw-test.ts'
import { drawGiftCard } from './gift-card.ts'

/** A4 landscape, in points. */
const CERTIFICATE_PDF_PAGE = { width: 841.89, height: 595.28 }
/** A little more than the page, so that nothing of the paper shows at its edge. */
export const DRAWN_WIDTH = 848
/** Above the ground; below it lies soil, to the edge of the paper. */
export const SCENE_HEIGHT = 288

/** One page: the picture of what was funded to every edge, and a card that states it. */
export async function renderCertificatePdf(
  facts: CertificateFacts,
  by: DocumentBrand = BUILT_IN_DOCUMENT_BRAND,
): Promise<Uint8Array> {
  const { certificate, isTest } = facts
  const look = lookOf(certificate.theme)
  const highlights = highlightsOf(facts)
  const pdf = openPdf({
    siteName: by.siteName,
    title: `${isTest ? 'TEST: ' : ''}${look.heading} ${certificate.certificateId}`,
    subject: highlights.map(({ value, unit }) => `${value} ${unit}`).join(', '),
    layout: 'landscape',
    date: certificate.issuedOn,
  })
  const document = pdf.struct('Document')
  pdf.addStructure(document)
  const { shapes, treesPerDrawing } = certificateScene(facts, {
    width: DRAWN_WIDTH,
    height: SCENE_HEIGHT,
  })
  const picture = () => {
    drawShapes(pdf, [...shapes, ...soil()], look.palette)
    drawTheme(pdf, look)
    pdf.roundedRect(CARD.x, CARD.y, CARD.width, CARD.height, 12).fillColor(COLOURS.paper, 1).fill()
    drawBrand(pdf, by)
  }
  document.add(pdf.struct('Figure', { alt: pictureWords(facts, treesPerDrawing) }, picture))
  document.add(pdf.struct('H1', {}, () => drawHeading(pdf, look, by)))
  const { gift } = facts
  if (gift?.message) document.add(pdf.struct('P', {}, () => drawGiftCard(pdf, gift)))
  document.add(pdf.struct('P', {}, () => drawHolder(pdf, facts)))
  const { logo } = facts
  if (logo) {
    const alt = `The logo of ${certificate.user}`
    document.add(pdf.struct('Figure', { alt }, () => drawLogo(pdf, logo, LOGO)))
  }
  for (const draw of drawHighlights(pdf, highlights)) document.add(pdf.struct('P', {}, draw))
  document.add(pdf.struct('P', {}, () => drawSmallPrint(pdf, facts)))
  if (isTest) document.add(pdf.struct('P', {}, () => drawTest(pdf)))
  else drawHowToCheck(pdf, document, facts)
  document.end()
  for (const file of facts.proof?.files ?? []) attachFile(pdf, file, certificate.issuedOn)
  return finishPdf(pdf)
}

/** Beside what is stated: its address and short code, a QR code, and its place in the public log. */
function drawHowToCheck(
  pdf: Pdf,
  document: ReturnType<Pdf['struct']>,
  { certificate, verificationUrl, proof }: CertificateFacts,
): void {
  const code = certificateCode(certificate.certificateId)
  document.add(pdf.struct('P', {}, () => drawCheck(pdf, { code, verificationUrl })))
  const qr = proof ? `${verificationUrl}#${proof.mark}` : verificationUrl
  const qrAlt = `QR code that leads to ${verificationUrl}`
  document.add(pdf.struct('Figure', { alt: qrAlt }, () => drawQr(pdf, qr)))
  if (proof) document.add(pdf.struct('P', {}, () => drawProof(pdf, proof)))
}

/** Turf and soil under the scene, as at the foot of our pages. */
export function soil(): Shape[] {
  const turf = {
    width: DRAWN_WIDTH,
    bottom: CERTIFICATE_PDF_PAGE.height + 1,
    rise: 6,
    waves: 5,
    shift: 2,
  }
  return [
    {
      d: sheet(turf.width, CERTIFICATE_PDF_PAGE.height - SCENE_HEIGHT + 1, SCENE_HEIGHT),
      fill: 'ground-near',
    },
    { d: ridge({ ...turf, y: SCENE_HEIGHT }), fill: 'leaf-dark' },
    { d: ridge({ ...turf, y: SCENE_HEIGHT + 12, shift: 2.4 }), fill: 'soil' },
    { d: ridge({ ...turf, y: 470, rise: 22, waves: 3, shift: 5 }), fill: 'soil-deep' },
  ]
}

function drawTheme(pdf: Pdf, look: ThemeLook): void {
  if (look.isSnowing) {
    for (const { x, y, radius } of snowflakes(CERTIFICATE_PDF_PAGE.width, SCENE_HEIGHT)) {
      pdf.circle(x, y, radius).fillColor('#ffffff', 0.85).fill()
    }
  }
  if (look.isWrapped) drawRibbon(pdf, QR.x + QR.side / 2)
}

function drawRibbon(pdf: Pdf, x: number): void {
  const { width, colour, shade, bow, knotRadius } = RIBBON
  pdf
    .rect(x - width / 2, 0, width, CARD.y)
    .fillColor(colour, 0.92)
    .fill()
  pdf
    .save()
    .translate(x, CARD.y - 46)
    .fillColor(colour, 1)
  for (const path of bow) pdf.path(path).fill()
  pdf.circle(0, 0, knotRadius).fillColor(shade, 1).fill()
  pdf.restore()
}
