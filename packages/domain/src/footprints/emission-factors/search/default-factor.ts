import type { AskedWords } from './asked-words.ts'
import { DEFAULTS_OF, type DefaultFactor } from './default-rows.ts'
import type { Place } from './places.ts'
import {
  type NamedFactors,
  nameKey,
  type SearchedFactor,
  type SearchIndex,
} from './search-index.ts'

export type FoundDefault<F extends SearchedFactor> = {
  readonly fallback: DefaultFactor
  readonly named: NamedFactors<F>
  readonly row: F
}

const FLIGHTS: ReadonlyMap<string, string> = new Map([
  ['domestic', 'flight_domestic'],
  ['short haul', 'flight_short'],
  ['long haul', 'flight_long'],
])

type Where = {
  readonly country: string
  /** Of the grid, where the words name no place. */
  readonly region: string | null
  readonly asked: Pick<AskedWords, 'place' | 'text'>
}

/** The row that an activity usually takes in a country, or at the place that was named; `null`: there is none. */
export function findDefault<F extends SearchedFactor>(
  index: SearchIndex<F>,
  activity: string,
  { country, region, asked }: Where,
): FoundDefault<F> | null {
  const { place, text } = asked
  const flight = activity === 'flight_any' ? flightTo(asked, country) : null
  if (flight) return findDefault(index, flight, { country, region, asked: { place: null, text } })
  const isHotel = activity === 'hotel' || activity === 'hotel_london'
  const isOfPlace = isHotel || activity === 'electricity'
  const fallback = defaultIn(activity, isOfPlace ? (place?.country ?? country) : country)
  if (!fallback || fallback.kind === 'none') return null
  const here = place ?? { country, region }
  const name = isHotel ? hotelNear(text, fallback.name) : nameAt(index, fallback, here)
  const named = index.byKey.get(nameKey({ ...fallback, name }))
  if (!named) return null
  const row = named.rows.find(({ unit }) => unit === fallback.unit) ?? named.rows[0]
  return { fallback, named, row }
}

/** From Great Britain the haul to the place; from the United States every other country is far. */
function flightTo({ place }: Where['asked'], country: string): string | null {
  if (!place) return null
  if (country === 'GB') return FLIGHTS.get(place.haul) ?? null
  return country === 'US' && place.country !== 'US' ? 'flight_long' : null
}

function defaultIn(activity: string, country: string): DefaultFactor | undefined {
  const defaults = DEFAULTS_OF.get(activity) ?? []
  return (
    defaults.find((each) => each.country === country) ??
    defaults.find((each) => each.country === '*')
  )
}

const hotelNear = (text: string, name: string) =>
  /london/.test(text) ? 'Hotel stay > UK (London)' : name

/** Of electricity at a place, the grid of its region: a subregion of eGRID, or a state of Australia. */
function nameAt(
  { names }: SearchIndex<SearchedFactor>,
  { activity, country, category, name }: DefaultFactor,
  place: Pick<Place, 'country' | 'region'>,
): string {
  if (activity !== 'electricity' || !place.region || place.country !== country) return name
  if (country === 'AU') return `Australia > ${place.region}`
  const wanted = `total output > ${place.region} `
  return (
    names.find((each) => each.category === category && each.name.startsWith(wanted))?.name ?? name
  )
}
