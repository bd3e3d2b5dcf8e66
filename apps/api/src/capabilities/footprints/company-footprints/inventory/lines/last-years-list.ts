import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { GetLastYearsList } from '@understory/contracts/footprints/company-footprints/last-years-list.ts'
import type { Database } from '@understory/database/connect.ts'
import { monthOf } from '@understory/domain/calendar/calendar.ts'
import { fittingFactor } from '@understory/domain/footprints/company-footprints/inventory/factor-choice.ts'
import { factorYear } from '@understory/domain/footprints/company-footprints/inventory/quick-entry.ts'
import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../../../deps.ts'
import { type Refused, refuse } from '../../../../../http/refuse.ts'
import { presentFactor } from '../../../emission-factors/public.ts'
import { findCandidates } from '../find-factor-changes.ts'
import {
  findInventory,
  type InventoryKey,
  listEntityRows,
  readStates,
} from '../inventory-records.ts'
import { presentLines } from './line-records.ts'

type LastYearsReply = ReplyOf<typeof GetLastYearsList>

const MOST_LISTED = 200

/** Nothing is copied: the list is read from the year before, and shrinks with what is entered. */
export async function lastYearsList(
  { db }: Pick<Deps, 'db'>,
  wanted: InventoryKey,
): Promise<LastYearsReply | Refused> {
  const found = await findInventory(db, wanted)
  if (!found) return refuse('INVENTORY_NOT_FOUND')
  const before = await db
    .selectFrom('footprint_inventory as i')
    .innerJoin('footprint as f', 'f.id', 'i.footprint_id')
    .select(['i.id', 'f.start_month'])
    .where('i.account_id', '=', wanted.accountId)
    .where('f.start_month', '<', found.start_month)
    .orderBy('f.start_month', 'desc')
    .executeTakeFirst()
  if (!before) {
    return { startMonth: null, lines: [], hasMore: false, withoutCompany: 0, notApplicable: [] }
  }
  const [old, companies, states, oldStates] = [
    await linesNotEntered(db, before.id, found.id),
    await sameCompanies(db, before.id, found.id),
    await readStates(db, found.id),
    await readStates(db, before.id),
  ]
  const has = ({ entity_id }: (typeof old)[number]) =>
    entity_id === null || companies.has(entity_id)
  const listed = old.filter(has)
  const rows = listed.slice(0, MOST_LISTED)
  const year = factorYear(monthOf(found.start_month))
  const candidates = await findCandidates(
    db,
    rows.flatMap(({ factor_id }) => factor_id ?? []),
  )
  const upstream = await withUpstream(db, before.id)
  return {
    startMonth: monthOf(before.start_month),
    lines: (await presentLines(db, rows)).map((line) => {
      const fitting = fittingFactor(candidates.get(line.factor?.factorId ?? '') ?? [], year)
      return {
        lineId: line.lineId,
        category: line.category,
        description: line.description,
        site: line.site,
        entityId: companies.get(line.entityId ?? '') ?? null,
        unit: line.unit,
        factor: fitting ? presentFactor(fitting) : line.factor,
        ownFactor: line.ownFactor,
        purchasePart: line.purchasePart,
        quickItem: line.quickItem,
        withUpstream: upstream.has(line.lineId),
        lastQuantity: line.quantity,
      }
    }),
    hasMore: listed.length > rows.length,
    withoutCompany: old.length - listed.length,
    notApplicable: CATEGORY_KEYS.flatMap((category) => {
      const said = oldStates.get(category)
      const isOpen = !states.has(category)
      return isOpen && said?.state === 'not-applicable' && said.reason
        ? [{ category, reason: said.reason }]
        : []
    }),
  }
}

/** Lines that somebody entered, without answers of suppliers, which are of one year, and but for those that stand in the newer inventory by question, or by words, site and activity. */
function linesNotEntered(db: Database, oldId: string, newId: string) {
  return db
    .selectFrom('inventory_line as l')
    .selectAll('l')
    .where('l.inventory_id', '=', oldId)
    .where('l.parent_id', 'is', null)
    .where('l.vehicle_id', 'is', null)
    .where(({ or, eb }) =>
      or([eb('l.supplier_use_id', 'is', null), eb('l.replaced_grams', 'is not', null)]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('inventory_line as n')
            .select(sql`1`.as('one'))
            .where('n.inventory_id', '=', newId)
            .where('n.parent_id', 'is', null)
            .whereRef('n.category', '=', 'l.category')
            .where(
              sql<boolean>`case when l.quick_item is not null then n.quick_item = l.quick_item
                else n.description = l.description and n.site is not distinct from l.site
                  and (select key from emission_factor where id = n.factor_id)
                    is not distinct from (select key from emission_factor where id = l.factor_id) end`,
            ),
        ),
      ),
    )
    .orderBy('l.created_at')
    .orderBy('l.id')
    .execute()
}

/** The company of the newer inventory that has the same name, by the id of the older one's. */
async function sameCompanies(db: Database, oldId: string, newId: string) {
  const [old, now] = [await listEntityRows(db, oldId), await listEntityRows(db, newId)]
  return new Map(
    old.flatMap(({ id, name }) => {
      const same = now.find((each) => each.name.toLowerCase() === name.toLowerCase())
      return same ? [[id, same.id] as const] : []
    }),
  )
}

/** Lines that well-to-tank or grid losses go with. */
async function withUpstream(db: Database, inventoryId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('inventory_line')
    .select('parent_id')
    .distinct()
    .where('inventory_id', '=', inventoryId)
    .where('parent_id', 'is not', null)
    .execute()
  return new Set(rows.flatMap(({ parent_id }) => parent_id ?? []))
}
