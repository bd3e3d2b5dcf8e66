import { lookupTable } from '../../language/lookup-table.ts'

type NamedActivity = { readonly category: string; readonly name: string }

/**
 * Finds the same activity in the set of another year: publishers rename tables and rows. In lower case,
 * because they capitalise them differently by year.
 */
export function activityKey(
  row: NamedActivity & { readonly market: string; readonly unit: string },
): string {
  const { category, name } = row.market === 'uk' ? sinceFullSets(row) : row
  return `${row.market}:${[category, name, row.unit].join(' | ').toLowerCase()}`
}

/** The name that a row of 2026, which leaves out headings, has in the full sets before it. */
export const fullName = ({ category, name }: NamedActivity): string =>
  HEADINGS_LEFT_OUT[`${category}: ${name}`] ?? name

/** A row of the UK Government set of any year as those of 2022 to 2025 name it; waste as that of 2025. */
function sinceFullSets(row: NamedActivity): NamedActivity {
  const name = fullName(row)
  switch (row.category) {
    case 'Fuels':
      return { ...row, name: withoutUnit(name) }
    case 'WTT- fuels':
      return { ...row, name: withoutUnit(name).replace(/^WTT- /, '') }
    case 'WTT- UK & overseas elec':
      return { category: 'WTT- UK electricity', name }
    case 'Managed assets- electricity':
      return {
        ...row,
        name: name.replace(/^UK electricity generated \(managed assets\)/, GENERATED),
      }
    case 'Managed assets- vehicles':
      return { ...row, name: name.replace(' > 0 > ', ' > ') }
    case 'Refrigerant & other':
      return { ...row, name: withoutGroup(name) }
    case 'Waste disposal':
      return {
        ...row,
        name: name.replace(/ > Combustion$/, ' > Incineration with Energy Recovery'),
      }
    default:
      return { ...row, name }
  }
}

const GENERATED = 'Electricity generated'

/** In 2021 fuels say in their names what the unit says, too. */
const withoutUnit = (name: string) =>
  name.replace(/ > (?:Energy - (?:Gross|Net) CV|Volume|Tonnes)$/, '')

/** 'Kyoto protocol - standard > HFC-23' of 2021 counts every gas, as 'Total emissions …' does since. */
function withoutGroup(name: string): string {
  const [, refrigerant = name, counts = 'Total emissions including non-Kyoto products'] =
    name.split(' > ')
  return `${refrigerant} > ${counts}`
}

const flight = (haul: string, seat: string) => `Flights > ${haul} > ${seat} > With RF`

const HEADINGS_LEFT_OUT = lookupTable({
  'UK electricity: Electricity generated': 'Electricity generated > Electricity: UK',
  'Transmission and distribution: T&D- UK electricity': 'T&D- UK electricity > Electricity: UK',
  'WTT- UK electricity: WTT- UK electricity (generation)':
    'WTT- UK electricity (generation) > Electricity: UK',
  'WTT- UK electricity: WTT- UK electricity (T&D)': 'WTT- UK electricity (T&D) > Electricity: UK',
  // Its well-to-tank is that of district heat, too; whether pipes of a district lose heat is not known.
  'Heat and steam: District or onsite heat and steam': 'Heat and steam > Onsite heat and steam',
  ...ofBoth('Natural gas', 'Gaseous fuels > Natural gas'),
  ...ofBoth('LPG', 'Gaseous fuels > LPG'),
  ...ofBoth('Diesel (average biofuel blend)', 'Liquid fuels > Diesel (average biofuel blend)'),
  ...ofBoth('Petrol (average biofuel blend)', 'Liquid fuels > Petrol (average biofuel blend)'),
  ...ofBoth('Gas oil', 'Liquid fuels > Gas oil'),
  ...ofBoth('Fuel oil', 'Liquid fuels > Fuel oil'),
  'Business travel- land: National rail': 'Rail > National rail',
  'Business travel- land: International rail': 'Rail > International rail',
  'Business travel- land: Light rail and tram': 'Rail > Light rail and tram',
  'Business travel- land: London Underground': 'Rail > London Underground',
  'Business travel- land: Regular taxi': 'Taxis > Regular taxi',
  'Business travel- land: Black cab': 'Taxis > Black cab',
  'Business travel- air: Domestic, average passenger, with RF': flight(
    'Domestic, to/from UK',
    'Average passenger',
  ),
  'Business travel- air: Short-haul, average passenger, with RF': flight(
    'Short-haul, to/from UK',
    'Average passenger',
  ),
  'Business travel- air: Short-haul, economy, with RF': flight(
    'Short-haul, to/from UK',
    'Economy class',
  ),
  'Business travel- air: Short-haul, business, with RF': flight(
    'Short-haul, to/from UK',
    'Business class',
  ),
  'Business travel- air: Long-haul, average passenger, with RF': flight(
    'Long-haul, to/from UK',
    'Average passenger',
  ),
  'Business travel- air: Long-haul, economy, with RF': flight(
    'Long-haul, to/from UK',
    'Economy class',
  ),
  'Business travel- air: Long-haul, business, with RF': flight(
    'Long-haul, to/from UK',
    'Business class',
  ),
  'Business travel- air: International (non-UK), average passenger, with RF': flight(
    'International, to/from non-UK',
    'Average passenger',
  ),
  'Hotel stay: UK': 'Hotel stay > UK',
  'Hotel stay: UK (London)': 'Hotel stay > UK (London)',
})

/** A fuel, and its well-to-tank. */
function ofBoth(short: string, full: string) {
  return { [`Fuels: ${short}`]: full, [`WTT- fuels: ${short}`]: full }
}
