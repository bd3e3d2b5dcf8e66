import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ListWorkQueues } from '@understory/contracts/staff/console/work-queues.ts'
import type { Deps } from '../../../../deps.ts'
import type { StaffActor } from '../../../../http/actor.ts'
import { MOST_COUNTED } from '../../../../work-queue.ts'

/** The queues that a member of staff works off, with how many wait and since when; those that wait longest first. */
export async function listWorkQueues(
  { db, workQueues }: Pick<Deps, 'db' | 'workQueues'>,
  { duties }: StaffActor,
): Promise<AnswerOf<typeof ListWorkQueues>> {
  const theirs = workQueues.filter(({ duty }) => duties.includes(duty))
  const counted = await Promise.all(
    theirs.map(async ({ waiting, duty: _, ...queue }) => ({ ...queue, ...(await waiting(db)) })),
  )
  const since = (at: Date | null) => at?.getTime() ?? Number.POSITIVE_INFINITY
  return {
    queues: counted
      .toSorted((one, other) => since(one.oldestAt) - since(other.oldestAt))
      .map(({ count, oldestAt, ...queue }) => ({
        ...queue,
        waiting: Math.min(count, MOST_COUNTED),
        isMore: count > MOST_COUNTED,
        oldestAt: oldestAt?.toISOString() ?? null,
      })),
  }
}
