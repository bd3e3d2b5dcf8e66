import { randomBytes } from 'node:crypto'
import type { BodyOf } from '@understory/contracts/endpoint.ts'
import {
  AnswerCommutingSurvey,
  SetCommutingSurvey,
} from '@understory/contracts/footprints/commuting-surveys.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import type { Bearer } from '../cross-account/actors.ts'
import type { TestApi } from '../start-test-api.ts'

const SURVEY_TEST_DAY_MS = 86_400_000

/** A browser that has answered nothing yet. */
export const newDevice = (): string => randomBytes(16).toString('base64url')

/** 10 miles by petrol car on three days, and two days at home. */
export const COMMUTE: BodyOf<typeof AnswerCommutingSurvey>['answer'] = {
  days: 3,
  legs: [{ mode: 'car', distance: 10, unit: 'miles', sharing: 1, fuel: 'petrol' }],
  homeDays: 2,
  homeHours: 7.5,
  months: 12,
}

type OpeningSurvey = {
  readonly footprintId: string
  readonly sites?: readonly { readonly site: string | null; readonly people: number }[]
}

/** Opens a survey for ten days, and tells the token of its link. */
export async function openSurvey(
  api: TestApi,
  { bearer }: { readonly bearer: Bearer },
  { footprintId, sites = [{ site: null, people: 22 }] }: OpeningSurvey,
): Promise<string> {
  const endsOn = dayOf(new Date(api.deps.clock().getTime() + 10 * SURVEY_TEST_DAY_MS))
  const body = { endsOn, weeks: 46, sites: [...sites] }
  const { data } = await api.call(SetCommutingSurvey, { params: { footprintId }, body }, bearer)
  return data.link.split('/').at(-1) ?? ''
}

/** So many people answer, each from a device of their own. */
export async function answerSurveyBy(
  api: TestApi,
  token: string,
  count: number,
  { site = null, answer = COMMUTE }: { site?: string | null; answer?: typeof COMMUTE } = {},
): Promise<void> {
  for (let each = 0; each < count; each += 1) {
    const body = { device: newDevice(), site, answer }
    await api.call(AnswerCommutingSurvey, { params: { token }, body })
  }
}
