const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Which letters a word has, as bits; what is no letter has one bit in common. */
function lettersOf(word: string): number {
  let mask = 0
  for (const letter of word) mask |= 1 << (LETTERS.indexOf(letter) + 1)
  return mask
}

/**
 * Finds the words nearest to one that is written wrongly: a letter too many, too few, another one, or two
 * that changed places. Words that differ in too many letters are passed over without being compared.
 */
export function nearWords(known: readonly string[]) {
  const masks = Uint32Array.from(known, lettersOf)

  /** All those with the fewest slips, and none with more than `most`. */
  return (word: string, most: number): string[] => {
    const mask = lettersOf(word)
    let fewest = most
    let nearest: string[] = []
    for (const [index, candidate] of known.entries()) {
      if (Math.abs(candidate.length - word.length) > fewest) continue
      if (differing(mask, masks[index] ?? 0) > 2 * fewest) continue
      const slips = slipsBetween(word, candidate)
      if (slips > fewest) continue
      if (slips < fewest) nearest = []
      fewest = slips
      nearest.push(candidate)
    }
    return nearest
  }
}

function differing(one: number, other: number): number {
  let count = 0
  for (let rest = one ^ other; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** The distance of optimal string alignment (Damerau–Levenshtein, each part changed once at most). */
export function slipsBetween(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const changed = (last[column - 1] ?? 0) + (isSame ? 0 : 1)
      let slips = Math.min(changed, (last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1)
      const isSwapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1]
      if (isSwapped) slips = Math.min(slips, (before[column - 2] ?? 0) + 1)
      next.push(slips)
    }
    before = last
    last = next
  }
  return last[other.length] ?? 0
}
