import type { Meter } from '@understory/contracts/footprints/meters.ts'
import { firstDay, lastDay, monthOf, shiftMonth } from '@understory/domain/calendar/calendar.ts'
import { METER_QUESTION } from '@understory/domain/footprints/meters/meter-kinds.ts'
import { meteredYear } from '@understory/domain/footprints/meters/metered-year.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { findInventory } from '../company-footprints/public.ts'
import { billsOf, listBillRows, listMeterRows, meterQuestion } from './meter-records.ts'

type MetersOf = { readonly footprintId: string; readonly accountId: string }

/** The meters of a company, with what they count in the year of a footprint. */
export async function viewMeters(
  { db }: Pick<Deps, 'db'>,
  key: MetersOf,
): Promise<{ meters: Meter[] } | Refused> {
  const inventory = await findInventory(db, key)
  if (!inventory) return refuse('INVENTORY_NOT_FOUND')
  const { accountId } = key
  const start = monthOf(inventory.start_month)
  const meters = await listMeterRows(db, accountId)
  const first = firstDay(start)
  const bills = await listBillRows(db, {
    accountId,
    first,
    last: lastDay(shiftMonth(start, 11)),
  })
  const lines = await db
    .selectFrom('inventory_line')
    .select(['quick_item', 'quantity', 'unit'])
    .where('inventory_id', '=', inventory.id)
    .where('quick_item', 'like', `${METER_QUESTION}%`)
    .execute()
  return {
    meters: meters.map((row) => {
      const own = billsOf(bills, row.id)
      const { months, quantity, rest } = meteredYear(own, start)
      const line = lines.find(({ quick_item }) => quick_item === meterQuestion(row.id))
      return {
        meterId: row.id,
        site: row.site,
        kind: row.kind,
        number: row.number,
        unit: row.unit,
        calorificValue: row.calorific_value,
        bills: own,
        months: [...months],
        quantity,
        rest,
        entered: line ? { quantity: line.quantity, unit: line.unit } : null,
      }
    }),
  }
}
