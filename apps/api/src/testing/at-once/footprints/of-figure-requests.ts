import {
  AnswerFigureRequest,
  AskForFigures,
  CancelFigureRequest,
  ReturnFigures,
  TakeOverFigures,
} from '@understory/contracts/footprints/figure-requests.ts'
import { dayOf, type Month } from '@understory/domain/calendar/calendar.ts'
import { askFigures } from '../../footprints/ask-figures.ts'
import { refinedFootprint } from '../../footprints/footprints.ts'
import { newcomer } from '../newcomer.ts'
import { all, one, type Promised } from '../promises.ts'
import type { Scene } from '../scene.ts'

const OF_YEAR = '2024-01' as Month

/** What someone was asked, with the token of its link. */
async function askedFigures({ api }: Scene) {
  const owner = await newcomer(api, 'business')
  const footprintId = await refinedFootprint(api, owner, OF_YEAR)
  const asked = { footprintId, startMonth: OF_YEAR }
  const { requestId, token } = await askFigures(api, owner, asked)
  return { by: owner.bearer, footprintId, params: { figureRequestId: requestId }, token }
}

const ANSWER = { name: 'Wren', quantities: [1_000, 2_000] }

async function answeredFigures(scene: Scene) {
  const { by, params, token } = await askedFigures(scene)
  await scene.api.call(AnswerFigureRequest, { params: { token }, body: ANSWER })
  return { by, params }
}

export const OF_FIGURE_REQUESTS: readonly Promised[] = [
  all(AskForFigures, async (scene) => {
    const { by, footprintId } = await askedFigures(scene)
    const body = {
      items: ['gas'],
      period: { from: OF_YEAR, to: OF_YEAR },
      email: 'wren@elsewhere.example',
      note: null,
      dueOn: dayOf(scene.api.deps.clock()),
    }
    return { by, params: { footprintId }, body }
  }),
  all(AnswerFigureRequest, async (scene) => {
    const { token } = await askedFigures(scene)
    return { params: { token }, body: ANSWER }
  }),
  one(TakeOverFigures, ['NOT_ANSWERED'], answeredFigures),
  one(ReturnFigures, ['NOT_ANSWERED'], async (scene) => ({
    ...(await answeredFigures(scene)),
    body: { reason: 'The unit is wrong.' },
  })),
  one(CancelFigureRequest, ['FIGURE_REQUEST_NOT_FOUND'], answeredFigures),
]
