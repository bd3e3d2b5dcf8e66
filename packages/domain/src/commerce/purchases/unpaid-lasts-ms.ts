import { DAY_MS } from '../../calendar/durations.ts'

/** How long a purchase waits for its payment before it is cancelled. */
export const UNPAID_LASTS_MS = DAY_MS
