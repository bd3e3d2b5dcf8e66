/** A word as rules read it, and where it stands in the text. */
export type ClaimWord = { readonly text: string; readonly start: number; readonly end: number }

const APOSTROPHES = /['‘’‛ʼ′`´＇]/u
/** Takes up no room on a page: a word with one inside reads like the word. */
const UNSEEN = /[\p{Cf}\p{M}]/u
const NEGATIONS = new Set('not never isnt arent wasnt dont doesnt didnt'.split(' '))
const ONLY = new Set('only just merely simply solely'.split(' '))

type Reading = {
  /** Whether an unseen character parts two words. */
  readonly unseenParts: boolean
  /** Whether “per cent” is the word “percent”. */
  readonly joinsPerCent: boolean
}

/** Ways to read the same letters: what is found in one of them is found. */
const READINGS: readonly Reading[] = [
  { unseenParts: false, joinsPerCent: true },
  { unseenParts: false, joinsPerCent: false },
  { unseenParts: true, joinsPerCent: false },
]

/** The words of a sentence, in each way of reading them that differs; `offset` is where it begins in the text. */
export function readingsOf(sentence: string, offset: number): ClaimWord[][] {
  const seen = new Set<string>()
  return READINGS.map((reading) => claimWordsOf(sentence, offset, reading)).filter((words) => {
    const key = words.map(({ text }) => text).join(' ')
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function claimWordsOf(sentence: string, offset: number, reading: Reading): ClaimWord[] {
  const words: ClaimWord[] = []
  let open: { text: string; start: number; end: number } | null = null
  const close = () => {
    if (open && open.text !== '') words.push(open)
    open = null
  }
  let at = offset
  for (const character of sentence) {
    const end = at + character.length
    for (const letter of lettersOf(character, reading)) {
      if (letter === ' ') close()
      else {
        open ??= { text: '', start: at, end }
        open.text += letter
        open.end = end
      }
    }
    at = end
  }
  close()
  return withoutOnly(reading.joinsPerCent ? withPercent(words) : words)
}

/** What a character is read as: letters and digits, a space between words, or nothing. */
function lettersOf(character: string, { unseenParts }: Reading): string {
  if (APOSTROPHES.test(character)) return ''
  if (character === '%' || character === '％') return ' percent '
  if (UNSEEN.test(character)) return unseenParts && !/\p{M}/u.test(character) ? ' ' : ''
  return character
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, ' ')
}

function withPercent(words: readonly ClaimWord[]): ClaimWord[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1]
    if (word.text === 'per' && next?.text === 'cent') {
      return [{ text: 'percent', start: word.start, end: next.end }]
    }
    return word.text === 'cent' && words[at - 1]?.text === 'per' ? [] : [word]
  })
}

/** “Not only recyclable but carbon neutral” is a claim: “not only” denies nothing. */
function withoutOnly(words: readonly ClaimWord[]): ClaimWord[] {
  const isPair = (at: number) =>
    NEGATIONS.has(words[at]?.text ?? '') && ONLY.has(words[at + 1]?.text ?? '')
  return words.filter((_, at) => !isPair(at) && !isPair(at - 1))
}
