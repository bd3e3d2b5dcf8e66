import {
  ConfirmSecondFactor,
  GetSecondFactor,
  GiveSecondFactor,
  RemoveSecondFactor,
  RenewBackupCodes,
  StartSecondFactor,
} from '@understory/contracts/second-factor.ts'
import type { Deps } from '../../deps.ts'
import { type Route, route } from '../../http/route.ts'
import {
  confirmSecondFactor,
  getSecondFactor,
  giveSecondFactor,
  removeSecondFactor,
  renewBackupCodes,
  startSecondFactor,
} from './second-factor.ts'

export function secondFactorRoutes(deps: Deps): Route[] {
  return [
    route(GetSecondFactor, { access: 'self' }, ({ actor }) => getSecondFactor(deps, actor.userId)),
    route(StartSecondFactor, { access: 'self' }, ({ actor }) =>
      startSecondFactor(deps, actor.userId),
    ),
    route(ConfirmSecondFactor, { access: 'self' }, ({ actor, body }) =>
      confirmSecondFactor(deps, actor, body.code),
    ),
    route(RemoveSecondFactor, { access: 'self' }, ({ actor, body }) =>
      removeSecondFactor(deps, actor.userId, body.code),
    ),
    route(RenewBackupCodes, { access: 'self' }, ({ actor, body }) =>
      renewBackupCodes(deps, actor.userId, body.code),
    ),
    route(GiveSecondFactor, { access: 'session' }, ({ request, body }) =>
      giveSecondFactor(deps, request.headers, body.code),
    ),
  ]
}
