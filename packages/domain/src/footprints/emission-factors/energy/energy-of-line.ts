import type { MarketFactor } from '../../company-footprints/inventory/market/market-factor.ts'
import { marketCover } from '../../company-footprints/inventory/market/market-figure.ts'
import { convert } from '../../company-footprints/lines/units.ts'
import { type CategoryKey, scopeOf } from '../../company-footprints/scopes.ts'
import { isVehicleWithEnergy, kWhPerUnit } from './factor-energy.ts'

export const ENERGY_KINDS = ['electricity-bought', 'fuel', 'heat'] as const

/** As it is stored with a line. */
export type LineEnergy = {
  readonly kind: (typeof ENERGY_KINDS)[number]
  /** `null`: nothing says so. */
  readonly isRenewable: boolean | null
  /** By net calorific value, as the publisher gives vehicles; electricity and heat have but one. */
  readonly kWhNet: number
  readonly kWhGross: number
}

type MarketOfLine = Pick<MarketFactor, 'kind' | 'kgCo2e' | 'criteria' | 'mwh'>

export type LineWithFactor = {
  readonly category: CategoryKey
  readonly quantity: number
  readonly unit: string
  readonly factor: {
    readonly factorId: string
    readonly market: string
    readonly year: number
    readonly category: string
    readonly name: string
    readonly unit: string
  } | null
  readonly market: MarketOfLine | null
}

/** The energy that a line used; `null`: it is none, or its source does not say how much. */
export function energyOfLine(line: LineWithFactor): LineEnergy | null {
  const { category, quantity, unit, factor } = line
  if (!usesEnergy(line)) return null
  if (!factor) return boughtEnergy(line)
  const perUnit = kWhPerUnit(factor)
  const converted = perUnit && convert(quantity, unit, factor.unit)
  if (!perUnit || !converted?.ok) return null
  const kind = kindOf(category, factor.name)
  return {
    kind,
    isRenewable: isRenewable(kind, line),
    kWhNet: converted.quantity * perUnit.net,
    kWhGross: converted.quantity * perUnit.gross,
  }
}

/** With a factor of a supplier or of one's own: bought electricity and heat have one calorific value. */
function boughtEnergy(line: LineWithFactor): LineEnergy | null {
  const { category, quantity, unit } = line
  const converted = scopeOf(category) === 2 ? convert(quantity, unit, 'kWh') : null
  if (!converted?.ok) return null
  const kind = kindOf(category, '')
  const kWh = converted.quantity
  return { kind, isRenewable: isRenewable(kind, line), kWhNet: kWh, kWhGross: kWh }
}

const WITHOUT_ENERGY: readonly CategoryKey[] = ['fugitiveEmissions', 'processEmissions']

/** Energy of scopes 1 and 2, and of vehicles that employees drive for the company in cars of their own. */
export function usesEnergy({ category, factor }: Pick<LineWithFactor, 'category' | 'factor'>) {
  if (category === 'businessTravel') return factor !== null && isOwnCar(factor)
  return scopeOf(category) < 3 && !WITHOUT_ENERGY.includes(category)
}

const isOwnCar = (factor: NonNullable<LineWithFactor['factor']>) =>
  isVehicleWithEnergy(factor) || factor.category === 'Fuels'

function kindOf(category: CategoryKey, name: string): LineEnergy['kind'] {
  if (category === 'combinedHeatAndPower') return 'heat'
  const isElectric = scopeOf(category) === 2 || name.endsWith('Battery Electric Vehicle')
  return isElectric ? 'electricity-bought' : 'fuel'
}

/** Only a certificate of no emissions that covers all of it, or a fuel that is wholly biogenic, says that it is. */
function isRenewable(kind: LineEnergy['kind'], line: LineWithFactor) {
  const { factor, market } = line
  if (kind === 'fuel') return factor?.category === 'Bioenergy'
  const isFree = market?.kind === 'certificate' && market.kgCo2e === 0
  return isFree && marketCover(market, line).byInstrument === 1 ? true : null
}
