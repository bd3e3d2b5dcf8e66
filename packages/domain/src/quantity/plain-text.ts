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

/** PostgreSQL stores neither a NUL nor half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Cs}/u.test(text)
}

/** How long a person would say it is: in characters, not in code units. */
export function countCharacters(text: string): number {
  return Array.from(text).length
}
