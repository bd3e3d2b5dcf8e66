import { type Month, shiftMonth } from '../../../calendar/calendar.ts'

export const FOOTPRINT_STATUSES = ['estimated', 'declared', 'verifying', 'verified'] as const
export type FootprintStatus = (typeof FOOTPRINT_STATUSES)[number]

export const REPORTING_FREQUENCIES = ['annual', 'quarterly', 'monthly'] as const

/** A footprint covers twelve months: specification section 9. */
export const MONTHS_OF_YEAR = 12

export type Begun = { readonly startMonth: Month; readonly isDeclared: boolean }

export type Period = {
  /** The month in which the footprint itself begins. */
  readonly startMonth: Month
  /** The first month that it counts in. */
  readonly from: Month
  /** The last month; `null`: until a later footprint begins. */
  readonly to: Month | null
}

/** An estimate does not shorten a year that was declared: it counts from the month after it. */
function countsFrom({ startMonth, isDeclared }: Begun, footprints: readonly Begun[]): Month {
  if (isDeclared) return startMonth
  const declaredBefore = footprints.filter(
    (each) => each.isDeclared && each.startMonth < startMonth,
  )
  return declaredBefore
    .map((each) => shiftMonth(each.startMonth, MONTHS_OF_YEAR))
    .reduce((latest, month) => (month > latest ? month : latest), startMonth)
}

const inOrderOf = <F extends Begun>(footprints: readonly F[]): F[] =>
  footprints.toSorted((a, b) => (a.startMonth < b.startMonth ? -1 : 1))

/** Each footprint ends the month before a later one begins to count; the last one goes on. */
export function periodsOf(footprints: readonly Begun[]): Period[] {
  const inOrder = inOrderOf(footprints)
  return inOrder.map((footprint, at) => {
    const [next] = inOrder
      .slice(at + 1)
      .map((later) => countsFrom(later, footprints))
      .toSorted()
    return {
      startMonth: footprint.startMonth,
      from: countsFrom(footprint, footprints),
      to: next ? shiftMonth(next, -1) : null,
    }
  })
}

/** Which footprint a month belongs to; `null`: none counts by then. */
export function activeIn<F extends Begun>(footprints: readonly F[], month: Month): F | null {
  const isCounting = (each: F) => countsFrom(each, footprints) <= month
  return inOrderOf(footprints).findLast(isCounting) ?? null
}

/** What a new estimate does beside those that there are. */
export type Placing =
  | { readonly place: 'next' }
  /** One begins in this very month: it would be overwritten. */
  | { readonly place: 'same' }
  /** The most recent one begins later, so this one would end before it began to count. */
  | { readonly place: 'before'; readonly latest: Month }
  /** Its month has not begun. */
  | { readonly place: 'ahead' }

export function placeEstimate(
  starts: readonly Month[],
  { start, thisMonth }: { readonly start: Month; readonly thisMonth: Month },
): Placing {
  if (start > thisMonth) return { place: 'ahead' }
  const latest = starts.toSorted().at(-1)
  if (starts.includes(start)) return { place: 'same' }
  return latest === undefined || latest < start ? { place: 'next' } : { place: 'before', latest }
}
