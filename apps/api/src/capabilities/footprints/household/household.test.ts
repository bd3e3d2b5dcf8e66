import { readFileSync } from 'node:fs'
import {
  EstimateHousehold,
  GetHouseholdOptions,
  ListHouseholdResults,
  RemoveHouseholdResult,
  SaveHouseholdResult,
} from '@understory/contracts/footprints/household.ts'
import {
  GetHouseholdPlan,
  SetHouseholdAction,
} from '@understory/contracts/footprints/household-plan.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

const { examples } = JSON.parse(
  readFileSync(
    new URL(
      '../../../../../../packages/domain/data/household/worked-examples.json',
      import.meta.url,
    ),
    'utf8',
  ),
) as {
  examples: { name: string; request: { country: string; answers: object }; expected: object }[]
}

let api: TestApi
let ada: TestPerson
let ben: TestPerson

beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  ada = await joinAs(api, 'personal')
  ben = await joinAs(api, 'personal')
})
afterAll(() => api.close())

const estimate = (body: object) => api.call(EstimateHousehold, { body } as never)

describe('an estimate for anyone', () => {
  test.each(examples.map(({ name, ...example }) => [name, example] as const))(
    '%s is what the model says, to the gram',
    async (_, { request, expected }) => {
      const answer = await estimate(request)
      expect(answer.data).toEqual({ input: request, estimate: expected })
    },
  )

  test('a country without data is refused, with the one that is most like it', async () => {
    const { status, refusal } = await estimate({ country: 'AD', answers: {} })
    expect([status, refusal.code]).toEqual([400, 'NO_ADEQUATE_DATA'])
    expect(refusal.problems?.[0]).toEqual({
      field: 'country',
      message:
        'Unfortunately we do not have adequate data on Andorra. The nearest similar country is Spain.',
    })
  })

  test('each wrong answer is named', async () => {
    const answers = { people: { adults: 0, children: 0 }, _heatScale: 0.1, diet: 'vegan' }
    const { status, refusal } = await estimate({ country: 'GB', answers })
    expect([status, refusal.code]).toEqual([400, 'BAD_REQUEST'])
    expect(refusal.problems?.map(({ field }) => field)).toEqual(['_heatScale', 'people'])
  })
})

test('the questions come in the units and the currency of the country', async () => {
  const { data } = await api.call(GetHouseholdOptions, { query: { country: 'US' } })
  expect(data).toMatchObject({ currency: 'USD', units: { area: 'sqft', temperature: 'F' } })
  expect(data.questions.filter(({ isFirst }) => isFirst)).toHaveLength(12)
  expect(data.regions.length).toBeGreaterThan(20)
  const britain = await api.call(GetHouseholdOptions, {})
  expect(britain.data.regions).toEqual([])
  expect(britain.data.countries).toHaveLength(62)
})

test('a saved result stays as it was computed, and is its owner’s alone', async () => {
  const body = { country: 'FR', answers: { diet: 'vegetarian' } }
  const saved = (await api.call(SaveHouseholdResult, { body }, ada.bearer)).data
  const listed = await api.call(ListHouseholdResults, {}, ada.bearer)
  expect(listed.data.results).toEqual([saved])
  expect((await api.call(ListHouseholdResults, {}, ben.bearer)).data.results).toEqual([])
  const params = { resultId: saved.resultId }
  const stranger = await api.call(RemoveHouseholdResult, { params }, ben.bearer)
  expect(stranger.refusal.code).toBe('HOUSEHOLD_RESULT_NOT_FOUND')
  expect((await api.call(RemoveHouseholdResult, { params }, ada.bearer)).status).toBe(204)
})

describe('a plan', () => {
  const MEAT = { country: 'GB', answers: { diet: 'highMeat', cars: { count: 0 } } }
  const save = (by: TestPerson, body: object) =>
    api.call(SaveHouseholdResult, { body } as never, by.bearer)
  const set = (by: TestPerson, action: string, state: string) =>
    api.call(SetHouseholdAction, { body: { action, state } } as never, by.bearer)

  test('holds what is offered to this person, with what it saves, until they take it out', async () => {
    const cleo = await joinAs(api, 'personal')
    const { estimate: found } = (await save(cleo, MEAT)).data
    const saving = found.actions.find(({ id }) => id === 'eatLessMeat')?.saving
    const planned = await set(cleo, 'eatLessMeat', 'planned')
    expect(planned.data.actions).toMatchObject([
      { action: 'eatLessMeat', state: 'planned', savingGrams: saving },
    ])
    expect((await set(cleo, 'eatLessMeat', 'open')).data.actions).toEqual([])
    expect((await api.call(GetHouseholdPlan, {}, ada.bearer)).data.actions).toEqual([])
  })

  test('keeps what was done, with its saving, when the next result no longer offers it', async () => {
    const dora = await joinAs(api, 'personal')
    await save(dora, MEAT)
    const done = (await set(dora, 'eatLessMeat', 'done')).data.actions
    api.moveClock(1_000)
    await save(dora, { ...MEAT, answers: { ...MEAT.answers, diet: 'vegan' } })
    expect((await api.call(GetHouseholdPlan, {}, dora.bearer)).data.actions).toEqual(done)
    expect((await set(dora, 'eatLessMeat', 'done')).data.actions).toEqual(done)
    const [back] = (await set(dora, 'eatLessMeat', 'planned')).data.actions
    expect(back).toMatchObject({ state: 'planned', savingGrams: done[0]?.savingGrams })
  })

  test('takes nothing that the newest result does not offer', async () => {
    const eve = await joinAs(api, 'personal')
    const early = await set(eve, 'eatLessMeat', 'planned')
    expect([early.status, early.refusal.code]).toEqual([409, 'HOUSEHOLD_ACTION_NOT_OFFERED'])
    await save(eve, MEAT)
    expect((await set(eve, 'driveLess', 'done')).refusal.code).toBe('HOUSEHOLD_ACTION_NOT_OFFERED')
    expect((await set(eve, 'fly', 'done')).refusal.problems?.[0]?.message).toBe(
      'Please choose an action.',
    )
  })
})

test('an account keeps a hundred results', async () => {
  const body = { country: 'GB', answers: {} }
  const { data } = await api.call(SaveHouseholdResult, { body }, ben.bearer)
  await sql`
    insert into household_result (id, account_id, country, answers, version, estimate, saved_at)
    select gen_random_uuid(), account_id, country, answers, version, estimate, saved_at
    from household_result cross join generate_series(1, 99) where id = ${data.resultId}`.execute(
    api.deps.db,
  )
  const { refusal } = await api.call(SaveHouseholdResult, { body }, ben.bearer)
  expect(refusal.code).toBe('TOO_MANY_HOUSEHOLD_RESULTS')
})
