import MiniSearch, { type SearchOptions } from 'minisearch'
import { stemmer } from 'stemmer'
import { type ExcerptPart, excerptOf, type Token } from './excerpt.ts'

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

/** The words of a text, and what is between them. */
const tokensOf = (text: string): Token[] =>
  (text.match(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu) ?? []).map((token) => ({
    text: token,
    term: stemmer(bareWord(token)),
  }))

/** Words that say nothing of a place. */
const OF_THE_LANGUAGE = new Set(
  `a about after all also an and any are as at be been before but by can could did do does each for from
  had has have how i if in into is it its may me more most my no not of on one only or other our out over
  own same should so some such than that the their them then there these they this to two under up us was
  we were what when where which while who will with would you your`.split(/\s+/),
)

const EXACT: SearchOptions = { boost: { title: 2, heading: 4 }, combineWith: 'AND' }
/** Someone may not have typed the last word to its end. */
const BEGUN: SearchOptions = {
  ...EXACT,
  prefix: (term, at, terms) => at === terms.length - 1 && term.length >= SHORTEST_TELLING,
}
/** A slip is looked for in words that stand nowhere. */
const forgiving = (known: ReadonlySet<string>): SearchOptions => ({
  ...BEGUN,
  fuzzy: (term) => (term.length < SHORTEST_FORGIVEN || known.has(term) ? false : 0.25),
})

/**
 * Finds places that have every word, in any of its forms, the heading weighing most; where there is none,
 * those that have the last one begun, or every word but for a slip, and then those that have some of them.
 */
export function indexSite(documents: readonly SiteDocument[]) {
  const index = new MiniSearch<SiteDocument>({
    idField: 'href',
    fields: ['title', 'heading', 'text'],
    tokenize: wordsOf,
    processTerm: (term) => (OF_THE_LANGUAGE.has(term) ? null : stemmer(term)),
  })
  index.addAll(documents)
  const places = new Map(
    documents.map(({ text, ...place }) => [place.href, { place, tokens: tokensOf(text) }]),
  )

  const known = new Set(
    documents.flatMap(({ title, heading, text }) =>
      wordsOf(`${title} ${heading} ${text}`).map(stemmer),
    ),
  )
  const slips = forgiving(known)

  const find = (words: readonly string[]) => {
    const telling = words.filter((word) => word.length >= SHORTEST_TELLING)
    const isKnown = (word: string) => OF_THE_LANGUAGE.has(word) || known.has(stemmer(word))
    // What cannot find anything is not tried.
    const ways = [
      ...(words.every(isKnown) ? [EXACT] : []),
      ...(words.slice(0, -1).every(isKnown) ? [BEGUN] : []),
      slips,
    ]
    for (const options of ways) {
      const found = index.search(words.join(' '), options)
      if (found.length > 0) return found
    }
    return index.search(telling.join(' '), { ...slips, prefix: false, combineWith: 'OR' })
  }

  return {
    /** The best places first, at most as many as asked for. */
    search(query: string, most: number): readonly Hit[] {
      const words = wordsOf(query.slice(0, LONGEST_QUERY)).slice(0, MOST_WORDS)
      return find(words)
        .slice(0, most)
        .flatMap(({ id, terms }) => {
          const found = places.get(id)
          return found ? [{ ...found.place, excerpt: excerptOf(found.tokens, terms) }] : []
        })
    },
  }
}

export type SiteIndex = ReturnType<typeof indexSite>
