import type { Tx } from '@understory/database/connect.ts'
import type { Deps } from '../../../deps.ts'
import { recordEvent } from '../../developers/events/public.ts'

type FootprintStatusSetting = {
  readonly footprintId: string
  readonly accountId: string
  readonly status: 'verifying' | 'verified' | 'declared'
}

/** Of one that was handed over, decided or opened again. */
export async function setFootprintStatus(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { footprintId, accountId, status }: FootprintStatusSetting,
): Promise<void> {
  await tx
    .updateTable('footprint')
    .set({ status, updated_at: clock() })
    .where('id', '=', footprintId)
    .where('account_id', '=', accountId)
    .execute()
  if (status !== 'verified') return
  const verified = { accountId, type: 'footprint.verified', subject: { footprintId } } as const
  await recordEvent(tx, { ...verified, at: clock() }).execute()
}
