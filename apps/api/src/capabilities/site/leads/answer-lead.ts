import type { Lead } from '@understory/contracts/site/leads.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'

const ANSWER_LEAD_LIMIT = 200
const TWO_YEARS_MS = 2 * 365 * 86_400_000

export async function listLeads({ db }: Pick<Deps, 'db'>): Promise<{ leads: Lead[] }> {
  const rows = await db
    .selectFrom('lead')
    .select(['id', 'topic', 'name', 'email', 'company', 'message', 'created_at'])
    .where('answered_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(ANSWER_LEAD_LIMIT)
    .execute()
  return {
    leads: rows.map(({ id, topic, created_at, ...lead }) => ({
      ...lead,
      leadId: id,
      topic,
      createdAt: created_at.toISOString(),
    })),
  }
}

type Answering = { readonly leadId: string; readonly answer: string }

/** Sends the answer by email. The second of two members of staff who answer at once is told it is done. */
export async function answerLead(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { staffId }: { readonly staffId: string | null },
  { leadId, answer }: Answering,
): Promise<Refused | undefined> {
  if (staffId === null) return refuse('FORBIDDEN')
  return transact(deps.db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('lead')
      .set({ answer, answered_by: staffId, answered_at: deps.clock() })
      .where('id', '=', leadId)
      .where('answered_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return refuse('LEAD_NOT_FOUND')
    await deps.jobs.enqueue(tx, 'send-lead-answer', { leadId })
  })
}

/** Two years after its answer nobody needs what was written. */
export async function sweepLeads({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('lead')
    .where('answered_at', '<', new Date(clock().getTime() - TWO_YEARS_MS))
    .execute()
}
