import { stemmer } from 'stemmer'
import { BETWEEN, type ExcerptPart, excerptOf, type Tokens } from './excerpt.ts'
import { nearWords } from './near-words.ts'
import { indexWords, type Sought } from './word-index.ts'

/** One place of the site that can be found. */
export type SiteDocument = {
  /** Path, with the id of its heading where it has one. */
  readonly href: string
  readonly kind: string
  /** Of the page. */
  readonly title: string
  /** Of the part of the page, or nothing. */
  readonly heading: string
  readonly text: string
}

export type Hit = Omit<SiteDocument, 'text'> & { readonly excerpt: readonly ExcerptPart[] }

export const LONGEST_QUERY = 100
const MOST_WORDS = 8
/** Shorter words have too many neighbours to forgive a slip in them. */
const SHORTEST_FORGIVEN = 5
/** Shorter ones say something beside others only, as in “scope 1”. */
const SHORTEST_TELLING = 3
/** More than a language has in use. */
const MOST_STEMS = 100_000

/** A word as it is compared: small letters, no accents, no punctuation around it. */
const bareWord = (token: string): string =>
  token
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

const wordsOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(bareWord)
    .filter(Boolean)

/** The words of a text by the numbers of their terms. A word that is no term is not found. */
function tokensOf(text: string, termOf: (word: string) => number): Tokens {
  const tokens = text.match(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu) ?? []
  const starts = new Uint32Array(tokens.length + 1)
  for (const [index, token] of tokens.entries()) {
    starts[index + 1] = (starts[index] ?? 0) + token.length
  }
  const terms = Int32Array.from(tokens, (token) => (IS_WORD.test(token) ? termOf(token) : BETWEEN))
  return { text, starts, terms }
}
const IS_WORD = /^[\p{L}\p{N}\p{M}]/u
/** Of a word that is no term. */
const NO_TERM = -2

/** Words that say nothing of a place. */
const OF_THE_LANGUAGE = new Set(
  `a about after all also an and any are as at be been before but by can could did do does each for from
  had has have how i if in into is it its may me more most my no not of on one only or other our out over
  own same should so some such than that the their them then there these they this to two under up us was
  we were what when where which while who will with would you your`.split(/\s+/),
)

/** How much a word counts where it stands. */
const COUNTS = { heading: 4, title: 2, text: 1 } as const
/** How much a word counts that is not the one that was typed, but begins with it or is near it. */
const GUESSED = 0.5

/**
 * Finds places that have every word, in any of its forms, the heading weighing most; where there is none,
 * those that have the last one begun, or every word but for a slip, and then those that have some of them.
 */
export function indexSite(documents: readonly SiteDocument[]) {
  const stemOf = stemming()
  const index = indexWords(documents.map((document) => countTerms(document, stemOf)))
  const near = nearWords(index.terms)
  const numbers = new Map(index.terms.map((term, number) => [term, number]))
  const numberOf = (term: string) => numbers.get(term) ?? NO_TERM
  const termOf = (word: string) => numberOf(stemOf(bareWord(word)))
  const places = documents.map(({ text, ...place }) => ({ place, tokens: tokensOf(text, termOf) }))

  const exact = (word: string): Sought =>
    new Map(index.has(stemOf(word)) ? [[stemOf(word), 1]] : [])
  /** Someone may not have typed the last word to its end. */
  const begun = (word: string): Sought => {
    if (word.length < SHORTEST_TELLING) return exact(word)
    const longer = beginningWith(index.terms, stemOf(word)).map((term) => [term, GUESSED] as const)
    return new Map([...longer, ...exact(word)])
  }
  /** A slip is looked for in words that stand nowhere. */
  const nearly = (word: string): Sought => {
    const stem = stemOf(word)
    if (word.length < SHORTEST_FORGIVEN || index.has(stem)) return exact(word)
    return new Map(near(stem, slipsForgiven(stem)).map((term) => [term, GUESSED]))
  }

  const find = (words: readonly string[], most: number): { sought: Sought[]; found: number[] } => {
    const wanted = words.filter((word) => !OF_THE_LANGUAGE.has(word))
    const last = wanted.length - 1
    const whole = wanted.map(exact)
    const lastBegun = wanted.map((word, at) => (at === last ? begun(word) : exact(word)))
    const slips = () =>
      wanted.map((word, at) => new Map([...nearly(word), ...(at === last ? begun(word) : [])]))
    for (const way of [() => whole, () => lastBegun, slips]) {
      const sought = way()
      // Where one word stands nowhere, no place has all.
      if (sought.some((word) => word.size === 0)) continue
      const found = index.search(sought, sought.length, most)
      if (found.length > 0) return { sought, found }
    }
    const sought = wanted.filter((word) => word.length >= SHORTEST_TELLING).map(nearly)
    return { sought, found: index.search(sought, 1, most) }
  }

  return {
    /** The best places first, at most as many as asked for. */
    search(query: string, most: number): readonly Hit[] {
      const words = wordsOf(query.slice(0, LONGEST_QUERY)).slice(0, MOST_WORDS)
      const { sought, found } = find(words, most)
      const terms = new Set(sought.flatMap((word) => [...word.keys()].map(numberOf)))
      return found.flatMap((at) => {
        const { place, tokens } = places[at] ?? {}
        return place && tokens ? [{ ...place, excerpt: excerptOf(tokens, terms) }] : []
      })
    },
  }
}

type StemOf = (word: string) => string

/** The stem of a word, worked out once for each. */
function stemming(): StemOf {
  const stems = new Map<string, string>()
  return (word) => {
    const known = stems.get(word)
    if (known !== undefined) return known
    const stem = stemmer(word)
    if (stems.size < MOST_STEMS) stems.set(word, stem)
    return stem
  }
}

function countTerms(document: SiteDocument, stemOf: StemOf): Map<string, number> {
  const counts = new Map<string, number>()
  for (const part of ['heading', 'title', 'text'] as const) {
    for (const word of wordsOf(document[part])) {
      if (OF_THE_LANGUAGE.has(word)) continue
      const term = stemOf(word)
      counts.set(term, (counts.get(term) ?? 0) + COUNTS[part])
    }
  }
  return counts
}

/** Those of a sorted list that begin so. */
function beginningWith(sorted: readonly string[], start: string): readonly string[] {
  let from = 0
  for (let to = sorted.length; from < to; ) {
    const middle = (from + to) >> 1
    if ((sorted[middle] ?? '') < start) from = middle + 1
    else to = middle
  }
  let end = from
  while (sorted[end]?.startsWith(start)) end += 1
  return sorted.slice(from, end)
}

/** One in five letters, two from six on, three from ten on. */
const slipsForgiven = (word: string): number => Math.round(word.length / 4)

export type SiteIndex = ReturnType<typeof indexSite>
