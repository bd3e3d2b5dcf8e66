import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import type { InventoryLine } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { longMonth } from '@understory/domain/calendar/calendar.ts'
import {
  countedGrams,
  WHOLE_SHARE,
} from '@understory/domain/footprints/company-footprints/inventory/consolidation.ts'
import { gasesOfLines } from '@understory/domain/footprints/documents/gases-of-lines.ts'
import { formatPercent } from '@understory/domain/quantity/format.ts'
import { type SheetToWrite, writeWorkbook } from '@understory/spreadsheets/write-xlsx.ts'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'
import { APPROACH_NAMES, METHOD_NOTES } from './how-it-is-counted.ts'
import { gasesOfLine } from './lines/gases-of-line.ts'
import { lineTable, TABLE_COLUMNS, type WholeInventory } from './lines/line-table.ts'

/** Every line, the sums as they are shown, the gases that sources split, and how all of it was made. */
export function inventoryWorkbook(whole: WholeInventory): Promise<Uint8Array> {
  const { inventory, lines } = whole
  return writeWorkbook([
    { name: 'Lines', header: TABLE_COLUMNS, rows: lineTable(whole) },
    totalsSheet(inventory),
    gasesSheet(whole),
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
      [
        '',
        companyFootprintsMessage('inventory-workbook.totals-sheet'),
        '',
        '',
        tonnes(totals.total),
        '',
      ],
      [
        '',
        companyFootprintsMessage('inventory-workbook.totals-sheet.2'),
        '',
        '',
        tonnes(totals.totalMarket),
        '',
      ],
      ['', companyFootprintsMessage('inventory-workbook.totals-sheet.3'), '', '', biogenic, ''],
      ['', 'Least, 95%', '', '', tonnes(totals.lowGrams), ''],
      ['', 'Most, 95%, with what is most likely missing', '', '', tonnes(totals.highGrams), ''],
    ],
  }
}

const GASES_IN_WORDS = {
  co2: 'CO2',
  ch4: 'CH4',
  n2o: 'N2O',
  hfc: 'HFCs',
  pfc: 'PFCs',
  sf6: 'SF6',
  nf3: 'NF3',
} as const

/** Scope 1 is category 1 of ISO 14064-1; scope 2 is by location. */
function gasesSheet({ inventory, lines }: WholeInventory): SheetToWrite {
  const { entities, totals } = inventory
  const shares = new Map(entities.map((each) => [each.entityId, each.countedBasisPoints]))
  const { gases, splitGrams } = gasesOfLines(
    lines.map((line) => {
      const points = line.entityId === null ? WHOLE_SHARE : (shares.get(line.entityId) ?? 0)
      const share = points / WHOLE_SHARE
      const grams = countedGrams(line.co2eGrams, points)
      return { ...line, ...gasesOfLine(line, share), grams, share }
    }),
  )
  const scopes = [totals.scope1, totals.scope2, totals.scope3]
  const co2e = (grams: readonly number[]) => grams.map(tonnes)
  return {
    name: 'Gases',
    header: [
      'gas',
      ...SCOPE_COLUMNS.map((scope) => `tonnes_of_gas_${scope}`),
      ...SCOPE_COLUMNS.map((scope) => `tonnes_co2e_${scope}`),
    ],
    rows: [
      ...gases.map(({ gas, scopes: parts }) => [
        GASES_IN_WORDS[gas],
        ...parts.map(({ kg }) => kg / 1_000),
        ...co2e(parts.map(({ grams }) => grams)),
      ]),
      [
        companyFootprintsMessage('inventory-workbook.gases-sheet.not-split'),
        '',
        '',
        '',
        ...co2e(scopes.map((grams, at) => grams - (splitGrams[at] ?? 0))),
      ],
      [
        companyFootprintsMessage('inventory-workbook.gases-sheet.total'),
        '',
        '',
        '',
        ...co2e(scopes),
      ],
    ],
  }
}

const SCOPE_COLUMNS = ['scope_1', 'scope_2', 'scope_3'] as const

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
      [companyFootprintsMessage('inventory-workbook.about-sheet.company'), footprint.companyName],
      [
        companyFootprintsMessage('inventory-workbook.about-sheet.begins'),
        longMonth(footprint.startMonth),
      ],
      [
        companyFootprintsMessage('inventory-workbook.about-sheet.covers'),
        companyFootprintsMessage('inventory-workbook.about-sheet'),
      ],
      [companyFootprintsMessage('inventory-workbook.about-sheet.status'), footprint.status],
      [
        companyFootprintsMessage('inventory-workbook.about-sheet.last-changed'),
        footprint.updatedAt,
      ],
      [
        companyFootprintsMessage('inventory-workbook.about-sheet.consolidation-approach'),
        APPROACH_NAMES[approach],
      ],
      ...entities.map(({ name, countedBasisPoints }) => [
        companyFootprintsMessage('inventory-workbook.about-sheet.company-of-the'),
        `${name}: ${formatPercent(countedBasisPoints)} counts`,
      ]),
      ...[...sets]
        .sort()
        .map((set) => [
          companyFootprintsMessage('inventory-workbook.about-sheet.emission-factors'),
          set,
        ]),
      [
        companyFootprintsMessage('inventory-workbook.about-sheet.benchmark'),
        companyFootprintsMessage('inventory-workbook.about-sheet.2', {
          version: footprint.estimate.version,
        }),
      ],
      ...METHOD_NOTES.map((note) => [
        companyFootprintsMessage('inventory-workbook.about-sheet.method'),
        note,
      ]),
    ],
  }
}
