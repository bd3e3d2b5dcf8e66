import {
  AnswerPoints,
  CheckLines,
  GetVerificationReadiness,
  NoteError,
  PlanVerification,
  RemoveError,
} from '@understory/contracts/footprints/verification/verification-checks.ts'
import type { Deps } from '../../../../deps.ts'
import { type Route, route } from '../../../../http/route.ts'
import { answerPoints, checkLines, noteError, planVerification, removeError } from './note-check.ts'
import { viewReadiness } from './readiness.ts'

const BY_VERIFIERS = { access: 'staff', duty: 'verify-footprints' } as const

export function checkingRoutes(deps: Deps): Route[] {
  return [
    route(GetVerificationReadiness, { access: 'account', may: 'see' }, ({ actor, params }) =>
      viewReadiness(deps, { ...params, accountId: actor.accountId }),
    ),
    route(PlanVerification, BY_VERIFIERS, ({ actor, params, body }) =>
      planVerification(deps, { ...params, staffId: actor.staffId }, body),
    ),
    route(CheckLines, BY_VERIFIERS, ({ actor, params, body }) =>
      checkLines(deps, { ...params, staffId: actor.staffId }, body),
    ),
    route(AnswerPoints, BY_VERIFIERS, ({ actor, params, body }) =>
      answerPoints(deps, { ...params, staffId: actor.staffId }, body),
    ),
    route(NoteError, BY_VERIFIERS, ({ actor, params, body }) =>
      noteError(deps, { ...params, staffId: actor.staffId }, body),
    ),
    route(RemoveError, BY_VERIFIERS, ({ params }) => removeError(deps, params)),
  ]
}
