/** How often in a row a server does not answer a probe before nothing else is sent to it. */
const MOST_FAILURES = 3
/** A server that is in use is looked at so often. */
const LOOKS_EVERY_MS = 2_000
/** Between two probes of a server that does not answer. */
const PAUSE_MS = 1_000

/** Knows whether a database server answers, so that work need not wait for one that does not. */
export type Breaker = {
  /** Whether it is known not to answer. To ask is what keeps it known: a server in use is probed as it is used. */
  isOpen(): boolean
  /** It did not answer just now: nothing else is sent to it until it answers a probe. */
  trip(): void
  /** No more probes. */
  stop(): void
}

/** `probe` fails by itself where no answer comes within about a second. */
export function createBreaker(
  probe: () => Promise<unknown>,
  now = () => performance.now(),
): Breaker {
  let failures = 0
  let isLooking = false
  let isStopped = false
  let lookedAt = Number.NEGATIVE_INFINITY

  /** Probes until there is an answer. */
  async function look(): Promise<void> {
    isLooking = true
    do {
      if (failures >= MOST_FAILURES) await pause()
      const isAnswered = await probe().then(
        () => true,
        () => false,
      )
      failures = isAnswered ? 0 : failures + 1
    } while (failures > 0 && !isStopped)
    lookedAt = now()
    isLooking = false
  }

  return {
    isOpen() {
      if (!isLooking && !isStopped && now() - lookedAt >= LOOKS_EVERY_MS) void look()
      return failures >= MOST_FAILURES
    },
    trip() {
      failures = MOST_FAILURES
      if (!isLooking && !isStopped) void look()
    },
    stop() {
      isStopped = true
      failures = 0
    },
  }
}

/** It keeps no process alive. */
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS).unref())
