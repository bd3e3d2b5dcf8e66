import {
  AnswerCommutingSurvey,
  DeleteCommutingSurvey,
  EndCommutingSurvey,
  GetCommutingSurvey,
  ReadCommutingSurvey,
  SetCommutingSurvey,
  TakeOverCommuting,
} from '@understory/contracts/footprints/commuting-surveys.ts'
import {
  AddLines,
  ListLines,
  ReplaceLine,
} from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { SetSite } from '@understory/contracts/footprints/sites.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  answerSurveyBy,
  COMMUTE,
  newDevice,
  openSurvey,
} from '../../../testing/footprints/commuting-surveys.ts'
import { refinedFootprint, setStatusOf } from '../../../testing/footprints/footprints.ts'
import { joinAs } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { noteDeclared, sweepOldAnswers } from './sweep-answers.ts'

const DAY_MS = 86_400_000

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
})
afterAll(() => api.close())

type SitesOf = Parameters<typeof openSurvey>[2]['sites']

async function surveyed(sites?: SitesOf) {
  const ada = await joinAs(api, 'business')
  const footprintId = await refinedFootprint(api, ada, '2024-01')
  const params = { footprintId }
  const token = await openSurvey(api, ada, { footprintId, ...(sites && { sites }) })
  const { bearer } = ada
  const view = async () => {
    const { survey } = (await api.call(GetCommutingSurvey, { params }, bearer)).data
    if (!survey) throw new Error('no survey')
    return survey
  }
  const set = (more = {}) => {
    const body = { endsOn: null, weeks: 46, sites: [{ site: null, people: 22 }], ...more }
    return api.call(SetCommutingSurvey, { params, body }, bearer)
  }
  return {
    ada,
    footprintId,
    params,
    token,
    view,
    set,
    read: (device?: string) =>
      api.call(ReadCommutingSurvey, { params: { token }, query: device ? { device } : {} }),
    answer: (device: string, site: string | null = null) =>
      api.call(AnswerCommutingSurvey, {
        params: { token },
        body: { device, site, answer: COMMUTE },
      }),
    end: () => api.call(EndCommutingSurvey, { params }, bearer),
    take: (replacesOthers = true) =>
      api.call(TakeOverCommuting, { params, body: { replacesOthers } }, bearer),
    lines: async () => {
      const { lines } = (await api.call(ListLines, { params, query: {} }, bearer)).data
      return lines.filter(({ parentId }) => parentId === null)
    },
  }
}

test('people of a site abroad are counted by the factors of its country', async () => {
  const survey = await surveyed([
    { site: 'Leeds', people: 10 },
    { site: 'Boston', people: 20 },
  ])
  const place = { country: 'US', region: null }
  await api.call(SetSite, { body: { site: 'Boston', place } }, survey.ada.bearer)
  for (const site of ['Leeds', 'Boston']) {
    for (let person = 0; person < 3; person += 1) await survey.answer(newDevice(), site)
  }
  await survey.end()
  expect((await survey.take()).status).toBe(200)
  const lines = await survey.lines()
  const abroad = lines.filter(({ factor }) => factor?.set.market === 'us')
  expect(new Set(abroad.map(({ site }) => site))).toEqual(new Set(['Boston']))
  expect(new Set(lines.map(({ site }) => site))).toEqual(new Set(['Leeds', 'Boston']))
})

test('people answer by a link, and the sums become lines that say how many did', async () => {
  const survey = await surveyed()
  const shown = (await survey.read()).data
  expect(shown).toMatchObject({ companyName: 'Fernbank', state: 'open', sites: [] })
  await answerSurveyBy(api, survey.token, 14)
  expect(await survey.view()).toMatchObject({ isOpen: true, answered: 14, sums: null })
  expect((await survey.take()).refusal.code).toBe('SURVEY_OPEN')
  await survey.end()
  const { sums } = await survey.view()
  // 2 x 10 miles x 3 days x 46 weeks x 22 people; 2 days x 7.5 hours x 46 weeks x 22.
  const metres = Math.round(2 * 16_093.44 * 3 * 46) * 22
  expect(sums).toMatchObject([
    {
      people: 22,
      answered: 14,
      completeness: 'good',
      sampleFactor: 1.05,
      amounts: [
        { activity: 'petrol', amount: metres },
        { activity: 'home', amount: 15_180_000 },
      ],
    },
  ])
  expect((await survey.take()).data).toEqual({ lines: 2 })
  const [car, home] = await survey.lines()
  expect(car).toMatchObject({
    category: 'employeeCommutingAndRemoteWorking',
    description: 'Commuting by petrol car',
    quantity: metres / 1_000,
    unit: 'km',
    note: 'Commuting survey: 14 of 22 answered.',
    quality: { reliability: 'good', completeness: 'good', sampleFactor: 1.05 },
  })
  expect(home).toMatchObject({ quantity: 15_180, unit: 'FTE working hour' })
})

