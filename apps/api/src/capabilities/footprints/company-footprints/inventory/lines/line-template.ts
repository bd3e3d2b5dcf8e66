import { PURCHASE_PARTS } from '@understory/domain/footprints/company-footprints/completeness/category-one-parts.ts'
import {
  LINE_COLUMN_MEANINGS,
  LINE_COLUMNS,
  lineExample,
  NEEDED_LINE_COLUMNS,
} from '@understory/domain/footprints/company-footprints/inventory/lines/line-columns.ts'
import { MARKET_KINDS } from '@understory/domain/footprints/company-footprints/inventory/market/market-factor.ts'
import { SPEND_CURRENCIES } from '@understory/domain/footprints/company-footprints/lines/spend.ts'
import { UNIT_NAMES } from '@understory/domain/footprints/company-footprints/lines/units.ts'
import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { letterOf, writeWorkbook } from '@understory/spreadsheets/write-xlsx.ts'
import type { Deps } from '../../../../../deps.ts'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'
import { factorSheet } from './factor-sheet.ts'

const LISTS: readonly (readonly [name: string, values: readonly string[]])[] = [
  ['categories', CATEGORY_KEYS],
  ['units', [...UNIT_NAMES, ...SPEND_CURRENCIES]],
  ['factor_kinds', ['own', 'supplier']],
  ['market_kinds', MARKET_KINDS],
  ['yes_or_no', ['yes', 'no']],
  ['purchase_parts', PURCHASE_PARTS],
]

/** To fill in for an import: an example, what each column holds, and lists to choose from. */
export async function lineTemplate(
  deps: Pick<Deps, 'db' | 'clock'>,
  country: string,
): Promise<Uint8Array> {
  const [header = [], ...rows] = lineExample()
  const ranges = LISTS.map(([, values], at) => rangeOf(values, at))
  const [category = '', unit = '', factorKind = '', marketKind = '', yesOrNo = ''] = ranges
  const [purchasePart = ''] = ranges.slice(-1)
  return writeWorkbook([
    {
      name: 'Lines',
      header,
      rows: rows.map((row) => row.map(numberWhereItIsOne)),
      choices: {
        category,
        unit,
        factor_unit: unit,
        factor_kind: factorKind,
        market_kind: marketKind,
        purchase_part: purchasePart,
        upstream: yesOrNo,
      },
    },
    {
      name: 'Instructions',
      header: ['column', 'needed', 'what it holds'],
      rows: [
        ...LINE_COLUMNS.map((column) => [
          column,
          NEEDED_LINE_COLUMNS.includes(column) ? 'yes' : 'no',
          LINE_COLUMN_MEANINGS[column],
        ]),
        ['', '', ''],
        ['', '', companyFootprintsMessage('line-template')],
        ['', '', companyFootprintsMessage('line-template.2')],
        ['', '', companyFootprintsMessage('line-template.3')],
        ['', '', companyFootprintsMessage('line-template.4')],
      ],
    },
    await factorSheet(deps, country),
    { name: 'Lists', header: LISTS.map(([name]) => name), rows: listRows() },
  ])
}

function rangeOf(values: readonly string[], at: number): string {
  const letter = letterOf(at)
  return `Lists!$${letter}$2:$${letter}$${values.length + 1}`
}

function listRows(): string[][] {
  const longest = Math.max(...LISTS.map(([, values]) => values.length))
  return Array.from({ length: longest }, (_, row) => LISTS.map(([, values]) => values[row] ?? ''))
}

const numberWhereItIsOne = (text: string) => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : text)
