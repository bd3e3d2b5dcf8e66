import type { Tx } from '@understory/database/connect.ts'
import type { Deps } from '../../../../deps.ts'
import { queueMessage } from './queue-message.ts'

type AnnouncedRelease = {
  readonly exchangeId: string
  readonly accountId: string
  readonly footprintId: string
}

/** Tells a partner's program of a footprint that it may read now, and looks at its requests again. */
export async function announceRelease(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'clock' | 'newId'>,
  { exchangeId, accountId, footprintId }: AnnouncedRelease,
): Promise<void> {
  const exchange = await tx
    .selectFrom('exchange')
    .select('callback_base')
    .where('id', '=', exchangeId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!exchange?.callback_base) return
  const data = { pfIds: [footprintId] }
  await queueMessage(tx, deps, { exchangeId, accountId, type: 'published', data })
  await tx
    .updateTable('exchange_event')
    .set({ state: 'new' })
    .where('exchange_id', '=', exchangeId)
    .where('account_id', '=', accountId)
    .where('state', '=', 'waiting')
    .execute()
}
