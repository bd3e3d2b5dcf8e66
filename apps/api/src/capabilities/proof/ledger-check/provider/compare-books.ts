import type { Database } from '@understory/database/connect.ts'
import type { PaymentGateway } from '@understory/ports/payments/payment-gateway.ts'
import type { Finding } from '../../../../ledger-rules/findings.ts'
import { compareCycles } from './compare-cycles.ts'
import { compareMoneyBack } from './compare-money-back.ts'
import { compareSubscriptions } from './compare-subscriptions.ts'
import { type ComparedPeriod, compareWithProvider } from './compare-with-provider.ts'

/** Our books against those of the payment provider: purchases, plans and stores, refunds and disputes. */
export async function compareBooks(
  db: Database,
  gateway: PaymentGateway,
  asked: ComparedPeriod,
): Promise<Finding[]> {
  return [
    await compareWithProvider(db, gateway, asked),
    await compareCycles(db, gateway, asked),
    await compareSubscriptions(db, gateway, asked),
    ...(await compareMoneyBack(db, gateway, asked)),
  ]
}
