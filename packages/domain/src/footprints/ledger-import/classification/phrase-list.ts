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
  /** By the word that they begin with, how many words the longest has. */
  readonly longestFrom: ReadonlyMap<string, number>
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
  const longestFrom = new Map<string, number>()
  for (const { words } of byWords.values()) {
    const [first = ''] = words
    longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, words.length))
  }
  return { byWords, longestFrom }
}

/** The longest phrase that stands in a text. */
export function longestPhrase(list: PhraseList, text: readonly string[]): FoundPhrase | null {
  let found: ListedPhrase | null = null
  for (let from = 0; from < text.length; from++) {
    const phrase = longestAt(list, text, from)
    if (phrase && (!found || before(phrase, found) > 0)) found = phrase
  }
  if (!found) return null
  const { result, words } = found
  return { result, size: words.length, cover: coverOf(words, text) }
}

/** Above zero where the first is longer, or as long and earlier in its list. */
const before = (one: ListedPhrase, other: ListedPhrase) =>
  one.words.length - other.words.length || other.at - one.at

function longestAt(
  { byWords, longestFrom }: PhraseList,
  text: readonly string[],
  from: number,
): ListedPhrase | undefined {
  const longest = longestFrom.get(text[from] ?? '') ?? 0
  for (let to = Math.min(text.length, from + longest); to > from; to--) {
    const phrase = byWords.get(text.slice(from, to).join(' '))
    if (phrase) return phrase
  }
  return undefined
}

function coverOf(words: readonly string[], text: readonly string[]): number {
  const telling = text.filter((word) => !WORDS_OF_PAYMENTS.has(word) || words.includes(word))
  return Math.min(1, words.length / Math.max(1, telling.length))
}

/** The phrase that is the text. */
export const wholePhrase = ({ byWords }: PhraseList, key: string): LedgerClass | null =>
  byWords.get(key)?.result ?? null
