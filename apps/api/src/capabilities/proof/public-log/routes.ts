import { GetAnswerState, GetLogState } from '@understory/contracts/proof/public-log.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { getLogState } from './log-state.ts'
import { getAnswerState } from './statements/get-answer-state.ts'

export const logRoutes = (deps: Deps): Route[] => [
  route(GetAnswerState, { access: 'public' }, ({ params }) =>
    getAnswerState(deps, params.statement),
  ),
  route(GetLogState, { access: 'staff', duty: 'open-console' }, () => getLogState(deps)),
]
