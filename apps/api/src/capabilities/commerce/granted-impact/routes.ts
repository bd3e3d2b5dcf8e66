import {
  EnterImpact,
  GetEvidence,
  ListGrantedImpact,
  ListGrantedTo,
  ReverseGrantedImpact,
} from '@understory/contracts/commerce/granted-impact.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { enterImpact } from './enter-impact.ts'
import { getEvidence, listGranted, listGrantedTo } from './list-granted.ts'
import { reverseGrantedImpact } from './reverse-granted-impact.ts'

const EVIDENCE_LIMIT = { name: 'evidence', points: 60, seconds: 60 }

export function grantedImpactRoutes(deps: Deps): Route[] {
  return [
    route(EnterImpact, { access: 'staff', duty: 'enter-ledger' }, ({ actor, body }) =>
      enterImpact(deps, actor.staffId, body),
    ),
    route(
      ReverseGrantedImpact,
      { access: 'staff', duty: 'enter-ledger' },
      ({ actor, params, body }) =>
        reverseGrantedImpact(deps, { ...params, staffId: actor.staffId, reason: body.reason }),
    ),
    route(ListGrantedTo, { access: 'staff', duty: 'see-people' }, ({ params }) =>
      listGrantedTo(deps, params.accountId),
    ),
    route(ListGrantedImpact, { access: 'account', may: 'see' }, async ({ actor }) => ({
      granted: await listGranted(deps, actor.accountId),
    })),
    route(
      GetEvidence,
      { access: 'account', may: 'see', limit: EVIDENCE_LIMIT },
      ({ actor, params }) =>
        getEvidence(deps, { grantedId: params.grantedId, accountId: actor.accountId }),
    ),
  ]
}
