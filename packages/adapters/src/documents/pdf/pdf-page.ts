import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import type { Palette } from '@understory/pictures/palette.ts'
import type { Shape } from '@understory/pictures/shape.ts'
import PDFDocument from 'pdfkit'
import type { FontStyle } from '../fonts/fonts.ts'
import { fitText, textRuns, widthOfText } from '../fonts/text-runs.ts'

export type Pdf = InstanceType<typeof PDFDocument>

/** `y` is the baseline of the line. */
export type LineStyle = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly font: FontStyle
  readonly colour: string
  readonly align?: 'left' | 'right'
  /** The most a line may be wide: it is set smaller, down to `smallest`, then shortened. */
  readonly width?: number
  readonly smallest?: number
}

/**
 * An empty tagged document. Its dates come from the facts, and its file number follows from its
 * facts, so the same facts give the same bytes.
 */
export function openPdf(options: {
  readonly title: string
  readonly layout: 'landscape' | 'portrait'
  readonly date: CalendarDate
  readonly subject: string
  /** What people read as the name of the installation. */
  readonly siteName: string
  /** Pages stay open until the end, so that each can say how many there are. */
  readonly isBuffered?: boolean
}): Pdf {
  return new PDFDocument({
    size: 'A4',
    layout: options.layout,
    margin: 0,
    bufferPages: options.isBuffered ?? false,
    font: '', // no standard font: every line brings its own
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    info: {
      Title: options.title,
      Subject: options.subject,
      Author: options.siteName,
      Creator: options.siteName,
      Producer: 'Understory',
      CreationDate: new Date(`${options.date}T00:00:00Z`),
      ModDate: new Date(`${options.date}T00:00:00Z`),
    },
  })
}

type Attached = { readonly name: string; readonly type: string; readonly bytes: Uint8Array }

/** A file inside the document; its dates are the document's, so that the bytes stay the same. */
export function attachFile(pdf: Pdf, { name, type, bytes }: Attached, date: CalendarDate): void {
  const day = new Date(`${date}T00:00:00Z`)
  const options = { name, type, creationDate: day, modifiedDate: day, relationship: 'Data' }
  pdf.file(Buffer.from(bytes), options)
}

/** Closes the document and returns its bytes. */
export function finishPdf(pdf: Pdf): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    pdf.on('error', reject)
    pdf.end()
  })
}

export function drawLine(pdf: Pdf, text: string, style: LineStyle): void {
  const { font, colour, align = 'left', width = Number.POSITIVE_INFINITY } = style
  const smallest = style.smallest ?? style.size
  const fitted = fitText(text, font, { size: style.size, smallest, width })
  let x = align === 'right' ? style.x - widthOfText(fitted.text, font, fitted.size) : style.x
  for (const run of textRuns(fitted.text, font)) {
    // An opened font is taken as it is, though the types know files and bytes alone.
    pdf.registerFont(run.face.name, run.face.font as unknown as Buffer)
    pdf.font(run.face.name).fontSize(fitted.size).fillColor(colour)
    pdf.text(run.text, x, style.y, { lineBreak: false, baseline: 'alphabetic' })
    if (run.text !== fitted.text) x += widthOfText(run.text, font, fitted.size)
  }
}

/** Paints shapes one by one in the palette's colours. */
export function drawShapes(pdf: Pdf, shapes: readonly Shape[], palette: Palette): void {
  for (const { d, fill, opacity = 1, at } of shapes) {
    pdf.save()
    if (at) pdf.translate(at.x, at.y).scale(at.scale)
    pdf.path(d).fillColor(palette[fill], opacity).fill()
    pdf.restore()
  }
}

/** Draws what a screen reader passes over: rules, bands and page numbers. */
export function drawArtifact(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact')
  draw()
  pdf.endMarkedContent()
}
