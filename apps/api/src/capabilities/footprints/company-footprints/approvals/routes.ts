import {
  ApproveDeclaration,
  AskForApproval,
  GetDeclarationPolicy,
  ListApprovals,
  ListWaitingApprovals,
  RefuseDeclaration,
  SetDeclarationPolicy,
  WithdrawApproval,
} from '@understory/contracts/footprints/company-footprints/approvals.ts'
import type { Deps } from '../../../../deps.ts'
import { type Route, route } from '../../../../http/route.ts'
import { listApprovals } from './approval-records.ts'
import { askForApproval } from './ask-for-approval.ts'
import { approveDeclaration, refuseDeclaration, withdrawApproval } from './decide-approval.ts'
import { readPolicy, setPolicy } from './declaration-policy.ts'
import { listWaiting } from './list-waiting.ts'

const SEE_APPROVALS = { access: 'account', may: 'see' } as const
/** A declaration speaks for the company: never staff who act for it. */
const VOUCH = { access: 'account', may: 'change', isOwnOnly: true } as const

export function approvalRoutes(deps: Deps): Route[] {
  return [
    route(GetDeclarationPolicy, SEE_APPROVALS, ({ actor }) => readPolicy(deps.db, actor)),
    route(
      SetDeclarationPolicy,
      {
        access: 'account',
        may: 'change-settings',
        isOwnOnly: true,
        businessOnly: 'FOOTPRINT_BUSINESS_ONLY',
        event: 'declaration-policy-changed',
      },
      ({ actor, body }) => setPolicy(deps, { ...actor, ...body }),
    ),
    route(ListApprovals, SEE_APPROVALS, ({ actor, params }) =>
      listApprovals(deps, { ...params, ...actor }),
    ),
    route(ListWaitingApprovals, SEE_APPROVALS, ({ actor }) => listWaiting(deps.db, actor)),
    route(AskForApproval, VOUCH, ({ actor, params, body }) =>
      askForApproval(deps, { ...params, accountId: actor.accountId, userId: actor.userId }, body),
    ),
    route(ApproveDeclaration, VOUCH, ({ actor, params }) =>
      approveDeclaration(deps, { ...params, ...actor }),
    ),
    route(RefuseDeclaration, VOUCH, ({ actor, params, body }) =>
      refuseDeclaration(deps, { ...params, ...actor }, body.reason),
    ),
    route(WithdrawApproval, VOUCH, ({ actor, params }) =>
      withdrawApproval(deps, { ...params, ...actor }),
    ),
  ]
}
