import { setTimeout as sleep } from 'node:timers/promises'
import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { listEvents } from '@understory/contracts/v1/events.ts'
import type { Deps } from '../../../deps.ts'
import { Refused } from '../../../http/refuse.ts'
import { type ReadEvents, readEvents } from './read-events.ts'

const LOOK_MS = 500

type AwaitedEvents = ReadEvents & {
  /** In seconds of the real clock. */
  readonly wait: number
}

/** Events as they are read, once there are some; none where none came in time. */
export async function awaitEvents(
  deps: Pick<Deps, 'db'>,
  accountId: string,
  { after, limit, wait }: AwaitedEvents,
): Promise<ReplyOf<typeof listEvents> | Refused> {
  let found = await readEvents(deps, accountId, { after, limit })
  for (let waited = 0; waited < wait * 1000; waited += LOOK_MS) {
    if (found instanceof Refused || found.data.length > 0) break
    await sleep(LOOK_MS)
    found = await readEvents(deps, accountId, { after: found.nextCursor, limit })
  }
  return found
}
