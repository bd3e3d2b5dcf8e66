import type { Tx } from '@understory/database/connect.ts'
import type { Deps } from '../../../deps.ts'

/** Owners are told that a purchase of a key waits for a person. */
export function askPerson(tx: Tx, { jobs }: Pick<Deps, 'jobs'>, purchaseId: string): Promise<void> {
  return jobs.enqueue(tx, 'send-purchase-needs-you', { purchaseId })
}
