import { fraction, type Rational, rationalOf } from './rational.ts'

export const ALLOCATION_DIMENSIONS = [
  'mass',
  'volume',
  'count',
  'energy',
  'area',
  'freight',
  'hours',
] as const
export type AllocationDimension = (typeof ALLOCATION_DIMENSIONS)[number]

type AllocationUnit = {
  readonly dimension: AllocationDimension
  /** How many of the first unit of its dimension it is, exactly. */
  readonly size: Rational
  /** Of the energy of fuels, by which heat of burning it was measured; `null`: it does not say. */
  readonly heat: 'gross' | 'net' | null
}

const unit = (dimension: AllocationDimension, size: Rational): AllocationUnit => ({
  dimension,
  size,
  heat: null,
})

/** Of gallons the one of the United States; a pound of 0.45359237 kg, a mile of 1.609344 km. */
const UNITS_BY_NAME = new Map<string, AllocationUnit>([
  ['kg', unit('mass', rationalOf('1'))],
  ['g', unit('mass', rationalOf('0.001'))],
  ['tonnes', unit('mass', rationalOf('1000'))],
  ['lb', unit('mass', rationalOf('0.45359237'))],
  ['short ton', unit('mass', rationalOf('907.18474'))],
  ['litres', unit('volume', rationalOf('1'))],
  ['cubic metres', unit('volume', rationalOf('1000'))],
  ['gallon', unit('volume', rationalOf('3.785411784'))],
  ['piece', unit('count', rationalOf('1'))],
  ['kWh', unit('energy', rationalOf('1'))],
  ['MWh', unit('energy', rationalOf('1000'))],
  ['GJ', unit('energy', fraction(2_500n, 9n))],
  ['MJ', unit('energy', fraction(5n, 18n))],
  ['m2', unit('area', rationalOf('1'))],
  ['tonne.km', unit('freight', rationalOf('1'))],
  ['short ton-mile', unit('freight', rationalOf('1.45997231821056'))],
  ['hours', unit('hours', rationalOf('1'))],
])

const OTHER_NAMES = new Map([
  ['tonne', 'tonnes'],
  ['t', 'tonnes'],
  ['short tons', 'short ton'],
  ['litre', 'litres'],
  ['cubic metre', 'cubic metres'],
  ['m3', 'cubic metres'],
  ['gallons', 'gallon'],
  ['pieces', 'piece'],
  ['tonne-km', 'tonne.km'],
  ['hour', 'hours'],
])

export const ALLOCATION_UNITS: readonly string[] = [...UNITS_BY_NAME.keys()]

/** A unit by its name; the energy of fuels may say `(Gross CV)` or `(Net CV)` behind it. */
export function allocationUnit(name: string): AllocationUnit | null {
  const [, plain = name, heat] = /^(.*?)(?: \((Gross|Net) CV\))?$/.exec(name.trim()) ?? []
  const found = UNITS_BY_NAME.get(OTHER_NAMES.get(plain) ?? plain)
  if (!found || !heat) return found ?? null
  if (found.dimension !== 'energy') return null
  return { ...found, heat: heat === 'Gross' ? 'gross' : 'net' }
}

/** How many of the second unit one of the first is; `null`: they measure different things. */
export function betweenUnits(from: AllocationUnit, to: AllocationUnit): Rational | null {
  const isApart = from.heat !== null && to.heat !== null && from.heat !== to.heat
  if (from.dimension !== to.dimension || isApart) return null
  return fraction(from.size.over * to.size.under, from.size.under * to.size.over)
}
