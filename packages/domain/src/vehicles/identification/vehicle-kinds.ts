/** Where a vehicle drives, which decides the factors and the words. */
export const MARKETS = ['uk', 'us'] as const
export type Market = (typeof MARKETS)[number]

export const VEHICLE_TYPES = ['car', 'van', 'motorbike', 'hgv', 'bus'] as const
export type VehicleType = (typeof VEHICLE_TYPES)[number]

/** `unknown` is the publishers' average over all fuels. */
export const FUEL_TYPES = [
  'petrol',
  'diesel',
  'hybrid',
  'phev',
  'bev',
  'ffv',
  'cng',
  'lpg',
  'unknown',
] as const
export type FuelType = (typeof FUEL_TYPES)[number]

export const TRANSMISSIONS = ['manual', 'automatic'] as const
export const MILEAGE_UNITS = ['mi', 'km'] as const
export type MileageUnit = (typeof MILEAGE_UNITS)[number]

/** Kilometres in a mile: specification section 9. */
export const KM_PER_MILE = 1.609344

/** Specification section 9. */
export const VEHICLE_DEFAULTS = {
  annualMileage: 8_000,
  multiplyVehicles: 1,
  vehicleType: 'car',
} as const

export const LARGEST_MILEAGE = 500_000
export const MOST_VEHICLES = 10_000

/** A fuel by any of its names: `pluginHybrid` is another word for `phev`. */
export function parseFuelType(value: string): FuelType | null {
  if (value === 'pluginHybrid') return 'phev'
  return FUEL_TYPES.find((fuel) => fuel === value) ?? null
}

const TYPE_WORDS: Record<VehicleType, string> = {
  car: 'Car',
  van: 'Van',
  motorbike: 'Motorbike',
  hgv: 'HGV',
  bus: 'Bus or coach',
}

export const vehicleTypeWord = (type: VehicleType, market: Market): string =>
  type === 'hgv' && market === 'us' ? 'Truck' : TYPE_WORDS[type]

const FUEL_WORDS: Record<FuelType, string> = {
  petrol: 'Petrol',
  diesel: 'Diesel',
  hybrid: 'Hybrid',
  phev: 'Plug-in hybrid',
  bev: 'Battery electric',
  ffv: 'Flex-fuel (E85)',
  cng: 'Natural gas (CNG)',
  lpg: 'LPG',
  unknown: 'Not sure',
}

/** What a market calls a fuel: petrol is gasoline in the United States. */
export const fuelWord = (fuel: FuelType, market: Market): string =>
  fuel === 'petrol' && market === 'us' ? 'Gasoline' : FUEL_WORDS[fuel]
