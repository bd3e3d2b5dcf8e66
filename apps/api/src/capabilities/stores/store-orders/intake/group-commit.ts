type WaitingItem<Item, Done> = {
  readonly item: Item
  readonly resolve: (done: Done) => void
  readonly reject: (fault: unknown) => void
}

export type GroupCommit<Item, Done> = {
  /** Resolves once the item is committed, with whatever waited beside it. */
  add(item: Item): Promise<Done>
}

/**
 * What waits at the same moment is committed together, as soon as the commit before it is done: no delay is
 * added to a single item, and batches grow with the load.
 */
export function groupCommit<Item, Done>(
  commit: (items: readonly Item[]) => Promise<readonly Done[]>,
  most: number,
): GroupCommit<Item, Done> {
  const waiting: WaitingItem<Item, Done>[] = []
  let isBusy = false

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      // Whatever has reached this process by then belongs to the batch.
      await new Promise(setImmediate)
      const batch = waiting.splice(0, most)
      try {
        const done = await commit(batch.map(({ item }) => item))
        for (const [at, { resolve }] of batch.entries()) resolve(done[at] as Done)
      } catch (fault) {
        for (const { reject } of batch) reject(fault)
      }
    }
    isBusy = false
  }

  return {
    add(item) {
      const done = new Promise<Done>((resolve, reject) => waiting.push({ item, resolve, reject }))
      if (!isBusy) {
        isBusy = true
        void run()
      }
      return done
    },
  }
}
