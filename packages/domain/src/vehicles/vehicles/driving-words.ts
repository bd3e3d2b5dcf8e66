import { type CalendarDate, longDateRange } from '../../calendar/calendar.ts'
import { mileageWord } from '../identification/emissions/emission-words.ts'
import { spacedRegistration } from '../identification/identify/registration.ts'
import { KM_PER_MILE, type MileageUnit } from '../identification/vehicle-kinds.ts'

/** What an offset of a vehicle covers, as it is stored. */
export type CoveredDriving = {
  readonly title: string
  /** `null`: it has none, or whoever reads this is not to know it. */
  readonly registration: string | null
  /** Of all that are alike; cut to whole ones when it was stored. */
  readonly kilometres: number
  readonly unit: MileageUnit
  readonly vehicles: number
  readonly from: CalendarDate
  readonly to: CalendarDate
}

/** What was cut of the kilometres of whole miles, at most: a mile has six decimals of them. */
const ALMOST_ONE = 0.9999995

/** "AB12 CDE, 2012 Ford, petrol: 8,000 miles, 27 November 2026 to 26 November 2027". */
export function drivingWords(driving: CoveredDriving): string {
  const { title, registration, kilometres, unit, vehicles, from, to } = driving
  const distance = unit === 'mi' ? Math.floor((kilometres + ALMOST_ONE) / KM_PER_MILE) : kilometres
  const named = [registration && spacedRegistration(registration), title].filter(Boolean).join(', ')
  const alike = vehicles > 1 ? `${vehicles} of ${named}` : named
  return `${alike}: ${mileageWord(distance, unit)}, ${longDateRange({ from, to })}`
}

const MOST_NAMED = 5

/** Of a fleet a few are named, and the others counted. */
export function fleetWords(drivings: readonly CoveredDriving[]): readonly string[] {
  const named = drivings.slice(0, MOST_NAMED).map(drivingWords)
  const others = drivings.slice(MOST_NAMED).reduce((sum, { vehicles }) => sum + vehicles, 0)
  if (others === 0) return named
  return [...named, others === 1 ? 'and one vehicle more' : `and ${others} vehicles more`]
}
