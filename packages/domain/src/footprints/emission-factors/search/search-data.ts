import type { CategoryKey } from '../../company-footprints/scopes.ts'
import { DEFAULT_ROWS } from './data/defaults.generated.ts'
import { PHRASE_ROWS } from './data/phrases.generated.ts'
import { ALIAS_ROWS } from './data/tables.generated.ts'
import { ARTICLES, LINKING_WORDS, PREPOSITIONS, stemOf, stemsOf, tokensOf } from './words.ts'

/** Something that people call by a phrase: 'natural_gas', 's_accountant'. */
export type Activity = string

/** The row that an activity is computed with in a country, by the names of the sets of 2022 to 2025. */
export type DefaultFactor = {
  readonly activity: Activity
  /** `none`: no publisher has a factor of it. */
  readonly kind: 'activity' | 'spend' | 'none'
  /** The usual one first. */
  readonly categories: readonly CategoryKey[]
  /** `*`: every country without a row of its own. */
  readonly country: string
  readonly market: string
  readonly category: string
  readonly name: string
  readonly unit: string
  /** Earlier ones win where all else is equal. */
  readonly at: number
}

const DEFAULTS: readonly DefaultFactor[] = DEFAULT_ROWS.map(
  ([activity, kind, categories, country, market, category, name, unit], at) => ({
    activity,
    kind: kind as DefaultFactor['kind'],
    categories: categories.split(';') as CategoryKey[],
    country,
    market,
    category,
    name,
    unit,
    at,
  }),
)
export const DEFAULTS_OF: ReadonlyMap<Activity, readonly DefaultFactor[]> = Map.groupBy(
  DEFAULTS,
  ({ activity }) => activity,
)

export type Phrase = { readonly activity: Activity; readonly words: readonly string[] }

const isKept = (word: string) =>
  !ARTICLES.has(word) && !PREPOSITIONS.has(word) && !LINKING_WORDS.has(word)

export const PHRASES: readonly Phrase[] = PHRASE_ROWS.map(([phrase, activity]) => ({
  activity,
  words: tokensOf(phrase).filter(isKept).map(stemOf),
})).filter(({ words }) => words.length > 0)

/** By their words with a space between. */
export const PHRASES_BY_WORDS: ReadonlyMap<string, readonly Phrase[]> = Map.groupBy(
  PHRASES,
  ({ words }) => words.join(' '),
)
export const LONGEST_PHRASE = Math.max(...PHRASES.map(({ words }) => words.length))

export const PHRASES_BY_WORD: ReadonlyMap<string, readonly Phrase[]> = phrasesByWord()

function phrasesByWord() {
  const found = new Map<string, Phrase[]>()
  for (const phrase of PHRASES) {
    for (const word of new Set(phrase.words)) {
      const those = found.get(word)
      if (those) those.push(phrase)
      else found.set(word, [phrase])
    }
  }
  return found
}

/** In how many places of the phrases a word stands. */
export const VOCABULARY: ReadonlyMap<string, number> = vocabulary()

function vocabulary() {
  const counts = new Map<string, number>()
  for (const { words } of PHRASES) {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}

/** What the publishers call what people call otherwise, word by word. */
export const ALIASES: ReadonlyMap<string, readonly string[]> = new Map(
  ALIAS_ROWS.map(([word, means]) => [stemOf(tokensOf(word)[0] ?? word), stemsOf(means)]),
)
