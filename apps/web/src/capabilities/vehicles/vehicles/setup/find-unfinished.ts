import type { SavedVehicle } from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { parseCalendarDate } from '@understory/domain/calendar/calendar.ts'
import { overlaps, yearFrom } from '@understory/domain/vehicles/vehicles/offset-period.ts'
import type { SetupChoice } from './setup-choice.ts'

/** A payment for some of the same days that was begun and is not finished. */
export type Unfinished = { readonly purchaseId: string; readonly quoteId: string }

type Listed = Pick<SavedVehicle, 'uuid' | 'offsets'>

export function findUnfinished(vehicles: readonly Listed[], chosen: SetupChoice): Unfinished[] {
  const from = parseCalendarDate(chosen.from)
  if (!from) return []
  const period = yearFrom(from)
  const found = vehicles
    .filter(({ uuid }) => chosen.vehicleIds.includes(uuid))
    .flatMap(({ offsets }) => offsets)
    .filter((offset) => offset.status === 'pending' || offset.status === 'failed')
    .filter((offset) => {
      const [first, last] = [parseCalendarDate(offset.from), parseCalendarDate(offset.to)]
      return first !== null && last !== null && overlaps(period, { from: first, to: last })
    })
    .map(({ purchaseId, quoteId }) => [purchaseId, { purchaseId, quoteId }] as const)
  return [...new Map(found).values()]
}
