import { REFUSALS, type RefusalCode } from '@understory/contracts/refusals/refusals.ts'

/** What the API would say, for a page that finds the same out in the browser. */
export function sentencesOf<Name extends string>(
  codes: Readonly<Record<Name, RefusalCode>>,
): Readonly<Record<Name, string>> {
  const entries = Object.entries<RefusalCode>(codes).map(([name, code]) => [
    name,
    REFUSALS[code][1],
  ])
  return Object.fromEntries(entries)
}
