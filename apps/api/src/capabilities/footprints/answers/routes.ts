import {
  GetOwnAnswerProof,
  PreviewSupplierAnswer,
  ReadSupplierAnswer,
  ReleaseSupplierAnswer,
  StepSupplierRequest,
} from '@understory/contracts/footprints/answers.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { proveByLink } from './prove-by-link.ts'
import { readSupplierAnswer } from './read-supplier-answer.ts'
import { previewAnswer, releaseAnswer } from './release-answer.ts'
import { stepByLink } from './step-by-link.ts'

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
  ]
}