test('taking over again changes the lines and doubles none', async () => {
  const survey = await surveyed()
  await answerSurveyBy(api, survey.token, 3)
  await survey.end()
  await survey.take()
  const before = await survey.lines()
  expect((await survey.set({ sites: [{ site: null, people: 44 }] })).status).toBe(200)
  await survey.take()
  const after = await survey.lines()
  expect(after.map(({ lineId }) => lineId).toSorted()).toEqual(
    before.map(({ lineId }) => lineId).toSorted(),
  )
  expect(after[0]?.quantity).toBeCloseTo((before[0]?.quantity ?? 0) * 2, 2)
})

test('what some answered for all stays as firm as it was when the line is edited', async () => {
  const survey = await surveyed()
  const { ada, params } = survey
  await answerSurveyBy(api, survey.token, 14)
  await survey.end()
  await survey.take()
  const [car] = await survey.lines()
  const edited = async (completeness: 'good' | 'poor') => {
    const { sampleFactor: _, ...said } = car?.quality ?? {}
    const body = {
      category: 'employeeCommutingAndRemoteWorking',
      description: 'Everyone by car',
      quantity: car?.quantity ?? 0,
      unit: 'km',
      factorId: car?.factor?.factorId ?? '',
      quality: { ...said, completeness },
    } as const
    const of = { params: { ...params, lineId: car?.lineId ?? '' }, query: {}, body }
    const { lines } = (await api.call(ReplaceLine, of, ada.bearer)).data
    return lines[0]?.quality?.sampleFactor
  }
  expect(await edited('good')).toBe(1.05)
  // Whoever says how complete it is knows better.
  expect(await edited('poor')).toBeUndefined()
})

test('another survey takes the place of what the one before made', async () => {
  const survey = await surveyed()
  const { ada } = survey
  await answerSurveyBy(api, survey.token, 3)
  await survey.end()
  await survey.take()
  expect(await survey.lines()).toHaveLength(2)
  const { params } = survey
  await api.call(DeleteCommutingSurvey, { params }, ada.bearer)
  expect(await survey.lines()).toHaveLength(2)
  const token = await openSurvey(api, ada, params)
  const answer = { ...COMMUTE, homeDays: 0, homeHours: 0 }
  await answerSurveyBy(api, token, 3, { answer })
  await survey.end()
  await survey.take()
  expect((await survey.lines()).map(({ description }) => description)).toEqual([
    'Commuting by petrol car',
  ])
})

test('other lines of commuting go where they would count twice, and stay where they would not', async () => {
  const survey = await surveyed()
  const { ada } = survey
  const line = {
    category: 'employeeCommutingAndRemoteWorking',
    description: 'Cars',
    quantity: 1,
    unit: 'kg CO2e',
    ownFactor: { unit: 'kg CO2e', source: 'A guess', method: 'By hand', year: 2024 },
  } as const
  const { params } = survey
  await api.call(AddLines, { params, body: { lines: [line] } }, ada.bearer)
  await answerSurveyBy(api, survey.token, 3)
  await survey.end()
  expect((await survey.view()).otherLines).toBe(1)
  await survey.take(false)
  expect(await survey.lines()).toHaveLength(3)
  await survey.take(true)
  expect(await survey.lines()).toHaveLength(2)
})

test('sites count by themselves where each has five answers', async () => {
  const sites = [
    { site: 'Leeds', people: 5 },
    { site: 'York', people: 10 },
  ]
  const survey = await surveyed(sites)
  const nowhere = await survey.answer(newDevice(), 'Hull')
  expect(nowhere.refusal.problems?.map(({ field }) => field)).toEqual(['site'])
  await answerSurveyBy(api, survey.token, 5, { site: 'Leeds' })
  await answerSurveyBy(api, survey.token, 5, { site: 'York' })
  expect((await survey.set({ sites: [{ site: null, people: 15 }] })).refusal.code).toBe(
    'SURVEY_SITES_FIXED',
  )
  await survey.end()
  await survey.take()
  const cars = (await survey.lines()).filter(({ unit }) => unit === 'km')
  expect(cars.map(({ site, note }) => [site, note])).toEqual([
    ['Leeds', 'Commuting survey: 5 of 5 answered.'],
    ['York', 'Commuting survey: 5 of 10 answered.'],
  ])
})

test('two answers are neither shown nor used', async () => {
  const survey = await surveyed()
  await answerSurveyBy(api, survey.token, 2)
  await survey.end()
  expect((await survey.view()).sums).toBeNull()
  expect((await survey.take()).refusal.code).toBe('TOO_FEW_ANSWERS')
})

