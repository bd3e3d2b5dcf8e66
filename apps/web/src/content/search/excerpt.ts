/** A piece of text, and whether it is what was searched for. */
export type ExcerptPart = { readonly text: string; readonly isMatch: boolean }

/** A word of a text with the term that it is found by, or what is between two words, with none. */
export type Token = { readonly text: string; readonly term: string }

const LONGEST = 200
const BEFORE = 60

/** The part of a text that shows why it was found, cut between words, with the words that matched. */
export function excerptOf(tokens: readonly Token[], terms: readonly string[]): ExcerptPart[] {
  const isMatch = ({ term }: Token) => term !== '' && terms.includes(term)
  const { from, to } = cut(tokens, Math.max(0, tokens.findIndex(isMatch)))
  const parts: ExcerptPart[] = []
  if (from > 0) parts.push({ text: '… ', isMatch: false })
  for (const token of tokens.slice(from, to)) {
    const last = parts.at(-1)
    if (isMatch(token)) parts.push({ text: token.text, isMatch: true })
    else if (last && !last.isMatch) {
      parts.splice(-1, 1, { ...last, text: last.text + token.text })
    } else parts.push({ text: token.text, isMatch: false })
  }
  if (to < tokens.length) parts.push({ text: ' …', isMatch: false })
  return parts
}

/** Some words before the one at `at`, and as many after it as there is room for. */
function cut(tokens: readonly Token[], at: number): { from: number; to: number } {
  const lengthAt = (index: number) => tokens[index]?.text.length ?? 0
  let from = at
  for (let length = 0; from > 0 && length < BEFORE; from -= 1) length += lengthAt(from - 1)
  let to = from
  for (let length = 0; to < tokens.length && length < LONGEST; to += 1) length += lengthAt(to)
  const isBetween = (index: number) => tokens[index]?.term === ''
  while (from > 0 && from < at && isBetween(from)) from += 1
  while (to < tokens.length && to > at + 1 && isBetween(to - 1)) to -= 1
  return { from, to }
}
