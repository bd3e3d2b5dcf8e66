/** What says how a vehicle was tested, where it was looked up instead of estimated by its kind. */
export const TESTED_COLUMNS = [
  'figure_from',
  'make',
  'base_model',
  'model',
  'production_year',
  'transmission',
  'engine_size_l',
  'g_co2e_per_km',
  'test_cycle',
  'lowest_g_per_km',
  'highest_g_per_km',
  'variants',
] as const

export const FLEET_COLUMNS = [
  'registration_number',
  'market',
  'vehicle_type',
  'fuel_type',
  'reporting_year',
  'vehicle_category',
  'chassis',
  'tonnage',
  'laden',
  'refrigerated',
  'whole_vehicle',
  'annual_mileage',
  'mileage_unit',
  'vehicles',
  ...TESTED_COLUMNS,
] as const
export type FleetColumn = (typeof FLEET_COLUMNS)[number]

/** Those without which a row says nothing; a registration number can replace the description of a vehicle. */
export const NEEDED_COLUMNS = [
  ['annual_mileage', 'vehicle_type', 'fuel_type'],
  ['annual_mileage', 'registration_number'],
] as const satisfies readonly (readonly FleetColumn[])[]
