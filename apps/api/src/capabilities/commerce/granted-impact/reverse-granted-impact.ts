import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { reverseInLedger } from '../../proof/ledger/public.ts'
import { recordForCustomer } from './enter-impact.ts'

/** Reverses what was entered by mistake. Doing it again changes nothing. */
export function reverseGrantedImpact(
  deps: Pick<Deps, 'db' | 'clock'>,
  { grantedId, staffId, reason }: { grantedId: string; staffId: string | null; reason: string },
): Promise<Refused | undefined> {
  return transact(deps.db, async (tx) => {
    const granted = await tx
      .selectFrom('granted_impact')
      .select(['account_id', 'reversed_at'])
      .where('id', '=', grantedId)
      .forUpdate()
      .executeTakeFirst()
    if (!granted) return refuse('GRANTED_NOT_FOUND')
    if (granted.reversed_at) return undefined
    const now = deps.clock()
    const { account_id: accountId } = granted
    await tx
      .updateTable('granted_impact')
      .set({ reversed_at: now, reversal_reason: reason })
      .where('id', '=', grantedId)
      .execute()
    await reverseInLedger(tx, { accountId, recordedAt: now }, grantedId)
    await recordForCustomer(tx, deps, { event: 'impact-taken-back', staffId, accountId, reason })
    return undefined
  })
}
