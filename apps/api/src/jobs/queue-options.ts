export type QueueOptions = {
  readonly retryLimit: number
  /** In seconds. */
  readonly retryDelay: number
  readonly retryBackoff: boolean
  readonly heartbeatSeconds: number
  /** After it is done; days where it is absent. */
  readonly deleteAfterSeconds?: number
}

// After this long a killed worker counts as gone, and its jobs go to another one.
const HEARTBEAT = { heartbeatSeconds: 15 }

/** Tried so often, with growing pauses that begin with so many seconds. */
export const triedAgain = (retryLimit: number, retryDelay = 5): QueueOptions => ({
  retryLimit,
  retryDelay,
  retryBackoff: true,
  ...HEARTBEAT,
})

/** Its next run on schedule is its next attempt. */
export const NOT_TRIED_AGAIN: QueueOptions = {
  retryLimit: 0,
  retryDelay: 0,
  retryBackoff: false,
  ...HEARTBEAT,
}

export const EMAIL_QUEUE = triedAgain(8)
