import type { Database, Tx } from '@understory/database/connect.ts'
import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import { METER_QUESTION } from '@understory/domain/footprints/meters/meter-kinds.ts'

export const MOST_METERS = 100
export const MOST_BILLS = 500

export type MeterKey = { readonly meterId: string; readonly accountId: string }

/** A meter, which nobody else changes meanwhile. */
export const lockMeter = (tx: Tx, { meterId, accountId }: MeterKey) =>
  tx
    .selectFrom('energy_meter')
    .selectAll()
    .where('id', '=', meterId)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()

export const listMeterRows = (db: Database, accountId: string) =>
  db
    .selectFrom('energy_meter')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('site')
    .orderBy('kind')
    .orderBy('number')
    .limit(MOST_METERS)
    .execute()
export type MeterRow = Awaited<ReturnType<typeof listMeterRows>>[number]

type BillsWithin = {
  readonly accountId: string
  readonly first: CalendarDate
  readonly last: CalendarDate
}

/** Those of all meters that reach into some days, the oldest first. */
export const listBillRows = (db: Database | Tx, { accountId, first, last }: BillsWithin) =>
  db
    .selectFrom('meter_bill')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('from_day', '<=', last)
    .where('to_day', '>=', first)
    .orderBy('from_day')
    .orderBy('id')
    .execute()

export const billsOf = (rows: Awaited<ReturnType<typeof listBillRows>>, meterId: string) =>
  rows
    .filter(({ meter_id }) => meter_id === meterId)
    .map((row) => ({
      billId: row.id,
      from: row.from_day,
      to: row.to_day,
      quantity: row.quantity,
      isEstimated: row.is_estimated,
    }))

/** What a line of a meter answers; 38 characters of the 40 that there are. */
export const meterQuestion = (meterId: string): string =>
  `${METER_QUESTION}${meterId.replaceAll('-', '')}`
