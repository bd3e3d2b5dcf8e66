const GRACE_MS = 10_000

export function stopWith(sentence: string): never {
  console.error(`understory: ${sentence}`)
  process.exit(1)
}

/** Tells whoever started this process that it is ready; it may be gone already. */
export function sayReady(facts: { port?: number } = {}): void {
  process.send?.({ ready: true, ...facts }, undefined, undefined, () => {})
}

/** Runs once when the process is asked to stop, by a signal or because whoever started it is gone. */
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
  // It went before this process had come this far.
  if (process.send && !process.connected) begin()
}
