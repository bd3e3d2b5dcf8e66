import type { DisclosureFact, FactName, FactSource } from '../disclosure-fact.ts'

export const FRAMEWORKS = [
  'ppn-006',
  'vsme',
  'cdp-sme',
  'sbti-sme',
  'iso-14064-1',
  'ghg-protocol',
] as const
export type Framework = (typeof FRAMEWORKS)[number]

/** A fact in its place in a framework. */
export type FrameworkFact = DisclosureFact & {
  readonly section: string
  /** What the framework itself calls it; `null`: nothing. */
  readonly ref: string | null
}

type AskedRow = readonly [key: string, section: string, label: string, ...ref: string[]]

/** Turns names of facts into those that a framework asks for, and what is known into its rows. */
export function askedFacts(rows: readonly AskedRow[]) {
  const byKey = new Map(rows.map((row) => [row[0], row]))
  return {
    name(key: string, sources: readonly FactSource[]): FactName {
      return { key, label: byKey.get(key)?.[2] ?? key, period: 'this', sources }
    },
    /** In the order of the framework; what nobody said anything of is a fault. */
    inOrder(facts: readonly DisclosureFact[]): FrameworkFact[] {
      const known = new Map(facts.map((fact) => [fact.key, fact]))
      return rows.map(([key, section, , ...ref]) => {
        const fact = known.get(key)
        if (!fact) throw new RangeError(`nothing is known of ${key}`)
        return { ...fact, section, ref: ref.filter(Boolean).join(', ') || null }
      })
    },
  }
}
