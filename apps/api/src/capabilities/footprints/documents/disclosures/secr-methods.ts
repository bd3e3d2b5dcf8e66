import type { Footprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { longDate, longMonth } from '@understory/domain/calendar/calendar.ts'
import { APPROACH_NAMES } from '../../company-footprints/public.ts'
import { documentsMessage } from '../messages/messages.generated.ts'
import type { SecrYearOfFootprint } from './secr-year.ts'

/** How the figures were made, in one paragraph. */
export function secrMethods(
  { declared }: Footprint,
  { year, sets, declaration }: SecrYearOfFootprint,
): string {
  return [
    documentsMessage('secr-methods', { from: longMonth(year.from), to: longMonth(year.to) }),
    ...(declaration
      ? [
          documentsMessage('secr-methods.the-figures-are', {
            number: String(declaration.number),
            declaredOn: longDate(declaration.declaredOn),
          }),
        ]
      : []),
    ...(declared
      ? [
          documentsMessage('secr-methods.boundary', {
            approach: APPROACH_NAMES[declared.approach].toLowerCase(),
          }),
        ]
      : []),
    ...(sets.length > 0
      ? [documentsMessage('secr-methods.emission-factors', { sets: sets.join('; ') })]
      : []),
    documentsMessage('secr-methods.2'),
    'Scope 2 is by location. Offsets are not subtracted. Taxis, trains and flights are not in the energy.',
  ].join(' ')
}
