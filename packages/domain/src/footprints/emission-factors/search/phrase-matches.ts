import type { AskedWords } from './asked-words.ts'
import type { Activity } from './default-rows.ts'
import {
  LONGEST_PHRASE,
  PHRASES,
  PHRASES_BY_WORD,
  PHRASES_BY_WORDS,
  VOCABULARY,
} from './phrases.ts'
import { isSearched } from './words.ts'

const WHOLE = 1_000
const PART = 600
const OF_COVER = 200
const OF_HEAD = 30
const OF_EACH_WORD = 4

/** What people call by the words that stand together, with how well it fits: 1,000 and more where they cover everything. */
export function phraseMatches(asked: AskedWords): ReadonlyMap<Activity, number> {
  const scores = new Map<Activity, number>()
  const isSame = asked.words.length === asked.withPlace.length
  for (const words of isSame ? [asked.words] : [asked.words, asked.withPlace]) {
    for (const [activity, score] of matchesOf(words, asked.head)) {
      if ((scores.get(activity) ?? 0) < score) scores.set(activity, score)
    }
  }
  return scores
}

type Hit = { readonly places: Set<number>; longest: number }

function matchesOf(words: readonly string[], head: string | null): [Activity, number][] {
  const searched = words.filter(isSearched).length
  return [...hitsIn(words)].map(([activity, { places, longest }]) => {
    const matched = [...places].filter((at) => isSearched(words[at] ?? '')).length
    const cover = searched === 0 ? 1 : matched / searched
    const hasHead = head !== null && [...places].some((at) => words[at] === head)
    const fit = cover >= 1 ? WHOLE : PART + OF_COVER * cover + (hasHead ? OF_HEAD : 0)
    return [activity, fit + OF_EACH_WORD * longest]
  })
}

/** Each phrase where it stands first. */
function hitsIn(words: readonly string[]): ReadonlyMap<Activity, Hit> {
  const hits = new Map<Activity, Hit>()
  const seen = new Set<string>()
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST_PHRASE); to++) {
      const key = words.slice(from, to).join(' ')
      if (seen.has(key)) continue
      seen.add(key)
      for (const { activity } of PHRASES_BY_WORDS.get(key) ?? []) {
        const hit = hits.get(activity) ?? { places: new Set(), longest: 0 }
        for (let at = from; at < to; at++) hit.places.add(at)
        hit.longest = Math.max(hit.longest, to - from)
        hits.set(activity, hit)
      }
    }
  }
  return hits
}

const PARTLY = 250
const OF_FIT = 350
const HEAD_SHARED = 1.15

/** Phrases of which some words were typed, by how telling the shared ones are: from 250 to 600. */
export function partialPhraseMatches(asked: AskedWords): ReadonlyMap<Activity, number> {
  const { searched, head } = asked
  const whole = weightOf(searched)
  const fits = new Map<Activity, number>()
  for (const phrase of new Set(searched.flatMap((word) => PHRASES_BY_WORD.get(word) ?? []))) {
    const shared = phrase.words.filter((word) => searched.includes(word))
    const weight = weightOf(shared)
    const hasHead = head !== null && shared.includes(head)
    const fit = (weight / weightOf(phrase.words)) * (weight / whole) * (hasHead ? HEAD_SHARED : 1)
    if ((fits.get(phrase.activity) ?? 0) < fit) fits.set(phrase.activity, fit)
  }
  return new Map([...fits].map(([activity, fit]) => [activity, PARTLY + OF_FIT * Math.min(1, fit)]))
}

/** Rare words tell more. */
const weightOf = (words: readonly string[]) =>
  words.reduce((sum, word) => sum + Math.log(1 + PHRASES.length / (VOCABULARY.get(word) ?? 0.5)), 0)
