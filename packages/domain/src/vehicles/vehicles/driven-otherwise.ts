import { type Grams, grams } from '../../quantity/impact-quantity.ts'
import {
  distanceIn,
  toGrams,
  type YearlyEmissions,
} from '../identification/emissions/emission-arithmetic.ts'
import type { VehicleDescription } from '../identification/identify/vehicle-description.ts'

/** How far in a year, and how many alike. */
export type DrivenOtherwiseUsage = Pick<
  VehicleDescription,
  'annualMileage' | 'mileageUnit' | 'multiplyVehicles'
>

type DrivenOtherwiseComputed = Pick<YearlyEmissions, 'distance' | 'unit'> & {
  readonly lines: readonly { readonly kgPerUnit: number; readonly grams: number }[]
}

/**
 * The total of the same vehicle with another distance or number, from its own lines: the factors, which are
 * many, stay where they are.
 */
export function drivenOtherwise(
  computed: DrivenOtherwiseComputed,
  was: DrivenOtherwiseUsage,
  now: DrivenOtherwiseUsage,
): { readonly grams: readonly Grams[]; readonly total: Grams } {
  const passengers = computed.distance / distanceIn(computed.unit, was)
  const lines = computed.lines.map(({ kgPerUnit, grams: before }) => {
    // In the United States electricity has a factor by the mile beside a tested figure by the kilometre.
    const units = [computed.unit, 'vehicle-mile', 'km'] as const
    const unit = units.find(
      (each) => toGrams(distanceIn(each, was) * passengers * kgPerUnit) === before,
    )
    return toGrams(distanceIn(unit ?? computed.unit, now) * passengers * kgPerUnit)
  })
  const total = grams(lines.reduce((sum, each) => sum + each, 0) * now.multiplyVehicles)
  return { grams: lines, total }
}

/** Of one of them in a year. */
export const kilometresOf = (usage: DrivenOtherwiseUsage): number => distanceIn('km', usage)

/** What grows with the distance and the number, such as the same way by train; to the gram, or nearly. */
export function inProportion(
  amount: number,
  was: DrivenOtherwiseUsage,
  now: DrivenOtherwiseUsage,
): Grams {
  const driven = (usage: DrivenOtherwiseUsage) => kilometresOf(usage) * usage.multiplyVehicles
  return grams(Math.round((amount * driven(now)) / driven(was)))
}
