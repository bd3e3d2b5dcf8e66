import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import type { InventoryLine } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import type { Month } from '@understory/domain/calendar/calendar.ts'
import { countedGrams } from '@understory/domain/footprints/company-footprints/inventory/consolidation.ts'
import { inventoryCategoryName } from '@understory/domain/footprints/company-footprints/inventory/inventory-category-name.ts'
import { LINE_COLUMNS } from '@understory/domain/footprints/company-footprints/inventory/lines/line-columns.ts'
import {
  isWholePeriod,
  type LinePeriod,
} from '@understory/domain/footprints/company-footprints/inventory/lines/line-period.ts'
import { qualityDigits } from '@understory/domain/footprints/company-footprints/inventory/lines/read-line-cells.ts'
import { marketCover } from '@understory/domain/footprints/company-footprints/inventory/market/market-figure.ts'
import { marketCells } from '@understory/domain/footprints/company-footprints/inventory/market/read-market-cells.ts'
import { convert } from '@understory/domain/footprints/company-footprints/lines/units.ts'
import { scopeOf } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { GAS_GROUPS } from '@understory/domain/footprints/emission-factors/gases-of-factor.ts'
import { gasesOf, groupOf } from './gases-of-line.ts'

/** What an export says beyond the columns that an import reads. */
const COMPUTED_COLUMNS = [
  'scope',
  'method',
  'factor_name',
  'factor_set',
  'factor_year',
  'factor_includes',
  'factor_gwp',
  'spend_working',
  'kg_co2e',
  'kg_co2',
  'kg_ch4',
  'kg_n2o',
  'kg_hfcs',
  'kg_pfcs',
  'kg_sf6',
  'kg_nf3',
  'kg_biogenic_co2',
  'kg_other_gases_co2e',
  'kg_co2e_market_based',
  'instrument_percent',
  'residual_mix_percent',
  'counted_percent',
  'counted_kg_co2e',
  'uncertainty_factor_95',
  'evidence',
] as const
export const TABLE_COLUMNS = [...LINE_COLUMNS, ...COMPUTED_COLUMNS] as const
type Column = (typeof TABLE_COLUMNS)[number]
export type TableCell = string | number
const LINE_TABLE_WHOLE = 10_000

type LineTableRow = Partial<Record<Column, TableCell | null>>

export type WholeInventory = {
  readonly inventory: Inventory
  readonly lines: readonly InventoryLine[]
  /** The names of the files behind each line. */
  readonly evidence: ReadonlyMap<string, readonly string[]>
}

/** Every line with its factor and source; then categories without lines by what stands for them. */
export function lineTable({ inventory, lines, evidence }: WholeInventory): TableCell[][] {
  const numbers = new Map(lines.map(({ lineId }, at) => [lineId, String(at + 1)]))
  const parents = new Set(lines.map(({ parentId }) => parentId))
  const rows = lines.map(
    (line): LineTableRow => ({
      line: numbers.get(line.lineId) ?? '',
      belongs_to: line.parentId ? (numbers.get(line.parentId) ?? '') : '',
      upstream: parents.has(line.lineId) ? 'yes' : 'no',
      ...givenOf(line, inventory),
      ...factorOf(line),
      ...computedOf(line, inventory),
      evidence: evidence.get(line.lineId)?.join('; ') ?? null,
    }),
  )
  return [...rows, ...withoutLines(inventory)].map((row) =>
    TABLE_COLUMNS.map((column) => row[column] ?? ''),
  )
}

function givenOf(line: InventoryLine, inventory: Inventory): LineTableRow {
  const { marketFactor, quality } = line
  return {
    category: inventoryCategoryName(line.category),
    state: stateOf(line, inventory),
    site: line.site,
    description: line.description,
    quantity: line.quantity,
    unit: line.unit,
    spend_year: line.spend?.year ?? null,
    ...monthsOf(line.period, inventory.footprint.startMonth),
    purchase_part: line.purchasePart,
    ...marketCells(marketFactor),
    quality: quality && qualityDigits(quality),
    note: line.note,
  }
}

/** What was replaced by the answer of a supplier is not read again: it would count beside the answer. */
function stateOf({ category, replacedGrams }: InventoryLine, { categories }: Inventory): string {
  if (replacedGrams !== null) return 'replaced'
  return categories.find((each) => each.category === category)?.state ?? 'figures'
}

/** Nothing of all twelve months, so that the line can be brought into another year. */
function monthsOf(period: LinePeriod, startMonth: Month): LineTableRow {
  return isWholePeriod(period, startMonth) ? {} : { from_month: period.from, to_month: period.to }
}

