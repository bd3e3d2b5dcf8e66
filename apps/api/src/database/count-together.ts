type WaitingCount = {
  readonly attempts: number
  readonly take: (ordinal: number) => void
  readonly fail: (fault: unknown) => void
}

/**
 * Counts attempts of one subject by one statement at a time: those that come while it runs are counted
 * together by the next, so that a flood from one address waits for a few statements, not for a row that
 * each of its requests locks in turn.
 *
 * `add` adds to the stored count of a subject and gives the new one.
 */
export function countTogether(add: (subject: string, attempts: number) => Promise<number>) {
  const waiting = new Map<string, WaitingCount[]>()

  async function drain(subject: string, arrived: WaitingCount[]): Promise<void> {
    while (arrived.length > 0) {
      const batch = arrived.splice(0)
      try {
        const together = batch.reduce((sum, { attempts }) => sum + attempts, 0)
        let count = (await add(subject, together)) - together
        for (const { attempts, take } of batch) {
          count += attempts
          take(count)
        }
      } catch (fault) {
        for (const { fail } of batch) fail(fault)
      }
    }
    waiting.delete(subject)
  }

  /** The how-manieth attempt of its subject this is; the last of them, where one call makes several. */
  return (subject: string, attempts = 1): Promise<number> =>
    new Promise((take, fail) => {
      const present = waiting.get(subject)
      if (present) {
        present.push({ attempts, take, fail })
      } else {
        const arrived = [{ attempts, take, fail }]
        waiting.set(subject, arrived)
        void drain(subject, arrived)
      }
    })
}
