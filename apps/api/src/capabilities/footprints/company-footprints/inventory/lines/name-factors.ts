import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { ImportLines } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import type { EmissionFactor } from '@understory/contracts/footprints/emission-factors.ts'
import { monthOf } from '@understory/domain/calendar/calendar.ts'
import { findLineCategory } from '@understory/domain/footprints/company-footprints/inventory/inventory-category-name.ts'
import { factorYear } from '@understory/domain/footprints/company-footprints/inventory/quick-entry.ts'
import { isMoney } from '@understory/domain/footprints/company-footprints/lines/spend.ts'
import { convert } from '@understory/domain/footprints/company-footprints/lines/units.ts'
import { factorInWords } from '@understory/domain/footprints/emission-factors/factor-in-words.ts'
import { type PlaceOfUse, placeOf } from '@understory/domain/footprints/sites/place.ts'
import type { SheetRow } from '@understory/spreadsheets/read-xlsx.ts'
import type { Deps } from '../../../../../deps.ts'
import { Refused } from '../../../../../http/refuse.ts'
import {
  type FactorIndexes,
  findFactors,
  findFirstFactor,
} from '../../../emission-factors/public.ts'
import type { InventoryKey, InventoryRow } from '../inventory-records.ts'
import { listQuickItems } from '../quick/quick-items.ts'
import { placesOfCompany } from './computing/places-of-lines.ts'
import type { RowProblem } from './read-rows.ts'

type NamedFactor = ReplyOf<typeof ImportLines>['factors'][number]
type NamedFactorsDeps = Pick<Deps, 'db'> & { readonly indexes: FactorIndexes }

/** A search takes some milliseconds. */
const MOST_SEARCHES = 500
const TOO_MANY_SEARCHES = `A file names at most ${MOST_SEARCHES} different factors in words. Please use their ids.`
const NONE_FOUND = 'No factor fits these words. Please use other words, or the id of a factor.'

type Naming = {
  readonly wanted: InventoryKey
  readonly inventory: InventoryRow
  readonly rows: readonly SheetRow[]
}

type FactorsNamed = {
  /** With the id of the factor that each names. */
  readonly rows: readonly SheetRow[]
  /** What was found for words, to be looked at. */
  readonly factors: readonly NamedFactor[]
  readonly problems: readonly RowProblem[]
}

/** What rows name in their column `factor`: an id, a question of quick entry, or words of which the first result is taken. */
export async function nameFactors(
  deps: NamedFactorsDeps,
  { wanted, inventory, rows }: Naming,
): Promise<FactorsNamed> {
  if (rows.every(({ cells }) => factorWordsOf(cells) === ''))
    return { rows, factors: [], problems: [] }
  const find = await factorFinder(deps, { wanted, inventory, rows })
  const factors: NamedFactor[] = []
  const problems: RowProblem[] = []
  const named: SheetRow[] = []
  for (const row of rows) {
    const words = factorWordsOf(row.cells)
    const found = words === '' ? null : await find(row.cells)
    if (found === null) {
      named.push(row)
      continue
    }
    if (typeof found === 'string') {
      problems.push({ row: row.row, field: 'factor', message: found })
      continue
    }
    const { factorId, name, unit, kgCo2e, set } = found.factor
    if (found.isSearched) {
      factors.push({
        row: row.row,
        words,
        factorId,
        name: factorInWords(name),
        unit,
        kgCo2e,
        year: set.year,
      })
    }
    named.push({ ...row, cells: { ...row.cells, factor_id: factorId } })
  }
  return { rows: named, factors, problems }
}

type Cells = SheetRow['cells']

/** Nothing where the row has a factor otherwise. */
const factorWordsOf = ({ factor, factor_id, kg_co2e_per_unit }: Cells): string =>
  factor_id?.trim() || kg_co2e_per_unit?.trim() ? '' : (factor?.trim().slice(0, 200) ?? '')

type FoundForRow = { readonly factor: EmissionFactor; readonly isSearched: boolean }

/** Finds the factor of a row; what is wrong in words where there is none. */
async function factorFinder(
  deps: NamedFactorsDeps,
  { wanted, inventory, rows }: Naming,
): Promise<(cells: Cells) => Promise<FoundForRow | string>> {
  const ids = rows.map(({ cells }) => factorWordsOf(cells)).filter((words) => words.includes(':'))
  const byId = await findFactors(deps.db, ids)
  const quick = await listQuickItems(deps, wanted)
  const questions = quick instanceof Refused ? [] : quick.items
  const { country } = inventory
  const places = await placesOfCompany(deps.db, { accountId: wanted.accountId, country })
  const near = factorYear(monthOf(inventory.start_month))
  const searches = new Map<string, FoundForRow | string>()
  return async (cells) => {
    const words = factorWordsOf(cells)
    const own = byId.get(words)
    if (own) return { factor: own, isSearched: false }
    const name = words.toLowerCase()
    const question = questions.find(({ id, label }) =>
      [id, label].some((each) => each.toLowerCase() === name),
    )
    if (question) return { factor: question.factor, isSearched: false }
    const place = placeOf(places, cells.site?.trim() || null)
    const key = [name, cells.category, cells.unit, place.country, place.region].join('|')
    const known = searches.get(key)
    if (known) return known
    if (searches.size >= MOST_SEARCHES) return TOO_MANY_SEARCHES
    const found = await searchForRow(deps.indexes, { cells, words, place, near })
    searches.set(key, found)
    return found
  }
}

type SearchingForRow = {
  readonly cells: Cells
  readonly words: string
  readonly place: PlaceOfUse
  readonly near: number
}

/** In the unit of the row, or one that it converts to. */
async function searchForRow(
  indexes: FactorIndexes,
  { cells, words, place, near }: SearchingForRow,
): Promise<FoundForRow | string> {
  const unit = cells.unit?.trim() ?? ''
  const category = findLineCategory(cells.category) ?? undefined
  const kind = isMoney(unit) ? 'spend' : undefined
  const { factor, sentence } = await findFirstFactor(indexes, {
    words,
    country: place.country,
    region: place.region ?? undefined,
    near,
    category,
    kind,
  })
  if (!factor) return sentence ?? NONE_FOUND
  const { units, foreign: _foreign, isDefault: _default, isPerhaps: _perhaps, ...found } = factor
  const same =
    units.find((each) => each.unit === unit) ?? units.find((each) => convert(1, unit, each.unit).ok)
  return { factor: { ...found, ...same }, isSearched: true }
}
