import type { HouseholdQuestion } from './answers.ts'
import { spreadOf } from './data/household-constants.ts'
import type { HouseholdTerm, SharedSpread } from './terms/term.ts'

/** The 90th percentile of a normal distribution: four in five lie between it and its mirror. */
export const FOUR_IN_FIVE = 1.2815515655446004
/** A grid that is as uncertain as this is that of a whole country of regions, and its region can be asked for. */
const REGION_UNKNOWN = 0.2
const REGION_KNOWN = 0.06
const LIVING = spreadOf('living').open

type VarianceOptions = {
  /** This question is taken as answered, and nothing else changes. */
  readonly answered?: HouseholdQuestion
  /**
   * How richly a person lives moves its parts together. That is so of the range; what one question would tell is
   * counted part by part.
   */
  readonly isRichnessByPart?: boolean
}

/** The variance of the sum, in kg squared. */
export function variance(
  terms: readonly HouseholdTerm[],
  { answered, isRichnessByPart = false }: VarianceOptions = {},
): number {
  let sum = 0
  let open = 0
  let all = 0
  const shared = { people: 0, grid: 0, country: 0 }
  for (const term of terms) {
    const isRichnessOpen = term.isRichnessOpen && term.richness !== answered
    const product =
      productOf(term, answered) * (isRichnessByPart && isRichnessOpen ? 1 + LIVING ** 2 : 1)
    sum += term.kg * term.kg * (product - 1)
    if (term.richness) {
      all += term.kg
      if (isRichnessOpen) open += term.kg
    }
    for (const kind of ['people', 'grid', 'country'] as const)
      shared[kind] += term.kg * sharedSpread(term.shared, kind, answered)
  }
  const richness = isRichnessByPart ? 0 : LIVING * Math.sqrt(all > 0 ? open / all : 0)
  return sum + shared.people ** 2 + shared.grid ** 2 + shared.country ** 2 + (richness * open) ** 2
}

function productOf({ factors }: HouseholdTerm, question: HouseholdQuestion | undefined): number {
  let product = 1
  for (const factor of factors) {
    const isTaken = question !== undefined && factor.question === question
    const spread = isTaken ? Math.min(factor.now, factor.answered) : factor.now
    product *= 1 + spread * spread
  }
  return product
}

function sharedSpread(
  shared: SharedSpread,
  kind: keyof SharedSpread,
  answered: HouseholdQuestion | undefined,
): number {
  const spread = shared[kind] ?? 0
  if (kind === 'people' && answered === 'people') return 0
  const tellsRegion = kind === 'grid' && answered === 'region' && spread > REGION_UNKNOWN
  return tellsRegion ? REGION_KNOWN : spread
}

export const wholeGrams = (kg: number): number => Math.round(kg * 1_000)

/** Where four in five people with these answers lie: the total is the mean of a log-normal. */
export function rangeOfHousehold(kg: number, varianceOfSum: number) {
  const square = Math.log(1 + varianceOfSum / (kg * kg))
  const median = kg / Math.exp(square / 2)
  const factor = Math.exp(FOUR_IN_FIVE * Math.sqrt(square))
  return {
    level: 0.8,
    low: wholeGrams(median / factor),
    high: wholeGrams(median * factor),
  } as const
}
