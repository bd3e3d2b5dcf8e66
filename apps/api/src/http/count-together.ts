type Waiting = { readonly take: (ordinal: number) => void; readonly fail: (fault: unknown) => void }

/**
 * Counts attempts of one subject by one statement at a time: those that come while it runs are counted
 * together by the next, so that a flood from one address waits for a few statements, not for a row that
 * each of its requests locks in turn.
 *
 * `add` adds to the stored count of a subject and gives the new one.
 */
export function countTogether(add: (subject: string, attempts: number) => Promise<number>) {
  const waiting = new Map<string, Waiting[]>()

  async function drain(subject: string, arrived: Waiting[]): Promise<void> {
    while (arrived.length > 0) {
      const batch = arrived.splice(0)
      try {
        const before = (await add(subject, batch.length)) - batch.length
        for (const [at, { take }] of batch.entries()) take(before + at + 1)
      } catch (fault) {
        for (const { fail } of batch) fail(fault)
      }
    }
    waiting.delete(subject)
  }

  /** The how-manieth attempt of its subject this is. */
  return (subject: string): Promise<number> =>
    new Promise((take, fail) => {
      const present = waiting.get(subject)
      if (present) {
        present.push({ take, fail })
      } else {
        const arrived = [{ take, fail }]
        waiting.set(subject, arrived)
        void drain(subject, arrived)
      }
    })
}
