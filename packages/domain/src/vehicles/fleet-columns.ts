/** The columns of a fleet file, in the order of its export. */
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
] as const
export type FleetColumn = (typeof FLEET_COLUMNS)[number]

/** Those without which a row says nothing. */
export const NEEDED_COLUMNS: readonly FleetColumn[] = [
  'vehicle_type',
  'fuel_type',
  'annual_mileage',
]
