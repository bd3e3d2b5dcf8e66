import { lookupTable } from '../../../language/lookup-table.ts'
import type { FuelType, Market, VehicleType } from '../vehicle-kinds.ts'

export const LADEN_WORDS: Readonly<Record<string, string>> = lookupTable({
  '0': 'Empty (0% laden)',
  '50': 'Half full (50% laden)',
  '100': 'Full (100% laden)',
  average: 'Average load',
})

/** Gross weights of the UK factor set, by chassis and band. */
export const TONNAGE_WORDS: Readonly<Record<string, string>> = lookupTable({
  'rigid light': 'Light: over 3.5 to 7.5 t',
  'rigid medium': 'Medium: over 7.5 to 17 t',
  'rigid heavy': 'Heavy: over 17 t',
  'articulated light': 'Light: over 3.5 to 33 t',
  'articulated heavy': 'Heavy: over 33 t',
})

const SEGMENTS: Readonly<Record<string, string>> = lookupTable({
  mini: 'Mini',
  supermini: 'Supermini',
  lowerMedium: 'Lower medium',
  upperMedium: 'Upper medium',
  executive: 'Executive',
  luxury: 'Luxury',
  sports: 'Sports',
  dualPurpose4x4: 'Dual purpose 4×4',
  mpv: 'MPV',
  averageLocalBus: 'Local bus, average',
  localBusNotLondon: 'Local bus, not London',
  localBusLondon: 'Local bus, London',
  coach: 'Coach',
})

/** Engine bands: methodology paper of 2025, table 15. Other fuels have no band of their own. */
const CAR_SIZES: Readonly<Record<string, string>> = lookupTable({
  'petrol small': 'Small: engine under 1.4 l',
  'petrol medium': 'Medium: engine of 1.4 to 2.0 l',
  'petrol large': 'Large: engine over 2.0 l',
  'diesel small': 'Small: engine under 1.7 l',
  'diesel medium': 'Medium: engine of 1.7 to 2.0 l',
  'diesel large': 'Large: engine over 2.0 l',
})

const VAN_CLASSES: Readonly<Record<string, string>> = lookupTable({
  small: 'Class I: up to 1.305 t',
  medium: 'Class II: 1.305 to 1.74 t',
  large: 'Class III: 1.74 to 3.5 t',
})

const BIKE_SIZES: Readonly<Record<string, string>> = lookupTable({
  small: 'Small: up to 125 cc',
  medium: 'Medium: 125 to 500 cc',
  large: 'Large: over 500 cc',
})

const PLAIN: Readonly<Record<string, string>> = lookupTable({
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
})

const NO_BANDS: Readonly<Record<string, string>> = lookupTable({})

/** A category in words: engine size, van class, market segment, motorbike cc or bus service. */
export function categoryWord(asked: {
  readonly market: Market
  readonly vehicleType: VehicleType
  readonly fuel: FuelType
  readonly category: string
}): string {
  const { market, vehicleType, fuel, category } = asked
  if (category === 'average') return 'Average'
  if (SEGMENTS[category]) return SEGMENTS[category]
  const bands = market === 'us' ? PLAIN : bandsOf(vehicleType)
  return bands[category] ?? CAR_SIZES[`${fuel} ${category}`] ?? PLAIN[category] ?? category
}

function bandsOf(type: VehicleType): Readonly<Record<string, string>> {
  if (type === 'van') return VAN_CLASSES
  return type === 'motorbike' ? BIKE_SIZES : NO_BANDS
}
