import type { Tx } from '@understory/database/connect.ts'
import type { Deps } from '../../../../deps.ts'
import { queueMessage } from './queue-message.ts'

type RejectedRequest = {
  readonly id: string
  readonly account_id: string
  readonly exchange_id: string
  readonly event_id: string
}

const SENTENCES_OF_REJECTION = {
  NotFound: 'The owner has no product of that id.',
  AccessDenied: 'The owner does not release such a footprint.',
} as const

/** Tells a partner's program that it gets nothing for a request. */
export async function rejectRequest(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'clock' | 'newId'>,
  request: RejectedRequest,
  code: keyof typeof SENTENCES_OF_REJECTION,
): Promise<void> {
  const error = { code, message: SENTENCES_OF_REJECTION[code] }
  await queueMessage(tx, deps, {
    exchangeId: request.exchange_id,
    accountId: request.account_id,
    type: 'rejected',
    data: { requestEventId: request.event_id, error },
  })
  await tx
    .updateTable('exchange_event')
    .set({ state: 'answered' })
    .where('id', '=', request.id)
    .execute()
}
