import { type Month, shiftMonth } from '../quantity/calendar.ts'

export const FOOTPRINT_STATUSES = ['estimated', 'declared', 'verifying', 'verified'] as const
export type FootprintStatus = (typeof FOOTPRINT_STATUSES)[number]

export const REPORTING_FREQUENCIES = ['annual', 'quarterly', 'monthly'] as const

export type Period = {
  readonly from: Month
  /** The last month; `null`: until a later footprint begins. */
  readonly to: Month | null
}

/** Each footprint ends the month before the next one begins; the last one goes on. */
export function periodsOf(starts: readonly Month[]): Period[] {
  const inOrder = starts.toSorted()
  return inOrder.map((from, at) => {
    const next = inOrder[at + 1]
    return { from, to: next ? shiftMonth(next, -1) : null }
  })
}

/** Which footprint a month belongs to; `null`: none has begun by then. */
export function activeIn<F extends { readonly startMonth: Month }>(
  footprints: readonly F[],
  month: Month,
): F | null {
  const begun = footprints.filter(({ startMonth }) => startMonth <= month)
  return begun.toSorted((a, b) => (a.startMonth < b.startMonth ? 1 : -1))[0] ?? null
}

/** What a new estimate does beside those that there are. */
export type Placing =
  | { readonly place: 'next' }
  /** One begins in this very month: it would be overwritten. */
  | { readonly place: 'same' }
  /** The most recent one begins later, so this one would end before it began to count. */
  | { readonly place: 'before'; readonly latest: Month }

export function placeEstimate(starts: readonly Month[], start: Month): Placing {
  const latest = starts.toSorted().at(-1)
  if (starts.includes(start)) return { place: 'same' }
  return latest === undefined || latest < start ? { place: 'next' } : { place: 'before', latest }
}