function factorOf({ factor, ownFactor, spend }: InventoryLine): LineTableRow {
  if (!factor) {
    return {
      method: ownFactor?.kind === 'supplier' ? 'supplier-specific' : 'own factor',
      computed_by: ownFactor?.method ?? null,
      computed_year: ownFactor?.year ?? null,
      kg_co2e_per_unit: ownFactor?.kgCo2e ?? null,
      kg_biogenic_co2_per_unit: ownFactor?.kgBiogenicCo2 ?? null,
      factor_unit: ownFactor?.unit ?? null,
      factor_kind: ownFactor?.kind ?? null,
      source: ownFactor?.source ?? null,
    }
  }
  return {
    method: spend ? 'spend-based' : 'average data',
    factor_id: factor.factorId,
    kg_co2e_per_unit: factor.kgCo2e,
    factor_unit: factor.unit,
    source: `${factor.set.title}, ${factor.set.edition}`,
    factor_name: factor.name,
    factor_set: factor.set.setId,
    factor_year: factor.set.year,
    factor_includes: factor.includes,
    factor_gwp: factor.set.gwp,
    spend_working: spend && spendWords(spend),
  }
}

function spendWords(spend: NonNullable<InventoryLine['spend']>): string {
  const { amount, currency, year, rate, rateYear, deflator, priceYear, converted } = spend
  return `${amount} ${currency} of ${year} x ${rate} (exchange rate of ${rateYear}) x ${deflator} (to prices of ${priceYear}) = ${converted}`
}

function computedOf(line: InventoryLine, { entities }: Inventory): LineTableRow {
  const entity = entities.find(({ entityId }) => entityId === line.entityId)
  const share = entity ? entity.countedBasisPoints : LINE_TABLE_WHOLE
  const gases = gasesOf(line)
  return {
    company: entity?.name ?? null,
    scope: scopeOf(line.category),
    kg_co2e: line.co2eGrams / 1_000,
    kg_co2: gases?.co2 ?? null,
    kg_ch4: gases?.ch4 ?? null,
    kg_n2o: gases?.n2o ?? null,
    ...leakedGas(line),
    kg_biogenic_co2: line.biogenicGrams === null ? null : line.biogenicGrams / 1_000,
    kg_other_gases_co2e: line.otherGasGrams === null ? null : line.otherGasGrams / 1_000,
    kg_co2e_market_based: line.marketGrams === null ? null : line.marketGrams / 1_000,
    ...coverOf(line),
    counted_percent: share / 100,
    counted_kg_co2e: countedGrams(line.co2eGrams, share) / 1_000,
    uncertainty_factor_95: Number(line.uncertainty.toFixed(3)),
  }
}

/** What of bought energy an instrument covers, and what takes a residual mix. */
function coverOf(line: InventoryLine): LineTableRow {
  if (scopeOf(line.category) !== 2) return {}
  const { byInstrument, byResidualMix } = marketCover(line.marketFactor, line)
  const inPercent = (share: number) => Math.floor(share * 10_000) / 100
  return {
    instrument_percent: inPercent(byInstrument),
    residual_mix_percent: inPercent(byResidualMix),
  }
}

const LEAKED = {
  hfc: 'kg_hfcs',
  pfc: 'kg_pfcs',
  sf6: 'kg_sf6',
  nf3: 'kg_nf3',
  co2: 'kg_co2',
  ch4: 'kg_ch4',
  n2o: 'kg_n2o',
} as const

/** Kilograms of the one gas that a factor is of, such as a refrigerant. */
function leakedGas({ factor, quantity, unit }: InventoryLine): LineTableRow {
  const group = groupOf({ factor })
  const gas = GAS_GROUPS.find((each) => each === group)
  if (!gas) return {}
  const converted = convert(quantity, unit, 'kg')
  return converted.ok ? { [LEAKED[gas]]: converted.quantity } : {}
}

function withoutLines({ categories }: Inventory): LineTableRow[] {
  return categories
    .filter(({ state }) => state === 'benchmark' || state === 'not-applicable')
    .map(({ scope, category, state, reason, co2eGrams }) => ({
      scope,
      category: inventoryCategoryName(category),
      state,
      method: state === 'benchmark' ? 'benchmark of the sector' : null,
      kg_co2e: co2eGrams / 1_000,
      counted_percent: 100,
      counted_kg_co2e: co2eGrams / 1_000,
      note: reason,
    }))
}
