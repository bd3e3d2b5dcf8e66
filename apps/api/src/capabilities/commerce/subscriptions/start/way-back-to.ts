import type { Payable } from '@understory/contracts/commerce/payments/payments.ts'
import type { Database } from '@understory/database/connect.ts'
import { hasEnded } from '@understory/domain/commerce/subscriptions/subscription-status.ts'
import { cycleToPay } from '../present-subscription.ts'
import { listCycles, type SubscriptionRow } from '../subscription-records.ts'

/** Where someone whose card was refused pays after all: a plan that never ran is started again, one that runs has a cycle due. */
export async function wayBackTo(db: Database, row: SubscriptionRow): Promise<Payable | null> {
  if (hasEnded(row.status)) return null
  if (!row.activated_at) return { pays: 'plan', id: row.quote_id }
  const due = cycleToPay(row, await listCycles(db, [row.id]))
  return due ? { pays: 'due', id: row.id } : null
}
