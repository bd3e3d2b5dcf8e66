import type { SecrDisclosure } from '@understory/contracts/footprints/secr.ts'

type Fact = SecrDisclosure['facts'][number]

/** A fact of this year, and the same of the year before. */
export type SecrPair = { readonly now: Fact; readonly before: Fact | null }

/** Facts of these keys, each with that of the year before; intensities go by their titles. */
export function secrPairs(facts: readonly Fact[], isOf: (key: string) => boolean): SecrPair[] {
  return facts
    .filter(({ key, period }) => period === 'this' && isOf(key))
    .map((now) => ({
      now,
      before:
        facts.find(
          ({ key, label, period }) =>
            period === 'before' && key === now.key && (key !== 'intensity' || label === now.label),
        ) ?? null,
    }))
}
