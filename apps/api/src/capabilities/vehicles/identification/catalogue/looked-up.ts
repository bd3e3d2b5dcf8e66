import type { Database, Tx } from '@understory/database/connect.ts'
import type { LookupAnswers } from '@understory/domain/vehicles/identification/identify/identify.ts'
import type { TypeApproval } from '@understory/domain/vehicles/identification/identify/vehicle-description.ts'
import {
  type Market,
  parseFuelType,
} from '@understory/domain/vehicles/identification/vehicle-kinds.ts'
import { lookupPathOf, readChoice } from './lookup-options.ts'

/** What the catalogue says of the model that was chosen; `null`: it has no such model. */
export async function readLookedUp(
  db: Database | Tx,
  market: Market,
  lookup: LookupAnswers,
): Promise<TypeApproval | null> {
  const choice = await readChoice({ db }, market, lookupPathOf(lookup, null))
  const fuelType = parseFuelType(lookup.fuelType ?? '')
  if (!choice?.figure || !fuelType) return null
  const { median, low, high, variants, cycle } = choice.figure
  return {
    source: 'catalogue',
    fuelType,
    transmission: lookup.transmission ?? null,
    make: lookup.make ?? '',
    productionYear: Number(lookup.productionYear),
    baseModelName: lookup.baseModelName ?? null,
    modelName: lookup.modelName ?? null,
    engineSizeL: lookup.engineSizeL ?? null,
    gCo2ePerKm: median,
    spread: variants > 1 ? { low, high, variants } : null,
    cycle,
  }
}
