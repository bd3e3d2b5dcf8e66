import { COLOURS } from '../colours.ts'

/** A4 portrait, in points. */
export const INVOICE_PDF_PAGE = { width: 595.28, height: 841.89 }
export const MARGIN = 56
export const RIGHT = INVOICE_PDF_PAGE.width - MARGIN
export const INVOICE_PDF_WIDTH = RIGHT - MARGIN

export const INVOICE_PDF_TEXT = { size: 10, font: 'body', colour: COLOURS.ink } as const
export const LABEL = { size: 9, font: 'strong', colour: COLOURS.quiet } as const
