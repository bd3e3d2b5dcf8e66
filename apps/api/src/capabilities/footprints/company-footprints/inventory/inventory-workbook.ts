import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import type { InventoryLine } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { longMonth } from '@understory/domain/calendar/calendar.ts'
import { formatPercent } from '@understory/domain/quantity/format.ts'
import { type SheetToWrite, writeWorkbook } from '@understory/spreadsheets/write-xlsx.ts'
import { APPROACH_NAMES, METHOD_NOTES } from './how-it-is-counted.ts'
import { lineTable, TABLE_COLUMNS, type WholeInventory } from './lines/line-table.ts'

/** Three sheets: every line, the sums as they are shown, and how they were made. */
export function inventoryWorkbook(whole: WholeInventory): Promise<Uint8Array> {
  const { inventory, lines } = whole
  return writeWorkbook([
    { name: 'Lines', header: TABLE_COLUMNS, rows: lineTable(whole) },
    totalsSheet(inventory),
    aboutSheet(inventory, lines),
  ])
}

const tonnes = (grams: number) => grams / 1_000_000

function totalsSheet({ categories, totals }: Inventory): SheetToWrite {
  const biogenic = totals.biogenic === 0 ? 'not quantified' : tonnes(totals.biogenic)
  return {
    name: 'Totals',
    header: ['scope', 'category', 'state', 'lines', 'tonnes_co2e', 'reason'],
    rows: [
      ...categories.map(({ scope, name, state, lines, co2eGrams, reason }) => [
        scope,
        name,
        state,
        lines,
        tonnes(co2eGrams),
        reason ?? '',
      ]),
      ['', '', '', '', '', ''],
      [1, 'Scope 1', '', '', tonnes(totals.scope1), ''],
      [2, 'Scope 2, by location', '', '', tonnes(totals.scope2), ''],
      [2, 'Scope 2, by market', '', '', tonnes(totals.scope2Market), ''],
      [3, 'Scope 3', '', '', tonnes(totals.scope3), ''],
      ['', 'Total, by location', '', '', tonnes(totals.total), ''],
      ['', 'Total, by market', '', '', tonnes(totals.totalMarket), ''],
      ['', 'Biogenic CO2, outside the scopes', '', '', biogenic, ''],
      ['', 'Least, 95%', '', '', tonnes(totals.lowGrams), ''],
      ['', 'Most, 95%, with what is most likely missing', '', '', tonnes(totals.highGrams), ''],
    ],
  }
}

function aboutSheet(
  { footprint, approach, entities }: Inventory,
  lines: readonly InventoryLine[],
): SheetToWrite {
  const sets = new Set(
    lines.flatMap(({ factor }) =>
      factor ? [`${factor.set.title}, ${factor.set.edition} (${factor.set.gwp})`] : [],
    ),
  )
  return {
    name: 'About',
    header: ['what', 'says'],
    rows: [
      ['Company', footprint.companyName],
      ['Begins', longMonth(footprint.startMonth)],
      ['Covers', 'Twelve months'],
      ['Status', footprint.status],
      ['Last changed', footprint.updatedAt],
      ['Consolidation approach', APPROACH_NAMES[approach]],
      ...entities.map(({ name, countedBasisPoints }) => [
        'Company of the inventory',
        `${name}: ${formatPercent(countedBasisPoints)} counts`,
      ]),
      ...[...sets].sort().map((set) => ['Emission factors', set]),
      ['Benchmark', `Estimate of the sector, version ${footprint.estimate.version}`],
      ...METHOD_NOTES.map((note) => ['Method', note]),
    ],
  }
}
