import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'

/** Units of each currency for one euro, as they were published for a day. */
export type RatesOfDay = {
  readonly day: CalendarDate
  readonly perEuro: ReadonlyMap<string, string>
}

export type ReferenceRates = {
  /** Who publishes them, for people. */
  readonly source: string
  /** The newest first; the last days at least. Throws where they cannot be had. */
  latest(): Promise<readonly RatesOfDay[]>
}
