import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { type ExchangeKey, findExchange } from '../partners/exchange-records.ts'
import { rejectRequest } from './reject-request.ts'

/** A person says no to a request that waits. */
export function declineRequest(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'newId'>,
  { exchangeId, accountId, eventId }: ExchangeKey & { readonly eventId: string },
): Promise<undefined | Refused> {
  return transact(deps.db, async (tx) => {
    if (!(await findExchange(tx, { exchangeId, accountId }))) return refuse('EXCHANGE_NOT_FOUND')
    const request = await tx
      .selectFrom('exchange_event')
      .select(['id', 'account_id', 'exchange_id', 'event_id', 'state'])
      .where('id', '=', eventId)
      .where('exchange_id', '=', exchangeId)
      .where('account_id', '=', accountId)
      .forUpdate()
      .executeTakeFirst()
    if (request?.state !== 'waiting') return refuse('EXCHANGE_REQUEST_NOT_WAITING')
    await rejectRequest(tx, deps, request, 'AccessDenied')
    return undefined
  })
}
