import type { NamedFactors, SearchedFactor } from './search-index.ts'

const PREFERRED = [
  'litres',
  'kWh (Gross CV)',
  'kWh',
  'cubic metres',
  'passenger.km',
  'tonne.km',
  'tonnes',
  'kg',
]

type RowToPrefer<F extends SearchedFactor> = {
  readonly named: NamedFactors<F>
  readonly row: F
  readonly activity: string | null
}

type Wishes = { readonly country: string; readonly units: readonly string[] }

/** The row in the unit that was named, else that of the usual choice, else in the unit of the country: miles only in GB and US. */
export function preferredRow<F extends SearchedFactor>(
  { named: { rows }, row, activity }: RowToPrefer<F>,
  { country, units }: Wishes,
): F {
  const inUnit = (unit: string) => rows.find((each) => each.unit === unit)
  const asked = rows.find(({ unit }) => units.includes(unit))
  if (asked) return asked
  if (activity !== null) return row
  const isDistance = inUnit('miles') && !inUnit('tonne.km')
  const far = isDistance ? inUnit(country === 'GB' || country === 'US' ? 'miles' : 'km') : undefined
  return far ?? PREFERRED.map(inUnit).find((each) => each !== undefined) ?? row
}
