import {
  ListVerificationOrders,
  ListVerificationPrices,
  ListVerifications,
  QuoteVerification,
} from '@understory/contracts/footprints/verification/verification-orders.ts'
import {
  AnswerQuestion,
  AskQuestion,
} from '@understory/contracts/footprints/verification/verification-questions.ts'
import {
  AnswerUnlock,
  DecideVerification,
  GetVerificationArchive,
  GetVerifications,
  ListFootprintWork,
  RequestUnlock,
  RequestVerification,
  ViewVerification,
} from '@understory/contracts/footprints/verification/verifications.ts'
import type { Deps } from '../../../deps.ts'
import { attach } from '../../../http/answers/attachment.ts'
import { Refused } from '../../../http/refuse.ts'
import { type Route, route } from '../../../http/route.ts'
import { verificationArchive } from './behind/verification-archive.ts'
import { checkingRoutes } from './checking/routes.ts'
import { answerUnlock, decideVerification } from './decision/decide-verification.ts'
import { listVerificationOrders } from './list-verification-orders.ts'
import { listVerifications } from './list-verifications.ts'
import { answerQuestion } from './questions/answer-question.ts'
import { askQuestion } from './questions/ask-question.ts'
import { listVerificationPrices, quoteVerification } from './quote-verification.ts'
import { requestUnlock, requestVerification } from './request-verification.ts'
import { getVerifications, listFootprintWork, viewVerification } from './verification-records.ts'

const QUOTE_VERIFICATION_LIMIT = { name: 'footprint-quote', points: 300, seconds: 600 }

const ARCHIVE_LIMIT = { name: 'verification-archive', points: 20, seconds: 3_600 }

export function verificationRoutes(deps: Deps): Route[] {
  return [
    ...checkingRoutes(deps),
    route(
      RequestVerification,
      { access: 'account', may: 'change', isOwnOnly: true },
      ({ actor, params, body }) =>
        requestVerification(deps, { ...params, ...body, accountId: actor.accountId }),
    ),
    route(GetVerifications, { access: 'account', may: 'see' }, ({ actor, params }) =>
      getVerifications(deps, { ...params, accountId: actor.accountId }),
    ),
    route(
      GetVerificationArchive,
      { access: 'account', may: 'see', limit: ARCHIVE_LIMIT },
      async ({ actor: { accountId, userId }, params, request, responseHeaders }) => {
        const { signal } = request
        const archive = await verificationArchive(deps, { ...params, accountId, userId, signal })
        if (archive instanceof Refused) return archive
        attach(responseHeaders, 'verification.zip')
        responseHeaders.set('content-length', String(archive.bytes))
        return archive.stream
      },
    ),
    route(ListVerificationOrders, { access: 'account', may: 'see' }, ({ actor }) =>
      listVerificationOrders(deps, actor.accountId),
    ),
    route(
      RequestUnlock,
      { access: 'account', may: 'change', isOwnOnly: true },
      ({ actor, params, body }) =>
        requestUnlock(deps, { ...params, accountId: actor.accountId }, body.reason),
    ),
    route(
      AnswerQuestion,
      { access: 'account', may: 'change', isOwnOnly: true },
      ({ actor, params, body }) =>
        answerQuestion(
          deps,
          { ...params, accountId: actor.accountId, userId: actor.userId },
          body.text,
        ),
    ),
    route(AskQuestion, { access: 'staff', duty: 'verify-footprints' }, ({ actor, params, body }) =>
      askQuestion(deps, { ...params, staffId: actor.staffId }, body),
    ),
    route(ListFootprintWork, { access: 'staff', duty: 'verify-footprints' }, () =>
      listFootprintWork(deps),
    ),
    route(ViewVerification, { access: 'staff', duty: 'verify-footprints' }, ({ params }) =>
      viewVerification(deps, params.verificationId),
    ),
    route(
      DecideVerification,
      { access: 'staff', duty: 'verify-footprints' },
      ({ actor, params, body }) =>
        decideVerification(deps, { id: params.verificationId, staffId: actor.staffId }, body),
    ),
    route(AnswerUnlock, { access: 'staff', duty: 'verify-footprints' }, ({ actor, params, body }) =>
      answerUnlock(deps, { id: params.requestId, staffId: actor.staffId }, body),
    ),
    route(ListVerificationPrices, { access: 'public' }, ({ query }) =>
      listVerificationPrices(deps, query.currency),
    ),
    route(QuoteVerification, { access: 'public', limit: QUOTE_VERIFICATION_LIMIT }, ({ body }) =>
      quoteVerification(deps, body),
    ),
    route(ListVerifications, { access: 'staff', duty: 'verify-footprints' }, () =>
      listVerifications(deps),
    ),
  ]
}
