import type { Database, Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import { inSnapshot } from '../../http/in-snapshot.ts'
import type { Check } from './check.ts'
import { LEDGER_CHECKS } from './ledger-checks.ts'
import { PAYMENT_CHECKS } from './payment-checks.ts'
import { STORE_CHECKS } from './store-checks.ts'
import { SUPPLY_CHECKS } from './supply-checks.ts'
import { TENANT_CHECKS } from './tenant-checks.ts'

export type Breach = { readonly subject: string; readonly detail: string }
export type Finding = {
  readonly id: string
  readonly rule: string
  readonly breaches: number
  /** The first few. */
  readonly examples: readonly Breach[]
}

const EXAMPLES = 5
export const CHECKS: readonly Check[] = [
  ...LEDGER_CHECKS,
  ...PAYMENT_CHECKS,
  ...STORE_CHECKS,
  ...SUPPLY_CHECKS,
  ...TENANT_CHECKS,
]

/**
 * Checks every rule about money and impact against the database, in one read-only snapshot: it can be
 * run while the product serves. One finding per rule, with zero breaches where the rule holds.
 */
export function verifyLedger(db: Database): Promise<Finding[]> {
  return inSnapshot(db, async (tx) => {
    const findings: Finding[] = []
    for (const check of CHECKS) findings.push(await run(tx, check))
    return findings
  })
}

async function run(tx: Tx, { id, rule, statement }: Check): Promise<Finding> {
  const { rows } = await sql<Breach & { breaches: number }>`
    with breach as (${sql.raw(statement)})
    select subject, detail, count(*) over () as breaches from breach
    order by subject limit ${sql.lit(EXAMPLES)}`.execute(tx)
  const examples = rows.map(({ subject, detail }) => ({ subject, detail }))
  return { id, rule, breaches: rows[0]?.breaches ?? 0, examples }
}
