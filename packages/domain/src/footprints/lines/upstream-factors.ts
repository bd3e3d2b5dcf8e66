import { lookupTable } from '../../lookup-table.ts'

export type UpstreamFactor = {
  readonly category: string
  /** The whole name, or how it begins, in small letters: publishers capitalise it differently by year. */
  readonly name: string
  readonly isBeginning: boolean
}

const exactly = (category: string, name: string): UpstreamFactor => ({
  category,
  name: name.toLowerCase(),
  isBeginning: false,
})
const beginning = (category: string, name: string): UpstreamFactor => ({
  category,
  name: name.toLowerCase(),
  isBeginning: true,
})

/**
 * What belongs to a factor upstream of it, in the same unit: well-to-tank, and losses in the grid or in the
 * pipes of district heat. Nothing where no set has such a table.
 */
export function upstreamFactors({
  category,
  name: shortName,
}: {
  readonly category: string
  readonly name: string
}): readonly UpstreamFactor[] {
  const name = FULL_NAMES[shortName] ?? shortName
  switch (category) {
    case 'Fuels':
      return [...new Set([shortName, name, asUpstream(name)])].map((each) =>
        exactly('WTT- fuels', each),
      )
    case 'Bioenergy':
      return [exactly('WTT- bioenergy', asUpstream(name))]
    case 'UK electricity':
      return [
        beginning('Transmission and distribution', 'T&D- UK electricity'),
        beginning('WTT- UK electricity', 'WTT- UK electricity'),
        beginning('WTT- UK & overseas elec', 'WTT- UK electricity'),
      ]
    case 'UK electricity for EVs':
      return [
        exactly('UK electricity T&D for EVs', name),
        ...(isBattery(name) ? ofVehicle(name) : []),
      ]
    case 'Heat and steam':
      return [
        exactly('WTT- heat and steam', asUpstream(name)),
        ...(name.includes('District') ? DISTRICT_HEAT : []),
      ]
    case 'Passenger vehicles':
    case 'Business travel- land':
    case 'Delivery vehicles':
    case 'Freighting goods':
      return ofVehicle(name)
    case 'Business travel- air':
    case 'Business travel- sea':
      return [exactly(`WTT- ${category.toLowerCase()}`, asUpstream(name))]
    default:
      return []
  }
}

/** The names of 2026, which leave out headings, and those of the sets before it. */
const FULL_NAMES = lookupTable({
  'Natural gas': 'Gaseous fuels > Natural gas',
  LPG: 'Gaseous fuels > LPG',
  'Fuel oil': 'Liquid fuels > Fuel oil',
  // Its well-to-tank is that of district heat, too; whether pipes of a district lose heat is not known.
  'District or onsite heat and steam': 'Heat and steam > Onsite heat and steam',
  'National rail': 'Rail > National rail',
  'International rail': 'Rail > International rail',
  'Light rail and tram': 'Rail > Light rail and tram',
  'London Underground': 'Rail > London Underground',
  'Regular taxi': 'Taxis > Regular taxi',
  'Black cab': 'Taxis > Black cab',
  'Domestic, average passenger, with RF': flight('Domestic, to/from UK', 'Average passenger'),
  'Short-haul, average passenger, with RF': flight('Short-haul, to/from UK', 'Average passenger'),
  'Short-haul, economy, with RF': flight('Short-haul, to/from UK', 'Economy class'),
  'Short-haul, business, with RF': flight('Short-haul, to/from UK', 'Business class'),
  'Long-haul, average passenger, with RF': flight('Long-haul, to/from UK', 'Average passenger'),
  'Long-haul, economy, with RF': flight('Long-haul, to/from UK', 'Economy class'),
  'Long-haul, business, with RF': flight('Long-haul, to/from UK', 'Business class'),
  'International (non-UK), average passenger, with RF': flight(
    'International, to/from non-UK',
    'Average passenger',
  ),
})

function flight(haul: string, seat: string): string {
  return `Flights > ${haul} > ${seat} > With RF`
}

const DISTRICT_HEAT = [
  exactly('Transmission and distribution', 'Distribution - district heat & steam > 5% loss'),
  exactly('WTT- heat and steam', 'WTT- district heat & steam distribution > 5% loss'),
]

/** One table has all that carries people, the other all that carries goods; they share no names. */
const ofVehicle = (name: string) => [
  exactly('WTT- pass vehs & travel- land', asUpstream(name)),
  exactly('WTT- delivery vehs & freight', asUpstream(name)),
]

/** What also burns fuel has its well-to-tank with the fuel. */
const isBattery = (name: string) => name.endsWith('Battery Electric Vehicle')

/** 'Cars > Mini' is 'WTT- cars > Mini' there, and 'HGVs refrigerated' is 'WTT- HGV refrigerated'. */
const asUpstream = (name: string) => `WTT- ${name.replace(/^HGVs/, 'HGV')}`
