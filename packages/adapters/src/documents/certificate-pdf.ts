import { findCountry } from '@understory/domain/quantity/countries.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import { LOGO_PATHS } from '@understory/pictures/logo.ts'
import type { CertificateFacts } from '@understory/ports/documents.ts'
import { certificateScene } from './certificate-scene.ts'
import { type Highlight, highlightsOf, pictureWords, whenOf } from './certificate-words.ts'
import { COLOURS, IMPACT_COLOURS } from './colours.ts'
import { drawGiftCard } from './gift-card.ts'
import { drawLine, drawShapes, finishPdf, openPdf, type Pdf } from './pdf-page.ts'
import { qrPath } from './qr-path.ts'
import { printable, widthOfText } from './text-runs.ts'
import { lookOf, RIBBON, snowflakes, type ThemeLook } from './themes.ts'

/** A4 landscape, in points. */
const PAGE = { width: 841.89, height: 595.28 }
const PICTURE_HEIGHT = 268
const MARGIN = 52
const QR = { x: 690, y: 306, side: 100 }
const COLUMN_WIDTH = 200
const ADDRESS_SIZE = 8.5

/** Everything on the left stays clear of the code on the right. */
const TEXT_WIDTH = QR.x - MARGIN - 40

/** One page: the picture of what was funded above, what the certificate states below. */
export async function renderCertificatePdf(facts: CertificateFacts): Promise<Uint8Array> {
  const { certificate } = facts
  const look = lookOf(certificate.theme)
  const highlights = highlightsOf(facts)
  const pdf = openPdf({
    title: `${look.heading} ${certificate.certificateId}`,
    subject: highlights.map(({ value, unit }) => `${value} ${unit}`).join(', '),
    layout: 'landscape',
    date: certificate.issuedOn,
  })
  const document = pdf.struct('Document')
  pdf.addStructure(document)
  const { shapes, treesPerDrawing } = certificateScene(facts, {
    width: Math.ceil(PAGE.width),
    height: PICTURE_HEIGHT,
  })
  const picture = () => {
    pdf.rect(0, 0, PAGE.width, PAGE.height).fill(COLOURS.paper)
    pdf.save().rect(0, 0, PAGE.width, PICTURE_HEIGHT).clip()
    drawShapes(pdf, shapes, look.palette)
    drawTheme(pdf, look)
    pdf.restore()
  }
  document.add(pdf.struct('Figure', { alt: pictureWords(highlights, treesPerDrawing) }, picture))
  document.add(pdf.struct('H1', {}, () => drawHeading(pdf, look)))
  const { gift } = facts
  if (gift?.message) document.add(pdf.struct('P', {}, () => drawGiftCard(pdf, gift)))
  document.add(pdf.struct('P', {}, () => drawHolder(pdf, facts)))
  for (const [index, highlight] of highlights.entries()) {
    document.add(
      pdf.struct('P', {}, () => drawHighlight(pdf, highlight, MARGIN + index * COLUMN_WIDTH)),
    )
  }
  const qrAlt = `QR code that leads to ${facts.verificationUrl}`
  document.add(pdf.struct('Figure', { alt: qrAlt }, () => drawQr(pdf, facts.verificationUrl)))
  document.add(pdf.struct('P', {}, () => drawProof(pdf, facts)))
  document.add(pdf.struct('P', {}, () => drawSmallPrint(pdf, facts)))
  document.end()
  return finishPdf(pdf)
}

function drawTheme(pdf: Pdf, look: ThemeLook): void {
  if (look.isSnowing) {
    for (const { x, y, radius } of snowflakes(PAGE.width, PICTURE_HEIGHT)) {
      pdf.circle(x, y, radius).fillColor('#ffffff', 0.85).fill()
    }
  }
  if (look.isWrapped) drawRibbon(pdf, QR.x + QR.side / 2)
}

function drawRibbon(pdf: Pdf, x: number): void {
  const { width, colour, shade, bow, knotRadius } = RIBBON
  pdf
    .rect(x - width / 2, 0, width, PICTURE_HEIGHT)
    .fillColor(colour, 0.92)
    .fill()
  pdf
    .save()
    .translate(x, PICTURE_HEIGHT - 46)
    .fillColor(colour, 1)
  for (const path of bow) pdf.path(path).fill()
  pdf.circle(0, 0, knotRadius).fillColor(shade, 1).fill()
  pdf.restore()
}

function drawHeading(pdf: Pdf, look: ThemeLook): void {
  pdf.save().translate(MARGIN, 30).scale(0.95).fillColor(COLOURS.moss, 1)
  for (const path of Object.values(LOGO_PATHS)) pdf.path(path).fill()
  pdf.restore()
  const line = { y: 54, font: 'display', colour: COLOURS.moss } as const
  drawLine(pdf, 'Understory', { ...line, x: MARGIN + 40, size: 20 })
  drawLine(pdf, look.heading, { ...line, x: MARGIN, y: 304, size: 17 })
}

