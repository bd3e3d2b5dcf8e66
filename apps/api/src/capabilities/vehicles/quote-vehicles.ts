import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { Quote } from '@understory/contracts/offsetting.ts'
import type { QuoteVehicles } from '@understory/contracts/vehicles.ts'
import { anyOf } from '@understory/database/any-of.ts'
import type { Tx } from '@understory/database/connect.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { LARGEST_QUANTITIES } from '@understory/domain/offsetting/largest-quantities.ts'
import { type DateRange, dayOf, parseCalendarDate } from '@understory/domain/quantity/calendar.ts'
import { grams } from '@understory/domain/quantity/impact-quantity.ts'
import {
  coveredKilometres,
  coveringQuantity,
  findSameRegistration,
  offsetPeriod,
} from '@understory/domain/vehicles/offset-period.ts'
import { namesSeveral, spacedRegistration } from '@understory/domain/vehicles/registration.ts'
import { vehicleTitle } from '@understory/domain/vehicles/vehicle-title.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { AccountActor } from '../../http/actor.ts'
import { Refused, refuse } from '../../http/refuse.ts'
import { quoteInstantOffset } from '../offsetting/public.ts'
import { findVehicleRows, type VehicleRow } from './vehicle-records.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'newId' | 'purchaseKinds'>

/**
 * Prices a year of the chosen vehicles in hundred-kilogram units of CO2e. Of what is covered already,
 * or being paid for, only the rest is priced, unless the buyer says that it is wanted again.
 */
export async function quoteVehicles(
  deps: Needs,
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
  const emitted = grams(wanted.reduce((sum, each) => sum + each.grams, 0))
  const { audience, currency } = asked
  const covering = coveringQuantity(emitted)
  if (covering > LARGEST_QUANTITIES.co2e) return refuse('AMOUNT_TOO_LARGE')
  const choice = wholeAmount(covering)
  const order = { audience, currency, choice, kind: 'vehicle' } as const
  return quoteInstantOffset(deps, order, (tx, quoteId) =>
    savePeriods(tx, { quoteId, accountId, overlapConfirmed: asked.repeat }, wanted, period),
  )
}

type Wanted = { readonly row: VehicleRow; readonly grams: number }

/** Of each vehicle what is not covered yet in the period; one that wholly is, is refused. */
async function restOf(
  deps: Pick<Deps, 'db'>,
  vehicles: readonly VehicleRow[],
  { period, repeat }: { period: DateRange; repeat: boolean },
): Promise<readonly Wanted[] | Refused> {
  const twice = findSameRegistration(vehicles, (row) => row.description.registrationNumber)
  if (twice) return refuseVehicle('SAME_REGISTRATION_TWICE', twice)
  const several = vehicles.find((row) => namesSeveral(row.description))
  if (several) return refuseVehicle('REGISTRATION_OF_SEVERAL', several)
  const ids = vehicles.map(({ id }) => id)
  const covered = repeat ? new Map<string, number>() : await coveredGrams(deps, ids, period)
  const wanted = vehicles.map((row) => ({
    row,
    grams: row.total_grams - (covered.get(row.id) ?? 0),
  }))
  const done = wanted.find(({ grams: rest }) => rest <= 0)
  return done ? refuseVehicle('PERIOD_ALREADY_OFFSET', done.row) : wanted
}

/** The vehicle is named, so that its owner knows which one to leave out. */
type OfVehicle = 'SAME_REGISTRATION_TWICE' | 'REGISTRATION_OF_SEVERAL' | 'PERIOD_ALREADY_OFFSET'

function refuseVehicle(code: OfVehicle, row: VehicleRow) {
  const { registrationNumber } = row.description
  const name = registrationNumber
    ? spacedRegistration(registrationNumber)
    : vehicleTitle(row.description)
  return refuse(code, [
    { field: 'vehicleIds', message: `${name}: ${refuse(code).refusal.message}` },
  ])
}

const wholeAmount = (co2eGrams: number) => ({
  milliTrees: 0,
  co2eGrams,
  plasticGrams: 0,
  treeProject: null,
  spread: null,
  reference: null,
  theme: 'none' as const,
  hideCost: false,
  addressOnCertificate: false,
})

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
  wanted: readonly Wanted[],
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
