import { type Month, shiftMonth } from '../../../calendar/calendar.ts'
import { activeIn, type Begun, type FootprintStatus, MONTHS_OF_YEAR } from './footprint-periods.ts'

/** How firm the figure of a month is, the firmest first. */
export const CERTAINTIES = ['verified', 'declared', 'carried on', 'estimated'] as const
export type Certainty = (typeof CERTAINTIES)[number]

const OF_STATUS: Readonly<Record<FootprintStatus, Certainty>> = {
  estimated: 'estimated',
  declared: 'declared',
  // Whoever checks it has not said anything yet.
  verifying: 'declared',
  verified: 'verified',
}

type Footprint = Pick<Begun, 'startMonth'> & { readonly status: FootprintStatus }

/**
 * What is known of a month. A footprint is measured for its twelve months, and carried on until the next one
 * begins; `null`: none counts in the month.
 */
export function certaintyOf(footprints: readonly Footprint[], month: Month): Certainty | null {
  const begun = footprints.map((each) => ({ ...each, isDeclared: each.status !== 'estimated' }))
  const active = activeIn(begun, month)
  if (!active) return null
  const isAfter = month >= shiftMonth(active.startMonth, MONTHS_OF_YEAR)
  return isAfter && active.isDeclared ? 'carried on' : OF_STATUS[active.status]
}
