export type UpstreamFactor = {
  readonly category: string
  /** The whole name, or how it begins. */
  readonly name: string
  readonly isBeginning: boolean
}

const exactly = (category: string, name: string): UpstreamFactor => ({
  category,
  name,
  isBeginning: false,
})
const beginning = (category: string, name: string): UpstreamFactor => ({
  category,
  name,
  isBeginning: true,
})

/**
 * What belongs to a fuel or to electricity in scope 3, category 3, in the same set and unit: well-to-tank and
 * losses in the grid. Nothing where the set has no such table.
 */
export function upstreamFactors({
  category,
  name,
}: {
  readonly category: string
  readonly name: string
}): readonly UpstreamFactor[] {
  switch (category) {
    case 'Fuels':
      return [exactly('WTT- fuels', name)]
    case 'Bioenergy':
      return [exactly('WTT- bioenergy', asUpstream(name))]
    case 'UK electricity':
      return [
        beginning('Transmission and distribution', 'T&D- UK electricity'),
        beginning('WTT- UK electricity', 'WTT- UK electricity'),
        beginning('WTT- UK & overseas elec', 'WTT- UK electricity'),
      ]
    case 'Passenger vehicles':
      return [exactly('WTT- pass vehs & travel- land', asUpstream(name))]
    case 'Delivery vehicles':
      return [exactly('WTT- delivery vehs & freight', asUpstream(name))]
    default:
      return []
  }
}

/** 'Cars > Mini' is 'WTT- cars > Mini' there. */
const asUpstream = (name: string) => `WTT- ${name.charAt(0).toLowerCase()}${name.slice(1)}`
