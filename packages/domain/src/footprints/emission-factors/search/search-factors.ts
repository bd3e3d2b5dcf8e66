import { type AskedWords, readWords } from './asked-words.ts'
import { findDefault } from './default-factor.ts'
import { type Activity, DEFAULTS_OF, type DefaultFactor } from './default-rows.ts'
import { foreignSentence } from './foreign-factor.ts'
import { partialPhraseMatches, phraseMatches } from './phrase-matches.ts'
import { preferredRow } from './preferred-row.ts'
import {
  isWordOf,
  type NamedFactors,
  type SearchedFactor,
  type SearchIndex,
} from './search-index.ts'
import { correctSpelling } from './spelling.ts'
import { type Narrowing, wordMatches } from './word-matches.ts'

export type FactorQuestion = Partial<Narrowing> & {
  readonly words: string
  /** Of the grid that electricity is from, where the words do not say. */
  readonly region?: string | undefined
}

/** How sure a result is: below it stands under "Perhaps". */
export const SURE_ENOUGH = 650
const GOOD = 835
const WORST_SHOWN = 250
const SPEND_UNASKED = 3

export type FoundFactor<F extends SearchedFactor> = {
  readonly named: NamedFactors<F>
  /** In the unit that fits. */
  readonly row: F
  readonly score: number
  /** What people call it, where a phrase found it; `null`: words of the publisher did. */
  readonly activity: Activity | null
  /** Whose figure it is, where it is not the country's own. */
  readonly foreign: string | null
}

export type FactorAnswer<F extends SearchedFactor> = {
  /** An activity that no publisher has a factor of. */
  readonly none: Activity | null
  readonly found: readonly FoundFactor<F>[]
}

/** Best first. As typed; where that finds nothing good, with slips of one letter put right. */
export function searchFactors<F extends SearchedFactor>(
  index: SearchIndex<F>,
  question: FactorQuestion,
): FactorAnswer<F> {
  const asTyped = find(index, question, (word) => word)
  const best = asTyped.found[0]?.score ?? 0
  if (asTyped.none || best >= GOOD) return asTyped
  const spelt = find(index, question, (word) =>
    correctSpelling(word, (each) => isWordOf(index, each)),
  )
  return spelt.none || (spelt.found[0]?.score ?? 0) > best ? spelt : asTyped
}

function find<F extends SearchedFactor>(
  index: SearchIndex<F>,
  { words, country = 'GB', region, category, kind }: FactorQuestion,
  spell: (word: string) => string,
): FactorAnswer<F> {
  const asked = readWords({ words, category, spell })
  const narrowing = { country, category, kind }
  const where = { narrowing, region: region ?? null }
  const phrases = phraseMatches(asked)
  const none = bestNone(phrases, narrowing)
  const best = new Map<NamedFactors<F>, FoundFactor<F>>()
  const put = (hit: FoundFactor<F>) => {
    const before = best.get(hit.named)
    if (!before || before.score < hit.score) best.set(hit.named, hit)
  }
  const ofPhrases = usualFactors(index, asked, { ...where, phrases })
  for (const hit of ofPhrases) put({ ...hit, score: hit.score - unasked(hit, narrowing) })
  if (![...best.values()].some(({ score }) => score >= SURE_ENOUGH)) {
    const partly = partialPhraseMatches(asked)
    for (const hit of usualFactors(index, asked, { ...where, phrases: partly })) put(hit)
  }
  for (const { named, row, score } of wordMatches(index, asked, narrowing)) {
    put({ named, row, score, activity: null, foreign: foreignSentence(named, country) })
  }
  const found = [...best.values()].sort(byFit)
  if (none && none.score >= (found[0]?.score ?? 0)) return { none: none.activity, found: [] }
  return {
    none: null,
    found: found
      .filter(({ score }) => score >= WORST_SHOWN)
      .map((hit) => ({ ...hit, row: preferredRow(hit, { country, units: asked.units }) })),
  }
}

const byFit = <F extends SearchedFactor>(a: FoundFactor<F>, b: FoundFactor<F>) =>
  b.score - a.score ||
  a.named.name.length - b.named.name.length ||
  (a.row.factorId < b.row.factorId ? -1 : 1)

const unasked = ({ named }: FoundFactor<SearchedFactor>, { kind }: Narrowing) =>
  named.kind === 'spend' && !kind ? SPEND_UNASKED : 0

type Usual = {
  readonly narrowing: Narrowing
  readonly region: string | null
  readonly phrases: ReadonlyMap<Activity, number>
}

/** The usual row of each activity that a phrase named. */
function usualFactors<F extends SearchedFactor>(
  index: SearchIndex<F>,
  asked: AskedWords,
  { narrowing, region, phrases }: Usual,
): FoundFactor<F>[] {
  const { country } = narrowing
  return [...phrases].flatMap(([activity, score]) => {
    const found = findDefault(index, activity, { country, region, asked })
    if (!found || !isAllowed(found.fallback, narrowing)) return []
    const { fallback, named, row } = found
    const foreign = foreignSentence(named, country)
    return [{ named, row, score: score - fallback.at / 1000, activity, foreign }]
  })
}

/** Spending is offered where the kind or the category allows it. */
const isAllowed = (
  { categories, kind }: Pick<DefaultFactor, 'categories' | 'kind'>,
  asked: Narrowing,
): boolean =>
  (!asked.category || categories.includes(asked.category)) &&
  (kind === 'none' || !asked.kind || kind === asked.kind)

function bestNone(phrases: ReadonlyMap<Activity, number>, narrowing: Narrowing) {
  let best: { readonly activity: Activity; readonly score: number } | null = null
  for (const [activity, score] of phrases) {
    const [first] = DEFAULTS_OF.get(activity) ?? []
    if (first?.kind !== 'none' || !isAllowed(first, narrowing)) continue
    if (!best || best.score < score) best = { activity, score }
  }
  return best
}
