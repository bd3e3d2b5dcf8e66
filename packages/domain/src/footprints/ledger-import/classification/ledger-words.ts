import { stemOf, tokensOf } from '../../emission-factors/search/words.ts'

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** They name no supplier and no purchase. */
const LITTLE_WORDS = wordSet(
  'the a an of for to and in on at by with from ltd limited plc llp llc inc gmbh pty uk com www',
)

/** They say nothing of what was bought, and count as nothing when a phrase is measured against a text. */
export const WORDS_OF_PAYMENTS: ReadonlySet<string> = new Set(
  [
    'direct debit dd card payment purchase invoice inv ref bill monthly annual quarterly standing order',
    'january february march april may june july august september october november december',
    'jan feb mar apr jun jul aug sep oct nov dec q1 q2 q3 q4 day week month year new',
  ].flatMap((words) => words.split(' ')),
)

/** Texts whose words are kept: accounts and suppliers come again and again. */
const MOST_TEXTS = 5_000
const KNOWN_TEXTS = new Map<string, readonly string[]>()

/** The words of an account, a supplier or a text, as they are compared. */
export function ledgerWords(text: string): readonly string[] {
  const known = KNOWN_TEXTS.get(text)
  if (known) return known
  const words = tokensOf(text)
    .filter((word) => !LITTLE_WORDS.has(word) && !/^\d+$/.test(word))
    .map(stemOf)
  if (KNOWN_TEXTS.size >= MOST_TEXTS) KNOWN_TEXTS.clear()
  KNOWN_TEXTS.set(text, words)
  return words
}

/** Two names are the same where this is. */
export const ledgerKey = (text: string): string => ledgerWords(text).join(' ')
