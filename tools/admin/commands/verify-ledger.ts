import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createStripeGateway } from '@understory/adapters/payments-stripe/stripe-gateway.ts'
import type { Database } from '@understory/database/connect.ts'
import { HOUR_MS } from '@understory/domain/calendar/durations.ts'
import type { PaymentGateway } from '@understory/ports/payments/payment-gateway.ts'
import { compareBooks } from '../../../apps/api/src/capabilities/proof/ledger-check/provider/compare-books.ts'
import { verifyLedger } from '../../../apps/api/src/capabilities/proof/ledger-check/verify-ledger.ts'
import { verifyLog } from '../../../apps/api/src/capabilities/proof/ledger-check/verify-log.ts'
import type { Finding } from '../../../apps/api/src/ledger-rules/findings.ts'
import { DATA_FOLDER } from '../../folders.ts'
import { say } from '../../start/say.ts'
import { onDatabase } from '../on-database.ts'
import { printFindings } from '../print-findings.ts'

// The reconciler polls a payment from two minutes after its start, once a minute.
const SETTLED_WITHIN_MS = 5 * 60_000

export type VerifyLedgerOptions = {
  /** Trees of all orders, not of a sample. */
  readonly all?: boolean
  readonly withProvider?: boolean
  /** How far back payments are compared with the provider. */
  readonly hours?: string
}

/** Compares payments, ledger, totals, invoices and certificates, and builds the public log again. */
export async function checkLedger(options: VerifyLedgerOptions): Promise<boolean> {
  return sayFindings(await onDatabase((db) => findingsOf(db, options)))
}

/** Whether every rule holds. */
export function sayFindings(findings: readonly Finding[]): boolean {
  const allHold = printFindings(findings)
  const broken = findings.filter(({ breaches }) => breaches > 0)
  say(`${findings.length - broken.length} of ${findings.length} rules hold`)
  return allHold
}

export async function findingsOf(db: Database, options: VerifyLedgerOptions): Promise<Finding[]> {
  const ledger = await verifyLedger(db, { isWhole: options.all ?? false })
  const findings = [...ledger, ...(await verifyLog(db))]
  if (!options.withProvider) return findings
  const now = Date.now()
  const since = new Date(now - Number(options.hours ?? 72) * HOUR_MS)
  const paidBefore = new Date(now - SETTLED_WITHIN_MS)
  return [...findings, ...(await compareBooks(db, reachProvider(), { since, paidBefore }))]
}

export function reachProvider(): PaymentGateway {
  const webhookSecret = 'unused: nothing is received here'
  const clock = () => new Date()
  const { STRIPE_SECRET_KEY: secretKey } = process.env
  if (secretKey) return createStripeGateway({ secretKey, webhookSecret, clock })
  const { hostname: host, port } = new URL(process.env.SANDBOX_URL ?? sandboxOfThisCopy())
  const endpoint = { protocol: 'http', host, port: Number(port) } as const
  return createStripeGateway({
    secretKey: 'sk_test_local_understory',
    webhookSecret,
    endpoint,
    clock,
  })
}

function sandboxOfThisCopy(): string {
  try {
    const { port } = JSON.parse(readFileSync(join(DATA_FOLDER, 'sandbox/ports.json'), 'utf8'))
    return `http://127.0.0.1:${port}`
  } catch {
    throw new Error('no payments sandbox is running here; give SANDBOX_URL or STRIPE_SECRET_KEY.')
  }
}
