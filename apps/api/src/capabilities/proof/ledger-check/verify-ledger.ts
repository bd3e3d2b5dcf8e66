import type { Database, Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import { inSnapshot } from '../../../database/in-snapshot.ts'
import type { Check } from './check.ts'
import { BILLS_AND_THEIR_ORDERS } from './checks/bills-and-their-orders.ts'
import { LEDGER_CHECKS } from './checks/ledger-checks.ts'
import { ORDERS_AND_THEIR_TERMS } from './checks/orders-and-their-terms.ts'
import { PAYMENT_CHECKS } from './checks/payment-checks.ts'
import { compareRootsOfEntries } from './checks/roots-of-entries.ts'
import { STORE_CHECKS } from './checks/store-checks.ts'
import { SUPPLY_CHECKS } from './checks/supply-checks.ts'
import { TENANT_CHECKS } from './checks/tenant-checks.ts'
import { type Breach, type Finding, Findings } from './findings.ts'

const EXAMPLES = 5
export const CHECKS: readonly Check[] = [
  ...LEDGER_CHECKS,
  ...PAYMENT_CHECKS,
  ...STORE_CHECKS,
  ...BILLS_AND_THEIR_ORDERS,
  compareRootsOfEntries(false),
  ...ORDERS_AND_THEIR_TERMS,
  ...SUPPLY_CHECKS,
  ...TENANT_CHECKS,
]

/**
 * Checks every rule about money and impact against the database, in one read-only snapshot: it can be
 * run while the product serves. One finding per rule, with zero breaches where the rule holds. Whole: what otherwise
 * is a sample is all there is.
 */
export function verifyLedger(
  db: Database,
  { isWhole = false }: { readonly isWhole?: boolean } = {},
): Promise<Finding[]> {
  const whole = compareRootsOfEntries(isWhole)
  return inSnapshot(db, async (tx) => {
    const findings: Finding[] = []
    for (const check of CHECKS)
      findings.push(await runCheck(tx, check.id === whole.id ? whole : check))
    return findings
  })
}

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
