import type { Footprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { longDate, longMonth } from '@understory/domain/calendar/calendar.ts'
import { APPROACH_NAMES } from '../../company-footprints/public.ts'
import type { SecrYearOfFootprint } from './secr-year.ts'

/** How the figures were made, in one paragraph. */
export function secrMethods(
  { declared }: Footprint,
  { year, sets, declaration }: SecrYearOfFootprint,
): string {
  return [
    `GHG Protocol Corporate Standard, for ${longMonth(year.from)} to ${longMonth(year.to)}.`,
    ...(declaration
      ? [
          `The figures are those of declaration ${declaration.number}, of ${longDate(declaration.declaredOn)}.`,
        ]
      : []),
    ...(declared ? [`Boundary: ${APPROACH_NAMES[declared.approach].toLowerCase()}.`] : []),
    ...(sets.length > 0 ? [`Emission factors: ${sets.join('; ')}.`] : []),
    'Energy is by gross calorific value: litres and tonnes of fuel by the factors of the same fuel and year, kilometres and miles by the publisher’s kWh of the same vehicle, which are net and were turned into gross by the ratio of its fuel.',
    'Scope 2 is by location. Offsets are not subtracted. Taxis, trains and flights are not in the energy.',
  ].join(' ')
}
