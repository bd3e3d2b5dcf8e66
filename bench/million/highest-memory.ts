const EVERY_MS = 5
const MEGABYTE = 1_048_576

/** The most that this process held while it worked, beyond what it held before, in megabytes. */
export async function highestMemory(
  work: () => Promise<void>,
): Promise<{ readonly megabytes: number }> {
  const before = held()
  let most = before
  const look = setInterval(() => {
    most = Math.max(most, held())
  }, EVERY_MS)
  try {
    await work()
  } finally {
    clearInterval(look)
  }
  return { megabytes: Math.round((Math.max(most, held()) - before) / MEGABYTE) }
}

function held(): number {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
