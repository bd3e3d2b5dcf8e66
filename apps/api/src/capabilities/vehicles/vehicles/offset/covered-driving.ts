import { anyOf } from '@understory/database/any-of.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { vehicleTitle } from '@understory/domain/vehicles/identification/identify/vehicle-title.ts'
import { fleetWords } from '@understory/domain/vehicles/vehicles/driving-words.ts'
import type { Reader } from '../../../commerce/purchases/public.ts'
import { readStoredVehicle } from '../stored-vehicle.ts'

/**
 * Which driving quotes cover, in words. A registration number is personal data, and a certificate names the
 * account: anyone else reads it only where the account shows whose its vehicles are.
 */
export async function coveredDriving(
  db: Database | Tx,
  quoteIds: readonly string[],
  reader: Reader,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await asPlatform(async () => [
    ...(await saved(db, quoteIds)),
    ...(await described(db, quoteIds)),
  ])
  const byQuote = Map.groupBy(rows, ({ quote_id }) => quote_id)
  return new Map(
    [...byQuote].map(([quoteId, of]) => [
      quoteId,
      fleetWords(
        of.map((row) => {
          const { description } = readStoredVehicle(row)
          return {
            title: vehicleTitle(description),
            registration: reader === 'buyer' || row.shows_vehicles ? row.registration_number : null,
            kilometres: row.kilometres,
            unit: description.mileageUnit,
            vehicles: row.vehicles,
            from: row.from_date,
            to: row.to_date,
          }
        }),
      ),
    ]),
  )
}

/** Of vehicles of an account. */
function saved(db: Database | Tx, quoteIds: readonly string[]) {
  return db
    .selectFrom('vehicle_offset as o')
    .innerJoin('vehicle as v', 'v.id', 'o.vehicle_id')
    .innerJoin('account as a', 'a.id', 'o.account_id')
    .select(['v.description', 'v.emissions', 'a.shows_vehicles'])
    .select(['o.quote_id', 'o.from_date', 'o.to_date', 'o.kilometres', 'o.vehicles'])
    .select('o.registration_number')
    .where((eb) => anyOf(eb.ref('o.quote_id'), quoteIds))
    .orderBy('o.emitted_grams', 'desc')
    .orderBy('v.id')
    .execute()
}

/** Of vehicles that are of no account yet. */
function described(db: Database | Tx, quoteIds: readonly string[]) {
  return db
    .selectFrom('described_vehicle as d')
    .select(['d.description', 'd.emissions', 'd.registration_number'])
    .select(['d.quote_id', 'd.from_date', 'd.to_date', 'd.kilometres', 'd.vehicles'])
    .select((eb) => eb.lit(false).as('shows_vehicles'))
    .where((eb) => anyOf(eb.ref('d.quote_id'), quoteIds))
    .orderBy('d.emitted_grams', 'desc')
    .orderBy('d.id')
    .execute()
}
