import { DAY_MS } from '../../calendar/durations.ts'

/** Long enough that someone who returns to an expired quote still sees that it has expired. */
const AFTER_EXPIRY_DAYS = 7

/** Quotes that expired before then are deleted, where nobody took them. */
export const quoteExpiryBound = (now: Date): Date =>
  new Date(now.getTime() - AFTER_EXPIRY_DAYS * DAY_MS)
