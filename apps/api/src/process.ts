const GRACE_MS = 10_000

export function stopWith(sentence: string): never {
  console.error(`understory: ${sentence}`)
  process.exit(1)
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
}
