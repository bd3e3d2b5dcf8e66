import type { SavedVehicle } from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { calendarDate, dayOf, parseCalendarDate } from '@understory/domain/calendar/calendar.ts'
import type { FormFields } from '../../../../islands/form-fields.ts'

export type SetupChoice = {
  readonly vehicleIds: readonly string[]
  readonly from: string
  /** Days that are offset already are wanted once more. */
  readonly repeat: boolean
}

type Listed = Pick<SavedVehicle, 'uuid' | 'offsetUntil' | 'restGrams'>

/** What the address asks for; otherwise every vehicle that is not offset, from today. */
export function firstChoice(
  vehicles: readonly Listed[],
  search: URLSearchParams,
  now: Date,
): SetupChoice {
  const asked = new Set(search.getAll('v'))
  const chosen =
    asked.size > 0
      ? vehicles.filter(({ uuid }) => asked.has(uuid))
      : vehicles.filter(({ restGrams }) => restGrams > 0)
  return {
    vehicleIds: chosen.map(({ uuid }) => uuid),
    from: parseCalendarDate(search.get('from') ?? '') ?? firstFreeDay(chosen, now),
    repeat: false,
  }
}

/** The day after the last one on which one of them is wholly offset; today where none is. */
function firstFreeDay(chosen: readonly Listed[], now: Date): string {
  const last = chosen
    .map(({ offsetUntil, restGrams }) => (restGrams === 0 ? (offsetUntil ?? '') : ''))
    .toSorted()
    .at(-1)
  const [year, month, day] = (last ?? '').split('-').map(Number)
  if (!year || !month || !day) return dayOf(now)
  const next = new Date(Date.UTC(year, month - 1, day + 1))
  return calendarDate(next.getUTCFullYear(), next.getUTCMonth() + 1, next.getUTCDate())
}

export function chosenIn(form: Pick<FormFields, 'text' | 'texts' | 'has'>): SetupChoice {
  return { vehicleIds: form.texts('v'), from: form.text('from'), repeat: form.has('repeat') }
}
