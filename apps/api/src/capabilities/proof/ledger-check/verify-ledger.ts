import type { Database, Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import { inSnapshot } from '../../../database/in-snapshot.ts'
import { LEDGER_RULES } from '../../../from-manifests/ledger-rules.ts'
import type { Check } from '../../../ledger-rules/check.ts'
import { type Breach, type Finding, Findings } from '../../../ledger-rules/findings.ts'

const EXAMPLES = 5
/**
 * Checks every rule about money and impact against the database, in one read-only snapshot: it can be
 * run while the product serves. One finding per rule, with zero breaches where the rule holds. Whole: what otherwise
 * is a sample is all there is.
 */
export function verifyLedger(
  db: Database,
  { isWhole = false }: { readonly isWhole?: boolean } = {},
): Promise<Finding[]> {
  return inSnapshot(db, async (tx) => {
    const findings: Finding[] = []
    for (const check of LEDGER_RULES)
      findings.push(await runCheck(tx, isWhole ? ofAll(check) : check))
    return findings
  })
}

const ofAll = (check: Check): Check => ('find' in check ? { ...check, ...check.whole } : check)

/** Within a transaction, as that sees the database. */
export async function runCheck(tx: Tx, check: Check): Promise<Finding> {
  const { id, rule } = check
  if ('find' in check) {
    const findings = new Findings()
    await check.find(tx, findings)
    return findings.of(id, rule)
  }
  const { rows } = await sql<Breach & { breaches: number }>`
    with breach as (${sql.raw(check.statement)})
    select subject, detail, count(*) over () as breaches from breach
    order by subject limit ${sql.lit(EXAMPLES)}`.execute(tx)
  const examples = rows.map(({ subject, detail }) => ({ subject, detail }))
  return { id, rule, breaches: rows[0]?.breaches ?? 0, examples }
}
