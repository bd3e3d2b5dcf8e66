import { asPlatform } from '@understory/database/row-security.ts'
import { dayOf } from '@understory/domain/quantity/calendar.ts'
import { parseRegistration } from '@understory/domain/vehicles/registration.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../http/refuse.ts'

/**
 * What a stranger may know of a number: whether it is offset today, until when, and by whom where that
 * is shown. A number that nobody has ever given answers like one that is not offset.
 */
export function verifyVehicle(deps: Deps, typed: string) {
  return asPlatform(async () => {
    const parsed = parseRegistration(typed)
    if (!parsed.ok) return refuse('BAD_REGISTRATION')
    const today = dayOf(deps.clock())
    const row = await paidOffsets(deps)
      .innerJoin('account as a', 'a.id', 'v.account_id')
      .select(['o.to_date', 'a.id', 'a.shows_vehicles', 'a.display_name'])
      .where('v.registration_number', '=', parsed.registration)
      .where('o.from_date', '<=', today)
      .where('o.to_date', '>=', today)
      .orderBy('o.to_date', 'desc')
      .limit(1)
      .executeTakeFirst()
    return {
      registrationNumber: parsed.registration,
      isOffset: row !== undefined,
      until: row?.to_date ?? null,
      by: row?.shows_vehicles ? { accountId: row.id, name: row.display_name } : null,
    }
  })
}

/** How many vehicles an account offsets today; one that does not show it answers like none at all. */
export function verifyAccountVehicles(deps: Deps, accountId: string) {
  return asPlatform(async () => {
    const account = await deps.db
      .selectFrom('account as a')
      .select('a.display_name as name')
      .where('a.id', '=', accountId)
      .where('a.shows_vehicles', '=', true)
      .executeTakeFirst()
    if (!account) return refuse('ACCOUNT_NOT_SHOWN')
    const today = dayOf(deps.clock())
    const total = await paidOffsets(deps)
      .select(({ fn }) => [
        sql<number>`count(distinct v.id)::int`.as('vehicles'),
        fn.coalesce(fn.sum<number>('o.emitted_grams'), sql<number>`0`).as('grams'),
        fn.max('o.to_date').as('until'),
      ])
      .where('v.account_id', '=', accountId)
      .where('o.from_date', '<=', today)
      .where('o.to_date', '>=', today)
      .executeTakeFirstOrThrow()
    return {
      name: account.name,
      vehicles: total.vehicles,
      co2eGrams: Number(total.grams),
      until: total.until,
    }
  })
}

const paidOffsets = (deps: Deps) =>
  deps.db
    .selectFrom('vehicle_offset as o')
    .innerJoin('vehicle as v', 'v.id', 'o.vehicle_id')
    .innerJoin('instant_purchase as p', (join) =>
      join.onRef('p.quote_id', '=', 'o.quote_id').on('p.status', '=', 'paid'),
    )
