import type { VehicleInput } from '@understory/contracts/vehicles/identification/vehicle-emissions.ts'
import { type CalendarDate, parseCalendarDate } from '@understory/domain/calendar/calendar.ts'
import { grams, NO_IMPACT } from '@understory/domain/quantity/impact-quantity.ts'
import type { Money } from '@understory/domain/quantity/money.ts'
import {
  coveringQuantity,
  findSameRegistration,
  mostCovered,
  offsetPeriod,
  type VehicleOffset,
} from '@understory/domain/vehicles/vehicles/offset-period.ts'
import { nothingChosen, type Reckoned } from '../../../../shell/setup/reckoned.ts'
import { type OffsetPricing, reckonOffset } from '../../../commerce/prices/public.ts'
import type { SetupChoice } from './setup-choice.ts'

/** A vehicle as its sum needs it. */
export type Countable = {
  readonly uuid: string
  readonly vehicle: Pick<VehicleInput, 'registrationNumber' | 'multiplyVehicles'>
  readonly grams: number
  /** Bought or being bought. */
  readonly offsets: readonly VehicleOffset[]
}

export type VehiclePricing = OffsetPricing & {
  readonly today: CalendarDate
  readonly refusals: Readonly<
    Record<'PERIOD_OUT_OF_REACH' | 'PERIOD_ALREADY_OFFSET' | 'SAME_REGISTRATION_TWICE', string>
  >
}

export type VehicleSum = {
  readonly count: number
  readonly emittedGrams: number
  readonly coveredGrams: number
  readonly total: Money
}

/** What a year of the chosen vehicles comes to, without what is offset of it already. */
export function reckonVehicles(
  vehicles: readonly Countable[],
  { vehicleIds, from, repeat }: SetupChoice,
  pricing: VehiclePricing,
): Reckoned<VehicleSum> {
  const { today, refusals } = pricing
  const chosen = vehicles.filter(({ uuid }) => vehicleIds.includes(uuid))
  if (chosen.length === 0) return nothingChosen()
  const start = parseCalendarDate(from)
  const period = start ? offsetPeriod(start, today) : null
  if (!period) return { says: refusals.PERIOD_OUT_OF_REACH }
  if (findSameRegistration(chosen, ({ vehicle }) => vehicle.registrationNumber)) {
    return { says: refusals.SAME_REGISTRATION_TWICE }
  }
  const rests = chosen.map(
    ({ grams: stated, offsets }) => stated - (repeat ? 0 : mostCovered(period, offsets)),
  )
  if (rests.some((rest) => rest <= 0)) return { says: refusals.PERIOD_ALREADY_OFFSET }
  const emittedGrams = rests.reduce((sum, rest) => sum + rest, 0)
  const coveredGrams = coveringQuantity(grams(emittedGrams))
  const offset = reckonOffset({ ...NO_IMPACT, co2e: coveredGrams }, pricing)
  if ('says' in offset) return offset
  const count = chosen.reduce((sum, { vehicle }) => sum + vehicle.multiplyVehicles, 0)
  return { sum: { count, emittedGrams, coveredGrams, total: offset.sum.total } }
}
