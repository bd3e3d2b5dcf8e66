import {
  ClearPlausibilityWarning,
  ListPlausibilityWarnings,
} from '@understory/contracts/footprints/company-footprints/plausibility-warnings.ts'
import type { Deps } from '../../../../../deps.ts'
import { type Route, route } from '../../../../../http/route.ts'
import { clearWarning } from './clear-warning.ts'
import { listWarnings } from './find-warnings.ts'

export function plausibilityRoutes(deps: Deps): Route[] {
  return [
    route(ListPlausibilityWarnings, { access: 'account', may: 'see' }, ({ actor, params }) =>
      listWarnings(deps, { ...params, accountId: actor.accountId }),
    ),
    route(
      ClearPlausibilityWarning,
      { access: 'account', may: 'change', isOwnOnly: true },
      ({ actor, params, body }) =>
        clearWarning(deps, { ...params, accountId: actor.accountId, userId: actor.userId }, body),
    ),
  ]
}
