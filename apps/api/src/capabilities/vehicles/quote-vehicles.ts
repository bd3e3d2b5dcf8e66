import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { Quote } from '@understory/contracts/offsetting.ts'
import type { QuoteVehicles } from '@understory/contracts/vehicles.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { LARGEST_QUANTITIES } from '@understory/domain/offsetting/instant-order.ts'
import {
  addMonths,
  type DateRange,
  dayOf,
  parseCalendarDate,
} from '@understory/domain/quantity/calendar.ts'
import { grams } from '@understory/domain/quantity/impact-quantity.ts'
import { coveringQuantity, yearFrom } from '@understory/domain/vehicles/offset-period.ts'
import type { Deps } from '../../deps.ts'
import type { AccountActor } from '../../http/actor.ts'
import { Refused, refuse } from '../../http/refuse.ts'
import { quoteInstantOffset } from '../offsetting/public.ts'
import { findVehicleRows, type VehicleRow } from './vehicle-records.ts'

const REACH_MONTHS = 12

/**
 * Prices a year of the chosen vehicles in hundred-kilogram units of CO2e. Days that are paid for, or
 * being paid for, are refused unless the buyer says that they are wanted again.
 */
export async function quoteVehicles(
  deps: Deps,
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
  if (!asked.repeat && (await isTaken(deps, ids, period))) return refuse('PERIOD_ALREADY_OFFSET')
  const emitted = grams(vehicles.reduce((sum, { total_grams }) => sum + total_grams, 0))
  const { audience, currency } = asked
  const covering = coveringQuantity(emitted)
  if (covering > LARGEST_QUANTITIES.co2e) return refuse('AMOUNT_TOO_LARGE')
  const choice = wholeAmount(covering)
  // A quote is nobody's until it is bought.
  const quote = await asPlatform(() =>
    quoteInstantOffset(deps, { audience, currency, choice, kind: 'vehicle' }),
  )
  if (quote instanceof Refused) return quote
  await keepPeriods(
    deps,
    { quoteId: quote.quoteId, accountId, repeats: asked.repeat },
    vehicles,
    period,
  )
  return quote
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

function periodOf(deps: Deps, from: string): DateRange | null {
  const start = parseCalendarDate(from)
  const today = dayOf(deps.clock())
  if (!start || start < addMonths(today, -REACH_MONTHS) || start > addMonths(today, REACH_MONTHS)) {
    return null
  }
  return yearFrom(start)
}

/** By anybody who has a vehicle with the same registration number, too. */
async function isTaken(deps: Deps, vehicleIds: readonly string[], period: DateRange) {
  const taken = await asPlatform(() =>
    deps.db
      .selectFrom('vehicle as mine')
      .innerJoin('vehicle as same', (join) =>
        join.on(({ or, eb }) =>
          or([
            eb('same.id', '=', eb.ref('mine.id')),
            eb('same.registration_number', '=', eb.ref('mine.registration_number')),
          ]),
        ),
      )
      .innerJoin('vehicle_offset as o', 'o.vehicle_id', 'same.id')
      .innerJoin('instant_purchase as p', 'p.quote_id', 'o.quote_id')
      .select('o.vehicle_id')
      .where('mine.id', 'in', vehicleIds)
      .where('p.status', 'in', ['paid', 'pending'])
      .where('o.from_date', '<=', period.to)
      .where('o.to_date', '>=', period.from)
      .limit(1)
      .executeTakeFirst(),
  )
  return taken !== undefined
}

async function keepPeriods(
  deps: Deps,
  of: { quoteId: string; accountId: string; repeats: boolean },
  vehicles: readonly VehicleRow[],
  { from, to }: DateRange,
): Promise<void> {
  const rows = vehicles.map(({ id, total_grams }) => ({
    quote_id: of.quoteId,
    vehicle_id: id,
    account_id: of.accountId,
    from_date: from,
    to_date: to,
    emitted_grams: total_grams,
    repeats: of.repeats,
  }))
  await deps.db.insertInto('vehicle_offset').values(rows).execute()
}
