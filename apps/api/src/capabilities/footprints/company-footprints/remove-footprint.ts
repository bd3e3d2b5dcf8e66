import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { hasFootprint } from './has-footprint.ts'

/** Only an estimate is deleted; what a company declared stays. */
export async function removeFootprint(
  { db }: Pick<Deps, 'db'>,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<Refused | undefined> {
  const removed = await db
    .deleteFrom('footprint')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('status', '=', 'estimated')
    .returning('id')
    .executeTakeFirst()
  if (removed) return undefined
  const there = await hasFootprint(db, { accountId, footprintId: id })
  return refuse(there ? 'FOOTPRINT_LOCKED' : 'FOOTPRINT_NOT_FOUND')
}
