import type { Quote } from '@understory/contracts/commerce/purchases/purchases.ts'
import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { QuoteVehiclesAsGuest } from '@understory/contracts/vehicles/vehicles/guest-vehicles.ts'
import { anyOf } from '@understory/database/any-of.ts'
import type { Tx } from '@understory/database/connect.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { type DateRange, dayOf } from '@understory/domain/calendar/calendar.ts'
import {
  coveredKilometres,
  findSameRegistration,
  mostCovered,
  yearFrom,
} from '@understory/domain/vehicles/vehicles/offset-period.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused } from '../../../../http/refuse.ts'
import { type ComputedVehicle, computeAll } from '../../identification/public.ts'
import { refuseVehicle } from '../refuse-vehicle.ts'
import { toOffset } from '../vehicle-records.ts'
import { quoteYear } from './quote-year.ts'

type QuoteAsGuestDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'purchaseKinds'>

/**
 * Prices the year from today of vehicles that nobody has saved. What they emit is computed here and stored with the
 * quote, which becomes the account's that buys it; of what someone has paid for already only the rest is priced.
 */
export async function quoteVehiclesAsGuest(
  deps: QuoteAsGuestDeps,
  { audience, currency, vehicles }: BodyOf<typeof QuoteVehiclesAsGuest>,
): Promise<Quote | Refused> {
  const computed = await computeAll(deps, vehicles)
  if (computed instanceof Refused) return computed
  const twice = findSameRegistration(computed, ({ description }) => description.registrationNumber)
  if (twice) return refuseVehicle('SAME_REGISTRATION_TWICE', twice.description, 'vehicles')
  const period = yearFrom(dayOf(deps.clock()))
  const wanted = await restOf(deps, computed, period)
  const done = wanted.find(({ grams }) => grams <= 0)
  if (done) return refuseVehicle('VEHICLE_ALREADY_OFFSET', done.of.description, 'vehicles')
  const emittedGrams = wanted.reduce((sum, { grams }) => sum + grams, 0)
  return quoteYear(deps, { audience, currency, emittedGrams }, (tx, quoteId) =>
    saveDescribed(tx, deps, { quoteId, wanted, period }),
  )
}

type QuoteAsGuestInput = { readonly of: ComputedVehicle; readonly grams: number }

/** Of each what is not paid for yet under its registration number. */
async function restOf(
  deps: Pick<Deps, 'db'>,
  computed: readonly ComputedVehicle[],
  period: DateRange,
): Promise<QuoteAsGuestInput[]> {
  const numbers = computed.flatMap(({ description }) => description.registrationNumber ?? [])
  const rows = await asPlatform(() =>
    deps.db
      .selectFrom('vehicle_offset as o')
      .innerJoin('vehicle as v', 'v.id', 'o.vehicle_id')
      .innerJoin('purchase as p', 'p.quote_id', 'o.quote_id')
      .select(['o.from_date', 'o.to_date', 'o.emitted_grams', 'o.kilometres', 'o.vehicles'])
      .select('v.registration_number')
      .where('p.status', '=', 'paid')
      .where('o.to_date', '>=', period.from)
      .where((eb) => anyOf(eb.ref('v.registration_number'), numbers))
      .execute(),
  )
  return computed.map((of) => {
    const { registrationNumber } = of.description
    const same = rows.filter((row) => row.registration_number === registrationNumber)
    return { of, grams: of.emissions.total - mostCovered(period, same.map(toOffset)) }
  })
}

async function saveDescribed(
  tx: Tx,
  deps: Pick<Deps, 'newId'>,
  of: { quoteId: string; wanted: readonly QuoteAsGuestInput[]; period: DateRange },
): Promise<void> {
  const rows = of.wanted.map(({ of: { description, emissions }, grams }) => ({
    id: deps.newId(),
    quote_id: of.quoteId,
    description: JSON.stringify(description),
    emissions: JSON.stringify(emissions),
    total_grams: emissions.total,
    registration_number: description.registrationNumber,
    from_date: of.period.from,
    to_date: of.period.to,
    emitted_grams: grams,
    kilometres: coveredKilometres(description, { covered: grams, total: emissions.total }),
    vehicles: description.multiplyVehicles,
  }))
  await tx.insertInto('described_vehicle').values(rows).execute()
}
