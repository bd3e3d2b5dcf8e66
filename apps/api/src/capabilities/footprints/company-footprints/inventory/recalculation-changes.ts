import type { InventoryLine } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import type { FactorChange } from '@understory/contracts/footprints/company-footprints/inventory-recalculations.ts'
import type { LineValues } from './compute-inventory-lines.ts'
import type { Outdated } from './find-factor-changes.ts'

/** What a recalculation changes, line by line: the factor and the emissions before and after. */
export function recalculationChanges(
  outdated: readonly Outdated[],
  again: ReadonlyMap<string, readonly LineValues[]>,
): FactorChange[] {
  return outdated.map(({ line, oldGrams, factor, reason }) => ({
    lineId: line.lineId,
    category: line.category,
    description: line.description,
    unit: factor.unit,
    from: computedBy(line.factor, oldGrams),
    to: computedBy(
      factor,
      (again.get(line.lineId) ?? []).reduce((sum, row) => sum + row.co2e_grams, 0),
    ),
    reason,
  }))
}

function computedBy(factor: InventoryLine['factor'], co2eGrams: number): FactorChange['from'] {
  return {
    factorId: factor?.factorId ?? '',
    year: factor?.set.year ?? 0,
    edition: factor?.set.edition ?? '',
    kgCo2e: factor?.kgCo2e ?? 0,
    co2eGrams,
  }
}
