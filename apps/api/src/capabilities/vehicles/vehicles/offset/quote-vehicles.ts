import type { Quote } from '@understory/contracts/commerce/purchases/purchases.ts'
import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { QuoteVehicles } from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { anyOf } from '@understory/database/any-of.ts'
import type { Tx } from '@understory/database/connect.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { type DateRange, dayOf, parseCalendarDate } from '@understory/domain/calendar/calendar.ts'
import { namesSeveral } from '@understory/domain/vehicles/identification/identify/registration.ts'
import {
  coveredKilometres,
  findSameRegistration,
  offsetPeriod,
} from '@understory/domain/vehicles/vehicles/offset-period.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../../deps.ts'
import type { AccountActor } from '../../../../http/actor.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import { refuseVehicle } from '../refuse-vehicle.ts'
import { findVehicleRows, type VehicleRow } from '../vehicle-records.ts'
import { quoteYear } from './quote-year.ts'

type QuoteVehiclesDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'purchaseKinds'>

/**
 * Prices a year of the chosen vehicles. Of what is covered already,
 * or being paid for, only the rest is priced, unless the buyer says that it is wanted again.
 */
export async function quoteVehicles(
  deps: QuoteVehiclesDeps,
  actor: AccountActor,
  asked: BodyOf<typeof QuoteVehicles>,
): Promise<Quote | Refused> {
  if (asked.audience !== actor.accountKind) return refuse('WRONG_ACCOUNT_KIND')
  const period = periodOf(deps, asked.from)
  if (!period) return refuse('PERIOD_OUT_OF_REACH')
  const ids = [...new Set(asked.vehicleIds)]
  const { accountId } = actor
  const vehicles = await findVehicleRows(deps.db, { ids, accountId })
  if (vehicles.length < ids.length) return refuse('VEHICLE_NOT_FOUND')
  const wanted = await restOf(deps, vehicles, { period, repeat: asked.repeat })
  if (wanted instanceof Refused) return wanted
  const emittedGrams = wanted.reduce((sum, each) => sum + each.grams, 0)
  const { audience, currency } = asked
  return quoteYear(deps, { audience, currency, emittedGrams }, (tx, quoteId) =>
    savePeriods(tx, { quoteId, accountId, overlapConfirmed: asked.repeat }, wanted, period),
  )
}

type QuoteVehiclesInput = { readonly row: VehicleRow; readonly grams: number }

/** Of each vehicle what is not covered yet in the period; one that wholly is, is refused. */
async function restOf(
  deps: Pick<Deps, 'db'>,
  vehicles: readonly VehicleRow[],
  { period, repeat }: { period: DateRange; repeat: boolean },
): Promise<readonly QuoteVehiclesInput[] | Refused> {
  const twice = findSameRegistration(vehicles, (row) => row.description.registrationNumber)
  if (twice) return refuseVehicle('SAME_REGISTRATION_TWICE', twice.description)
  const several = vehicles.find((row) => namesSeveral(row.description))
  if (several) return refuseVehicle('REGISTRATION_OF_SEVERAL', several.description)
  const ids = vehicles.map(({ id }) => id)
  const covered = repeat ? new Map<string, number>() : await coveredGrams(deps, ids, period)
  const wanted = vehicles.map((row) => ({
    row,
    grams: row.total_grams - (covered.get(row.id) ?? 0),
  }))
  const done = wanted.find(({ grams: rest }) => rest <= 0)
  return done ? refuseVehicle('PERIOD_ALREADY_OFFSET', done.row.description) : wanted
}

function periodOf(deps: Pick<Deps, 'clock'>, from: string): DateRange | null {
  const start = parseCalendarDate(from)
  return start ? offsetPeriod(start, dayOf(deps.clock())) : null
}

/** What is covered of each, also by others who have a vehicle with the same registration number. */
async function coveredGrams(
  deps: Pick<Deps, 'db'>,
  ids: readonly string[],
  { from, to }: DateRange,
): Promise<Map<string, number>> {
  const rows = await asPlatform(() =>
    deps.db
      .selectFrom('vehicle as v')
      .select([
        'v.id',
        sql<number>`vehicle_covered_grams(v.id, ${from}::date, ${to}::date, null)`.as('grams'),
      ])
      .where((eb) => anyOf(eb.ref('v.id'), ids))
      .execute(),
  )
  return new Map(rows.map((row) => [row.id, Number(row.grams)]))
}

async function savePeriods(
  tx: Tx,
  of: { quoteId: string; accountId: string; overlapConfirmed: boolean },
  wanted: readonly QuoteVehiclesInput[],
  { from, to }: DateRange,
): Promise<void> {
  const rows = wanted.map(({ row, grams: emitted }) => ({
    quote_id: of.quoteId,
    vehicle_id: row.id,
    account_id: of.accountId,
    from_date: from,
    to_date: to,
    emitted_grams: emitted,
    kilometres: coveredKilometres(row.description, { covered: emitted, total: row.total_grams }),
    vehicles: row.description.multiplyVehicles,
    registration_number: row.description.registrationNumber,
    overlap_confirmed: of.overlapConfirmed,
  }))
  await tx.insertInto('vehicle_offset').values(rows).execute()
}
