import type { InventoryLine } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { convert } from '@understory/domain/footprints/company-footprints/lines/units.ts'
import { warmingPotentials } from '@understory/domain/footprints/emission-factors/gas-split.ts'
import {
  type GasGroup,
  gasOfFactor,
} from '@understory/domain/footprints/emission-factors/gases-of-factor.ts'

type KgOfGases = { readonly co2: number; readonly ch4: number; readonly n2o: number }

type GasesOfLine = {
  readonly gases: KgOfGases | null
  readonly potentials: ReturnType<typeof warmingPotentials>
  readonly gas: GasGroup | null
  readonly source: string
}

/** What the factor of a line says of gases: of as much of the line as counts, 0 to 1. */
export function gasesOfLine(line: InventoryLine, share: number): GasesOfLine {
  const { factor } = line
  const kg = gasesOf(line)
  return {
    gases: kg && { co2: kg.co2 * share, ch4: kg.ch4 * share, n2o: kg.n2o * share },
    potentials: factor && warmingPotentials(factor.set.gwp),
    gas: groupOf(line),
    source: sourceOf(line),
  }
}

/** The group of the one gas or blend that a factor is of, such as a refrigerant. */
export const groupOf = ({ factor }: Pick<InventoryLine, 'factor'>): GasGroup | null =>
  (factor && gasOfFactor({ ...factor, market: factor.set.market })?.group) ?? null

/** Kilograms of each gas; `null`: the source does not say. */
export function gasesOf(line: InventoryLine): KgOfGases | null {
  const { factor, quantity, unit, replacedGrams } = line
  if (!factor?.gases || replacedGrams !== null) return null
  const converted = convert(quantity, unit, factor.unit)
  if (!converted.ok) return null
  const { co2, ch4, n2o } = factor.gases
  const kg = (perUnit: number) => Math.round(converted.quantity * perUnit * 1e6) / 1e6
  return { co2: kg(co2), ch4: kg(ch4), n2o: kg(n2o) }
}

/** The table of the publisher, or whose factor it is. */
function sourceOf({ factor, ownFactor, spend }: InventoryLine): string {
  if (spend) return 'multipliers per unit of money'
  if (factor) return factor.category
  return ownFactor?.kind === 'supplier' ? 'factors of suppliers' : 'factors of the company’s own'
}
