import { longMonth, type Month } from '@understory/domain/calendar/calendar.ts'
import type { Approach } from '@understory/domain/footprints/company-footprints/inventory/consolidation.ts'
import type { FootprintStatus } from '@understory/domain/footprints/company-footprints/periods/footprint-periods.ts'
import { roughTonnes } from '@understory/domain/footprints/company-footprints/shown-tonnes.ts'
import type { ShownFigure } from '@understory/domain/footprints/documents/shown-figures.ts'
import type { LineMethod } from '@understory/domain/footprints/documents/summarise-lines.ts'
import { GRAMS_PER_TONNE } from '@understory/domain/quantity/impact-quantity.ts'

export const APPROACHES: Readonly<Record<Approach, { name: string; means: string }>> = {
  operationalControl: {
    name: 'Operational control',
    means: 'All of what the company operates counts, and nothing of the rest.',
  },
  financialControl: {
    name: 'Financial control',
    means: 'All of what the company controls financially counts, and nothing of the rest.',
  },
  equityShare: {
    name: 'Equity share',
    means: 'Each company counts by the share that is held.',
  },
}

export const STATUSES: Readonly<Record<FootprintStatus, string>> = {
  estimated: 'Estimated',
  declared: 'Declared',
  verifying: 'Declared, being verified',
  verified: 'Verified',
}

export const METHODS: Readonly<Record<LineMethod, string>> = {
  'supplier-specific': 'Supplier-specific: factors of suppliers',
  'average-data': 'Average data: published factors per unit of activity',
  'spend-based': 'Spend-based: published factors per unit of money',
  own: 'Factors of the company’s own, with their sources',
}

/** In place of what comes from lines that are not those that were declared. */
export const LINES_LEFT_OUT =
  'Left out: the inventory was changed after these sums were declared. The report has it again once the footprint is declared again.'

const REPORT_WORDS_DECIMALS = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})
const REPORT_WORDS_WHOLE = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })
const EXACT = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3 })

/** Tonnes with two decimals, as the tables of a report have them. */
export const tonnes = (grams: number): string =>
  REPORT_WORDS_DECIMALS.format(grams / GRAMS_PER_TONNE)
/** The same of a figure in hundredths. */
export const inTonnes = (hundredths: number): string =>
  REPORT_WORDS_DECIMALS.format(hundredths / 100)
export const whole = (number: number): string => REPORT_WORDS_WHOLE.format(number)
export const exact = (number: number): string => EXACT.format(number)

export function percent(part: number, of: number): string {
  if (of <= 0) return '–'
  const share = (100 * part) / of
  return share > 0 && share < 1 ? 'under 1%' : `${Math.round(share)}%`
}

/** What a figure is of the total, to a tenth of a per cent. */
export function share({ grams }: ShownFigure, total: ShownFigure): string {
  if (total.grams <= 0) return '–'
  const percents = (100 * grams) / total.grams
  return percents > 0 && percents < LEAST_SHARE ? 'under 0.1%' : `${percents.toFixed(1)}%`
}

/** What rounds to no tenth. */
const LEAST_SHARE = 0.05

/** Beneath tables of figures that are each rounded. */
export const MAY_NOT_ADD_UP = 'Figures are rounded individually and may not add up.'

export function rangeWords(total: number, factor: number, high = total * factor): string {
  return `${roughTonnes(total / factor)} and ${roughTonnes(high)}`
}

export const monthsWords = (from: Month, to: Month): string =>
  `${longMonth(from)} to ${longMonth(to)}`
