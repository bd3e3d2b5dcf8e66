import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import type { InventoryLine } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import {
  countedGrams,
  WHOLE_SHARE,
} from '@understory/domain/footprints/company-footprints/inventory/consolidation.ts'
import type { EnergyLine } from '@understory/domain/footprints/documents/energy-of-lines.ts'
import {
  energyOfLine,
  usesEnergy,
} from '@understory/domain/footprints/emission-factors/energy/energy-of-line.ts'

type OfCompany = Pick<Inventory, 'entities'> & {
  /** ISO 3166: of lines from before each had its own. */
  readonly country: string
}

/** A line with its energy, as far as it counts: as it is stored; of one from before energy was, as its factor says. */
export function energyLine(line: InventoryLine, { entities, country }: OfCompany): EnergyLine {
  const { factor: published, marketFactor: market, entityId, category } = line
  const factor = published && { ...published.set, ...published }
  const known = { ...line, factor, market }
  const points =
    entityId === null
      ? WHOLE_SHARE
      : (entities.find((each) => each.entityId === entityId)?.countedBasisPoints ?? 0)
  return {
    category,
    grams: countedGrams(line.co2eGrams, points),
    country: line.country ?? country,
    factor: { name: published?.name ?? line.description },
    share: points / WHOLE_SHARE,
    usesEnergy: usesEnergy(known),
    energy: line.energy ?? energyOfLine(known),
    isUpstream: line.parentId !== null,
  }
}
