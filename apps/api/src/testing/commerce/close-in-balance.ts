import { verifyLedger } from '../../capabilities/proof/ledger-check/verify-ledger.ts'
import type { TestApi } from '../start-test-api.ts'

/** Closes the API of a test file; throws where payments, ledger, totals, invoices or certificates disagree. */
export async function closeInBalance(api: TestApi): Promise<void> {
  const breaches = (await verifyLedger(api.deps.db)).filter((finding) => finding.breaches > 0)
  await api.close()
  if (breaches.length > 0) throw new Error(JSON.stringify(breaches))
}
