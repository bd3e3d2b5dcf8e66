const FIRST_MS = 500
const LONGEST_MS = 8_000
/** Longer than this nobody waits for an answer: the error says how long it would be. */
export const LONGEST_WAIT_SECONDS = 60

/**
 * How long to wait before the next attempt, in milliseconds: what the answer asks for, or twice as long each time;
 * with up to a quarter more, so that many callers do not come back at once. `random`: from 0 to 1.
 */
export function retryDelay(attempt: number, asked: number | null, random: number): number {
  const usual = Math.min(FIRST_MS * 2 ** attempt, LONGEST_MS)
  const least = asked === null ? usual : asked * 1_000
  return least + random * usual * 0.25
}

/** The seconds that `Retry-After` asks for, which may be a date; `null` where it does not. */
export function retryAfterSeconds(header: string | null, now: number): number | null {
  if (header === null) return null
  if (/^\d{1,9}$/.test(header)) return Number(header)
  const at = Date.parse(header)
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / 1_000))
}
