import type { Tx } from '@understory/database/connect.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { countOpenFacts } from '../sold-in-united-states.ts'

/**
 * Staff hear once of each project that is for sale and whose CO2e may no longer be sold in the United States, because
 * something that it must publish is missing.
 */
export async function lookAtGate({
  db,
  clock,
  jobs,
  newId,
}: Pick<Deps, 'db' | 'clock' | 'jobs' | 'newId'>): Promise<void> {
  const offered = await db
    .selectFrom('project')
    .select('id')
    .where('impact', '=', 'co2e')
    .where('is_offered', '=', true)
    .orderBy('id')
    .execute()
  for (const { id: projectId } of offered) {
    await transact(db, async (tx) => {
      const isHeldBack = (await countOpenFacts(tx, projectId)) !== 0
      const isNews = await storeGate(tx, { projectId, isHeldBack, at: clock() })
      if (!isNews || !isHeldBack) return
      await jobs.enqueue(tx, 'send-held-back-alert', { projectId, messageId: newId() })
    })
  }
}

type Gate = { readonly projectId: string; readonly isHeldBack: boolean; readonly at: Date }

/** Whether it is otherwise than it was; two that look at once say so once. */
async function storeGate(tx: Tx, { projectId, isHeldBack, at }: Gate): Promise<boolean> {
  const stored = await tx
    .insertInto('project_gate')
    .values({ project_id: projectId, is_held_back: isHeldBack, changed_at: at })
    .onConflict((conflict) =>
      conflict
        .column('project_id')
        .doUpdateSet({ is_held_back: isHeldBack, changed_at: at })
        .where('project_gate.is_held_back', '!=', isHeldBack),
    )
    .returning('project_id')
    .executeTakeFirst()
  return stored !== undefined
}
