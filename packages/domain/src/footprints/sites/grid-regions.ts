import { groupedBy } from '../../language/grouped-by.ts'

/** A part of a country whose electricity has a factor of its own. */
export type GridRegion = {
  /** ISO 3166, of the country. */
  readonly country: string
  /** A subregion of eGRID, or a state of Australia. */
  readonly region: string
  readonly name: string
  /** What its publisher calls the row. */
  readonly row: string
}

/** By the state that comes first; a state that several subregions serve has the one that serves most of it. */
const OF_UNITED_STATES: readonly (readonly [region: string, name: string, publisher: string])[] = [
  ['SRSO', 'Alabama, Georgia', 'SERC South'],
  ['AKGD', 'Alaska: Anchorage, Fairbanks and between', 'ASCC Alaska Grid'],
  ['AKMS', 'Alaska: elsewhere', 'ASCC Miscellaneous'],
  ['AZNM', 'Arizona, New Mexico', 'WECC Southwest'],
  ['SRMV', 'Arkansas, Louisiana, Mississippi', 'SERC Mississippi Valley'],
  ['CAMX', 'California', 'WECC California'],
  ['RMPA', 'Colorado, eastern Wyoming', 'WECC Rockies'],
  [
    'NEWE',
    'Connecticut, Maine, Massachusetts, New Hampshire, Rhode Island, Vermont',
    'NPCC New England',
  ],
  [
    'RFCE',
    'Delaware, District of Columbia, Maryland, New Jersey, eastern Pennsylvania',
    'RFC East',
  ],
  ['FRCC', 'Florida', 'FRCC All'],
  ['HIOA', 'Hawaii: Oahu', 'HICC Oahu'],
  ['HIMS', 'Hawaii: other islands', 'HICC Miscellaneous'],
  ['NWPP', 'Idaho, Montana, Nevada, Oregon, Utah, Washington, western Wyoming', 'WECC Northwest'],
  ['RFCW', 'Illinois: Chicago, Indiana, Ohio, western Pennsylvania, West Virginia', 'RFC West'],
  ['SRMW', 'Illinois: elsewhere, Missouri', 'SERC Midwest'],
  ['MROW', 'Iowa, Minnesota, Nebraska, North Dakota, South Dakota', 'MRO West'],
  ['SPNO', 'Kansas', 'SPP North'],
  ['SRTV', 'Kentucky, Tennessee', 'SERC Tennessee Valley'],
  ['RFCM', 'Michigan', 'RFC Michigan'],
  ['NYLI', 'New York: Long Island', 'NPCC Long Island'],
  ['NYCW', 'New York: New York City and Westchester', 'NPCC NYC/Westchester'],
  ['NYUP', 'New York: upstate', 'NPCC Upstate NY'],
  ['SRVC', 'North Carolina, South Carolina, Virginia', 'SERC Virginia/Carolina'],
  ['SPSO', 'Oklahoma, the Texas panhandle', 'SPP South'],
  ['PRMS', 'Puerto Rico', 'Puerto Rico Miscellaneous'],
  ['ERCT', 'Texas', 'ERCOT All'],
  ['MROE', 'Wisconsin', 'MRO East'],
]

const OF_AUSTRALIA: readonly (readonly [region: string, name: string])[] = [
  ['ACT', 'Australian Capital Territory'],
  ['NSW', 'New South Wales'],
  ['NT', 'Northern Territory'],
  ['QLD', 'Queensland'],
  ['SA', 'South Australia'],
  ['TAS', 'Tasmania'],
  ['VIC', 'Victoria'],
  ['WA', 'Western Australia'],
]

export const GRID_REGIONS: readonly GridRegion[] = [
  ...OF_UNITED_STATES.map(([region, name, publisher]) => ({
    country: 'US',
    region,
    name,
    row: `total output > ${region} > ${publisher}`,
  })),
  ...OF_AUSTRALIA.map(([region, name]) => ({
    country: 'AU',
    region,
    name,
    row: `Australia > ${region}`,
  })),
]

const BY_COUNTRY = groupedBy(GRID_REGIONS, ({ country }) => country)

/** The parts of a country (ISO 3166) to choose from; none where its grid is not divided. */
export const regionsOf = (country: string): readonly GridRegion[] => BY_COUNTRY.get(country) ?? []

/** What to call the parts of a country; `null`: its grid is not divided. */
export function regionWord(country: string): string | null {
  if (regionsOf(country).length === 0) return null
  return country === 'AU' ? 'State or territory' : 'State'
}

export const findRegion = (country: string, region: string | null): GridRegion | null =>
  regionsOf(country).find((each) => each.region === region) ?? null
