const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/** How long after its first attempt a message to a partner is tried again, in seconds: for three days in all. */
const RETRIES_AFTER_S = [
  MINUTE_S,
  5 * MINUTE_S,
  30 * MINUTE_S,
  2 * HOUR_S,
  6 * HOUR_S,
  12 * HOUR_S,
  24 * HOUR_S,
  48 * HOUR_S,
  72 * HOUR_S,
]

/**
 * When a message that was tried so often, and made then, is due again; `null`: it is given up. `spread` is in [0, 1):
 * times differ by a tenth, so that what failed together does not come again together.
 */
export function nextRetryAt(
  createdAt: Date,
  { attempts, spread }: { readonly attempts: number; readonly spread: number },
): Date | null {
  const seconds = RETRIES_AFTER_S[attempts - 1]
  if (seconds === undefined) return null
  return new Date(createdAt.getTime() + Math.round(seconds * (1 + spread / 10)) * 1_000)
}
