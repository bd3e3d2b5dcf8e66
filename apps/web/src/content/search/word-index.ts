/** A word to look for: each term that counts as it, with how much it counts. At most 31 at a time. */
export type Sought = ReadonlyMap<string, number>

type Postings = { readonly places: number[]; readonly weights: number[] }

/** Damps how often a word stands in a place, and how long the place is (BM25: k1 and b). */
const SATURATION = 1.2
const LENGTH_SHARE = 0.7

/** The terms of one place, each with how often it stands there: once for a plain mention, more in a heading. */
export type PlaceTerms = ReadonlyMap<string, number>

/**
 * An inverted index by Okapi BM25. What a word says of a place is worked out here and not with each search,
 * which only adds: ten thousand places are searched in a fraction of a millisecond.
 */
export function indexWords(all: readonly PlaceTerms[]) {
  const postings = weigh(all)
  const terms = [...postings.keys()].sort()
  const scores = new Float64Array(all.length)
  const matched = new Uint32Array(all.length)

  return {
    terms,
    has: (term: string): boolean => postings.has(term),
    /** The numbers of the places that have at least `least` of these words, the best first. */
    search(sought: readonly Sought[], least: number, most: number): number[] {
      const touched = sought.flatMap((word, at) => add(word, 1 << at))
      const found = touched.filter((place) => bitsOf(matched[place] ?? 0) >= least)
      const best = bestOf(found, scores, most)
      for (const place of touched) {
        scores[place] = 0
        matched[place] = 0
      }
      return best
    },
  }

  /** Adds what a word says of each place; gives the places that no word had been found in. */
  function add(word: Sought, bit: number): number[] {
    const fresh: number[] = []
    for (const [term, share] of word) {
      const { places = NONE, weights = NONE } = postings.get(term) ?? {}
      for (let index = 0; index < places.length; index += 1) {
        const place = places[index] ?? 0
        if (matched[place] === 0) fresh.push(place)
        scores[place] = (scores[place] ?? 0) + share * (weights[index] ?? 0)
        matched[place] = (matched[place] ?? 0) | bit
      }
    }
    return fresh
  }
}

const NONE: readonly number[] = []

function weigh(all: readonly PlaceTerms[]): Map<string, Postings> {
  const lengths = all.map((terms) => [...terms.values()].reduce((sum, count) => sum + count, 0))
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, all.length)
  const postings = new Map<string, Postings>()
  for (const [place, terms] of all.entries()) {
    const damped = 1 - LENGTH_SHARE + (LENGTH_SHARE * (lengths[place] ?? 0)) / average
    for (const [term, count] of terms) {
      const found = postings.get(term) ?? { places: [], weights: [] }
      postings.set(term, found)
      found.places.push(place)
      found.weights.push((count * (SATURATION + 1)) / (count + SATURATION * damped))
    }
  }
  for (const { places, weights } of postings.values()) {
    const rarity = Math.log(1 + (all.length - places.length + 0.5) / (places.length + 0.5))
    for (const [index, weight] of weights.entries()) weights[index] = weight * rarity
  }
  return postings
}

function bitsOf(mask: number): number {
  let count = 0
  for (let rest = mask; rest > 0; rest >>= 1) count += rest & 1
  return count
}

/** The `most` places with the highest scores, without sorting the others. */
function bestOf(places: readonly number[], scores: Float64Array, most: number): number[] {
  const scoreOf = (place: number | undefined) => (place === undefined ? -1 : (scores[place] ?? 0))
  const best: number[] = []
  for (const place of places) {
    if (best.length === most && scoreOf(place) <= scoreOf(best.at(-1))) continue
    let at = best.length
    while (at > 0 && scoreOf(place) > scoreOf(best[at - 1])) at -= 1
    best.splice(at, 0, place)
    if (best.length > most) best.pop()
  }
  return best
}

export type WordIndex = ReturnType<typeof indexWords>
