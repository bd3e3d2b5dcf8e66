import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { EmissionFactor } from '@understory/contracts/footprints/emission-factors.ts'
import type { ListMisplacedLines, MisplacedLine } from '@understory/contracts/footprints/sites.ts'
import { factorTitle } from '@understory/domain/footprints/emission-factors/factor-title.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { computeAgain, findInventory, placesOfCompany } from '../company-footprints/public.ts'
import { findMisplaced, type Misplaced } from './find-misplaced.ts'

type MisplacedOf = {
  readonly footprintId: string
  readonly accountId: string
  readonly userId: string
}

const MOST_SHOWN = 200

/** The lines that do not fit where they are, and what they would come to with what is usual there. */
export async function listMisplaced(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  wanted: MisplacedOf,
): Promise<ReplyOf<typeof ListMisplacedLines> | Refused> {
  const { db } = deps
  const { accountId } = wanted
  const inventory = await findInventory(db, wanted)
  if (!inventory) return refuse('INVENTORY_NOT_FOUND')
  const places = await placesOfCompany(db, { accountId, country: inventory.country })
  const { lines, count } = await findMisplaced(db, { inventory, places, most: MOST_SHOWN })
  const replaceable = lines.flatMap(({ factor, ...each }) => (factor ? [{ ...each, factor }] : []))
  const again = await computeAgain(deps, { wanted, inventory, lines: replaceable })
  const gramsThen = new Map(
    again instanceof Refused
      ? []
      : [...again].map(([id, rows]) => [id, rows.reduce((sum, row) => sum + row.co2e_grams, 0)]),
  )
  return {
    lines: lines.map((each) => presentMisplaced(each, gramsThen.get(each.line.lineId))),
    count,
  }
}

function presentMisplaced(
  { line, place, oldGrams, factor }: Misplaced,
  gramsThen: number | undefined,
): MisplacedLine {
  const { lineId, category, description, site } = line
  return {
    lineId,
    category,
    description,
    site,
    place,
    co2eGrams: oldGrams,
    factor: presentThere(line.factor),
    usual:
      factor && gramsThen !== undefined ? { ...presentThere(factor), co2eGrams: gramsThen } : null,
  }
}

const presentThere = (factor: EmissionFactor): MisplacedLine['factor'] => ({
  factorId: factor.factorId,
  title: factorTitle(factor),
  kgCo2e: factor.kgCo2e,
  unit: factor.unit,
  year: factor.set.year,
})
