import { asPlatform } from '@understory/database/row-security.ts'
import type { Deps } from '../../../../deps.ts'
import { refusedStores } from '../../connected-stores/public.ts'
import { commitDeliveries, deferDeliveries, type IntakeOutcome } from './commit-deliveries.ts'
import { type GroupCommit, groupCommit } from './group-commit.ts'
import type { Received } from './received-delivery.ts'

type IntakeDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'jobs' | 'vitals'>

export type IntakeLimits = {
  readonly mostPerBatch: number
  /** While more wait, a delivery is only stored, and its order applied later. */
  readonly deferAbove: number
  /** While more wait, a delivery is refused. */
  readonly mostBytes: number
}

const INTAKE_LIMITS: IntakeLimits = {
  mostPerBatch: 250,
  deferAbove: 1_500,
  mostBytes: 64 * 1024 * 1024,
}

const FULL = Promise.resolve('full' as const)

export type Intake = {
  /** Resolves once it is committed; `full`: it was not taken, and the store is to be read. */
  take(received: Received): Promise<IntakeOutcome | 'full'>
  /** The store is read soon, because a delivery of it was not looked into. */
  readSoon(storeId: string): void
}

/** Deliveries of orders, committed together with whatever waits beside them. */
export function createIntake(deps: IntakeDeps, limits = INTAKE_LIMITS): Intake {
  const { mostPerBatch } = limits
  const { intake: counter, intakeBytes, intakeDeliveries } = deps.vitals
  const refused = refusedStores(deps)
  let [waiting, bytes] = [0, 0]

  type Commit = typeof commitDeliveries
  const committing = (commit: Commit) => async (items: readonly Received[]) => {
    try {
      return await asPlatform(() => commit(deps, items))
    } finally {
      waiting -= items.length
      const before = bytes
      for (const { body } of items) bytes -= body.length
      intakeDeliveries.dec(items.length)
      intakeBytes.dec(before - bytes)
    }
  }
  const applying = new Map<number, GroupCommit<Received, IntakeOutcome>>()
  /** A batch is of orders that stand on one server: its commit takes no second phase, and waits for no other. */
  function applyingOf({ store: { slice } }: Received) {
    const lane = applying.get(slice) ?? groupCommit(committing(commitDeliveries), mostPerBatch)
    applying.set(slice, lane)
    return lane
  }
  const deferring = groupCommit(committing(deferDeliveries), mostPerBatch * 4)

  return {
    readSoon: (storeId) => refused.add(storeId),
    take(received) {
      const size = received.body.length
      if (bytes + size > limits.mostBytes) {
        refused.add(received.store.id)
        counter.inc({ outcome: 'refused' })
        return FULL
      }
      const isDeferred = waiting >= limits.deferAbove
      const lane = isDeferred ? deferring : applyingOf(received)
      waiting += 1
      bytes += size
      counter.inc({ outcome: isDeferred ? 'deferred' : 'applied' })
      intakeDeliveries.inc()
      intakeBytes.inc(size)
      return lane.add(received)
    },
  }
}
