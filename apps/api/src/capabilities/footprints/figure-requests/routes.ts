import {
  AnswerFigureRequest,
  AskForFigures,
  CancelFigureRequest,
  ListFigureRequests,
  ReadFigureRequest,
  ReturnFigures,
  TakeOverFigures,
} from '@understory/contracts/footprints/figure-requests.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../http/refuse.ts'
import { type Route, route } from '../../../http/route.ts'
import { findInventory } from '../company-footprints/public.ts'
import { answerFigureRequest, readFigureRequest } from './answer-figures.ts'
import { askForFigures } from './ask-for-figures.ts'
import { cancelFigureRequest, returnFigures } from './decide-figures.ts'
import { listFigureRequests } from './request-records.ts'
import { takeOverFigures } from './take-over-figures.ts'

const CHANGE_FIGURES = { access: 'account', may: 'change' } as const

export function figureRequestRoutes(deps: Deps): Route[] {
  return [
    route(ListFigureRequests, { access: 'account', may: 'see' }, async ({ actor, params }) => {
      const key = { ...params, accountId: actor.accountId }
      if (!(await findInventory(deps.db, key))) return refuse('INVENTORY_NOT_FOUND')
      return { requests: await listFigureRequests(deps.db, { ...key, now: deps.clock() }) }
    }),
    // It writes to others in the name of the company: never staff who act for it.
    route(AskForFigures, { ...CHANGE_FIGURES, isOwnOnly: true }, ({ actor, params, body }) =>
      askForFigures(deps, {
        ...params,
        accountId: actor.accountId,
        userId: actor.userId,
        body,
      }),
    ),
    route(TakeOverFigures, CHANGE_FIGURES, ({ actor, params }) =>
      takeOverFigures(deps, { ...params, accountId: actor.accountId, userId: actor.userId }),
    ),
    route(ReturnFigures, { ...CHANGE_FIGURES, isOwnOnly: true }, ({ actor, params, body }) =>
      returnFigures(
        deps,
        { ...params, accountId: actor.accountId, userId: actor.userId },
        body.reason,
      ),
    ),
    route(CancelFigureRequest, CHANGE_FIGURES, ({ actor, params }) =>
      cancelFigureRequest(deps, {
        ...params,
        accountId: actor.accountId,
        userId: actor.userId,
      }),
    ),
    route(ReadFigureRequest, { access: 'link' }, ({ params }) =>
      readFigureRequest(deps, params.token),
    ),
    route(AnswerFigureRequest, { access: 'link' }, ({ params, body }) =>
      answerFigureRequest(deps, params.token, body),
    ),
  ]
}
