/** The ten units that a footprint of a product may be declared in, by the names of PACT. */
export const DECLARED_UNITS = [
  'piece',
  'kilogram',
  'liter',
  'cubic meter',
  'square meter',
  'kilowatt hour',
  'megajoule',
  'ton kilometer',
  'hour',
  'megabit second',
] as const
export type DeclaredUnit = (typeof DECLARED_UNITS)[number]

const WITHOUT_MASS: readonly DeclaredUnit[] = [
  'kilowatt hour',
  'megajoule',
  'ton kilometer',
  'hour',
  'megabit second',
]

/** Energy, transport and services weigh nothing; of anything else the mass is part of the footprint. */
export const hasMass = (unit: DeclaredUnit): boolean => !WITHOUT_MASS.includes(unit)