function drawHolder(pdf: Pdf, facts: CertificateFacts): void {
  const { user, reference } = facts.certificate
  const { gift } = facts
  const name = printable(user, 'display', 'The holder named on the verification page')
  const at = { x: MARGIN, width: TEXT_WIDTH }
  const quiet = { ...at, size: 11, font: 'body', colour: COLOURS.quiet } as const
  drawLine(pdf, gift ? 'A gift for' : 'Funded by', { ...quiet, y: 323 })
  const large = { size: 34, smallest: 10, font: 'display', colour: COLOURS.ink } as const
  drawLine(pdf, name, { ...at, ...large, y: 354 })
  const giver = gift ? `from ${printable(gift.from, 'body', 'someone')}, ` : ''
  drawLine(pdf, `${giver}${whenOf(facts)}`, { ...quiet, y: 374, size: 12.5, smallest: 8 })
  if (!reference) return
  const words = printable(reference, 'body', 'see the verification page')
  drawLine(pdf, `Reference: ${words}`, { ...quiet, y: 390, smallest: 8 })
}

function drawHighlight(pdf: Pdf, highlight: Highlight, x: number): void {
  const width = COLUMN_WIDTH - 22
  const colour = IMPACT_COLOURS[highlight.impact]
  pdf.rect(x, 410, 34, 3).fillColor(colour, 1).fill()
  const number = { x, y: 452, size: 42, smallest: 18, font: 'display', colour, width } as const
  drawLine(pdf, highlight.value, number)
  drawLine(pdf, highlight.unit, { ...number, y: 472, size: 14, smallest: 9, font: 'strong' })
  const small = { x, size: 9.5, smallest: 7, font: 'body', colour: COLOURS.quiet, width } as const
  drawLine(pdf, highlight.caption, { ...small, y: 487 })
  const { project } = highlight
  if (!project) return
  const place = printable(`${project.partner}, ${project.country}`, 'body', 'Project partner')
  drawLine(pdf, printable(project.name, 'strong', 'Project'), {
    ...small,
    y: 503,
    font: 'strong',
    colour: COLOURS.ink,
  })
  drawLine(pdf, project.isSample ? `${place} (sample project)` : place, { ...small, y: 516 })
}

function drawQr(pdf: Pdf, url: string): void {
  const { d, size } = qrPath(url)
  pdf
    .rect(QR.x - 10, QR.y - 10, QR.side + 20, QR.side + 20)
    .fillColor('#ffffff', 1)
    .fill()
  pdf
    .save()
    .translate(QR.x, QR.y)
    .scale(QR.side / size)
  pdf.path(d).fillColor(COLOURS.ink, 1).fill()
  pdf.restore()
}

function drawProof(pdf: Pdf, { certificate, verificationUrl }: CertificateFacts): void {
  const right = { x: QR.x - 10, colour: COLOURS.quiet, width: QR.side + 12 } as const
  drawLine(pdf, 'Anyone can check this', {
    ...right,
    y: 436,
    size: 11,
    smallest: 8,
    font: 'strong',
    colour: COLOURS.ink,
  })
  const small = { ...right, size: ADDRESS_SIZE, smallest: 5, font: 'body' } as const
  for (const [index, row] of addressRows(verificationUrl, certificate.certificateId).entries()) {
    drawLine(pdf, row, { ...small, y: 452 + index * 11 })
  }
  const [first, second] = [
    certificate.certificateId.slice(0, 19),
    certificate.certificateId.slice(19),
  ]
  drawLine(pdf, 'Certificate number', { ...right, y: 492, size: 8.5, font: 'strong' })
  drawLine(pdf, first, { ...right, y: 504, size: 8.5, font: 'body' })
  drawLine(pdf, second, { ...right, y: 515, size: 8.5, font: 'body' })
}

/**
 * The address without the number, which has lines of its own below, broken after dots, slashes and
 * hyphens into as many as three rows.
 */
function addressRows(url: string, id: string): string[] {
  const { host, pathname } = new URL(url)
  const rows = ['']
  for (const piece of `${host}${pathname.replace(id, '')}`.split(/(?<=[./-])/)) {
    const longer = `${rows.at(-1)}${piece}`
    if (rows.length === 3 || widthOfText(longer, 'body', ADDRESS_SIZE) <= QR.side + 12) {
      rows[rows.length - 1] = longer
    } else rows.push(piece)
  }
  return rows
}

const CLAIM =
  'This certificate states what was funded, by whom and for when. It does not say that a person, a product or a company has no impact.'

function drawSmallPrint(pdf: Pdf, { certificate }: CertificateFacts): void {
  pdf
    .rect(MARGIN, 532, PAGE.width - 2 * MARGIN, 0.75)
    .fillColor(COLOURS.line, 1)
    .fill()
  const quiet = { x: MARGIN, size: 8.5, smallest: 6, font: 'body', colour: COLOURS.quiet } as const
  const { address, cost } = certificate
  const held = address
    ? [address.line1, address.line2, address.city, address.postcode, countryName(address.country)]
        .filter(Boolean)
        .map((line) => printable(line ?? '', 'body', ''))
        .filter(Boolean)
        .join(', ')
    : ''
  const facts = [cost ? `Paid: ${formatMoney(cost)}` : '', held].filter(Boolean).join('  ·  ')
  const width = PAGE.width - 2 * MARGIN
  if (facts) drawLine(pdf, facts, { ...quiet, y: 548, width })
  drawLine(pdf, CLAIM, { ...quiet, y: facts ? 562 : 552, width })
}

function countryName(iso2: string): string {
  return findCountry(iso2)?.name ?? iso2
}
