import type { LedgerClass } from './ledger-class.ts'
import { ledgerWords, WORDS_OF_PAYMENTS } from './ledger-words.ts'

type ListedPhrase = {
  readonly result: LedgerClass
  readonly words: readonly string[]
  /** The lower one counts where two are as long. */
  readonly at: number
}

export type FoundPhrase = {
  readonly result: LedgerClass
  /** How many words it has. */
  readonly size: number
  /** The share of the telling words of the text that it covers. */
  readonly cover: number
}

export type PhraseList = {
  readonly byWords: ReadonlyMap<string, ListedPhrase>
  readonly longest: number
}

/** Phrases by their words; of several that are alike, the first, or that of the class that comes first. */
export function phraseList(
  rows: readonly (readonly [phrase: string, result: LedgerClass])[],
  { byClass = false }: { readonly byClass?: boolean } = {},
): PhraseList {
  const order = new Map<LedgerClass, number>()
  const byWords = new Map<string, ListedPhrase>()
  for (const [at, [phrase, result]] of rows.entries()) {
    const words = ledgerWords(phrase)
    if (words.length === 0) continue
    if (!order.has(result)) order.set(result, order.size)
    const listed = { result, words, at: byClass ? (order.get(result) ?? 0) : at }
    const key = words.join(' ')
    const before = byWords.get(key)
    if (!before || listed.at < before.at) byWords.set(key, listed)
  }
  const longest = Math.max(...[...byWords.values()].map(({ words }) => words.length))
  return { byWords, longest }
}

/** The longest phrase that stands in a text. */
export function longestPhrase(
  { byWords, longest }: PhraseList,
  text: readonly string[],
): FoundPhrase | null {
  for (let size = Math.min(longest, text.length); size > 0; size--) {
    let found: ListedPhrase | null = null
    for (let from = 0; from + size <= text.length; from++) {
      const phrase = byWords.get(text.slice(from, from + size).join(' '))
      if (phrase && (!found || phrase.at < found.at)) found = phrase
    }
    if (!found) continue
    return { result: found.result, size, cover: coverOf(found.words, text) }
  }
  return null
}

function coverOf(words: readonly string[], text: readonly string[]): number {
  const telling = text.filter((word) => !WORDS_OF_PAYMENTS.has(word) || words.includes(word))
  return Math.min(1, words.length / Math.max(1, telling.length))
}

/** The phrase that is the text. */
export const wholePhrase = ({ byWords }: PhraseList, key: string): LedgerClass | null =>
  byWords.get(key)?.result ?? null
