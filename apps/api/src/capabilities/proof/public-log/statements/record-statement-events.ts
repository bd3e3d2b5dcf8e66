import type { Tx } from '@understory/database/connect.ts'
import { recordEvents } from '../../../developers/events/public.ts'
import type { StatementPlan } from './plan-statement.ts'
import type { Withdrawn } from './store-statements.ts'

type StatedBatch = {
  readonly plans: readonly StatementPlan[]
  readonly fallen: readonly Withdrawn[]
  readonly at: Date
}

/** Programs are told of certificates that state something new, and of those that state nothing any more. */
export async function recordStatementEvents(
  tx: Tx,
  { plans, fallen, at }: StatedBatch,
): Promise<void> {
  const events = plans.flatMap(({ due, issued }) => {
    const { id: certificateId, accountId } = due
    const stated = issued.at(-1)?.statement.revision
    // The first statement is what `certificate.issued` told already.
    if (stated === 1) return []
    const withdrawn = fallen.findLast((each) => each.certificateId === certificateId)?.revision
    const revision = stated ?? withdrawn
    if (revision === undefined) return []
    const type = stated === undefined ? 'certificate.withdrawn' : 'certificate.revised'
    const subject = { certificateId, revision: String(revision) }
    return [{ accountId, type, subject, at } as const]
  })
  await recordEvents(tx, events)
}
