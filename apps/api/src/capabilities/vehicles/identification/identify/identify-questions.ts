import type { VehicleOptions } from '@understory/contracts/vehicles/identification/vehicle-emissions.ts'
import {
  type EstimateField,
  estimateOptions,
} from '@understory/domain/vehicles/identification/identify/estimate-options.ts'
import {
  answerField,
  type IdentifyField,
  type IdentifyState,
  type LookupField,
  nextField,
} from '@understory/domain/vehicles/identification/identify/identify.ts'
import type { VehicleBasis } from '@understory/domain/vehicles/identification/identify/vehicle-description.ts'
import type { Deps } from '../../../../deps.ts'
import { readLookedUp } from '../catalogue/looked-up.ts'
import { lookupPathOf, readChoice } from '../catalogue/lookup-options.ts'

export const thisYear = (deps: Pick<Deps, 'clock'>): number => deps.clock().getUTCFullYear()

export async function optionsFor(
  deps: Pick<Deps, 'db' | 'clock'>,
  state: IdentifyState,
  field: IdentifyField,
): Promise<VehicleOptions> {
  const { market, vehicleType } = state.form
  if (state.action === 'vehicle-lookup') {
    const path = lookupPathOf(state.lookup, field as LookupField)
    return (await readChoice(deps, market, path))?.options ?? []
  }
  const asked = { market, vehicleType, answers: state.estimate, thisYear: thisYear(deps) }
  return [...estimateOptions(asked, field as EstimateField)]
}

/** Questions with one answer answer themselves. */
export async function answerSingles(
  deps: Pick<Deps, 'db' | 'clock'>,
  state: IdentifyState,
): Promise<IdentifyState> {
  let here = state
  for (;;) {
    const field = nextField(here)
    if (!field || here.at) return here
    const options = await optionsFor(deps, here, field)
    const [only] = options
    if (options.length !== 1 || !only) return here
    here = answerField(here, field, only.value, true)
  }
}

/** How the vehicle is computed, once everything is answered; a registered one when it is confirmed. */
export async function identifiedBasis(
  deps: Pick<Deps, 'db'>,
  state: IdentifyState,
): Promise<VehicleBasis | null> {
  if (state.action === 'registration-confirm') {
    const tested = state.found?.tested
    return tested ? { kind: 'type-approval', ...tested } : null
  }
  if (state.action === 'registration-search' || nextField(state) !== null) return null
  if (state.action === 'ghg-estimate') return { kind: 'ghg-estimate', answers: state.estimate }
  const tested = await readLookedUp(deps.db, state.form.market, state.lookup)
  return tested && { kind: 'type-approval', ...tested }
}
