import {
  PACT_EVENT_TYPES,
  type PactEventKind,
} from '@understory/contracts/footprints/product-footprints/pact-events.ts'
import type { Tx } from '@understory/database/connect.ts'
import { pactMoment } from '@understory/domain/footprints/exchanges/pact-document.ts'
import type { Deps } from '../../../../deps.ts'
import { pactBase } from '../pact/pact-base.ts'

type QueuedMessage = {
  readonly exchangeId: string
  readonly accountId: string
  readonly type: PactEventKind
  readonly data: object
}

/**
 * An event for a partner's program: the row first, and the call after it. Its id, which this gives, stays however often
 * it is sent.
 */
export async function queueMessage(
  tx: Tx,
  { config, clock, newId }: Pick<Deps, 'config' | 'clock' | 'newId'>,
  { exchangeId, accountId, type, data }: QueuedMessage,
): Promise<string> {
  const id = newId()
  const now = clock()
  const event = {
    type: PACT_EVENT_TYPES[type],
    specversion: '1.0',
    id,
    source: pactBase(config),
    time: pactMoment(now),
    data,
  }
  await tx
    .insertInto('exchange_message')
    .values({
      id,
      account_id: accountId,
      exchange_id: exchangeId,
      type,
      body: JSON.stringify(event),
      created_at: now,
      next_at: now,
    })
    .execute()
  return id
}
