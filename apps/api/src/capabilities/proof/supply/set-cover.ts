import type { Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { isSupplyExceeded } from '../ledger/public.ts'

type Setting = {
  readonly projectId: string
  readonly isBoughtAhead: boolean
  readonly retiredWithinDays: number
}

/**
 * Changes what a project promises. To begin counting what is allocated of it, entries of the ledger wait
 * until all that were begun are committed: none is left out of the sum, and none is in it twice.
 */
export async function setCover(
  { db }: Pick<Deps, 'db'>,
  setting: Setting,
): Promise<undefined | Refused> {
  const { projectId, isBoughtAhead } = setting
  const project = await db
    .selectFrom('project')
    .select('id')
    .where('id', '=', projectId)
    .executeTakeFirst()
  if (!project) return refuse('PROJECT_NOT_FOUND')
  return transact(db, async (tx) => {
    if (isBoughtAhead) await waitForEntries(tx)
    await save(tx, setting, isBoughtAhead ? await fundedOf(tx, projectId) : 0)
    return undefined
  }).catch((fault: unknown) => {
    if (isSupplyExceeded(fault)) return refuse('SUPPLY_EXCEEDED')
    throw fault
  })
}

/** Orders wait behind it, so it gives up rather than wait long itself. */
async function waitForEntries(tx: Tx): Promise<void> {
  await sql`set local lock_timeout = '3s'`.execute(tx)
  await sql`lock table impact_ledger_entry in share mode`.execute(tx)
}

async function fundedOf(tx: Tx, projectId: string): Promise<number> {
  const { funded } = await tx
    .selectFrom('impact_platform_total')
    .select((eb) => eb.fn.coalesce(eb.fn.sum('quantity'), sql<number>`0`).as('funded'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow()
  return Number(funded)
}

async function save(tx: Tx, setting: Setting, allocated: number): Promise<void> {
  const values = {
    is_bought_ahead: setting.isBoughtAhead,
    retired_within_days: setting.retiredWithinDays,
    allocated,
  }
  await tx
    .insertInto('supply_cover')
    .values({ project_id: setting.projectId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .updateTable('supply_cover')
    .set(values)
    .where('project_id', '=', setting.projectId)
    .execute()
}
