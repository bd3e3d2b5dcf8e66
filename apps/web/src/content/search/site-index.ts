import MiniSearch from 'minisearch'
import { bareWord, type ExcerptPart, excerptOf } from './excerpt.ts'

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

/** Words of a text, in the form in which they are compared. */
const wordsOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(bareWord)
    .filter(Boolean)

const OF_THE_LANGUAGE = new Set(
  'a an and are as at be by can do for how i in is it my of on or that the to was what with'.split(
    ' ',
  ),
)

/**
 * Finds places by their words: whole, begun, or with a slip, the title weighing most. Every word must
 * be there; where no place has them all, those with some of them are found.
 */
export function indexSite(documents: readonly SiteDocument[]) {
  const index = new MiniSearch<SiteDocument>({
    idField: 'href',
    fields: ['title', 'heading', 'text'],
    tokenize: wordsOf,
    processTerm: (term) => (OF_THE_LANGUAGE.has(term) ? null : term),
    searchOptions: {
      boost: { title: 2, heading: 4 },
      prefix: (term, at, terms) => at === terms.length - 1 && term.length > 2,
      fuzzy: (term) => (term.length < SHORTEST_FORGIVEN ? false : 0.25),
      combineWith: 'AND',
    },
  })
  index.addAll(documents)
  const byHref = new Map(documents.map((document) => [document.href, document]))
  return {
    /** The best places first, at most as many as asked for. */
    search(query: string, most: number): readonly Hit[] {
      const words = wordsOf(query.slice(0, LONGEST_QUERY)).slice(0, MOST_WORDS)
      const telling = words.filter((word) => word.length >= SHORTEST_TELLING)
      const strict = index.search(words.join(' '))
      const results =
        strict.length > 0 ? strict : index.search(telling.join(' '), { combineWith: 'OR' })
      return results.slice(0, most).flatMap(({ id, terms }) => {
        const found = byHref.get(id)
        if (!found) return []
        const { text, ...place } = found
        return [{ ...place, excerpt: excerptOf(text, new Set(terms)) }]
      })
    },
  }
}

export type SiteIndex = ReturnType<typeof indexSite>
