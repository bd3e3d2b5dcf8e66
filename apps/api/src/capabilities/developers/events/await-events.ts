import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { listEvents } from '@understory/contracts/v1/events.ts'
import type { Deps } from '../../../deps.ts'
import { Refused } from '../../../http/refuse.ts'
import type { NewsOfAccounts } from './news-of-accounts.ts'
import { type ReadEvents, readEvents } from './read-events.ts'

type AwaitedEvents = ReadEvents & {
  /** In seconds of the real clock. */
  readonly wait: number
  /** Nobody waits any longer. */
  readonly signal: AbortSignal
}

/** Events as they are read, once there are some; none where none came in time. */
export async function awaitEvents(
  { db, news }: Pick<Deps, 'db'> & { readonly news: NewsOfAccounts },
  accountId: string,
  { after, limit, wait, signal }: AwaitedEvents,
): Promise<ReplyOf<typeof listEvents> | Refused> {
  const found = await readEvents({ db }, accountId, { after, limit })
  if (wait === 0 || found instanceof Refused || found.data.length > 0) return found
  const { nextCursor } = found
  const hasCome = await news.wait({
    accountId,
    sequence: Number(nextCursor),
    ms: wait * 1000,
    signal,
  })
  return hasCome ? readEvents({ db }, accountId, { after: nextCursor, limit }) : found
}
