let inFlight = 0

/** Covers the page with the spinner until the work settles. */
export async function track<T>(work: Promise<T>): Promise<T> {
  countProgress(1)
  try {
    return await work
  } finally {
    countProgress(-1)
  }
}

/** One more or one less in flight; the page is covered while there is any. */
export function countProgress(change: 1 | -1): void {
  inFlight += change
  const cover = document.querySelector<HTMLElement>('[data-progress]')
  if (cover) cover.hidden = inFlight <= 0
}
