import type { HouseholdQuestion } from '../answers.ts'
import { type FactorSpread, spreadOf, type UncertainFactor } from '../data/household-constants.ts'

export const HOUSEHOLD_CATEGORIES = [
  'heating',
  'electricity',
  'homeBuilding',
  'waterAndWaste',
  'car',
  'publicTransport',
  'flights',
  'food',
  'things',
  'services',
  'pets',
  'public',
] as const
export type HouseholdCategory = (typeof HOUSEHOLD_CATEGORIES)[number]

/** One independent factor of a term: how much it varies now, and how much once its question is answered. */
export type TermFactor = {
  readonly question: HouseholdQuestion | null
  readonly now: number
  readonly answered: number
}

/** What moves several terms together, as a coefficient of variation of each. */
export type SharedSpread = {
  readonly people?: number
  readonly grid?: number
  readonly country?: number
}

/** A part of the yearly footprint of one person. */
export type HouseholdTerm = {
  readonly category: HouseholdCategory
  readonly kg: number
  /** Of the home, divided by its people; else of the person alone. */
  readonly isOfHome: boolean
  /** Only the spread needs them: a total alone never makes them. */
  readonly factors: () => readonly TermFactor[]
  readonly shared: SharedSpread
  /** Rich and poor homes differ in it, as long as this question is open. */
  readonly richness: HouseholdQuestion | null
  readonly isRichnessOpen: boolean
}

/** How a question was answered: not at all, by a word, or by what can be counted. */
export type AnswerKind = 'open' | 'word' | 'counted'

/** A factor by its row of the data, or with a spread of the country in place of the row's. */
export function factorOf(
  factor: UncertainFactor,
  question: HouseholdQuestion | null,
  kind: AnswerKind,
  openSpread?: number,
): TermFactor {
  const row = spreadOf(factor)
  const open = openSpread ?? row.open
  return {
    question,
    answered: Math.min(open, row.answered),
    now: Math.min(open, spreadNow(row, open, kind)),
  }
}

function spreadNow(row: FactorSpread, open: number, kind: AnswerKind): number {
  if (kind === 'open') return open
  return kind === 'word' ? row.level : row.answered
}

/** What no answer makes more exact. */
export const residual = (spread: number): TermFactor => ({
  question: null,
  answered: 0,
  now: spread,
})
