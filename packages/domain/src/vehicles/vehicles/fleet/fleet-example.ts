import { FLEET_COLUMNS, type FleetColumn } from './fleet-columns.ts'

const ROWS: readonly { readonly [column in FleetColumn]?: string }[] = [
  {
    registration_number: 'AB12 CDE',
    market: 'uk',
    vehicle_type: 'car',
    fuel_type: 'diesel',
    annual_mileage: '12000',
  },
  {
    market: 'uk',
    vehicle_type: 'van',
    fuel_type: 'diesel',
    vehicle_category: 'average',
    annual_mileage: '20000',
    mileage_unit: 'km',
    vehicles: '4',
  },
  {
    market: 'uk',
    vehicle_type: 'hgv',
    fuel_type: 'diesel',
    chassis: 'rigid',
    tonnage: 'average',
    laden: 'average',
    refrigerated: 'false',
    annual_mileage: '45000',
  },
]

/** A fleet file to begin with: every column, and three rows that are right. */
export function fleetExample(): string {
  const lines = [
    FLEET_COLUMNS.join(','),
    ...ROWS.map((row) => FLEET_COLUMNS.map((column) => row[column] ?? '').join(',')),
  ]
  return `${lines.join('\r\n')}\r\n`
}
