import {
  AnswerCommutingSurvey,
  DeleteCommutingSurvey,
  EndCommutingSurvey,
  GetCommutingSurvey,
  ReadCommutingSurvey,
  SetCommutingSurvey,
  TakeOverCommuting,
} from '@understory/contracts/footprints/commuting-surveys.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { answerSurvey, readSurveyOfLink } from './answer-survey.ts'
import { deleteSurvey, endSurvey } from './end-survey.ts'
import { setSurvey } from './set-survey.ts'
import { takeOverCommuting } from './take-over-commuting.ts'
import { viewSurvey } from './view-survey.ts'

const CHANGE_COMMUTING = { access: 'account', may: 'change' } as const
/** One link for everyone: an email to the whole company has them all come at once. */
const BY_SURVEY_LINK = {
  access: 'link',
  linkLimit: { name: 'survey-link', points: 1_200, seconds: 60 },
} as const
/** An office is one network. */
const PER_NETWORK = { name: 'commuting-answers', points: 600, seconds: 3_600 }

export function commutingSurveyRoutes(deps: Deps): Route[] {
  return [
    route(GetCommutingSurvey, { access: 'account', may: 'see' }, ({ actor, params }) =>
      viewSurvey(deps, {
        ...params,
        accountId: actor.accountId,
        isOwn: actor.impersonation === null,
      }),
    ),
    // It hands out a link that speaks for the company: never to staff who act for it.
    route(SetCommutingSurvey, { ...CHANGE_COMMUTING, isOwnOnly: true }, ({ actor, params, body }) =>
      setSurvey(deps, { ...params, accountId: actor.accountId, userId: actor.userId, body }),
    ),
    route(EndCommutingSurvey, CHANGE_COMMUTING, ({ actor, params }) =>
      endSurvey(deps, { ...params, accountId: actor.accountId }),
    ),
    route(DeleteCommutingSurvey, CHANGE_COMMUTING, ({ actor, params }) =>
      deleteSurvey(deps, { ...params, accountId: actor.accountId }),
    ),
    route(TakeOverCommuting, CHANGE_COMMUTING, ({ actor, params, body }) =>
      takeOverCommuting(deps, {
        ...params,
        accountId: actor.accountId,
        userId: actor.userId,
        body,
      }),
    ),
    route(ReadCommutingSurvey, BY_SURVEY_LINK, ({ params, query }) =>
      readSurveyOfLink(deps, params.token, query.device),
    ),
    route(AnswerCommutingSurvey, { ...BY_SURVEY_LINK, limit: PER_NETWORK }, ({ params, body }) =>
      answerSurvey(deps, params.token, body),
    ),
  ]
}
