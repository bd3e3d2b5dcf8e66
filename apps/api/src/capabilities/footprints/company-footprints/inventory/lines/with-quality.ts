import type { InventoryLineInput } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import type { EmissionFactor } from '@understory/contracts/footprints/emission-factors.ts'
import { type Month, monthOf } from '@understory/domain/calendar/calendar.ts'
import { factorYear } from '@understory/domain/footprints/company-footprints/inventory/quick-entry.ts'
import {
  defaultQuality,
  type FigureSource,
} from '@understory/domain/footprints/company-footprints/lines/default-quality.ts'
import {
  type LineWarning,
  lineWarnings,
} from '@understory/domain/footprints/company-footprints/lines/line-warnings.ts'
import {
  type Quality,
  UNKNOWN_QUALITY,
} from '@understory/domain/footprints/company-footprints/lines/uncertainty.ts'
import type { InventoryRow } from '../inventory-records.ts'

/** A line whose quality is whole, or not known at all. */
export type ReadyLine = Omit<InventoryLineInput, 'quality'> & {
  readonly quality: Quality | undefined
  /** What was said of it, before the rest followed. */
  readonly saidQuality: InventoryLineInput['quality']
}

type KnownOfLine = {
  readonly published: EmissionFactor | null
  readonly startMonth: Month
  /** ISO 3166, where the line is. */
  readonly country: string
}

/** What nobody said of the quality of a line follows from where its figure is from, and from its factor. */
export function withQuality(input: InventoryLineInput, known: KnownOfLine): ReadyLine {
  const { quality: saidQuality, figureSource } = input
  if (!(saidQuality || figureSource)) return { ...input, quality: undefined, saidQuality }
  const assumed = figureSource ? following(input, figureSource, known) : UNKNOWN_QUALITY
  return { ...input, quality: { ...assumed, ...saidQuality }, saidQuality }
}

function following(
  { ownFactor }: InventoryLineInput,
  source: FigureSource,
  { published, startMonth, country }: KnownOfLine,
): Quality {
  const factor = published
    ? { ...published, market: published.set.market, year: published.set.year }
    : { kind: ownFactor?.kind ?? 'own', year: ownFactor?.year }
  const year = factorYear(startMonth)
  return defaultQuality({ source, missingMonths: null, year, country, factor })
}

type KnownOfWarnings = Pick<InventoryRow, 'start_month'> &
  Pick<KnownOfLine, 'published' | 'country'>

/** What of a line only stands in. */
export function warningsOfLine(
  { ownFactor, figureSource }: ReadyLine,
  { published, start_month, country }: KnownOfWarnings,
): LineWarning[] {
  return lineWarnings({
    factor: published && { ...published.set, ...published },
    ownYear: ownFactor?.year,
    year: factorYear(monthOf(start_month)),
    country,
    source: figureSource,
  })
}
