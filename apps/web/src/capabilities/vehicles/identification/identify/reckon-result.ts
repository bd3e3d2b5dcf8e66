import type {
  Comparison,
  Emissions,
} from '@understory/contracts/vehicles/identification/vehicle-emissions.ts'
import type { Quote } from '@understory/domain/commerce/instant-offset/price-instant-offset.ts'
import { NO_IMPACT } from '@understory/domain/quantity/impact-quantity.ts'
import { readTypedNumbers } from '@understory/domain/quantity/typed-number.ts'
import {
  LARGEST_MILEAGE,
  MOST_VEHICLES,
} from '@understory/domain/vehicles/identification/vehicle-kinds.ts'
import {
  type DrivenOtherwiseUsage,
  drivenOtherwise,
  inProportion,
  kilometresOf,
} from '@understory/domain/vehicles/vehicles/driven-otherwise.ts'
import { coveringQuantity } from '@understory/domain/vehicles/vehicles/offset-period.ts'
import { type Reckoned, unreadable } from '../../../../shell/setup/reckoned.ts'
import { type OffsetPricing, reckonOffset } from '../../../commerce/prices/public.ts'

/** As it stands in the fields. */
export type TypedUsage = {
  readonly annualMileage: string
  readonly mileageUnit: string
  readonly multiplyVehicles: string
}

export type VehicleYear = {
  readonly usage: DrivenOtherwiseUsage
  readonly emissions: Emissions
  readonly comparisons: readonly Comparison[]
  /** Of its offset, or why it has none; `null`: it is not offered. */
  readonly price: Reckoned<Quote> | null
}

type Known = {
  readonly emissions: Emissions
  readonly comparisons: readonly Comparison[]
  readonly usage: DrivenOtherwiseUsage
  readonly pricing: OffsetPricing | null
}

const RECKON_RESULT_FIELDS = {
  annualMileage: { decimals: 0, least: 1, largest: LARGEST_MILEAGE },
  multiplyVehicles: { decimals: 0, least: 1, largest: MOST_VEHICLES },
} as const

/** A year of what is typed, from the known one: the figure that is saved, and the price that is paid. */
export function reckonResult(known: Known, typed: TypedUsage): Reckoned<VehicleYear> {
  const { annualMileage, multiplyVehicles } = typed
  const { units, problems } = readTypedNumbers(
    { annualMileage, multiplyVehicles },
    RECKON_RESULT_FIELDS,
  )
  const unread = unreadable(problems)
  if (unread) return unread
  const now: DrivenOtherwiseUsage = {
    ...units,
    mileageUnit: typed.mileageUnit === 'km' ? 'km' : 'mi',
  }
  const { emissions, comparisons, usage: was, pricing } = known
  const { grams: lines, total } = drivenOtherwise(emissions, was, now)
  const inYear = (amount: number) => inProportion(amount, was, now)
  const { range, wellToTank, distance } = emissions
  return {
    sum: {
      usage: now,
      emissions: {
        ...emissions,
        total,
        distance: (distance * kilometresOf(now)) / kilometresOf(was),
        vehicles: now.multiplyVehicles,
        perVehicle: total / now.multiplyVehicles,
        lines: emissions.lines.map((line, index) => ({ ...line, grams: lines[index] ?? 0 })),
        wellToTank: wellToTank && { ...wellToTank, grams: inYear(wellToTank.grams) },
        range: range && { low: inYear(range.low), high: inYear(range.high) },
      },
      comparisons: comparisons.map((each) => ({ ...each, total: inYear(each.total) })),
      price: pricing && reckonOffset({ ...NO_IMPACT, co2e: coveringQuantity(total) }, pricing),
    },
  }
}
