import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../folders.ts'

const SOURCE = 'source: packages/domain/data/household'
const DIETS = ['highMeat', 'mediumMeat', 'lowMeat', 'pescatarian', 'vegetarian', 'vegan']
const HEATS = ['gas', 'oil', 'lpg', 'coal', 'wood', 'district', 'electric']

/** Column of the file, by the name that it has in code. */
type Columns = Readonly<Record<string, string>>

const COUNTRY: Columns = {
  iso2: 'iso2',
  name: 'name',
  quality: 'quality',
  nationalAccountKg: 'target_kg_per_head',
  nationalAccountSource: 'target_source',
  currency: 'currency',
  shellKg: 'shell_kg',
  repairKg: 'repair_kg',
  petsKg: 'pets_kg',
  waterAndWasteKg: 'water_waste_kg',
  carMakingKg: 'car_making_kg',
  goodsKg: 'goods_kg',
  servicesKg: 'services_kg',
  publicKg: 'public_kg',
}
const HOME: Columns = {
  iso2: 'iso2',
  usefulHeatKwh: 'useful_heat_kwh',
  otherElectricityKwh: 'other_electricity_kwh',
  ...Object.fromEntries(HEATS.map((heat) => [`${heat}Share`, `share_${heat}`])),
  electricHeatEfficiency: 'electric_mix_cop',
  gridKgPerKwh: 'grid_kg_per_kwh',
  districtKgPerKwh: 'district_kg_per_kwh',
  homeKg: 'home_kg_per_head',
  floorAreaM2: 'floor_area_m2',
  peoplePerHome: 'persons_per_household',
}
const TRAVEL: Columns = {
  iso2: 'iso2',
  carKm: 'car_km_per_head',
  fleetKgPerKm: 'car_fleet_kg_per_km',
  kmPerCar: 'km_per_car',
  carsPerHome: 'cars_per_household',
  publicTransportKg: 'public_transport_kg_per_head',
  trainKgPerKm: 'train_kg_per_pkm',
  flightKg: 'flight_kg_per_head_without_rf',
}
const DIET: Columns = {
  iso2: 'iso2',
  ...Object.fromEntries(DIETS.map((diet) => [`${diet}Share`, `share_${diet}`])),
  foodScale: 'food_scale',
  foodKg: 'food_kg_per_head',
}
const SPENDING: Columns = {
  iso2: 'iso2',
  thingsAMonth: 'things_per_head_month_2025',
  servicesAMonth: 'services_per_head_month_2025',
  thingsKgPerUnit: 'goods_kg_per_unit_2025',
  servicesKgPerUnit: 'services_kg_per_unit_2025',
}

/** What the estimate of a person's footprint is computed from, by the path of the file. */
export function householdTables(): Record<string, string> {
  const folder = 'packages/domain/src/footprints/household/data'
  return {
    [`${folder}/countries.generated.ts`]: [
      records('COUNTRY_RECORDS', 'kg CO2e a year and person', 'countries.csv', COUNTRY),
      records('HOME_RECORDS', 'kWh a year and person', 'home-energy.csv', HOME),
      records('TRAVEL_RECORDS', 'km and kg CO2e a year and person', 'travel.csv', TRAVEL),
      records('DIET_RECORDS', 'shares of the diets', 'diets.csv', DIET),
      records('SPENDING_RECORDS', 'in the currency of the country', 'spending.csv', SPENDING),
    ].join('\n'),
    [`${folder}/constants.generated.ts`]: [
      numbers('FACTORS', 'units: factors.csv', 'factors.csv', ({ id }) => `${id}`, 'value'),
      numbers(
        'LEVELS',
        'what a word of an answer stands for',
        'levels.csv',
        ({ group, level }) => `${group}|${level}`,
        'value',
      ),
      records(
        'UNCERTAINTY_RECORDS',
        'coefficients of variation',
        'uncertainty.csv',
        {
          id: 'id',
          open: 'cv_open',
          answered: 'cv_answered',
          level: 'cv_level',
        },
        '] as const',
      ),
      records('REGION_RECORDS', 'kg CO2e per kWh of each part of the grid', 'us-regions.csv', {
        region: 'region',
        name: 'name',
        gridKgPerKwh: 'grid_kg_per_kwh',
      }),
    ].join('\n'),
  }
}

function read(file: string): Record<string, string>[] {
  const text = readFileSync(join(ROOT, 'packages/domain/data/household', file), 'utf8')
  const [head = [], ...rows] = text
    .trimEnd()
    .split(/\r?\n/)
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map((m) => m[1] ?? m[2] ?? ''),
    )
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])))
}

const literal = (cell: string) => {
  if (cell === '') return 'null'
  return Number.isNaN(Number(cell)) ? JSON.stringify(cell) : String(Number(cell))
}

function records(name: string, what: string, file: string, columns: Columns, ending = ']'): string {
  const lines = read(file).map((row) => {
    const cells = Object.entries(columns).map(
      ([key, column]) => `${key}: ${literal(row[column] ?? '')}`,
    )
    return `  { ${cells.join(', ')} },`
  })
  return [head(what, file), `export const ${name} = [`, ...lines, ending, ''].join('\n')
}

function numbers(
  name: string,
  what: string,
  file: string,
  keyOf: (row: Record<string, string>) => string,
  column: string,
): string {
  const lines = read(file).map((row) => `  '${keyOf(row)}': ${literal(row[column] ?? '')},`)
  return [head(what, file), `export const ${name} = {`, ...lines, '} as const', ''].join('\n')
}

const head = (what: string, file: string) =>
  `// Written by tools/reference-data/generate-reference-data.ts. ${what}; ${SOURCE}/${file}.`
