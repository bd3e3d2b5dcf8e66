import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import type { InventoryLine } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { countedGrams } from '@understory/domain/footprints/company-footprints/inventory/consolidation.ts'
import { statedResult } from '@understory/domain/footprints/company-footprints/lines/own-factor.ts'
import { perUnit } from '@understory/domain/footprints/company-footprints/lines/units.ts'
import { lineByMarket } from '@understory/domain/footprints/documents/scope-two-cover.ts'
import type {
  LineMethod,
  ReportedLine,
} from '@understory/domain/footprints/documents/summarise-lines.ts'
import { foreignFactorOfLine } from '@understory/domain/footprints/emission-factors/search/foreign-factor-of-line.ts'
import { countryWithoutLosses } from '@understory/domain/footprints/sites/grid-losses.ts'
import { energyLine, gasesOfLine } from '../company-footprints/public.ts'

const REPORTED_LINES_WHOLE = 10_000

/** The lines with what of them counts by the approach. */
export function reportedLines(
  { entities, footprint }: Inventory,
  lines: readonly InventoryLine[],
): ReportedLine[] {
  const shares = new Map(entities.map((each) => [each.entityId, each.countedBasisPoints]))
  return lines.map((line) => {
    const basisPoints =
      line.entityId === null ? REPORTED_LINES_WHOLE : (shares.get(line.entityId) ?? 0)
    const share = basisPoints / REPORTED_LINES_WHOLE
    return {
      category: line.category,
      grams: countedGrams(line.co2eGrams, basisPoints),
      byMarket: lineByMarket(line),
      country: line.country ?? footprint.input.country,
      biogenicGrams:
        line.biogenicGrams === null ? null : countedGrams(line.biogenicGrams, basisPoints),
      otherGasGrams: countedGrams(line.otherGasGrams ?? 0, basisPoints),
      ...gasesOfLine(line, share),
      method: methodOf(line),
      factor: factorOf(line, line.country ?? footprint.input.country),
      quantity: line.quantity,
      unit: line.unit,
      share,
      quality: line.quality,
      ...energyOf(line, { entities, country: footprint.input.country }),
      isUpstream: line.parentId !== null,
      withoutLosses: withoutLossesOf(line),
      warnings: line.warnings ?? [],
    }
  })
}

function energyOf(line: InventoryLine, company: Parameters<typeof energyLine>[1]) {
  const { usesEnergy, energy } = energyLine(line, company)
  return { usesEnergy, energy }
}

function withoutLossesOf({ factor }: InventoryLine): string | null {
  return factor && countryWithoutLosses({ ...factor, market: factor.set.market })
}

const LIFE_CYCLE =
  'Includes what is upstream of generation; scope 2 by location asks for generation alone'

function methodOf({ factor, ownFactor, spend }: InventoryLine): LineMethod {
  if (spend) return 'spend-based'
  if (factor) return 'average-data'
  return ownFactor?.kind === 'supplier' ? 'supplier-specific' : 'own'
}

function factorOf(
  { factor, ownFactor, description }: InventoryLine,
  country: string,
): ReportedLine['factor'] {
  if (factor) {
    const foreign = foreignFactorOfLine({ ...factor, market: factor.set.market }, country)
    return {
      id: factor.factorId,
      name: `${factor.category}: ${factor.name}`,
      source: [
        ...(foreign ? [foreign] : []),
        `${factor.set.title}, ${factor.set.edition}`,
        ...(factor.basis === 'life-cycle' ? [LIFE_CYCLE] : []),
      ].join('. '),
    }
  }
  const source = ownFactor?.source ?? ''
  const stated = ownFactor && statedResult(ownFactor)
  if (stated) return { id: `own ${stated}`, name: description || 'A result', source: stated }
  const amount = `${ownFactor?.kgCo2e} kg per ${perUnit(ownFactor?.unit ?? '')}`
  return {
    id: `own ${source} ${amount}`,
    name: `${description || 'Own factor'}, ${amount}`,
    source,
  }
}
