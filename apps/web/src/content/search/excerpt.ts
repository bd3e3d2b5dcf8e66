/** A piece of text, and whether it is what was searched for. */
export type ExcerptPart = { readonly text: string; readonly isMatch: boolean }

/** What stands between two words. */
export const BETWEEN = -1

/** A text cut into words and what is between them. */
export type Tokens = {
  readonly text: string
  /** Where each token begins, and after the last where it ends. */
  readonly starts: Uint32Array
  /** The number of the term that each word is found by; the others have `BETWEEN`. */
  readonly terms: Int32Array
}

const LONGEST = 200
const BEFORE = 60

/** The part of a text that shows why it was found, cut between words, with the words that matched. */
export function excerptOf(tokens: Tokens, found: ReadonlySet<number>): ExcerptPart[] {
  const { text, starts, terms } = tokens
  const isMatch = (term: number) => found.has(term)
  const startOf = (index: number) => starts[index] ?? text.length
  const { from, to } = cut(tokens, Math.max(0, terms.findIndex(isMatch)))
  const parts: ExcerptPart[] = []
  if (from > 0) parts.push({ text: '… ', isMatch: false })
  let plain = from
  const endPlain = (end: number) => {
    if (end > plain) parts.push({ text: text.slice(startOf(plain), startOf(end)), isMatch: false })
  }
  for (let index = from; index < to; index += 1) {
    if (!isMatch(terms[index] ?? BETWEEN)) continue
    endPlain(index)
    parts.push({ text: text.slice(startOf(index), startOf(index + 1)), isMatch: true })
    plain = index + 1
  }
  endPlain(to)
  if (to < terms.length) parts.push({ text: ' …', isMatch: false })
  return parts
}

/** Some words before the one at `at`, and as many after it as there is room for. */
function cut({ starts, terms }: Tokens, at: number): { from: number; to: number } {
  const lengthOf = (from: number, to: number) => (starts[to] ?? 0) - (starts[from] ?? 0)
  let from = at
  while (from > 0 && lengthOf(from, at) < BEFORE) from -= 1
  let to = from
  while (to < terms.length && lengthOf(from, to) < LONGEST) to += 1
  const isBetween = (index: number) => terms[index] === BETWEEN
  while (from > 0 && from < at && isBetween(from)) from += 1
  while (to < terms.length && to > at + 1 && isBetween(to - 1)) to -= 1
  return { from, to }
}
