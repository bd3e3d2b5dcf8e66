import { groupedBy } from '../../../language/grouped-by.ts'
import { PHRASE_ROWS } from './data/phrases.generated.ts'
import { ALIAS_ROWS } from './data/tables.generated.ts'
import type { Activity } from './default-rows.ts'
import { ARTICLES, LINKING_WORDS, PREPOSITIONS, stemOf, stemsOf, tokensOf } from './words.ts'

export type Phrase = { readonly activity: Activity; readonly words: readonly string[] }

const isKept = (word: string) =>
  !ARTICLES.has(word) && !PREPOSITIONS.has(word) && !LINKING_WORDS.has(word)

export const PHRASES: readonly Phrase[] = PHRASE_ROWS.map(([phrase, activity]) => ({
  activity,
  words: tokensOf(phrase).filter(isKept).map(stemOf),
})).filter(({ words }) => words.length > 0)

/** By their words with a space between. */
export const PHRASES_BY_WORDS: ReadonlyMap<string, readonly Phrase[]> = groupedBy(
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
