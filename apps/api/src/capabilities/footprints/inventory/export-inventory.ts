import type { Inventory } from '@understory/contracts/inventories.ts'
import type { InventoryLine } from '@understory/contracts/inventory-lines.ts'
import { toCsv } from '@understory/domain/csv.ts'
import {
  isWholePeriod,
  type LinePeriod,
} from '@understory/domain/footprints/inventory/line-period.ts'
import { qualityDigits } from '@understory/domain/footprints/inventory/read-line-cells.ts'
import { scopeOf } from '@understory/domain/footprints/scopes.ts'
import type { Month } from '@understory/domain/quantity/calendar.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { findInventory, type Wanted } from './inventory-records.ts'
import { nameOf, viewInventory } from './inventory-view.ts'
import { presentLines, selectLines } from './line-records.ts'

const COLUMNS = [
  'scope',
  'category',
  'state',
  'company',
  'site',
  'description',
  'quantity',
  'unit',
  'spend_year',
  'from_month',
  'to_month',
  'kg_co2e_per_unit',
  'factor_unit',
  'factor_kind',
  'factor_id',
  'source',
  'kg_co2e',
  'counted_percent',
  'kg_co2e_market_based',
  'kg_biogenic_co2',
  'market_kg_co2e_per_unit',
  'market_kind',
  'market_source',
  'quality',
  'uncertainty_factor_95',
  'note',
] as const
type Column = (typeof COLUMNS)[number]

/** Every line with its factor and source; categories without lines by what stands for them. */
export async function exportInventory(
  deps: Pick<Deps, 'db' | 'clock'>,
  wanted: Wanted,
): Promise<Uint8Array | Refused> {
  const inventory = await viewInventory(deps, wanted)
  if (inventory instanceof Refused) return inventory
  const found = await findInventory(deps.db, wanted)
  if (!found) return refuse('INVENTORY_NOT_FOUND')
  const lines = await presentLines(deps.db, await selectLines(deps.db, { inventoryId: found.id }))
  const rows = [...lines.map((line) => cellsOf(line, inventory)), ...withoutLines(inventory)]
  return new TextEncoder().encode(toCsv([COLUMNS, ...rows]))
}

type Cells = Partial<Record<Column, string | number | null>>
const rowOf = (cells: Cells) => COLUMNS.map((column) => cells[column] ?? '')

function cellsOf(line: InventoryLine, { entities, footprint }: Inventory) {
  const entity = entities.find(({ entityId }) => entityId === line.entityId)
  return rowOf({
    scope: scopeOf(line.category),
    category: nameOf(line.category),
    state: 'entered',
    company: entity?.name ?? null,
    site: line.site,
    description: line.description,
    quantity: line.quantity,
    unit: line.unit,
    spend_year: line.spend?.year ?? null,
    ...periodCells(line.period as LinePeriod, footprint.startMonth as Month),
    ...factorCells(line),
    kg_co2e: line.co2eGrams / 1_000,
    counted_percent: (entity?.countedBasisPoints ?? 10_000) / 100,
    kg_co2e_market_based: kilograms(line.marketGrams),
    kg_biogenic_co2: kilograms(line.biogenicGrams),
    quality: line.quality && qualityDigits(line.quality),
    uncertainty_factor_95: line.uncertainty.toFixed(3),
    note: line.note,
  })
}

/** Nothing of all twelve months, so that the line can be brought into another year. */
function periodCells(period: LinePeriod, startMonth: Month): Cells {
  return isWholePeriod(period, startMonth) ? {} : { from_month: period.from, to_month: period.to }
}

const kilograms = (grams: number | null) => grams && grams / 1_000

function factorCells({ factor, ownFactor, marketFactor }: InventoryLine): Cells {
  const used = factor ?? ownFactor
  return {
    kg_co2e_per_unit: used?.kgCo2e ?? null,
    factor_unit: used?.unit ?? null,
    factor_kind: ownFactor?.kind ?? null,
    factor_id: factor?.factorId ?? null,
    source: factor ? `${factor.set.title}, ${factor.set.edition}` : (ownFactor?.source ?? null),
    market_kg_co2e_per_unit: marketFactor?.kgCo2e ?? null,
    market_kind: marketFactor?.kind ?? null,
    market_source: marketFactor?.source ?? null,
  }
}

function withoutLines({ categories }: Inventory) {
  return categories
    .filter(({ state }) => state === 'benchmark' || state === 'not-applicable')
    .map(({ scope, name, state, reason, co2eGrams }) =>
      rowOf({
        scope,
        category: name,
        state,
        kg_co2e: co2eGrams / 1_000,
        counted_percent: 100,
        note: reason,
      }),
    )
}
