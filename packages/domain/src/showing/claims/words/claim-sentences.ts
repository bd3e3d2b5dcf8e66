export type ClaimSentence = { readonly text: string; readonly start: number }

/** A sentence ends at `.`, `!`, `?` or `;` before a space, and with its line. */
export function claimSentences(text: string): ClaimSentence[] {
  const sentences: ClaimSentence[] = []
  let start = 0
  for (const { index, 0: end } of text.matchAll(/[.!?;](?=\s)|[\r\n\u0085\u2028\u2029]+/gu)) {
    sentences.push({ text: text.slice(start, index), start })
    start = index + end.length
  }
  sentences.push({ text: text.slice(start), start })
  return sentences.filter((sentence) => sentence.text.trim() !== '')
}
