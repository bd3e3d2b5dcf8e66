import type { Breach } from '../source.ts'

/** Files that have words in their code and are not listed, and files that are listed and have none any more. */
export function findUnlisted(
  counts: ReadonlyMap<string, number>,
  listed: readonly string[],
  rule: string,
): Breach[] {
  const breach = (path: string, message: string): Breach => ({ path, rule, message })
  return [
    ...[...counts]
      .filter(([path]) => !listed.includes(path))
      .map(([path, count]) =>
        breach(path, `${count} pieces of text belong in messages/en-GB.json`),
      ),
    ...listed
      .filter((path) => !counts.has(path))
      .map((path) => breach(path, 'has none of its words in its code: strike it off the list')),
  ]
}
