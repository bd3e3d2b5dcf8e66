import { lookupTable } from '../../../language/lookup-table.ts'

/**
 * What kind of thing a unit counts. Energy of a fuel is apart by its calorific value: a kWh of gas on a
 * bill is gross, of transport usually net, and a bare kWh is electricity or heat.
 */
export type Dimension =
  | 'energy'
  | 'energy-gross'
  | 'energy-net'
  | 'volume'
  | 'mass'
  | 'distance'
  | 'passenger-distance'
  | 'freight'
  | 'nights'
  | 'hours'
  | 'area'
  | 'pieces'
  /** What somebody else computed: the quantity is the result. */
  | 'result'

type LinesUnit = { readonly dimension: Dimension; readonly size: number }

const KM_PER_MILE = 1.609344
const LITRES_PER_US_GALLON = 3.785411784
const KG_PER_SHORT_TON = 907.18474
const KWH_PER_MMBTU = 293.07107017
const CUBIC_METRES_PER_SCF = 0.028316846592
const KG_PER_POUND = 0.45359237
const LITRES_PER_SCF = CUBIC_METRES_PER_SCF * 1_000
const SQUARE_METRES_PER_SQUARE_FOOT = 0.09290304

const unit = (dimension: Dimension, size: number): LinesUnit => ({ dimension, size })

/** By the names that the publications use; sizes in kWh, litres, kg, km and the like. */
const UNITS: Readonly<Record<string, LinesUnit>> = lookupTable({
  kWh: unit('energy', 1),
  MWh: unit('energy', 1_000),
  GJ: unit('energy', 1 / 0.0036),
  'kWh (Gross CV)': unit('energy-gross', 1),
  'MWh (Gross CV)': unit('energy-gross', 1_000),
  'GJ (Gross CV)': unit('energy-gross', 1 / 0.0036),
  'MJ (Gross CV)': unit('energy-gross', 1 / 3.6),
  therms: unit('energy-gross', KWH_PER_MMBTU / 10),
  mmBtu: unit('energy-gross', KWH_PER_MMBTU),
  mBtu: unit('energy-gross', KWH_PER_MMBTU / 1_000),
  'kWh (Net CV)': unit('energy-net', 1),
  'MWh (Net CV)': unit('energy-net', 1_000),
  litres: unit('volume', 1),
  'cubic metres': unit('volume', 1_000),
  'million litres': unit('volume', 1_000_000),
  gallon: unit('volume', LITRES_PER_US_GALLON),
  'UK gallon': unit('volume', 4.54609),
  scf: unit('volume', LITRES_PER_SCF),
  ccf: unit('volume', LITRES_PER_SCF * 100),
  Mcf: unit('volume', LITRES_PER_SCF * 1_000),
  g: unit('mass', 0.001),
  kg: unit('mass', 1),
  tonnes: unit('mass', 1_000),
  'short ton': unit('mass', KG_PER_SHORT_TON),
  'long ton': unit('mass', KG_PER_POUND * 2_240),
  lb: unit('mass', KG_PER_POUND),
  oz: unit('mass', KG_PER_POUND / 16),
  km: unit('distance', 1),
  miles: unit('distance', KM_PER_MILE),
  'vehicle-mile': unit('distance', KM_PER_MILE),
  'nautical mile': unit('distance', 1.852),
  'passenger.km': unit('passenger-distance', 1),
  'passenger-mile': unit('passenger-distance', KM_PER_MILE),
  'tonne.km': unit('freight', 1),
  'short ton-mile': unit('freight', (KG_PER_SHORT_TON / 1_000) * KM_PER_MILE),
  'room night': unit('nights', 1),
  'FTE working hour': unit('hours', 1),
  m2: unit('area', 1),
  ft2: unit('area', SQUARE_METRES_PER_SQUARE_FOOT),
  pieces: unit('pieces', 1),
  'kg CO2e': unit('result', 1),
  't CO2e': unit('result', 1_000),
})

/** Those whose name is another one after a number; the publications use now the one, now the other. */
const ONE_AND_MANY = [
  ['therm', 'therms'],
  ['litre', 'litres'],
  ['cubic metre', 'cubic metres'],
  ['gallon', 'gallons'],
  ['UK gallon', 'UK gallons'],
  ['long ton', 'long tons'],
  ['nautical mile', 'nautical miles'],
  ['piece', 'pieces'],
  ['tonne', 'tonnes'],
  ['short ton', 'short tons'],
  ['mile', 'miles'],
  ['vehicle-mile', 'vehicle-miles'],
  ['passenger-mile', 'passenger-miles'],
  ['short ton-mile', 'short ton-miles'],
  ['room night', 'room nights'],
  ['FTE working hour', 'FTE working hours'],
] as const
const ONE = lookupTable<string>(
  Object.fromEntries(
    ONE_AND_MANY.flatMap(([one, many]) => [
      [one, one],
      [many, one],
    ]),
  ),
)
const MANY = lookupTable<string>(
  Object.fromEntries(
    ONE_AND_MANY.flatMap(([one, many]) => [
      [one, many],
      [many, many],
    ]),
  ),
)

