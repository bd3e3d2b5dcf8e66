import { QuoteVehiclesAsGuest } from '@understory/contracts/vehicles/vehicles/guest-vehicles.ts'
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
import { refuse } from '../../../http/refuse.ts'
import { type Route, route } from '../../../http/route.ts'
import { networkOf } from '../../../http/serve/network-of.ts'
import { changeVehicle, removeVehicle } from './change-vehicle.ts'
import { exportFleet } from './fleet/export-fleet.ts'
import { importFleet } from './fleet/import-fleet.ts'
import { listVehicles, showVehicleOwner } from './list-vehicles.ts'
import { listVehiclePayments } from './offset/list-vehicle-payments.ts'
import { quoteVehiclesAsGuest } from './offset/quote-as-guest.ts'
import { quoteVehicles } from './offset/quote-vehicles.ts'
import { saveVehicles } from './save-vehicles.ts'
import { verifyAccountVehicles, verifyVehicle } from './verify-vehicle.ts'

const EXPORT_LIMIT = { name: 'fleet-export', points: 30, seconds: 60 }
const VERIFY_LIMIT = { name: 'verify-vehicle', points: 30, seconds: 600 }
const GUEST_LIMIT = { name: 'quote-vehicles-as-guest', points: 30, seconds: 600 }
const IMPORT_LIMIT = { name: 'import-fleet', points: 20, seconds: 600 }

export function vehicleRoutes(deps: Deps): Route[] {
  return [...openRoutes(deps), ...accountRoutes(deps)]
}

/** For anyone: what a guest pays, and verifying. */
function openRoutes(deps: Deps): Route[] {
  return [
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
