import { COUNTRY_ROWS } from '../../../countries/countries.generated.ts'
import { PLACE_ROWS, REGION_ROWS } from './data/places.generated.ts'
import { tokensOf } from './words.ts'

export type Haul = 'domestic' | 'short haul' | 'long haul' | ''

export type Place = {
  readonly country: string
  /** The subregion of eGRID, or the state of Australia. */
  readonly region: string | null
  /** From Great Britain; empty: not known. */
  readonly haul: Haul
}

const FARNESS: Readonly<Record<Haul, number>> = {
  '': 0,
  domestic: 1,
  'short haul': 2,
  'long haul': 3,
}
const MOST_WORDS = 3

const spelt = (place: string) => tokensOf(place).join(' ')

const PLACES: ReadonlyMap<string, { readonly country: string; readonly haul: Haul }> = new Map([
  ...COUNTRY_ROWS.map(([country, name]) => [spelt(name), { country, haul: '' as Haul }] as const),
  ...PLACE_ROWS.map(
    ([place, country, haul]) => [spelt(place), { country, haul: haul as Haul }] as const,
  ),
])
const REGIONS: ReadonlyMap<string, { readonly country: string; readonly region: string }> = new Map(
  REGION_ROWS.map(([place, country, region]) => [place, { country, region }]),
)

export const isPlace = (word: string): boolean => PLACES.has(word)

/** The place that words name, the farthest of several, and the other words: a flight from Manchester to Chicago is a long one. */
export function findPlace(words: readonly string[]): {
  readonly place: Place | null
  readonly rest: readonly string[]
} {
  let rest = words
  let found: Place | null = null
  for (let size = MOST_WORDS; size > 0; size--) {
    for (let at = 0; at + size <= rest.length; ) {
      const place = placeOf(rest.slice(at, at + size).join(' '))
      if (!place) {
        at++
        continue
      }
      if (!found || FARNESS[place.haul] >= FARNESS[found.haul]) found = place
      rest = rest.toSpliced(at, size)
    }
  }
  return { place: found, rest }
}

function placeOf(name: string): Place | null {
  const known = PLACES.get(name)
  const region = REGIONS.get(name)
  if (!known && !region) return null
  return {
    country: known?.country ?? region?.country ?? '',
    region: region?.region ?? null,
    haul: known?.haul || (region ? 'long haul' : ''),
  }
}
