/**
 * Control characters, and the invisible marks that reorder or hide text around them. None belongs
 * in a line that will be printed beside figures someone trusts.
 */
const UNPRINTABLE =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u

export function isPlainLine(text: string): boolean {
  return !UNPRINTABLE.test(text)
}

export function withoutUnprintable(text: string): string {
  return text.replaceAll(new RegExp(UNPRINTABLE, 'gu'), '')
}

const SCHEME = /[a-z]:\/\/|\bmailto:|\bwww\./i
const PLAIN_TEXT_PATH = /[\p{L}\p{N}-]\.\p{L}{2,}\//u

/**
 * Whether it can be the name of a person or a company: one with the address of a page or a mailbox is no name, and
 * letters from us would carry it. A name that only looks like one, such as Booking.com, is one.
 */
export function namesNoAddress(text: string): boolean {
  return !text.includes('@') && !SCHEME.test(text) && !PLAIN_TEXT_PATH.test(text)
}

/** Words of a stranger, for a letter: a mail program makes no link of them. */
export function unlinked(text: string): string {
  return text
    .replaceAll(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, '.\u200b')
    .replaceAll('://', ':\u200b//')
    .replaceAll('@', '@\u200b')
}

/** PostgreSQL stores neither a NUL nor half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Cs}/u.test(text)
}

/** How long a person would say it is: in characters, not in code units. */
export function countCharacters(text: string): number {
  return Array.from(text).length
}
