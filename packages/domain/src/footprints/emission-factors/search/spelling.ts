import { groupedBy } from '../../../language/grouped-by.ts'
import { ALIASES, VOCABULARY } from './phrases.ts'
import { isPlace } from './places.ts'

const SHORTEST = 5
const SHORTEST_KNOWN = 4

type KnownWord = { readonly word: string; readonly count: number }

const BY_LENGTH: ReadonlyMap<number, readonly KnownWord[]> = groupedBy(
  [...VOCABULARY]
    .map(([word, count]) => ({ word, count }))
    .filter(({ word }) => word.length >= SHORTEST_KNOWN),
  ({ word }) => word.length,
)

/** A slip of one letter, or the same letters in another order: "electrcity", "desiel". Words that are known stay. */
export function correctSpelling(word: string, isKnown: (word: string) => boolean): string {
  if (word.length < SHORTEST || /\d/.test(word)) return word
  if (VOCABULARY.has(word) || isKnown(word) || isPlace(word) || ALIASES.has(word)) return word
  const near = [-1, 0, 1].flatMap((more) => BY_LENGTH.get(word.length + more) ?? [])
  return (
    best(near.filter((each) => isOneSlip(word, each.word))) ??
    best(near.filter((each) => isJumble(word, each.word))) ??
    word
  )
}

/** The commonest, then the first in the alphabet. */
function best(found: readonly KnownWord[]): string | undefined {
  return found.toSorted((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))[0]?.word
}

/** One letter more, less or another, or two neighbours exchanged. */
export function isOneSlip(a: string, b: string): boolean {
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const [one, other] = [a.slice(start), b.slice(start)]
  if (one.length > other.length) return one.slice(1) === other
  if (one.length < other.length) return one === other.slice(1)
  const isExchanged = one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2)
  return one.length > 0 && (one.slice(1) === other.slice(1) || isExchanged)
}

const lettersOf = (word: string) => [...word].sort().join('')

/** The same letters, two moves apart. */
function isJumble(a: string, b: string): boolean {
  return a.length === b.length && lettersOf(a) === lettersOf(b) && distance(a, b) === 2
}

/** Insertions, deletions, replacements and exchanges of neighbours between two words. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)]
  const cell = (i: number, j: number) => rows[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i++) {
    rows.push([i])
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const isExchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      rows[i]?.push(
        Math.min(
          cell(i - 1, j) + 1,
          cell(i, j - 1) + 1,
          cell(i - 1, j - 1) + (isSame ? 0 : 1),
          isExchanged ? cell(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
  }
  return cell(a.length, b.length)
}
