import { addMonths, type CalendarDate, type DateRange, dayBefore } from '../../calendar/calendar.ts'
import { GRAMS_PER_KILOGRAM, type Grams, grams } from '../../quantity/impact-quantity.ts'
import type { VehicleDescription } from '../identification/identify/vehicle-description.ts'
import { KM_PER_MILE } from '../identification/vehicle-kinds.ts'

const MONTHS_A_YEAR = 12
/** What CO2e is sold in for vehicles: co2e_100kg. */
export const HUNDRED_KILOGRAMS = 100 * GRAMS_PER_KILOGRAM

/** The year that begins on this day. */
export function yearFrom(from: CalendarDate): DateRange {
  return { from, to: dayBefore(addMonths(from, MONTHS_A_YEAR)) }
}

/** How far from today a year may begin, either way. */
const REACH_MONTHS = 12

/** The year to offset from a day; `null`: it is too far from today. */
export function offsetPeriod(from: CalendarDate, today: CalendarDate): DateRange | null {
  const isWithinReach =
    from >= addMonths(today, -REACH_MONTHS) && from <= addMonths(today, REACH_MONTHS)
  return isWithinReach ? yearFrom(from) : null
}

/** One of several that has the registration number of another before it. */
export function findSameRegistration<V>(
  vehicles: readonly V[],
  registrationOf: (vehicle: V) => string | null | undefined,
): V | undefined {
  const seen = new Set<string>()
  return vehicles.find((vehicle) => {
    const registration = registrationOf(vehicle)
    if (!registration) return false
    const isAgain = seen.has(registration)
    seen.add(registration)
    return isAgain
  })
}

export function overlaps(a: DateRange, b: DateRange): boolean {
  return a.from <= b.to && b.from <= a.to
}

export type VehicleOffset = {
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly emittedGrams: number
  /** Of all its vehicles together. */
  readonly kilometres: number
  readonly vehicles: number
}

/** The part of one vehicle, rounded down. */
export function ofOneVehicle(offset: VehicleOffset): VehicleOffset {
  const { emittedGrams, kilometres, vehicles } = offset
  return {
    ...offset,
    emittedGrams: Math.floor(emittedGrams / vehicles),
    kilometres: Math.floor(kilometres / vehicles),
    vehicles: 1,
  }
}

export type Coverage = {
  readonly grams: number
  readonly kilometres: number
  /** Offsets that run at once cover the same vehicles, so the most of any of them. */
  readonly vehicles: number
  /** The last day on which all of this is covered. */
  readonly until: CalendarDate
}

/** What the offsets of a vehicle cover together on a day; `null`: nothing. */
export function coverageOn(day: CalendarDate, offsets: readonly VehicleOffset[]): Coverage | null {
  const running = offsets.filter(({ from, to }) => from <= day && day <= to)
  if (running.length === 0) return null
  return {
    grams: running.reduce((sum, { emittedGrams }) => sum + emittedGrams, 0),
    kilometres: running.reduce((sum, { kilometres }) => sum + kilometres, 0),
    vehicles: Math.max(...running.map(({ vehicles }) => vehicles)),
    until: running.map(({ to }) => to).toSorted()[0] ?? day,
  }
}

/** The most that is covered on any day of a period. */
export function mostCovered(period: DateRange, offsets: readonly VehicleOffset[]): number {
  const days = offsets
    .filter(({ from }) => from <= period.to)
    .map(({ from }) => (from > period.from ? from : period.from))
  return Math.max(0, ...days.map((day) => coverageOn(day, offsets)?.grams ?? 0))
}

/** The part of a year's driving that part of its emissions corresponds to, rounded down; one at least. */
export function coveredKilometres(
  { annualMileage, mileageUnit, multiplyVehicles }: OffsetPeriodUsage,
  { covered, total }: { covered: number; total: number },
): number {
  const perUnit = mileageUnit === 'mi' ? KM_PER_MILE : 1
  const kilometres = annualMileage * perUnit * multiplyVehicles
  return Math.max(1, Math.floor((kilometres * covered) / total))
}

type OffsetPeriodUsage = Pick<
  VehicleDescription,
  'annualMileage' | 'mileageUnit' | 'multiplyVehicles'
>

/** The smallest whole number of hundred-kilogram units that covers an amount, in grams. */
export function coveringQuantity(emitted: Grams): Grams {
  return grams(Math.ceil(emitted / HUNDRED_KILOGRAMS) * HUNDRED_KILOGRAMS)
}
