import { upstreamFactor } from '../estimate/range.ts'

/** How firm a figure is, by five indicators, from the best to unknown. */
export const QUALITY_LEVELS = ['very-good', 'good', 'fair', 'poor'] as const
export type QualityLevel = (typeof QUALITY_LEVELS)[number]

export const QUALITY_INDICATORS = [
  'reliability',
  'completeness',
  'temporal',
  'geographical',
  'technological',
] as const
export type QualityIndicator = (typeof QUALITY_INDICATORS)[number]

export type QualityLevels = Readonly<Record<QualityIndicator, QualityLevel>>
export type Quality = QualityLevels & {
  /** Of the answers of some for all, 95%: it stands in the place of that of completeness. */
  readonly sampleFactor?: number | undefined
}

/** Missing information counts as the worst: GHG Protocol, Scope 3 Standard, box 7.2. */
export const UNKNOWN_QUALITY: Quality = {
  reliability: 'poor',
  completeness: 'poor',
  temporal: 'poor',
  geographical: 'poor',
  technological: 'poor',
}

/**
 * 95% factors of the pedigree matrix, GHG Protocol, "Quantitative Inventory Uncertainty"; read second-hand.
 */
const FACTORS: Readonly<Record<QualityIndicator, readonly [number, number, number, number]>> = {
  reliability: [1, 1.1, 1.2, 1.5],
  completeness: [1, 1.05, 1.1, 1.2],
  temporal: [1, 1.1, 1.2, 1.5],
  geographical: [1, 1.02, 1.05, 1.1],
  technological: [1, 1.2, 1.5, 2],
}

/** Of any activity, however well it is known. */
const BASIC = 1.05

/** From the factor that holds four of five to the one that holds nineteen of twenty, of a log-normal spread. */
export const FROM_80_TO_95 = 1.96 / 1.2816

/** What companies disclosed lies this far from what their purchases say: as wide as the estimate of them. */
const SPEND = upstreamFactor() ** FROM_80_TO_95

/**
 * The 95% factor of one line: its true value lies between value / factor and value x factor. The logarithms
 * of the indicators and of the basic factor add up as the root of their squares.
 */
export function lineUncertainty(quality: Quality, isSpend = false): number {
  const logs = QUALITY_INDICATORS.map((indicator) => Math.log(factorOf(indicator, quality)))
  return Math.exp(Math.hypot(Math.log(isSpend ? SPEND : BASIC), ...logs))
}

function factorOf(indicator: QualityIndicator, quality: Quality): number {
  const level = FACTORS[indicator][QUALITY_LEVELS.indexOf(quality[indicator])] ?? 2
  return indicator === 'completeness' ? (quality.sampleFactor ?? level) : level
}

/** 1 is the best and 4 the worst: the mean of the indicators. */
export function qualityScore(quality: Quality): number {
  const sum = QUALITY_INDICATORS.reduce(
    (all, indicator) => all + QUALITY_LEVELS.indexOf(quality[indicator]) + 1,
    0,
  )
  return sum / QUALITY_INDICATORS.length
}

export const WORST_SCORE = QUALITY_LEVELS.length
/** A score from here on is called poor. */
const POOR = 3.5

export type TotalQuality = {
  /** The mean of the lines by their emissions: 1 is the best and 4 the worst. */
  readonly score: number
  /** How much of the emissions is from poor data, 0 to 1. */
  readonly poorShare: number
}

/** GHG Protocol, Scope 3 Standard, chapter 7: a total is as good as what it is made of; `null` of nothing. */
export function totalQuality(
  lines: readonly { readonly grams: number; readonly quality: number }[],
): TotalQuality | null {
  const total = lines.reduce((sum, { grams }) => sum + grams, 0)
  if (total <= 0) return null
  const of = (weight: (quality: number) => number) =>
    lines.reduce((sum, { grams, quality }) => sum + grams * weight(quality), 0) / total
  return { score: of((quality) => quality), poorShare: of((quality) => (quality < POOR ? 0 : 1)) }
}

export type UncertainLine = {
  readonly grams: number
  /** 95%. */
  readonly factor: number
  /** Lines that share one are wrong together, so their logarithms add up before they are squared. */
  readonly factorId: string
}

/** The 95% factor of a sum of lines; 1 of nothing. */
export function totalUncertainty(lines: readonly UncertainLine[]): number {
  const total = lines.reduce((sum, { grams }) => sum + grams, 0)
  if (total <= 0) return 1
  const byFactor = new Map<string, number>()
  for (const { grams, factor, factorId } of lines) {
    const part = (grams / total) * Math.log(factor)
    byFactor.set(factorId, (byFactor.get(factorId) ?? 0) + part)
  }
  return Math.exp(Math.hypot(...byFactor.values()))
}
