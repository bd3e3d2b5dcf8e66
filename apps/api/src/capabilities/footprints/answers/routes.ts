import {
  GetOwnAnswerProof,
  PreviewSupplierAnswer,
  ReadSupplierAnswer,
  ReleaseSupplierAnswer,
  StepSupplierRequest,
} from '@understory/contracts/footprints/answers.ts'
import {
  LeaveSupplierRequest,
  ListOwnAnswers,
  TakeSupplierRequest,
} from '@understory/contracts/footprints/suppliers/own-answers.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { leaveRequest, listOwnAnswers, takeRequest } from './own-answers.ts'
import { proveByLink } from './prove-by-link.ts'
import { readSupplierAnswer } from './read-supplier-answer.ts'
import { previewAnswer, releaseAnswer } from './release-answer.ts'
import { stepByLink } from './step-by-link.ts'

/** It speaks for the company: never staff who act for it. */
const ANSWERS_AS_COMPANY = { access: 'account', may: 'change', isOwnOnly: true } as const

const OWN_PROOF_LIMIT = { name: 'own-answer-proof', points: 60, seconds: 60 }

export function answerRoutes(deps: Deps): Route[] {
  return [
    route(ReadSupplierAnswer, { access: 'link' }, ({ params }) =>
      readSupplierAnswer(deps, params.token),
    ),
    route(GetOwnAnswerProof, { access: 'link', limit: OWN_PROOF_LIMIT }, ({ params }) =>
      proveByLink(deps, params.token),
    ),
    route(PreviewSupplierAnswer, { access: 'link', asks: true }, ({ params, body }) =>
      previewAnswer(deps, params.token, body),
    ),
    route(ReleaseSupplierAnswer, { access: 'link' }, ({ params, body }) =>
      releaseAnswer(deps, params.token, body),
    ),
    route(StepSupplierRequest, { access: 'link' }, ({ params, body }) =>
      stepByLink(deps, params.token, body),
    ),
    route(
      TakeSupplierRequest,
      { ...ANSWERS_AS_COMPANY, businessOnly: 'BUSINESS_ONLY' },
      ({ actor, params }) => takeRequest(deps, { ...params, userId: actor.userId }),
    ),
    route(ListOwnAnswers, { access: 'account', may: 'see' }, ({ actor }) =>
      listOwnAnswers(deps, actor.accountId),
    ),
    route(LeaveSupplierRequest, ANSWERS_AS_COMPANY, ({ actor, params }) =>
      leaveRequest(deps, { ...params, accountId: actor.accountId }),
    ),
  ]
}
