import type { Database } from '@understory/database/connect.ts'
import { CAPABILITIES } from '../capabilities.ts'
import type { FootprintBreach } from '../footprint-rules/footprint-check.ts'

const MOST_EXAMPLES = 5

type FootprintFinding = {
  readonly id: string
  readonly rule: string
  readonly checked: number
  readonly breaches: number
  readonly examples: readonly FootprintBreach[]
}

/** Computes every stored figure again from what was given and the factors it names, by the manifests. */
export async function verifyFootprints(db: Database): Promise<FootprintFinding[]> {
  const findings: FootprintFinding[] = []
  for (const { id, rule, find } of CAPABILITIES.flatMap((each) => each.footprintChecks ?? [])) {
    const { checked, breaches } = await find(db)
    const examples = breaches.slice(0, MOST_EXAMPLES)
    findings.push({ id, rule, checked, breaches: breaches.length, examples })
  }
  return findings
}
