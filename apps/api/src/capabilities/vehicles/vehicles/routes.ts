import { QuoteVehiclesAsGuest } from '@understory/contracts/vehicles/vehicles/guest-vehicles.ts'
import { StepIdentify } from '@understory/contracts/vehicles/vehicles/identify-vehicles.ts'
import {
  CalculateVehicle,
  FindRegistration,
  ListEstimateOptions,
  ListLookupOptions,
} from '@understory/contracts/vehicles/vehicles/vehicle-emissions.ts'
import {
  ExportFleet,
  ImportFleet,
  ListVehiclePayments,
  ListVehicles,
  QuoteVehicles,
  RecalculateVehicle,
  RemoveVehicle,
  SaveVehicles,
  ShowVehicleOwner,
  UpdateVehicle,
  VerifyAccountVehicles,
  VerifyVehicle,
} from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { withinOne } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { type Route, route } from '../../../http/route.ts'
import { networkOf } from '../../../http/serve/network-of.ts'
import { readChoice } from './catalogue/lookup-options.ts'
import { changeVehicle, removeVehicle } from './change-vehicle.ts'
import { computeVehicle } from './compute-vehicle.ts'
import { exportFleet } from './fleet/export-fleet.ts'
import { importFleet } from './fleet/import-fleet.ts'
import { presentFound } from './identify/present-identify.ts'
import { stepIdentify } from './identify/step-identify.ts'
import { listVehicles, showVehicleOwner } from './list-vehicles.ts'
import { nextEstimateQuestion } from './next-estimate-question.ts'
import { listVehiclePayments } from './offset/list-vehicle-payments.ts'
import { quoteVehiclesAsGuest } from './offset/quote-as-guest.ts'
import { quoteVehicles } from './offset/quote-vehicles.ts'
import { findRegistration } from './registry/find-registration.ts'
import { saveVehicles } from './save-vehicles.ts'
import { verifyAccountVehicles, verifyVehicle } from './verify-vehicle.ts'

const CALCULATE_LIMIT = { name: 'calculate-vehicle', points: 600, seconds: 600 }
const STEP_LIMIT = { name: 'identify-vehicle', points: 1_000, seconds: 600 }
// Registration numbers can be enumerated, so attempts are limited.
const SEARCH_LIMIT = { name: 'registration-search', points: 30, seconds: 600 }
const EXPORT_LIMIT = { name: 'fleet-export', points: 30, seconds: 60 }
const VERIFY_LIMIT = { name: 'verify-vehicle', points: 30, seconds: 600 }
const GUEST_LIMIT = { name: 'quote-vehicles-as-guest', points: 30, seconds: 600 }
const IMPORT_LIMIT = { name: 'import-fleet', points: 20, seconds: 600 }

export function vehicleRoutes(deps: Deps): Route[] {
  return [...openRoutes(deps), ...accountRoutes(deps)]
}

/** For anyone: calculating, looking up, verifying. */
function openRoutes(deps: Deps): Route[] {
  return [
    route(CalculateVehicle, { access: 'public', limit: CALCULATE_LIMIT }, async ({ body }) => {
      const computed = computeVehicle(deps, body)
      if (computed instanceof Refused) return computed
      return { emissions: computed.emissions, comparisons: computed.comparisons }
    }),

    route(FindRegistration, { access: 'public', limit: SEARCH_LIMIT }, async ({ body }) => {
      const found = await findRegistration(deps, body.registrationNumber)
      return found instanceof Refused ? found : presentFound(found)
    }),

    route(ListEstimateOptions, { access: 'public' }, async ({ query }) =>
      nextEstimateQuestion(query, deps.clock()),
    ),

    route(ListLookupOptions, { access: 'public' }, async ({ query }) => {
      const choice = await readChoice(deps, query.market, query.path)
      return choice ?? refuse('VEHICLES_NOT_FOUND')
    }),

    route(StepIdentify, { access: 'public', limit: STEP_LIMIT }, async ({ params, body, ip }) => {
      const { draftId } = params
      const { audience, place, step } = body
      if (step.kind === 'search') {
        if (!(await deps.limit(SEARCH_LIMIT, networkOf(ip)))) return refuse('TOO_MANY_ATTEMPTS')
      }
      return stepIdentify(deps, { draftId, audience }, { place, step })
    }),

    route(QuoteVehiclesAsGuest, { access: 'public', limit: GUEST_LIMIT }, async ({ body, ip }) => {
      // A price says of a number what verifying it says, so each counts as if it were verified.
      const numbers = body.vehicles.filter(({ registrationNumber }) => registrationNumber).length
      if (numbers > 0 && !(await deps.limit(VERIFY_LIMIT, networkOf(ip), numbers))) {
        return refuse('TOO_MANY_ATTEMPTS')
      }
      return quoteVehiclesAsGuest(deps, body)
    }),

    route(VerifyVehicle, { access: 'public', limit: VERIFY_LIMIT }, ({ body }) =>
      verifyVehicle(deps, body.registrationNumber),
    ),

    route(VerifyAccountVehicles, { access: 'public', limit: VERIFY_LIMIT }, ({ params }) =>
      verifyAccountVehicles(deps, params.accountId),
    ),
  ]
}

function accountRoutes(deps: Deps): Route[] {
  return [
    route(ListVehicles, { access: 'account', may: 'see' }, ({ actor }) =>
      listVehicles(deps, actor.accountId),
    ),

    route(SaveVehicles, { access: 'account', may: 'change' }, ({ actor, body }) =>
      saveVehicles(deps, actor.accountId, body.vehicles),
    ),

    route(UpdateVehicle, { access: 'account', may: 'change' }, ({ actor, params, body }) =>
      changeVehicle(deps, { id: params.vehicleId, accountId: actor.accountId }, body),
    ),

    route(RecalculateVehicle, { access: 'account', may: 'change' }, ({ actor, params }) =>
      changeVehicle(deps, { id: params.vehicleId, accountId: actor.accountId }, {}),
    ),

    route(RemoveVehicle, { access: 'account', may: 'change' }, ({ actor, params }) =>
      removeVehicle(deps, { id: params.vehicleId, accountId: actor.accountId }),
    ),

    route(
      ImportFleet,
      { access: 'account', may: 'change', businessOnly: 'BUSINESS_ONLY', limit: IMPORT_LIMIT },
      ({ actor, body }) => importFleet(deps, actor, body.csv),
    ),

    route(ExportFleet, { access: 'account', may: 'see', limit: EXPORT_LIMIT }, ({ actor }) =>
      exportFleet(deps, actor.accountId),
    ),

    route(QuoteVehicles, { access: 'account', may: 'spend', sells: false }, ({ actor, body }) =>
      quoteVehicles(deps, actor, body),
    ),

    route(ListVehiclePayments, { access: 'account', may: 'see' }, ({ actor }) =>
      listVehiclePayments(deps, actor.accountId),
    ),

    route(
      ShowVehicleOwner,
      { access: 'account', may: 'change-settings', event: 'vehicles-shown-or-hidden' },
      ({ actor, body }) =>
        withinOne(deps, (within) => showVehicleOwner(within, actor.accountId, body.isShown)),
    ),
  ]
}
