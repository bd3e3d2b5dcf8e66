import type { InventoryLine } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import type { EmissionFactor } from '@understory/contracts/footprints/emission-factors.ts'
import { anyOf } from '@understory/database/any-of.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { monthOf } from '@understory/domain/calendar/calendar.ts'
import {
  type ChangeReason,
  changeReason,
  fittingFactor,
} from '@understory/domain/footprints/company-footprints/inventory/factor-choice.ts'
import { factorYear } from '@understory/domain/footprints/company-footprints/inventory/quick-entry.ts'
import { sql } from 'kysely'
import { presentFactor, selectFactors } from '../../emission-factors/public.ts'
import type { InventoryRow } from './inventory-records.ts'
import { presentLines } from './lines/line-records.ts'

export type Outdated = {
  readonly line: InventoryLine
  /** With the lines that go with it. */
  readonly oldGrams: number
  readonly hasUpstream: boolean
  readonly factor: EmissionFactor
  readonly reason: ChangeReason
}

/**
 * The lines whose published factor is not that of the set that fits their year now. Those that go with another line
 * follow it.
 */
export async function findOutdated(
  db: Database | Tx,
  inventory: Pick<InventoryRow, 'id' | 'start_month'>,
): Promise<Outdated[]> {
  const better = await findBetter(db, inventory)
  if (better.size === 0) return []
  const rows = await db
    .selectFrom('inventory_line')
    .selectAll()
    .where('inventory_id', '=', inventory.id)
    .where('parent_id', 'is', null)
    .where('supplier_use_id', 'is', null)
    .where((eb) =>
      anyOf(
        eb.ref('factor_id'),
        [...better.values()].map(({ from }) => from),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const parts = await sumsBeneath(db, inventory.id)
  return (await presentLines(db, rows)).flatMap((line): Outdated[] => {
    const found = better.get(
      useOf({
        factor_id: line.factor?.factorId ?? '',
        spend_year: line.spend?.year ?? null,
        is_without_other_gases: line.otherGasGrams === null,
      }),
    )
    if (!found) return []
    const beneath = parts.get(line.lineId)
    return [
      {
        line,
        oldGrams: line.co2eGrams + (beneath ?? 0),
        hasUpstream: beneath !== undefined,
        factor: found.factor,
        reason: found.reason,
      },
    ]
  })
}

/** How many there are; cheap, however many. */
export async function countOutdated(
  db: Database,
  inventory: Pick<InventoryRow, 'id' | 'start_month'>,
): Promise<number> {
  const better = await findBetter(db, inventory)
  if (better.size === 0) return 0
  const rows = await usesOf(db, inventory.id)
    .select(({ fn }) => fn.countAll<number>().as('lines'))
    .execute()
  return rows
    .filter((use) => better.has(useOf(use)))
    .reduce((sum, { lines }) => sum + Number(lines), 0)
}

type Use = {
  readonly factor_id: string | null
  readonly spend_year: number | string | null
  readonly is_without_other_gases: boolean
}

/** A factor, the year of the money that it was used for, and whether gases of no scope stand apart. */
const useOf = ({ factor_id, spend_year, is_without_other_gases }: Use) =>
  `${factor_id ?? ''} ${spend_year ?? ''} ${is_without_other_gases}`

type Better = Pick<Outdated, 'factor' | 'reason'> & { readonly from: string }

/** What fits better than each factor that is used; there are few of them, however many lines. */
async function findBetter(
  db: Database | Tx,
  { id, start_month }: Pick<InventoryRow, 'id' | 'start_month'>,
): Promise<ReadonlyMap<string, Better>> {
  const uses = await usesOf(db, id).execute()
  const candidates = await findCandidates(
    db,
    uses.flatMap(({ factor_id }) => factor_id ?? []),
  )
  const year = factorYear(monthOf(start_month))
  const better = new Map<string, Better>()
  for (const use of uses) {
    const { factor_id, spend_year } = use
    const spendYear = spend_year === null ? null : Number(spend_year)
    const published = candidates.get(factor_id ?? '') ?? []
    const now = published.find((each) => each.id === factor_id)
    const best = fittingFactor(published, spendYear ?? year)
    if (!now || !best) continue
    const factor = presentFactor(best)
    if (best.id !== now.id) {
      better.set(useOf(use), { from: now.id, factor, reason: changeReason(now, best) })
    } else if (use.is_without_other_gases && factor.kgOtherGases !== null) {
      better.set(useOf(use), { from: now.id, factor, reason: 'other-gases' })
    }
  }
  return better
}

/** Which factors its lines use, and for the money of which years. */
const usesOf = (db: Database | Tx, inventoryId: string) =>
  db
    .selectFrom('inventory_line')
    .select([
      'factor_id',
      sql<string | null>`spend ->> 'year'`.as('spend_year'),
      sql<boolean>`other_gas_grams is null`.as('is_without_other_gases'),
    ])
    .where('inventory_id', '=', inventoryId)
    .where('parent_id', 'is', null)
    .where('supplier_use_id', 'is', null)
    .where('factor_id', 'is not', null)
    .groupBy(['factor_id', 'spend_year', 'is_without_other_gases'])

/** What goes with each line, in grams. */
async function sumsBeneath(db: Database | Tx, inventoryId: string) {
  const rows = await db
    .selectFrom('inventory_line')
    .select((eb) => ['parent_id', eb.fn.sum('co2e_grams').as('grams')])
    .where('inventory_id', '=', inventoryId)
    .where('parent_id', 'is not', null)
    .groupBy('parent_id')
    .execute()
  return new Map(rows.map(({ parent_id, grams }) => [parent_id, Number(grams)]))
}

/** The same activity in every set, by the id of its factor in one of them. */
export async function findCandidates(db: Database | Tx, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never[]>()
  const rows = await selectFactors(db)
    .select('f.key')
    .where(
      'f.key',
      'in',
      db
        .selectFrom('emission_factor')
        .select('key')
        .where((eb) => anyOf(eb.ref('id'), ids)),
    )
    .execute()
  const byKey = Map.groupBy(rows, ({ key }) => key)
  return new Map(rows.map(({ id, key }) => [id, byKey.get(key) ?? []]))
}
