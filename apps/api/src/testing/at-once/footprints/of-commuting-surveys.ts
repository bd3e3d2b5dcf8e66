import {
  AnswerCommutingSurvey,
  DeleteCommutingSurvey,
  EndCommutingSurvey,
  SetCommutingSurvey,
  TakeOverCommuting,
} from '@understory/contracts/footprints/commuting-surveys.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import {
  answerSurveyBy,
  COMMUTE,
  newDevice,
  openSurvey,
} from '../../footprints/commuting-surveys.ts'
import { refinedFootprint } from '../../footprints/footprints.ts'
import { newcomer } from '../newcomer.ts'
import { one, type Promised, same } from '../promises.ts'
import type { Scene } from '../scene.ts'

async function openedSurvey({ api }: Scene) {
  const owner = await newcomer(api, 'business')
  const footprintId = await refinedFootprint(api, owner)
  const token = await openSurvey(api, owner, { footprintId })
  return { owner, by: owner.bearer, params: { footprintId }, token }
}

export const OF_COMMUTING_SURVEYS: readonly Promised[] = [
  same(SetCommutingSurvey, async ({ api }) => {
    const owner = await newcomer(api, 'business')
    const footprintId = await refinedFootprint(api, owner)
    const endsOn = dayOf(api.deps.clock())
    const body = { endsOn, weeks: 46, sites: [{ site: null, people: 5 }] }
    return { by: owner.bearer, params: { footprintId }, body }
  }),
  one(AnswerCommutingSurvey, ['SURVEY_ANSWERED'], async (scene) => {
    const { token } = await openedSurvey(scene)
    return { params: { token }, body: { device: newDevice(), site: null, answer: COMMUTE } }
  }),
  same(EndCommutingSurvey, async (scene) => {
    const { by, params } = await openedSurvey(scene)
    return { by, params }
  }),
  same(TakeOverCommuting, async (scene) => {
    const { by, params, token } = await openedSurvey(scene)
    await answerSurveyBy(scene.api, token, 3)
    await scene.api.call(EndCommutingSurvey, { params }, by)
    return { by, params, body: { replacesOthers: true } }
  }),
  one(DeleteCommutingSurvey, ['SURVEY_NOT_FOUND'], async (scene) => {
    const { by, params } = await openedSurvey(scene)
    return { by, params }
  }),
]
