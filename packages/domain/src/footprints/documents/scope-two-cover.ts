import {
  type InstrumentCriterion,
  type MarketFactor,
  missingCriteria,
} from '../company-footprints/inventory/market/market-factor.ts'
import {
  type MarketCover,
  marketCover,
} from '../company-footprints/inventory/market/market-figure.ts'

/** An instrument that covers nothing: what it is, and what nobody has confirmed of it. */
type UncoveringInstrument = {
  readonly source: string
  readonly missing: readonly InstrumentCriterion[]
}

/** What a line counts by in scope 2 by market. */
export type LineByMarket = MarketCover & {
  readonly uncovering: UncoveringInstrument | null
  /** Its instrument is from before quality criteria were asked for. */
  readonly isBeforeCriteria: boolean
}

export const BY_LOCATION: LineByMarket = {
  byInstrument: 0,
  byResidualMix: 0,
  uncovering: null,
  isBeforeCriteria: false,
}

type BoughtLine = {
  readonly marketFactor: MarketFactor | null
  readonly quantity: number
  readonly unit: string
}

export function lineByMarket(line: BoughtLine): LineByMarket {
  const { marketFactor } = line
  if (!marketFactor) return BY_LOCATION
  const { source, kind, criteria } = marketFactor
  const missing = missingCriteria(marketFactor)
  return {
    ...marketCover(marketFactor, line),
    uncovering: missing.length > 0 ? { source, missing } : null,
    isBeforeCriteria: kind !== 'residual-mix' && criteria === undefined,
  }
}

/** Grams of scope 2 by location, and what of them an instrument covers; a residual mix is no cover. */
export type ScopeTwoCover = {
  readonly grams: number
  readonly byInstruments: number
  readonly byResidualMix: number
  /** What instruments from before quality criteria were asked for cover, of all that they cover. */
  readonly beforeCriteria: number
  /** ISO 3166: where neither is given, so that the average of the grid stands in. */
  readonly withoutMix: readonly string[]
  readonly uncovering: readonly UncoveringInstrument[]
}

type CoveredLine = {
  readonly grams: number
  readonly country: string
  readonly byMarket: LineByMarket
}

export function scopeTwoCover(lines: readonly CoveredLine[]): ScopeTwoCover {
  const sum = (share: (line: CoveredLine) => number) =>
    Math.round(lines.reduce((all, line) => all + line.grams * share(line), 0))
  const uncovered = lines.filter(
    ({ byMarket, grams }) => byMarket.byInstrument + byMarket.byResidualMix < 1 && grams > 0,
  )
  return {
    grams: sum(() => 1),
    byInstruments: sum(({ byMarket }) => byMarket.byInstrument),
    byResidualMix: sum(({ byMarket }) => byMarket.byResidualMix),
    beforeCriteria: sum(({ byMarket }) => (byMarket.isBeforeCriteria ? byMarket.byInstrument : 0)),
    withoutMix: [...new Set(uncovered.map(({ country }) => country))].sort(),
    uncovering: [
      ...new Map(
        lines.flatMap(({ byMarket: { uncovering } }) =>
          uncovering ? [[uncovering.source, uncovering] as const] : [],
        ),
      ).values(),
    ],
  }
}
