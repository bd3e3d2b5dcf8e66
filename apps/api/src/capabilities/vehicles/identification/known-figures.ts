import { isDeepStrictEqual } from 'node:util'
import type { VehicleInput } from '@understory/contracts/vehicles/identification/vehicle-emissions.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { readRegisteredVehicle } from '@understory/domain/vehicles/identification/identify/registered-vehicle.ts'
import { parseRegistration } from '@understory/domain/vehicles/identification/identify/registration.ts'
import type { TypeApproval } from '@understory/domain/vehicles/identification/identify/vehicle-description.ts'
import { sql } from 'kysely'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { readLookedUp } from './catalogue/looked-up.ts'
import { readStoredFacts } from './registry/stored-facts.ts'

type Described = Pick<VehicleInput, 'market' | 'basis' | 'registrationNumber'>

const MOST_OF_MAKE_AND_YEAR = 1_000

/**
 * Figures of a test are those that we looked up ourselves, of this registration number or of this model; what a
 * caller says of them is compared, and otherwise refused. `null`: they are, or they are an average of its kind.
 */
export async function refuseUnknownFigures(
  db: Database | Tx,
  { market, basis, registrationNumber }: Described,
): Promise<Refused | null> {
  if (basis.kind !== 'type-approval') return null
  const { kind: _, ...given } = basis
  const known =
    given.source === 'registry'
      ? await knownToRegistry(db, given, registrationNumber)
      : [await readLookedUp(db, market, lookupOf(given))]
  return known.some((each) => isDeepStrictEqual(each, given)) ? null : refuse('FIGURES_UNKNOWN')
}

const lookupOf = ({ productionYear, ...given }: TypeApproval) => ({
  fuelType: given.fuelType,
  transmission: given.transmission ?? undefined,
  make: given.make,
  productionYear: String(productionYear),
  baseModelName: given.baseModelName ?? undefined,
  modelName: given.modelName ?? undefined,
  engineSizeL: given.engineSizeL ?? undefined,
})

/** By what it answered before: nobody has it asked again by saving a vehicle. */
async function knownToRegistry(
  db: Database | Tx,
  { make, productionYear }: TypeApproval,
  registrationNumber: string | null,
): Promise<readonly (TypeApproval | null)[]> {
  const parsed = registrationNumber ? parseRegistration(registrationNumber) : null
  if (parsed && !parsed.ok) return []
  // Several of one kind are saved without a number.
  const isOf = parsed
    ? sql<boolean>`registration = ${parsed.registration}`
    : sql<boolean>`upper(facts ->> 'make') = upper(${make})
        and facts ->> 'yearOfManufacture' = ${String(productionYear)}`
  const rows = await asPlatform(() =>
    db
      .selectFrom('registry_answer')
      .select('facts')
      .where('status', '=', 'found')
      .where(isOf)
      .orderBy('requested_at', 'desc')
      .limit(MOST_OF_MAKE_AND_YEAR)
      .execute(),
  )
  return rows.map(({ facts }) => readRegisteredVehicle(readStoredFacts(facts)).tested)
}
