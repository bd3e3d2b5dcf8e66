import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch'
import { stemmer } from 'stemmer'
import { BETWEEN, type ExcerptPart, excerptOf, type Tokens } from './excerpt.ts'

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
/** The fewest slips count. */
const SLIPS = [1, 2, 3]
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

/** How much a word counts where it stands, against once in the text. */
const BOOST = { heading: 4, title: 2 }
/** How much a word counts that is not the one that was typed, but begins with it or is near it. */
const GUESSED = { prefix: 0.5, fuzzy: 0.5 }

/**
 * Finds places that have every word, in any of its forms, the heading weighing most; where there is none,
 * those that have the last one begun, or every word but for a slip, and then those that have some of them.
 */
export function indexSite(documents: readonly SiteDocument[]) {
  const stemOf = stemming()
  const engine = new MiniSearch<SiteDocument & { readonly id: number }>({
    fields: ['heading', 'title', 'text'],
    tokenize: wordsOf,
    processTerm: (word) => (OF_THE_LANGUAGE.has(word) ? null : stemOf(word)),
    searchOptions: { boost: BOOST, weights: GUESSED },
  })
  engine.addAll(documents.map((document, id) => ({ ...document, id })))
  const numbers = numbered(documents.flatMap(({ heading, title, text }) => [heading, title, text]))
  const numberOf = (stem: string) => numbers.get(stem) ?? NO_TERM
  const termOf = (word: string) => numberOf(stemOf(bareWord(word)))
  const places = documents.map(({ text, ...place }) => ({ place, tokens: tokensOf(text, termOf) }))

  function numbered(texts: readonly string[]): Map<string, number> {
    const stems = new Set(texts.flatMap(wordsOf).map(stemOf))
    return new Map([...stems].map((stem, number) => [stem, number]))
  }

  /** Someone may not have typed the last word to its end. */
  const begunLast = (stem: string, at: number, stems: readonly string[]) =>
    at === stems.length - 1 && stem.length >= SHORTEST_TELLING
  /** A slip is looked for in words that stand nowhere, and more than one only where one finds nothing. */
  const slips = (most: number) => (stem: string) =>
    stem.length < SHORTEST_FORGIVEN || numbers.has(stem)
      ? false
      : Math.min(most, slipsForgiven(stem))
  /** Two letters that changed places are one slip; the library takes them for two. */
  const unswapped = (word: string): string => {
    if (word.length < SHORTEST_FORGIVEN || numbers.has(stemOf(word))) return word
    return swaps(word).find((each) => numbers.has(stemOf(each))) ?? word
  }

  const ways: readonly SearchOptions[] = [
    { combineWith: 'AND' },
    { combineWith: 'AND', prefix: begunLast },
    ...SLIPS.map((most) => ({
      combineWith: 'AND' as const,
      prefix: begunLast,
      fuzzy: slips(most),
    })),
    ...SLIPS.map((most) => ({ combineWith: 'OR' as const, fuzzy: slips(most) })),
  ]

  function find(words: readonly string[]): readonly SearchResult[] {
    const meant = words.map(unswapped)
    const telling = meant.filter((word) => word.length >= SHORTEST_TELLING)
    for (const way of ways) {
      const found = engine.search((way.combineWith === 'OR' ? telling : meant).join(' '), way)
      if (found.length > 0) return found
    }
    return []
  }

  return {
    /** The best places first, at most as many as asked for. */
    search(query: string, most: number): readonly Hit[] {
      const words = wordsOf(query.slice(0, LONGEST_QUERY)).slice(0, MOST_WORDS)
      return find(words)
        .slice(0, most)
        .flatMap(({ id, terms }) => {
          const { place, tokens } = places[Number(id)] ?? {}
          if (!place || !tokens) return []
          return [{ ...place, excerpt: excerptOf(tokens, new Set(terms.map(numberOf))) }]
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

/** The words that come about when two neighbouring letters change places. */
const swaps = (word: string): readonly string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  )

/** One in five letters, two from six on, three from ten on. */
const slipsForgiven = (stem: string): number => Math.round(stem.length / 4)

export type SiteIndex = ReturnType<typeof indexSite>
