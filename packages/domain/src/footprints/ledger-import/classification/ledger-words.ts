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

/** The words of an account, a supplier or a text, as they are compared. */
export const ledgerWords = (text: string): readonly string[] =>
  tokensOf(text)
    .filter((word) => !LITTLE_WORDS.has(word) && !/^\d+$/.test(word))
    .map(stemOf)

/** Two names are the same where this is. */
export const ledgerKey = (text: string): string => ledgerWords(text).join(' ')
