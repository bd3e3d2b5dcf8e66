import { asPlatform } from '@understory/database/row-security.ts'
import { dayOf } from '@understory/domain/quantity/calendar.ts'
import { coverageOn } from '@understory/domain/vehicles/offset-period.ts'
import { parseRegistration } from '@understory/domain/vehicles/registration.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../http/refuse.ts'
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
      .select(['o.from_date', 'o.to_date', 'o.emitted_grams', 'o.kilometres', 'v.total_grams'])
      .select(['a.id', 'a.shows_vehicles', 'a.display_name'])
      .where('o.registration_number', '=', parsed.registration)
      .where('o.from_date', '<=', today)
      .where('o.to_date', '>=', today)
      .orderBy('o.to_date', 'desc')
      .execute()
    const coverage = coverageOn(today, rows.map(toOffset))
    const stated = Math.max(0, ...rows.map(({ total_grams }) => total_grams))
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

/** How many vehicles an account offsets today; one that does not show it answers like none at all. */
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
    const total = await paidOffsets(deps)
      .select(({ fn }) => [
        fn.coalesce(fn.sum<number>('o.emitted_grams'), sql<number>`0`).as('grams'),
        fn.max('o.to_date').as('until'),
      ])
      .where('v.account_id', '=', accountId)
      .where('o.from_date', '<=', today)
      .where('o.to_date', '>=', today)
      .executeTakeFirstOrThrow()
    return {
      name: account.name,
      vehicles: await countOffset(deps, { accountId, today }),
      co2eGrams: Number(total.grams),
      until: total.until,
    }
  })
}

/** A row may represent several alike: each of them is a vehicle. */
async function countOffset(
  deps: Pick<Deps, 'db'>,
  { accountId, today }: { accountId: string; today: string },
): Promise<number> {
  const { count } = await deps.db
    .selectFrom('vehicle as counted')
    .select(
      sql<number>`coalesce(sum((counted.description->>'multiplyVehicles')::int), 0)::int`.as(
        'count',
      ),
    )
    .where('counted.id', 'in', (eb) =>
      eb
        .selectFrom('vehicle_offset as o')
        .innerJoin('purchase as p', (join) =>
          join.onRef('p.quote_id', '=', 'o.quote_id').on('p.status', '=', 'paid'),
        )
        .select('o.vehicle_id')
        .where('o.account_id', '=', accountId)
        .where('o.from_date', '<=', today)
        .where('o.to_date', '>=', today),
    )
    .executeTakeFirstOrThrow()
  return count
}

const paidOffsets = (deps: Pick<Deps, 'db'>) =>
  deps.db
    .selectFrom('vehicle_offset as o')
    .innerJoin('vehicle as v', 'v.id', 'o.vehicle_id')
    .innerJoin('purchase as p', (join) =>
      join.onRef('p.quote_id', '=', 'o.quote_id').on('p.status', '=', 'paid'),
    )
