let inFlight = 0

/** Covers the page with the spinner until the work settles. */
export async function track<T>(work: Promise<T>): Promise<T> {
  count(1)
  try {
    return await work
  } finally {
    count(-1)
  }
}

function count(change: 1 | -1): void {
  inFlight += change
  const cover = document.querySelector<HTMLElement>('[data-progress]')
  if (cover) cover.hidden = inFlight <= 0
}
