import type { CategoryKey } from '../../company-footprints/scopes.ts'
import type { AskedWords } from './asked-words.ts'
import { isForeign, mayStandIn } from './foreign-factor.ts'
import { specialRows } from './ordinary.ts'
import { ALIASES } from './phrases.ts'
import {
  isServed,
  type NamedFactors,
  type SearchedFactor,
  type SearchIndex,
} from './search-index.ts'
import { isSearched } from './words.ts'

export type WordMatch<F extends SearchedFactor> = {
  readonly named: NamedFactors<F>
  readonly row: F
  readonly score: number
}

export type Narrowing = {
  readonly country: string
  readonly category: CategoryKey | undefined
  readonly kind: 'activity' | 'spend' | undefined
}

const ALL_OF_SEVERAL = 835
const ALL_OF_ONE = 780
const SOME = 100
const OF_COVER = 300
const MOST_OF_WORDS = 60
const OF_NUMBER = 8
const OF_UNIT = 6
const STRANGER = 320
const OF_OWN_COUNTRY = 6

/** Factors by the words of their publishers, with how well they fit. */
export function wordMatches<F extends SearchedFactor>(
  index: SearchIndex<F>,
  asked: AskedWords,
  narrowing: Narrowing,
): WordMatch<F>[] {
  const { category, kind } = narrowing
  const words = wordsToFind(asked)
  const needed = words
    .filter((word) => isSearched(word) || /class|business/.test(word))
    .filter((word) => word !== 'class')
  const sums = new Map<NamedFactors<F>, { sum: number; matched: number }>()
  for (const word of needed) {
    for (const [named, points] of matchesOf(index, word)) {
      const { sum, matched } = sums.get(named) ?? { sum: 0, matched: 0 }
      sums.set(named, { sum: sum + points, matched: matched + 1 })
    }
  }
  const numbers = words.filter((word) => /^\d/.test(word))
  const special = specialRows(asked.text)
  const showsUpstream = asked.isUpstream || category === 'fuelAndEnergyRelatedActivities'
  return [...sums]
    .filter(([{ isUpstream }]) => showsUpstream || !isUpstream)
    .filter(([named]) => (!kind || named.kind === kind) && isServed(named, category))
    .map(([named, { sum, matched }]) => {
      const cover = matched / needed.length
      const points = sum + OF_NUMBER * numbers.filter((word) => named.inName.has(word)).length
      const unit = named.rows.find((row) => asked.units.includes(row.unit))
      const score =
        fitOf(cover, needed.length) +
        Math.min(MOST_OF_WORDS, points) +
        named.ordinariness +
        special(named.name) +
        (unit ? OF_UNIT : 0) -
        strangeness(named, narrowing.country)
      return { named, row: unit ?? named.rows[0], score }
    })
}

/** A flight to a place is one of its haul. */
function wordsToFind({ words, withPlace, place, text }: AskedWords): readonly string[] {
  const isFlight = place?.haul && /flight|plane|fly|air/.test(text)
  return [...new Set(isFlight ? [...words, ...place.haul.split(' ')] : withPlace)]
}

function fitOf(cover: number, words: number): number {
  if (cover < 1) return SOME + OF_COVER * cover
  return words > 1 ? ALL_OF_SEVERAL : ALL_OF_ONE
}

function strangeness(named: NamedFactors<SearchedFactor>, country: string): number {
  if (isForeign(named, country)) return mayStandIn(named, country) ? 0 : STRANGER
  return named.country === country ? -OF_OWN_COUNTRY : 0
}

/** What a word counts in each name that has it, or one of its aliases, which count two less. */
function matchesOf<F extends SearchedFactor>(
  index: SearchIndex<F>,
  word: string,
): ReadonlyMap<NamedFactors<F>, number> {
  const best = new Map<NamedFactors<F>, number>()
  for (const [at, each] of [word, ...(ALIASES.get(word) ?? [])].entries()) {
    const less = at === 0 ? 0 : LESS_OF_ALIAS
    for (const named of namesWith(index, each)) {
      const points = pointsOf(named, each, less)
      if ((best.get(named) ?? 0) < points) best.set(named, points)
    }
  }
  return best
}

const LESS_OF_ALIAS = 2

/** In the name, in the table, or with a longer word of the name that begins so. */
function namesWith<F extends SearchedFactor>(
  index: SearchIndex<F>,
  word: string,
): NamedFactors<F>[] {
  const longer = wordsBeginning(index, word)
  return [
    ...(index.byTableWord.get(word) ?? []),
    ...[word, ...longer].flatMap((each) => index.byNameWord.get(each) ?? []),
  ]
}

function pointsOf(named: NamedFactors<SearchedFactor>, word: string, less: number): number {
  if (!named.inName.has(word)) return named.inTable.has(word) ? 3 : 5 - less
  const more = (named.inLastPart.has(word) ? 2 : 0) + (named.afterColon.has(word) ? 2 : 0)
  return 10 - less + more
}

/** Longer words of names that begin with one of four letters or more. */
function wordsBeginning({ nameWords }: SearchIndex<SearchedFactor>, word: string): string[] {
  if (word.length < 4 || /\d/.test(word)) return []
  let [low, high] = [0, nameWords.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((nameWords[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  const found: string[] = []
  for (let at = low; nameWords[at]?.startsWith(word); at++) {
    if (nameWords[at] !== word) found.push(nameWords[at] ?? '')
  }
  return found
}
