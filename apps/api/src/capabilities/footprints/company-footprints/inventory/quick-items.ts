import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { ListQuickItems } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { anyOf } from '@understory/database/any-of.ts'
import { monthOf } from '@understory/domain/calendar/calendar.ts'
import { fittingFactor } from '@understory/domain/footprints/company-footprints/inventory/factor-choice.ts'
import {
  factorYear,
  QUICK_ITEMS,
  type QuickItem,
} from '@understory/domain/footprints/company-footprints/inventory/quick-entry.ts'
import { ownQuickFactor } from '@understory/domain/footprints/company-footprints/inventory/quick-factor.ts'
import { activityKey } from '@understory/domain/footprints/emission-factors/activity-key.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { presentFactor, selectFactors } from '../../emission-factors/public.ts'
import { findInventory, type InventoryKey } from './inventory-records.ts'

export async function listQuickItems(
  { db }: Pick<Deps, 'db'>,
  wanted: InventoryKey,
): Promise<ReplyOf<typeof ListQuickItems> | Refused> {
  const found = await findInventory(db, wanted)
  if (!found) return refuse('INVENTORY_NOT_FOUND')
  const year = factorYear(monthOf(found.start_month))
  const country = await countryOfFootprint(db, wanted)
  const keysOf = (item: QuickItem) => [
    ownQuickFactor(item, country) ?? quickItemKeyOf(item),
    quickItemKeyOf(item),
  ]
  const rows = await selectFactors(db)
    .where((eb) => anyOf(eb.ref('f.key'), QUICK_ITEMS.flatMap(keysOf)))
    .select('f.key')
    .execute()
  const answers = await db
    .selectFrom('inventory_line')
    .select(['id', 'quantity', 'unit', 'quick_item'])
    .where('inventory_id', '=', found.id)
    .where('quick_item', 'is not', null)
    .where('parent_id', 'is', null)
    .execute()
  const items = QUICK_ITEMS.flatMap((item) => {
    const [own, british] = keysOf(item).map((wantedKey) =>
      fittingFactor(
        rows.filter(({ key }) => key === wantedKey),
        year,
      ),
    )
    const nearest = own ?? british
    const { factor: _, ...shown } = item
    const answer = answers.find(({ quick_item }) => quick_item === item.id)
    const entered = answer
      ? { lineId: answer.id, quantity: answer.quantity, unit: answer.unit }
      : null
    return nearest ? [{ ...shown, factor: presentFactor(nearest), entered }] : []
  })
  return { year, items }
}

/** Of the company, whose own factors come first. */
export async function countryOfFootprint(
  db: Deps['db'],
  { footprintId, accountId }: InventoryKey,
): Promise<string> {
  const { country } = await db
    .selectFrom('footprint')
    .select(sql<string | null>`input ->> 'country'`.as('country'))
    .where('id', '=', footprintId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return country ?? 'GB'
}

const quickItemKeyOf = ({ factor, unit }: QuickItem) =>
  activityKey({ market: 'uk', ...factor, unit })
