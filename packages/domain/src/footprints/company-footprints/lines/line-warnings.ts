import { foreignFactorOfLine } from '../../emission-factors/search/foreign-factor-of-line.ts'
import type { FigureSource } from './default-quality.ts'

/** What of a line only stands in for what is not known. */
export const LINE_WARNINGS = [
  'other-year',
  'other-country',
  'average',
  'life-cycle',
  'filled',
  'estimated',
] as const
export type LineWarning = (typeof LINE_WARNINGS)[number]

/** What is known of the quantity, not of the factor: it stays when a line is computed again. */
export const WARNINGS_OF_QUANTITY: readonly LineWarning[] = ['filled', 'estimated']

type FactorOfWarnings = {
  readonly factorId: string
  readonly market: string
  /** The table of the publication. */
  readonly category: string
  readonly name: string
  readonly year: number
  readonly kind: 'activity' | 'spend'
  readonly basis: 'direct' | 'life-cycle' | null
}

type WarnedLine = {
  /** `null`: one of their own. */
  readonly factor: FactorOfWarnings | null
  /** Of a factor of their own. */
  readonly ownYear: number | undefined
  /** That the quantity is of. */
  readonly year: number
  /** ISO 3166. */
  readonly country: string
  readonly source: FigureSource | undefined
}

/** What of a line stands in, in the order of the list. */
export function lineWarnings({
  factor,
  ownYear,
  year,
  country,
  source,
}: WarnedLine): LineWarning[] {
  // Money is brought to the prices of the year of its factor, and says so.
  const factorYear = factor ? (factor.kind === 'spend' ? year : factor.year) : ownYear
  const holds = new Map<LineWarning, boolean>([
    ['other-year', factorYear !== undefined && factorYear !== year],
    ['other-country', factor !== null && foreignFactorOfLine(factor, country) !== null],
    ['average', factor !== null && isAverage(factor.name)],
    ['life-cycle', factor?.basis === 'life-cycle'],
    ['filled', source === 'filled'],
    ['estimated', source === 'typed' || source === 'worked-out'],
  ])
  return LINE_WARNINGS.filter((warning) => holds.get(warning))
}

/** Of vehicles, rooms or grids that are not told apart; the usual blend and load of one kind are no stand-in. */
const isAverage = (name: string): boolean =>
  /\baverage\b/i.test(name.replaceAll(/average (biofuel|laden)/gi, ''))

/** What stands in, in words. */
export const WARNING_WORDS: Readonly<Record<LineWarning, string>> = {
  'other-year': 'a factor of another year',
  'other-country': 'a factor of another country',
  average: 'an average of its kind',
  'life-cycle': 'a factor that includes what is upstream of generation',
  filled: 'the mean of other months',
  estimated: 'an estimated quantity',
}
