import { convert } from '../company-footprints/lines/units.ts'
import { type CategoryKey, scopeOf } from '../company-footprints/scopes.ts'
import { GAS_GROUPS, type GasGroup, type KyotoGas } from '../emission-factors/gases-of-factor.ts'

/** A line with what its source says of gases; amounts are those that count. */
type LineOfGases = {
  readonly category: CategoryKey
  readonly grams: number
  readonly quantity: number
  readonly unit: string
  /** 0 to 1. */
  readonly share: number
  /** Kilograms of each gas, where the source gives them. */
  readonly gases: { readonly co2: number; readonly ch4: number; readonly n2o: number } | null
  /** kg CO2e of a kilogram of each. */
  readonly potentials: { readonly ch4: number; readonly n2o: number } | null
  /** Of a factor of one gas, such as a refrigerant. */
  readonly gas: GasGroup | null
  /** What its factor is called where it is not split. */
  readonly source: string
}

/** In kilograms, and in grams of CO2e. */
type GasOfScope = { readonly kg: number; readonly grams: number }

export type GasSummary = {
  /** All seven of the Kyoto Protocol, by scope. */
  readonly gases: readonly { readonly gas: KyotoGas; readonly scopes: readonly GasOfScope[] }[]
  /** Grams of CO2e of each scope that are split. */
  readonly splitGrams: readonly number[]
  /** What no source splits, the largest first. */
  readonly notSplit: readonly { readonly source: string; readonly grams: number }[]
}

const SCOPES = [1, 2, 3] as const
type Part = GasOfScope & { readonly gas: KyotoGas; readonly scope: number }

/** Each gas by scope, as far as sources give it; the parts of a line come to the line. */
export function gasesOfLines(lines: readonly LineOfGases[]): GasSummary {
  const parts = lines.flatMap(gasPartsOf)
  const notSplit = new Map<string, number>()
  for (const line of lines) {
    if (line.grams === 0 || gasPartsOf(line).length > 0) continue
    notSplit.set(line.source, (notSplit.get(line.source) ?? 0) + line.grams)
  }
  const sum = (those: readonly Part[]): GasOfScope => ({
    kg: those.reduce((all, { kg }) => all + kg, 0),
    grams: those.reduce((all, { grams }) => all + grams, 0),
  })
  const inScope = (scope: number) => parts.filter((part) => part.scope === scope)
  return {
    gases: GAS_GROUPS.map((gas) => ({
      gas,
      scopes: SCOPES.map((scope) => sum(inScope(scope).filter((part) => part.gas === gas))),
    })),
    splitGrams: SCOPES.map((scope) => sum(inScope(scope)).grams),
    notSplit: [...notSplit]
      .map(([source, grams]) => ({ source, grams }))
      .toSorted((one, two) => two.grams - one.grams),
  }
}

const isKyoto = (gas: GasGroup): gas is KyotoGas => GAS_GROUPS.some((each) => each === gas)

function gasPartsOf({
  category,
  grams,
  gases,
  potentials,
  gas,
  quantity,
  unit,
  share,
}: LineOfGases): Part[] {
  const scope = scopeOf(category)
  if (gases && potentials) {
    const ch4 = Math.min(grams, Math.round(gases.ch4 * potentials.ch4 * 1_000))
    const n2o = Math.min(grams - ch4, Math.round(gases.n2o * potentials.n2o * 1_000))
    // What rounding leaves is carbon dioxide.
    const co2 = grams - ch4 - n2o
    return [
      { gas: 'co2', scope, grams: co2, kg: co2 / 1_000 },
      { gas: 'ch4', scope, grams: ch4, kg: gases.ch4 },
      { gas: 'n2o', scope, grams: n2o, kg: gases.n2o },
    ]
  }
  if (gas === null || !isKyoto(gas)) return []
  const mass = convert(quantity, unit, 'kg')
  return mass.ok ? [{ gas, scope, grams, kg: mass.quantity * share }] : []
}
