import { fullName } from './activity-key.ts'

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
export function upstreamFactors(row: {
  readonly category: string
  readonly name: string
}): readonly UpstreamFactor[] {
  const { category } = row
  const name = fullName(row)
  switch (category) {
    case 'Fuels':
      return [...new Set([row.name, name, asUpstream(name)])].map((each) =>
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
    case 'Electricity eGRID2023':
      return name.startsWith('total output >')
        ? [exactly(GRID_LOSSES, name.replace('total output', 'grid losses, derived'))]
        : []
    case 'Grid electricity':
      return [exactly('Transmission and distribution of grids', name)]
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

const GRID_LOSSES = 'Transmission and distribution eGRID2023'

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
