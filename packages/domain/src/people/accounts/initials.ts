/** Of the first two words that have a letter or a number: "Timber & Sons" is TS. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? [])
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase('en-GB')
}
