import { asPlatform } from '@understory/database/row-security.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { parseRegistration } from '@understory/domain/vehicles/identification/identify/registration.ts'
import { coverageOn, ofOneVehicle } from '@understory/domain/vehicles/vehicles/offset-period.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../http/refuse.ts'
import { toOffset } from './vehicle-records.ts'

/**
 * What anyone may know of a number: what of its driving is covered today, until when, what is not,
 * and by whom where that is public. A number that is unknown to us answers like one that is not
 * offset.
 */
export function verifyVehicle(deps: Pick<Deps, 'db' | 'clock'>, typed: string) {
  return asPlatform(async () => {
    const parsed = parseRegistration(typed)
    if (!parsed.ok) return refuse('BAD_REGISTRATION')
    const today = dayOf(deps.clock())
    const rows = await paidOffsets(deps)
      .innerJoin('account as a', 'a.id', 'v.account_id')
      .select(['o.from_date', 'o.to_date', 'o.emitted_grams', 'o.kilometres', 'o.vehicles'])
      .select(
        sql<number>`v.total_grams / (v.description->>'multiplyVehicles')::int`.as('stated_grams'),
      )
      .select(['a.id', 'a.shows_vehicles', 'a.display_name'])
      .where('o.registration_number', '=', parsed.registration)
      .where('o.from_date', '<=', today)
      .where('o.to_date', '>=', today)
      .orderBy('o.to_date', 'desc')
      .execute()
    // A number names one vehicle, also where several were saved under it before that was refused.
    const coverage = coverageOn(today, rows.map(toOffset).map(ofOneVehicle))
    const stated = Math.max(0, ...rows.map(({ stated_grams }) => Number(stated_grams)))
    const restGrams = Math.max(0, stated - (coverage?.grams ?? 0))
    const shown = rows.find(({ shows_vehicles }) => shows_vehicles)
    return {
      registrationNumber: parsed.registration,
      isOffset: coverage !== null && restGrams === 0,
      coverage,
      restGrams,
      by: shown ? { accountId: shown.id, name: shown.display_name } : null,
    }
  })
}

/**
 * How many vehicles an account offsets today, as they were paid for: a vehicle with several offsets
 * counts once. An account that does not show it answers like none at all.
 */
export function verifyAccountVehicles(deps: Pick<Deps, 'db' | 'clock'>, accountId: string) {
  return asPlatform(async () => {
    const account = await deps.db
      .selectFrom('account as a')
      .select('a.display_name as name')
      .where('a.id', '=', accountId)
      .where('a.shows_vehicles', '=', true)
      .executeTakeFirst()
    if (!account) return refuse('ACCOUNT_NOT_SHOWN')
    const today = dayOf(deps.clock())
    const running = paidOffsets(deps)
      .select(({ fn }) => [
        fn.max('o.vehicles').as('vehicles'),
        fn.sum<number>('o.emitted_grams').as('grams'),
        fn.max('o.to_date').as('until'),
      ])
      .where('v.account_id', '=', accountId)
      .where('o.from_date', '<=', today)
      .where('o.to_date', '>=', today)
      .groupBy(sql`coalesce(v.registration_number, v.id::text)`)
      .as('running')
    const total = await deps.db
      .selectFrom(running)
      .select(({ fn }) => [
        fn.coalesce(fn.sum<number>('vehicles'), sql<number>`0`).as('vehicles'),
        fn.coalesce(fn.sum<number>('grams'), sql<number>`0`).as('grams'),
        fn.max('until').as('until'),
      ])
      .executeTakeFirstOrThrow()
    return {
      name: account.name,
      vehicles: Number(total.vehicles),
      co2eGrams: Number(total.grams),
      until: total.until,
    }
  })
}

const paidOffsets = (deps: Pick<Deps, 'db'>) =>
  deps.db
    .selectFrom('vehicle_offset as o')
    .innerJoin('vehicle as v', 'v.id', 'o.vehicle_id')
    .innerJoin('purchase as p', (join) =>
      join.onRef('p.quote_id', '=', 'o.quote_id').on('p.status', '=', 'paid'),
    )
