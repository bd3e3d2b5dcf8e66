import type { HouseholdQuestion } from './answers.ts'
import { spreadOf } from './data/household-constants.ts'
import type { HouseholdTerm, TermFactor } from './terms/term.ts'

/** The 90th percentile of a normal distribution: four in five lie between it and its mirror. */
export const FOUR_IN_FIVE = 1.2815515655446004
/** A grid that is as uncertain as this is that of a whole country of regions, and its region can be asked for. */
const REGION_UNKNOWN = 0.2
const REGION_KNOWN = 0.06
const LIVING = spreadOf('living').open

const SHARED_KINDS = ['people', 'grid', 'country'] as const

/** The variance of the sum, in kg squared; how richly a person lives moves its parts together. */
export function variance(terms: readonly HouseholdTerm[]): number {
  let sum = 0
  let open = 0
  let all = 0
  const shared = { people: 0, grid: 0, country: 0 }
  for (const term of terms) {
    sum += term.kg * term.kg * (productOf(term.factors()) - 1)
    if (term.richness) all += term.kg
    if (term.isRichnessOpen) open += term.kg
    for (const kind of SHARED_KINDS) shared[kind] += term.kg * (term.shared[kind] ?? 0)
  }
  const richness = LIVING * Math.sqrt(all > 0 ? open / all : 0)
  return sum + shared.people ** 2 + shared.grid ** 2 + shared.country ** 2 + (richness * open) ** 2
}

/**
 * By how much the variance falls when one question is answered and nothing else changes, in kg squared, for each
 * question that can tell something. Here how richly a person lives counts part by part.
 */
export function varianceResolved(terms: readonly HouseholdTerm[]): Map<HouseholdQuestion, number> {
  const told = new Map<HouseholdQuestion, number>()
  const add = (question: HouseholdQuestion, removed: number) =>
    void told.set(question, (told.get(question) ?? 0) + removed)
  let people = 0
  let grid = 0
  let knownGrid = 0
  for (const term of terms) {
    const square = term.kg * term.kg
    const factors = term.factors()
    const now = productOf(factors) * (term.isRichnessOpen ? 1 + LIVING ** 2 : 1)
    for (const question of questionsOf(term, factors))
      add(question, square * (now - productAnswered(term, factors, question)))
    people += term.kg * (term.shared.people ?? 0)
    grid += term.kg * (term.shared.grid ?? 0)
    knownGrid += term.kg * knownRegion(term.shared.grid ?? 0)
  }
  add('people', people ** 2)
  add('region', grid ** 2 - knownGrid ** 2)
  return told
}

function questionsOf({ richness }: HouseholdTerm, factors: readonly TermFactor[]) {
  const questions = new Set<HouseholdQuestion>()
  for (const { question } of factors) if (question !== null) questions.add(question)
  if (richness !== null) questions.add(richness)
  return questions
}

function productAnswered(
  { isRichnessOpen, richness }: HouseholdTerm,
  factors: readonly TermFactor[],
  question: HouseholdQuestion,
): number {
  let product = isRichnessOpen && richness !== question ? 1 + LIVING ** 2 : 1
  for (const factor of factors) {
    const spread = factor.question === question ? Math.min(factor.now, factor.answered) : factor.now
    product *= 1 + spread * spread
  }
  return product
}

function productOf(factors: readonly TermFactor[]): number {
  let product = 1
  for (const { now } of factors) product *= 1 + now * now
  return product
}

/** The spread of a grid once its region is known. */
const knownRegion = (spread: number): number => (spread > REGION_UNKNOWN ? REGION_KNOWN : spread)

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
