import {
  AddMeter,
  AddMeterBill,
  EnterMeter,
  ListMeters,
  RemoveMeter,
  RemoveMeterBill,
} from '@understory/contracts/footprints/meters.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { addMeter, addMeterBill, removeMeter, removeMeterBill } from './change-meters.ts'
import { enterMeter } from './enter-meter.ts'
import { viewMeters } from './view-meters.ts'

const CHANGE_METERS = {
  access: 'account',
  may: 'change',
} as const

export function meterRoutes(deps: Deps): Route[] {
  return [
    route(ListMeters, { access: 'account', may: 'see' }, ({ actor, params }) =>
      viewMeters(deps, { ...params, accountId: actor.accountId }),
    ),
    route(AddMeter, CHANGE_METERS, ({ actor, body }) => addMeter(deps, actor.accountId, body)),
    route(RemoveMeter, CHANGE_METERS, ({ actor, params }) =>
      removeMeter(deps, { ...params, accountId: actor.accountId }),
    ),
    route(AddMeterBill, CHANGE_METERS, ({ actor, params, body }) =>
      addMeterBill(deps, { ...params, accountId: actor.accountId }, body),
    ),
    route(RemoveMeterBill, CHANGE_METERS, ({ actor, params }) =>
      removeMeterBill(deps, { ...params, accountId: actor.accountId }),
    ),
    route(EnterMeter, CHANGE_METERS, ({ actor, params, body }) =>
      enterMeter(deps, {
        ...params,
        accountId: actor.accountId,
        userId: actor.userId,
        body,
      }),
    ),
  ]
}
