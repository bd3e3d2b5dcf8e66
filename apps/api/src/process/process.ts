import type { Deps } from '../deps.ts'

const GRACE_MS = 10_000

export function stopWith(sentence: string): never {
  console.error(`understory: ${sentence}`)
  process.exit(1)
}

/** Notifies the parent process that this one is ready; the parent may be gone already. */
export function sayReady(facts: { port?: number } = {}): void {
  process.send?.({ ready: true, ...facts }, undefined, undefined, () => {})
}

/** Runs once when the process is asked to stop, by a signal or because its parent is gone. */
export function onStop(stop: () => Promise<void>): void {
  let isStopping = false
  const begin = () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), GRACE_MS).unref()
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', begin)
  process.on('SIGINT', begin)
  process.on('disconnect', begin)
  // The parent ended before this point was reached.
  if (process.send && !process.connected) begin()
}

/** A fault that nobody caught ends the process, as ever; error reporting, where it is on, hears of it first. */
export function reportCrash({ errors, log }: Pick<Deps, 'errors' | 'log'>): void {
  if (!errors) return
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'a fault ended the process')
    void errors.close().finally(() => process.exit(1))
  })
}
