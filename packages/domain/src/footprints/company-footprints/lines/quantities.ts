/**
 * Shares of a charge that escape: in a year of use, and when it is installed. HM Government, Environmental Reporting
 * Guidelines, March 2019, annex on refrigerants, screening method.
 */
export const LEAK_RATES = {
  domestic: { annual: 0.003, installation: 0.006 },
  standAlone: { annual: 0.015, installation: 0.01 },
  smallAirConditioning: { annual: 0.03, installation: 0.005 },
  mediumAirConditioning: { annual: 0.06, installation: 0.01 },
  industrial: { annual: 0.08, installation: 0.01 },
  condensingUnits: { annual: 0.1, installation: 0.02 },
  supermarket: { annual: 0.17, installation: 0.02 },
  landTransport: { annual: 0.15, installation: 0.002 },
  mobileAirConditioning: { annual: 0.1, installation: 0.005 },
} as const
export type Equipment = keyof typeof LEAK_RATES

/** kg that leak in a year of use, with those of installing it where it is new. */
export function screenedLeak(equipment: Equipment, chargeKg: number, isNew: boolean): number {
  const { annual, installation } = LEAK_RATES[equipment]
  return chargeKg * (annual + (isNew ? installation : 0))
}

/** What is left of a charge when equipment is scrapped, and the share of that which is recovered; same source. */
const SCRAPPED = {
  domestic: { left: 0.8, recovered: 0.65 },
  airConditioning: { left: 0.8, recovered: 0.7 },
  chillers: { left: 0.8, recovered: 0.8 },
  heatPumps: { left: 0.8, recovered: 0.66 },
  condensingUnits: { left: 0.8, recovered: 0.85 },
  supermarket: { left: 1, recovered: 0.92 },
  landTransport: { left: 0.5, recovered: 0.8 },
} as const
export type ScrappedEquipment = keyof typeof SCRAPPED

/** kg that escape when it is scrapped. */
export function scrappedLeak(equipment: ScrappedEquipment, chargeKg: number): number {
  const { left, recovered } = SCRAPPED[equipment]
  return chargeKg * left * (1 - recovered)
}

export type RefrigerantLog = {
  readonly boughtForNew: number
  readonly chargeOfNew: number
  readonly addedInService: number
  readonly chargeOfDisposed: number
  readonly recovered: number
}

/** kg that escaped by the service log: the simplified material balance of the same guidelines. */
export function massBalance(log: RefrigerantLog): number {
  const installed = log.boughtForNew - log.chargeOfNew
  const disposed = log.chargeOfDisposed - log.recovered
  return Math.max(0, installed + log.addedInService + disposed)
}

const CORRECTION = 1.02264
const MJ_PER_KWH = 3.6

/** kWh by gross calorific value of metered gas, as bills compute it. */
export function gasKwh(cubicMetres: number, calorificValue: number): number {
  return (cubicMetres * CORRECTION * calorificValue) / MJ_PER_KWH
}

const LITRES_PER_CUBIC_METRE = 1_000

/** What of a liquid, or of loose goods, was measured: a volume or a weight. */
export const MEASURED_UNITS = ['litres', 'cubicMetres', 'kg', 'tonnes'] as const
export type MeasuredUnit = (typeof MEASURED_UNITS)[number]

/** A volume as a weight, or a weight as a volume, by its density in kg per litre, which is also t per m3. */
export function byDensity(
  amount: number,
  unit: MeasuredUnit,
  density: number,
): { readonly kg: number; readonly litres: number } | null {
  if (!(density > 0)) return null
  const isLarge = unit === 'cubicMetres' || unit === 'tonnes'
  const small = isLarge ? amount * LITRES_PER_CUBIC_METRE : amount
  return unit === 'litres' || unit === 'cubicMetres'
    ? { kg: small * density, litres: small }
    : { kg: small, litres: small / density }
}

/** kg per kWh of power and heat that are bought from a combined plant: power counts twice. */
export function shareOfCombinedPlant(plant: {
  readonly kg: number
  readonly powerKwh: number
  readonly heatKwh: number
}): { readonly power: number; readonly heat: number } | null {
  const whole = 2 * plant.powerKwh + plant.heatKwh
  return whole > 0 ? { power: (2 * plant.kg) / whole, heat: plant.kg / whole } : null
}
