export const MOST_GIFTS = 200
export const LONGEST_NAME = 80

export type Recipient = { readonly name: string; readonly email: string | null }

// A name, a separator and the longest email there is; nothing longer is read as both.
const LONGEST_LINE = LONGEST_NAME + 2 + 254

/**
 * A list as people paste it: a person a line, the email after a comma, semicolon or tab if there is
 * one. It stops after one line too many, which is enough to refuse the list.
 */
export function readRecipients(text: string): Recipient[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, MOST_GIFTS + 1)
    .map((line) => readRecipient(line.slice(0, LONGEST_LINE + 1)))
}

function readRecipient(line: string): Recipient {
  const at = line.length > LONGEST_LINE ? -1 : lastSeparator(line)
  const name = withoutSeparatorsAtEnd(line.slice(0, at + 1))
  const [, email] = /^<?([^<>]*)>?$/.exec(line.slice(at + 1)) ?? []
  return name && email?.includes('@')
    ? { name, email: email.toLowerCase() }
    : { name: line, email: null }
}

const SEPARATORS = [' ', '\u00a0', '\t', ',', ';']

function lastSeparator(line: string): number {
  return Math.max(...SEPARATORS.map((separator) => line.lastIndexOf(separator)))
}

function withoutSeparatorsAtEnd(text: string): string {
  let end = text.length
  while (SEPARATORS.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
