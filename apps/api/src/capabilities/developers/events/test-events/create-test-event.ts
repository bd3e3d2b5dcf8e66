import { EVENT_EXAMPLES } from '@understory/contracts/v1/event-types/event-examples.generated.ts'
import type { ApiEvent } from '@understory/contracts/v1/events.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { EventType } from '@understory/domain/developers/events/event-types.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import type { KeyActor } from '../../../../http/v1/api-route.ts'
import { numberEvent } from '../number-event.ts'

type CreateTestEventDeps = Pick<Deps, 'clock' | 'db' | 'newId' | 'numbering'>

/** Records the example of a type as an event of a test account. Nothing of it can be proved, as it did not happen. */
export async function createTestEvent(
  deps: CreateTestEventDeps,
  { accountId, mode }: Pick<KeyActor, 'accountId' | 'mode'>,
  type: EventType,
): Promise<ApiEvent | Refused> {
  if (mode !== 'test') return refuse('TEST_KEY_NEEDED')
  const example = EVENT_EXAMPLES[type]
  const event = {
    eventId: deps.newId(),
    account_id: accountId,
    type,
    occurred_at: deps.clock(),
    is_live: false,
    rendered: { data: 'mode' in example ? { ...example, mode } : example },
  }
  return asPlatform(() => transact(deps.db, (tx) => numberEvent(tx, deps, event)))
}