/** A unit or a currency as it stands after "per": per litre, per kWh. */
export const perUnit = (name: string): string => ONE[name] ?? name

/** 1 tonne, 1,850.5 tonnes, 20 kWh. */
export function quantityInWords(quantity: number, unit: string): string {
  const name = quantity === 1 ? ONE[unit] : MANY[unit]
  return `${quantity.toLocaleString('en-GB')} ${name ?? unit}`
}

/** As the name of a field says it: 'kWh (gross)', 'passenger-km', 'room nights'. */
export const unitInWords = (name: string): string =>
  (MANY[name] ?? name)
    .replace('.km', '-km')
    .replace(' (Gross CV)', ' (gross)')
    .replace(' (Net CV)', ' (net)')

const inSmallLetters = (text: string) => text.trim().toLowerCase()

/** How people write the publications' units, in small letters. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ...Object.keys(UNITS).flatMap((name) => [
    [name.toLowerCase(), name] as const,
    [(MANY[name] ?? name).toLowerCase(), name] as const,
    [(ONE[name] ?? name).toLowerCase(), name] as const,
  ]),
  ...Object.entries(
    lookupTable({
      litres: 'l ltr ltrs liter liters',
      'cubic metres': 'm3 m³ cbm cubic-metres',
      tonnes: 't',
      kg: 'kgs kilo kilos kilogram kilograms',
      lb: 'lbs',
      oz: 'ounce ounces',
      g: 'gram grams',
      km: 'kms kilometre kilometres kilometer kilometers',
      miles: 'mi',
      gallon: 'gal us-gallon',
      m2: 'm² sqm',
      ft2: 'ft² sqft',
      pieces: 'pc pcs unit units each ea item items',
      'passenger.km': 'pkm passenger-km',
      'tonne.km': 'tkm tonne-km',
      'room night': 'night nights room-nights',
      'FTE working hour': 'hour hours hrs h',
      'kg CO2e': 'kgco2e',
      't CO2e': 'tco2e',
    }),
  ).flatMap(([name, spellings]) => spellings.split(' ').map((each) => [each, name] as const)),
])

export const UNIT_NAMES: readonly string[] = Object.keys(UNITS)

/** Whether a line is in a unit of what it emits: it needs no factor. */
export const isResultUnit = (name: string): boolean => unitOf(name)?.dimension === 'result'

/** The publications' name of a unit, as people write it; as it is written where we do not know it. */
export function unitName(typed: string): string {
  const name = typed.trim()
  return name in UNITS ? name : (SPELLINGS.get(inSmallLetters(name)) ?? name)
}

export const isKnownUnit = (typed: string): boolean => unitName(typed) in UNITS

const unitOf = (typed: string): LinesUnit | undefined => UNITS[unitName(typed)]

const ENERGY: readonly Dimension[] = ['energy', 'energy-gross', 'energy-net']

export type Converted =
  | { readonly ok: true; readonly quantity: number }
  /** `calorific-value`: both are energy, and gross and net differ by a tenth. */
  | { readonly ok: false; readonly problem: 'unknown-unit' | 'other-kind' | 'calorific-value' }

/** A quantity in another unit of the same kind. */
export function convert(quantity: number, from: string, to: string): Converted {
  if (inSmallLetters(from) === inSmallLetters(to)) return { ok: true, quantity }
  const [given, wanted] = [unitOf(from), unitOf(to)]
  if (!given || !wanted) return { ok: false, problem: 'unknown-unit' }
  if (given.dimension === wanted.dimension) {
    return { ok: true, quantity: (quantity * given.size) / wanted.size }
  }
  const areEnergies = ENERGY.includes(given.dimension) && ENERGY.includes(wanted.dimension)
  return { ok: false, problem: areEnergies ? 'calorific-value' : 'other-kind' }
}

/** The units that a factor of this unit takes. */
export function unitsLike(name: string): string[] {
  const wanted = unitOf(name)
  return wanted ? UNIT_NAMES.filter((each) => UNITS[each]?.dimension === wanted.dimension) : [name]
}
