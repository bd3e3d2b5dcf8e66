/** A piece of text, and whether it is what was searched for. */
export type ExcerptPart = { readonly text: string; readonly isMatch: boolean }

const LONGEST = 200
const BEFORE = 60

/**
 * The part of a text that shows why it was found, cut between words, with the words that matched.
 * `words` are words of the text itself, in small letters.
 */
export function excerptOf(text: string, words: ReadonlySet<string>): readonly ExcerptPart[] {
  const tokens = text.split(/(?<=\s)/u)
  const isMatch = (token: string) => words.has(bareWord(token))
  const { from, to } = cut(tokens, Math.max(0, tokens.findIndex(isMatch)))
  const parts: ExcerptPart[] = []
  if (from > 0) parts.push({ text: '… ', isMatch: false })
  for (const token of tokens.slice(from, to)) {
    const last = parts.at(-1)
    if (isMatch(token)) parts.push({ text: token, isMatch: true })
    else if (last && !last.isMatch) parts.splice(-1, 1, { ...last, text: last.text + token })
    else parts.push({ text: token, isMatch: false })
  }
  if (to < tokens.length) parts.push({ text: '…', isMatch: false })
  return parts
}

/** Some words before the one at `at`, and as many after it as there is room for. */
function cut(tokens: readonly string[], at: number): { from: number; to: number } {
  let from = at
  for (let length = 0; from > 0 && length < BEFORE; from -= 1)
    length += tokens[from - 1]?.length ?? 0
  let to = from
  for (let length = 0; to < tokens.length && length < LONGEST; to += 1) {
    length += tokens[to]?.length ?? 0
  }
  return { from, to }
}

/** A word as the index has it: small letters, no accents, no punctuation around it. */
export const bareWord = (token: string): string =>
  token
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
