import { COUNTRY_ROWS } from '../../../countries/countries.generated.ts'
import { lookupTable } from '../../../language/lookup-table.ts'

const COUNTRIES: Readonly<Record<string, string>> = lookupTable({
  uk: 'GB',
  us: 'US',
  au: 'AU',
  nz: 'NZ',
})
const NAMES: ReadonlyMap<string, string> = new Map(COUNTRY_ROWS.map(([iso2, name]) => [iso2, name]))

type OfMarket = { readonly market: string; readonly factorId: string }

/** Of a grid the country that its id names: 'grid-nga-2025:AU-NSW' is of Australia. */
export function countryOfFactor({ market, factorId }: OfMarket): string {
  if (market !== 'grid') return COUNTRIES[market] ?? ''
  return factorId.split(':')[1]?.slice(0, 2) ?? ''
}

const WITH_ARTICLE =
  /^(United|Netherlands|Philippines|Bahamas|Gambia|Maldives|Czech Republic)|Islands$|Republic$/

/** As it stands in a sentence: "the United States", "Germany". */
export function countryInSentence(iso2: string): string {
  const name = NAMES.get(iso2) ?? iso2
  return WITH_ARTICLE.test(name) ? `the ${name}` : name
}
