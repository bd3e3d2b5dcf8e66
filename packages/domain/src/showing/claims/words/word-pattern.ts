import type { ClaimWord } from './claim-words.ts'

/**
 * Alternatives parted by `;`, each a row of parts parted by spaces: `a/b` is one of these words, `x*` a word that
 * begins so, `#` a number, and `~n` stands for up to n words between.
 */
export type WordPattern = readonly Alternative[]

type Alternative = readonly PatternStep[]
type PatternStep = {
  /** How many words may stand before it. */
  readonly gap: number
  readonly fits: (word: string) => boolean
}

/** Of the words of a sentence, from the first to before the second. */
export type WordSpan = { readonly from: number; readonly to: number }

export function parseWordPattern(text: string): WordPattern {
  return text
    .split(';')
    .map((alternative) => alternative.trim())
    .filter((alternative) => alternative !== '')
    .map(parseAlternative)
}

function parseAlternative(text: string): Alternative {
  const steps: PatternStep[] = []
  let gap = 0
  for (const part of text.split(/\s+/)) {
    if (part.startsWith('~')) gap = Number(part.slice(1))
    else {
      steps.push({ gap, fits: wordTest(part) })
      gap = 0
    }
  }
  return steps
}

function wordTest(part: string): PatternStep['fits'] {
  const choices = part.split('/')
  const whole = new Set(choices.filter((choice) => !choice.endsWith('*') && choice !== '#'))
  const begun = choices.filter((choice) => choice.endsWith('*')).map((c) => c.slice(0, -1))
  const takesNumber = choices.includes('#')
  return (word) =>
    whole.has(word) ||
    (takesNumber && /^\d+$/.test(word)) ||
    begun.some((beginning) => word.startsWith(beginning))
}

/** Wherever the pattern matches, in the order of the sentence. */
export function findPattern(pattern: WordPattern, words: readonly ClaimWord[]): WordSpan[] {
  const found = pattern.flatMap((alternative) =>
    words.flatMap((_, from) =>
      endsOf(alternative, words, { step: 0, at: from }).map((to) => ({ from, to })),
    ),
  )
  return found.toSorted((one, other) => one.from - other.from || one.to - other.to)
}

type PatternPlace = { readonly step: number; readonly at: number }

function endsOf(
  alternative: Alternative,
  words: readonly ClaimWord[],
  { step, at }: PatternPlace,
): number[] {
  const next = alternative[step]
  if (!next) return [at]
  const furthest = Math.min(at + next.gap, words.length - 1)
  const ends: number[] = []
  for (let place = at; place <= furthest; place++) {
    const word = words[place]
    if (word && next.fits(word.text))
      ends.push(...endsOf(alternative, words, { step: step + 1, at: place + 1 }))
  }
  return ends
}
