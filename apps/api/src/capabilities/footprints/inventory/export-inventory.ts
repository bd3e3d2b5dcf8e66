import type { Inventory } from '@understory/contracts/inventories.ts'
import type { InventoryLine } from '@understory/contracts/inventory-lines.ts'
import { toCsv } from '@understory/domain/csv.ts'
import { scopeOf } from '@understory/domain/footprints/scopes.ts'
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
  'kg_co2e_per_unit',
  'factor_unit',
  'factor_id',
  'source',
  'kg_co2e',
  'counted_percent',
  'kg_co2e_market_based',
  'kg_biogenic_co2',
  'uncertainty_factor_95',
  'note',
] as const

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

function cellsOf(line: InventoryLine, { entities }: Inventory) {
  const entity = entities.find(({ entityId }) => entityId === line.entityId)
  const factor = line.factor ?? line.ownFactor
  return [
    scopeOf(line.category),
    nameOf(line.category),
    'entered',
    entity?.name ?? '',
    line.site ?? '',
    line.description,
    line.quantity,
    line.unit,
    factor?.kgCo2e ?? '',
    factor?.unit ?? '',
    line.factor?.factorId ?? '',
    line.factor
      ? `${line.factor.set.title}, ${line.factor.set.edition}`
      : (line.ownFactor?.source ?? ''),
    line.co2eGrams / 1_000,
    (entity?.countedBasisPoints ?? 10_000) / 100,
    line.marketGrams === null ? '' : line.marketGrams / 1_000,
    line.biogenicGrams === null ? '' : line.biogenicGrams / 1_000,
    line.uncertainty.toFixed(3),
    line.note ?? '',
  ]
}

function withoutLines({ categories }: Inventory) {
  return categories
    .filter(({ state }) => state === 'benchmark' || state === 'not-applicable')
    .map(({ scope, name, state, reason, co2eGrams }) => {
      const blank = Array(8).fill('') as string[]
      return [scope, name, state, ...blank, '', co2eGrams / 1_000, 100, '', '', '', reason ?? '']
    })
}