test('a device answers once, and no more answer than there are people and a few', async () => {
  const survey = await surveyed([{ site: null, people: 1 }])
  const device = newDevice()
  expect((await survey.answer(device)).status).toBe(204)
  const twice = await survey.answer(device)
  expect([twice.status, twice.refusal.code]).toEqual([409, 'SURVEY_ANSWERED'])
  expect((await survey.read(device)).data.state).toBe('answered')
  await answerSurveyBy(api, survey.token, 3)
  expect((await survey.read()).data.state).toBe('full')
  expect((await survey.answer(newDevice())).refusal.code).toBe('SURVEY_FULL')
})

test('a survey that has ended takes no answer and keeps its last day; one that is deleted has no link', async () => {
  const survey = await surveyed()
  const { ada } = survey
  await survey.end()
  expect((await survey.read()).data.state).toBe('ended')
  expect((await survey.answer(newDevice())).refusal.code).toBe('SURVEY_OVER')
  const endsOn = dayOf(new Date(api.deps.clock().getTime() + 20 * DAY_MS))
  expect((await survey.set({ endsOn })).refusal.code).toBe('SURVEY_ENDED')
  const { params } = survey
  expect((await api.call(DeleteCommutingSurvey, { params }, ada.bearer)).status).toBe(204)
  expect((await survey.read()).refusal.code).toBe('LINK_GONE')
  expect((await survey.answer(newDevice())).refusal.code).toBe('LINK_GONE')
  const again = await api.call(DeleteCommutingSurvey, { params }, ada.bearer)
  expect(again.refusal.code).toBe('SURVEY_NOT_FOUND')
  expect((await survey.end()).refusal.code).toBe('SURVEY_NOT_FOUND')
})

test('a survey has a last day within 90, and each site once with its name', async () => {
  const ada = await joinAs(api, 'business')
  const params = { footprintId: await refinedFootprint(api, ada) }
  const now = api.deps.clock().getTime()
  const day = (days: number) => dayOf(new Date(now + days * DAY_MS))
  const sites = [
    { site: 'Leeds', people: 5 },
    { site: 'Leeds', people: 6 },
    { site: null, people: 6 },
  ]
  for (const [endsOn, one, fields] of [
    [null, false, ['endsOn']],
    [day(-1), false, ['endsOn']],
    [day(91), false, ['endsOn']],
    [day(90), true, ['sites.1.site', 'sites.2.site']],
  ] as const) {
    const body = { endsOn, weeks: 46, sites: one ? sites : [{ site: null, people: 3 }] }
    const answer = await api.call(SetCommutingSurvey, { params, body }, ada.bearer)
    expect(answer.refusal.problems?.map(({ field }) => field)).toEqual(fields)
  }
})

test.each([
  [{ days: 5, homeDays: 3 }, 'answer.homeDays'],
  [{ legs: [] }, 'answer.legs.0.mode'],
  [{ homeHours: 0 }, 'answer.homeHours'],
  [{ legs: [{ mode: 'car', distance: 1, unit: 'km' } as const] }, 'answer.legs.0.fuel'],
])('an answer that cannot be is refused: %j', async (more, field) => {
  const { token } = await surveyed()
  const body = { device: newDevice(), site: null, answer: { ...COMMUTE, ...more } }
  const { refusal } = await api.call(AnswerCommutingSurvey, { params: { token }, body })
  expect(refusal.problems?.map((problem) => problem.field)).toEqual([field])
})

test('answers are dated by the declaration, go a year after the end, and the sums stay', async () => {
  const survey = await surveyed()
  const { ada } = survey
  await answerSurveyBy(api, survey.token, 3)
  await survey.end()
  await survey.take()
  const { db, clock } = api.deps
  const of = { footprintId: survey.footprintId, accountId: ada.accountId, number: 1 }
  await db.transaction().execute((tx) => noteDeclared({ ...api.deps, db: tx as never }, of))
  const dated = await db
    .selectFrom('commuting_answer')
    .select('declared_at')
    .where('declared_at', 'is not', null)
    .execute()
  expect(dated).toHaveLength(3)
  await sweepOldAnswers({ db, clock: () => new Date(clock().getTime() + 400 * DAY_MS) })
  const view = await survey.view()
  expect(view.answered).toBe(3)
  expect(view.sums).toHaveLength(1)
  expect((await survey.take()).data).toEqual({ lines: 2 })
})

test('of a verified footprint nothing is taken over', async () => {
  const survey = await surveyed()
  await answerSurveyBy(api, survey.token, 3)
  await survey.end()
  await setStatusOf(api, survey.footprintId, 'verified')
  expect((await survey.take()).refusal.code).toBe('FOOTPRINT_LOCKED')
})
