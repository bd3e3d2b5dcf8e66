import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import type { InventoryLine } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import {
  countedGrams,
  WHOLE_SHARE,
} from '@understory/domain/footprints/company-footprints/inventory/consolidation.ts'
import { convert } from '@understory/domain/footprints/company-footprints/lines/units.ts'
import { activityKey } from '@understory/domain/footprints/emission-factors/activity-key.ts'
import type { YearLine } from '@understory/domain/footprints/years/year-figures.ts'

/** Beside what years compare, what the market makes of a line. */
export type YearLineByMarket = YearLine & { readonly marketGrams: number }

/** The lines of an inventory as years compare them: in the unit of their factor, and as far as they count. */
export function yearLines(
  { entities }: Pick<Inventory, 'entities'>,
  lines: readonly InventoryLine[],
): YearLineByMarket[] {
  const companies = new Map(entities.map((entity) => [entity.entityId, entity]))
  return lines.map((line) => {
    const company = line.entityId === null ? null : companies.get(line.entityId)
    const points = company === null ? WHOLE_SHARE : (company?.countedBasisPoints ?? 0)
    const share = points / WHOLE_SHARE
    const { quantity, unit } = amountOf(line)
    return {
      category: line.category,
      activity: activityOfLine(line),
      site: line.site,
      company: company?.name ?? null,
      unit,
      quantity: quantity * share,
      grams: countedGrams(line.co2eGrams, points),
      marketGrams: countedGrams(line.marketGrams ?? line.co2eGrams, points),
      share,
      isSpending: line.spend !== null,
      gwp: line.factor?.set.gwp ?? null,
    }
  })
}

function amountOf({ quantity, unit, spend, factor }: InventoryLine) {
  if (spend) return { quantity: spend.converted, unit: factor?.unit ?? spend.currency }
  const converted = factor && convert(quantity, unit, factor.unit)
  return factor && converted?.ok
    ? { quantity: converted.quantity, unit: factor.unit }
    : { quantity, unit: unit.trim().toLowerCase() }
}

/** Well-to-tank and losses are activities of their own. */
function activityOfLine({ factor, ownFactor, description }: InventoryLine): string {
  if (factor) return activityKey({ ...factor, market: factor.set.market })
  return `own:${ownFactor?.source ?? ''}|${description}`.toLowerCase()
}
