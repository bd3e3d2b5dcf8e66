export type QueueOptions = {
  readonly retryLimit: number
  /** In seconds. */
  readonly retryDelay: number
  /** The longest pause, in seconds. */
  readonly retryDelayMax?: number
  readonly retryBackoff: boolean
  readonly heartbeatSeconds: number
  /** After it is done; days where it is absent. */
  readonly deleteAfterSeconds?: number
  /** So long it may wait to be done, in seconds. */
  readonly retentionSeconds?: number
  /** The queue in which one that was given up waits for a person. */
  readonly deadLetter?: string
}

export const HOUR = 3_600
export const DAY = 24 * HOUR

/** Where jobs wait that were given up and that nothing does again by itself. No worker takes them from there. */
export const GIVEN_UP_QUEUE = 'given-up'
/** As long as what is known of an email that was sent. */
export const GIVEN_UP_FOR_SECONDS = 400 * DAY

// After this long a killed worker counts as gone, and its jobs go to another one.
const HEARTBEAT = { heartbeatSeconds: 15 }

/** Tried so often, with growing pauses that begin with so many seconds. */
export const triedAgain = (retryLimit: number, retryDelay = 5): QueueOptions => ({
  retryLimit,
  retryDelay,
  retryBackoff: true,
  ...HEARTBEAT,
})

/** Tried for so many seconds at least, with pauses that begin with five seconds and grow to the longest. */
export function triedFor(seconds: number, retryDelayMax = HOUR): QueueOptions {
  const retryDelay = 5
  let retryLimit = 0
  // Half of a pause is random (pg-boss: the delay of an attempt lies between so much and twice as much).
  for (let sum = 0; sum < seconds; retryLimit += 1)
    sum += Math.min(retryDelayMax, retryDelay * 2 ** Math.min(16, retryLimit))
  return {
    retryLimit,
    retryDelay,
    retryDelayMax,
    retryBackoff: true,
    // One that nobody could do is not thrown away because it waited for long.
    retentionSeconds: 60 * DAY,
    ...HEARTBEAT,
  }
}

/** Its next run on schedule is its next attempt. */
export const NOT_TRIED_AGAIN: QueueOptions = {
  retryLimit: 0,
  retryDelay: 0,
  retryBackoff: false,
  ...HEARTBEAT,
}

/** A weekend on which nobody looks at the mail server, and the Monday. */
export const EMAIL_QUEUE = triedFor(3 * DAY)

/** Of an email with a link that works for so many seconds: later, the link would be of no use. */
export const linkQueue = (worksForSeconds: number): QueueOptions =>
  triedFor(worksForSeconds, Math.round(worksForSeconds / 12))
