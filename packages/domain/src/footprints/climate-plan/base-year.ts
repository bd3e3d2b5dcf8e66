import { type Month, shiftMonth } from '../../calendar/calendar.ts'
import type { FootprintStatus } from '../company-footprints/periods/footprint-periods.ts'

type Begun = { readonly startMonth: Month; readonly status: FootprintStatus }

const MONTHS_A_YEAR = 12

/** The month that a fiscal year begins with, where the base year begins with `baseMonth`. */
export function fiscalYearStart(baseMonth: Month, year: number): Month {
  return shiftMonth(baseMonth, MONTHS_A_YEAR * (year - Number(baseMonth.slice(0, 4))))
}

/** The footprint that began last in the fiscal year; declared and verified ones before estimates. */
export function footprintOfYear<F extends Begun>(
  footprints: readonly F[],
  startMonth: Month,
): F | null {
  const end = shiftMonth(startMonth, MONTHS_A_YEAR)
  return preferred(footprints.filter((each) => isBetween(each, startMonth, end)))
}

/**
 * Specification section 5: the footprint with the latest start in the fiscal year; otherwise the one
 * that starts soonest before it. At each of the two steps anything declared goes before estimates.
 */
export function baseYearFootprint<F extends Begun>(
  footprints: readonly F[],
  baseMonth: Month,
): F | null {
  return (
    footprintOfYear(footprints, baseMonth) ??
    preferred(footprints.filter(({ startMonth }) => startMonth < baseMonth))
  )
}

const isBetween = ({ startMonth }: Begun, from: Month, before: Month) =>
  startMonth >= from && startMonth < before

function preferred<F extends Begun>(footprints: readonly F[]): F | null {
  const firm = footprints.filter(({ status }) => status !== 'estimated')
  const candidates = firm.length > 0 ? firm : footprints
  return candidates.toSorted((a, b) => (a.startMonth < b.startMonth ? 1 : -1))[0] ?? null
}
