import { lookupTable } from '../../../language/lookup-table.ts'
import { type FuelType, type Market, parseFuelType, type VehicleType } from '../vehicle-kinds.ts'
import { FACTOR_SET_ROWS, US_FACTOR_ROWS } from './emission-factor-sets.generated.ts'
import { UK_FACTOR_ROWS } from './uk-vehicle-factors.generated.ts'

/** One publication of factors, as it is quoted in every result. */
export type FactorSet = {
  readonly id: string
  readonly market: Market
  readonly year: number
  readonly title: string
  readonly edition: string
  /** The IPCC report whose warming potentials it uses. */
  readonly gwp: string
  readonly licence: string
  /** What to keep in mind about the whole set. */
  readonly note: string | null
}

export const LADEN = ['0', '50', '100', 'average'] as const

const LADEN_NAMES: Readonly<Record<string, string>> = lookupTable({
  empty: '0',
  half: '50',
  full: '100',
})

/** A load by its name or its per cent: empty, half and full are 0, 50 and 100. */
export function parseLaden(value: string): string {
  return Object.hasOwn(LADEN_NAMES, value) ? (LADEN_NAMES[value] ?? value) : value
}

/** What picks one row of a set; `null` where the kind of vehicle has no such thing. */
export type FactorKey = {
  readonly market: Market
  readonly vehicleType: VehicleType
  readonly fuelType: FuelType
  readonly vehicleCategory: string | null
  readonly chassis: string | null
  readonly tonnageCat: string | null
  readonly laden: string | null
  readonly refrigerated: string | null
}

/** kg CO2e per unit; the parts of an electric mile apart. */
export type EmissionFactor = FactorKey & {
  readonly year: number
  readonly unit: 'km' | 'passenger-km' | 'vehicle-mile' | 'passenger-mile'
  readonly tailpipe: number
  readonly generation: number
  readonly gridLosses: number
  /** Well-to-tank, where the set has it. */
  readonly wellToTank: number | null
  /** How a row that no publisher printed was derived. */
  readonly derivedFrom: string | null
  /** Rows or tables of the publication. */
  readonly rows: string
}

export const FACTOR_SETS: readonly FactorSet[] = FACTOR_SET_ROWS.map(
  ([id, market, year, title, edition, gwp, licence, note]) => ({
    id,
    market: market as Market,
    year: Number(year),
    title,
    edition,
    gwp,
    licence,
    note: note || null,
  }),
)

const UK_FACTORS: readonly EmissionFactor[] = UK_FACTOR_ROWS.map(
  ([year, type, fuel, , category, chassis, tonnage, laden, cold, unit, ...figures]) => ({
    market: 'uk',
    year: Number(year),
    vehicleType: type as VehicleType,
    fuelType: parseFuelType(fuel) ?? 'unknown',
    vehicleCategory: category || null,
    chassis: chassis || null,
    tonnageCat: tonnage || null,
    laden: laden || null,
    refrigerated: cold || null,
    unit: unit as EmissionFactor['unit'],
    tailpipe: Number(figures[0]),
    generation: Number(figures[1]),
    gridLosses: Number(figures[2]),
    wellToTank: figures[3] === '' ? null : Number(figures[3]),
    derivedFrom: null,
    rows: figures[4],
  }),
)

const US_PUBLISHED: readonly EmissionFactor[] = US_FACTOR_ROWS.map(
  ([year, type, fuel, category, unit, kgCo2e, derived, source]) => ({
    market: 'us',
    year: Number(year),
    vehicleType: type as VehicleType,
    fuelType: parseFuelType(fuel) ?? 'unknown',
    vehicleCategory: category,
    chassis: null,
    tonnageCat: null,
    laden: null,
    refrigerated: null,
    unit: unit as EmissionFactor['unit'],
    tailpipe: fuel === 'bev' ? 0 : Number(kgCo2e),
    // The derived rows hold generation and grid losses in one figure.
    generation: fuel === 'bev' ? Number(kgCo2e) : 0,
    gridLosses: 0,
    wellToTank: null,
    derivedFrom: derived === 'yes' ? source : null,
    rows: source,
  }),
)

/**
 * The US publisher has one figure for passenger cars and one for light-duty trucks, and nearly all of
 * both drive on gasoline: it answers for gasoline too, and the result says so.
 */
const US_GASOLINE: readonly EmissionFactor[] = US_PUBLISHED.filter(
  ({ vehicleType, fuelType }) =>
    fuelType === 'unknown' && (vehicleType === 'car' || vehicleType === 'van'),
).map((factor) => ({
  ...factor,
  fuelType: 'petrol',
  derivedFrom: 'the figure for vehicles of every fuel, nearly all of which drive on gasoline',
}))

const US_FACTORS = [...US_PUBLISHED, ...US_GASOLINE]

// A lorry of any chassis is in the UK set too; the specification offers rigid or articulated.
export const EMISSION_FACTORS: readonly EmissionFactor[] = [...UK_FACTORS, ...US_FACTORS].filter(
  ({ chassis }) => chassis !== 'average',
)

const BY_KEY = new Map<string, EmissionFactor[]>()
for (const factor of EMISSION_FACTORS) {
  const key = factorKeyOf(factor)
  BY_KEY.set(key, [...(BY_KEY.get(key) ?? []), factor])
}

function factorKeyOf(key: FactorKey): string {
  const { market, vehicleType, fuelType, vehicleCategory, chassis, tonnageCat, laden } = key
  const parts = [market, vehicleType, fuelType, vehicleCategory, chassis, tonnageCat, laden]
  return [...parts, key.refrigerated].join('|')
}

/** The factor of the latest set up to the year; `null` where none was published by then. */
export function findFactor(key: FactorKey, year: number): EmissionFactor | null {
  const published = (BY_KEY.get(factorKeyOf(key)) ?? []).filter((factor) => factor.year <= year)
  return published.reduce<EmissionFactor | null>(
    (latest, factor) => (latest && latest.year > factor.year ? latest : factor),
    null,
  )
}

/** Well-to-tank of the latest set up to the year that has it. */
export function findWellToTank(key: FactorKey, year: number): EmissionFactor | null {
  const published = (BY_KEY.get(factorKeyOf(key)) ?? [])
    .filter((factor) => factor.year <= year && factor.wellToTank !== null)
    .toSorted((a, b) => b.year - a.year)
  return published[0] ?? null
}

export function factorSet(market: Market, year: number): FactorSet {
  const found = FACTOR_SETS.find((set) => set.market === market && set.year === year)
  if (!found) throw new Error(`there is no factor set of ${year} for ${market}`)
  return found
}
