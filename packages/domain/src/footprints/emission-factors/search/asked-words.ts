import type { CategoryKey } from '../../company-footprints/scopes.ts'
import { isOfMoving } from './foreign-factor.ts'
import { findPlace, type Place } from './places.ts'
import {
  ARTICLES,
  BILL_WORDS,
  isSearched,
  LINKING_WORDS,
  PREPOSITIONS,
  stemOf,
  tokensOf,
  UNITS_OF_WORDS,
  withoutAccents,
} from './words.ts'

/** What was typed, as the search reads it. */
export type AskedWords = {
  /** In small letters, with everything. */
  readonly text: string
  /** Without the place; `withPlace` has its words, too. */
  readonly words: readonly string[]
  readonly withPlace: readonly string[]
  /** Those of `words` that are searched for. */
  readonly searched: readonly string[]
  /** What it is about, of "gas for the ovens" the gas. */
  readonly head: string | null
  readonly place: Place | null
  /** Units that were named, as the publishers call them. */
  readonly units: readonly string[]
  readonly isUpstream: boolean
}

const MOST_WORDS = 24

type Asking = {
  readonly words: string
  readonly category: CategoryKey | undefined
  /** Puts a word right, or leaves it. */
  readonly spell: (stem: string) => string
}

export function readWords({ words: typed, category, spell }: Asking): AskedWords {
  const text = withoutAccents(typed)
  const all = tokensOf(typed)
    .filter((word) => !ARTICLES.has(word))
    .slice(0, MOST_WORDS)
  const kept = all.filter((word) => !PREPOSITIONS.has(word) && !LINKING_WORDS.has(word))
  const { place, rest } = findPlace(kept)
  const words = rest.map(stemOf).map(spell)
  const head = headOf(all, category)
  return {
    text,
    words,
    withPlace: kept.map(stemOf).map(spell),
    searched: words.filter(isSearched),
    head: head === undefined ? null : spell(stemOf(head)),
    place,
    units: unitsOf(words, text),
    isUpstream: /\bwtt\b|well.to.tank|upstream/.test(text),
  }
}

/** Of "commute by bicycle" how it moves; else the word before a preposition; else the last that is searched. */
function headOf(all: readonly string[], category: CategoryKey | undefined): string | undefined {
  if (isOfMoving(category) && all.includes('by')) return all[all.indexOf('by') + 1]
  const preposition = all.findIndex((word) => PREPOSITIONS.has(word))
  if (preposition > 0) return all[preposition - 1]
  const isThing = (word: string) =>
    !UNITS_OF_WORDS.has(stemOf(word)) && !BILL_WORDS.has(stemOf(word)) && !/^\d/.test(word)
  return all.findLast(isThing)
}

function unitsOf(words: readonly string[], text: string): readonly string[] {
  return [
    ...words.flatMap((word) => UNITS_OF_WORDS.get(word) ?? []),
    ...(/tonne.?k(m|ilomet)/.test(text) ? ['tonne.km'] : []),
    ...(/passenger.?km/.test(text) ? ['passenger.km'] : []),
  ]
}
