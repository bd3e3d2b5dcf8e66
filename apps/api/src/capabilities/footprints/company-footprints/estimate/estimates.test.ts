import {
  EstimateFootprint,
  type Footprint,
  GetEstimateOptions,
  ListFootprints,
  RemoveFootprint,
  SaveFootprint,
} from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closeInBalance } from '../../../../testing/commerce/close-in-balance.ts'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'

let api: TestApi
let ada: TestPerson
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  ada = await joinAs(api, 'business')
})
afterAll(() => closeInBalance(api))
beforeEach(async () => {
  await api.deps.db.deleteFrom('footprint').execute()
})

const BAKERY = {
  sector: 'bakery_products',
  turnover: 850_000,
  currency: 'GBP',
  year: 2024,
  country: 'GB',
  employees: 9,
} as const
const DECLARED = JSON.stringify({
  approach: 'operationalControl',
  scope1: 1,
  scope2: 0,
  scope2Market: 0,
  scope3: 0,
  total: 1,
  totalMarket: 1,
  biogenic: 0,
  uncertainty: 1.1,
  benchmarkShare: 0,
  categories: [],
})
const estimate = (change: object = {}) =>
  api.call(EstimateFootprint, { body: { ...BAKERY, ...change } })
const save = (change: object = {}, person = ada) =>
  api.call(
    SaveFootprint,
    {
      body: {
        input: BAKERY,
        companyName: 'Fernbank Bakery',
        startMonth: '2026-01',
        frequency: 'annual',
        ...change,
      },
    },
    person.bearer,
  )
const list = async (person = ada): Promise<Footprint[]> =>
  (await api.call(ListFootprints, {}, person.bearer)).data.footprints

describe('an estimate', () => {
  test('is open to anyone, adds up, and stands beside the average company', async () => {
    const { status, data } = await estimate()
    expect(status).toBe(200)
    const { scope1, scope2, scope3, total, categories } = data.estimate
    expect(scope1 + scope2 + scope3).toBe(total)
    expect(categories.reduce((sum, { co2e }) => sum + co2e, 0)).toBe(scope3)
    expect(data.average.total).not.toBe(total)
    const { data: average } = await estimate({ employees: null })
    expect(average.estimate.total).toBe(data.average.total)
  })

  test.each([
    [{ sector: 'alchemy' }, 'sector', 'Please choose a sector.'],
    [{ turnover: 0 }, 'turnover', 'Please give a turnover above zero.'],
    [
      { turnover: 1e15 },
      'turnover',
      'Please give the turnover of a whole year, as a company can have it.',
    ],
    [{ year: 2012 }, 'year', 'Please choose a year from 2015 on.'],
    [{ year: 2099 }, 'year', 'Please choose this year or an earlier one.'],
    [{ currency: 'KPW' }, 'currency', 'We have no exchange rate for this currency in that year.'],
    [{ employees: 0 }, 'employees', 'Please use a number of one or more.'],
    [{ country: 'ZZ' }, 'country', 'Please choose a country.'],
  ])('is refused beside the field as %j', async (change, field, message) => {
    const { status, refusal } = await estimate(change)
    expect(status).toBe(400)
    expect(refusal.problems).toEqual([{ field, message }])
  })

  test('of a country without data names the nearest similar country', async () => {
    const { refusal } = await estimate({ country: 'PK' })
    expect(refusal.code).toBe('NO_ADEQUATE_DATA')
    expect(refusal.problems?.[0]?.message).toBe(
      'Unfortunately we do not have adequate data on Pakistan. The nearest similar country is India.',
    )
  })

  test('has 110 sectors, 62 countries and every currency with a rate to choose from', async () => {
    const { data } = await api.call(GetEstimateOptions, {})
    expect(data.groups.flatMap(({ sectors }) => sectors)).toHaveLength(110)
    expect(data.countries).toHaveLength(62)
    expect(data.otherCountries.find(({ iso2 }) => iso2 === 'PK')?.nearestName).toBe('India')
    expect(data.currencies).toEqual(expect.arrayContaining(['GBP', 'EUR', 'USD', 'JPY']))
    expect(data.years.at(-1)).toBe(2015)
  })
})

describe('saving an estimate', () => {
  test('keeps what was given and what came out, as the active footprint', async () => {
    const { status, data } = await save()
    expect(status).toBe(201)
    expect(data).toMatchObject({
      status: 'estimated',
      startMonth: '2026-01',
      endMonth: null,
      isActive: true,
      companyName: 'Fernbank Bakery',
      input: BAKERY,
    })
    expect(data.co2eGrams).toBe((await estimate()).data.estimate.total)
    expect(await list()).toEqual([data])
  })

  test('ends the previous one the month before', async () => {
    await save({ startMonth: '2025-01' })
    await save({ startMonth: '2026-04' })
    expect((await list()).map(({ startMonth, endMonth }) => [startMonth, endMonth])).toEqual([
      ['2026-04', null],
      ['2025-01', '2026-03'],
    ])
  })

  test('of the same month asks to overwrite, and then does', async () => {
    const first = await save()
    const again = await save({ input: { ...BAKERY, turnover: 1_700_000 } })
    expect(again.status).toBe(409)
    expect(again.refusal.code).toBe('ESTIMATE_EXISTS')
    const { data } = await save({ input: { ...BAKERY, turnover: 1_700_000 }, overwrite: true })
    expect(data.footprintId).toBe(first.data.footprintId)
    expect(data.co2eGrams).toBeGreaterThan(first.data.co2eGrams)
    expect(await list()).toHaveLength(1)
  })

  test('of a month that has not begun is refused, and blocks no earlier one', async () => {
    const { refusal } = await save({ startMonth: '2099-12' })
    expect(refusal.problems?.[0]?.message).toMatch(
      /^A footprint is of a year that has begun\. Please choose \w+ 20\d\d or an earlier month\.$/,
    )
    expect((await save()).status).toBe(201)
  })

  test('that would begin before the most recent one is refused with its date', async () => {
    await save({ startMonth: '2026-04' })
    const { status, refusal } = await save({ startMonth: '2026-02' })
    expect(status).toBe(409)
    expect(refusal.code).toBe('ESTIMATE_NOT_LATEST')
    expect(refusal.problems).toEqual([
      {
        field: 'startMonth',
        message:
          'Your most recent estimate starts from April 2026, please change your reporting period or update the date of your estimate.',
      },
    ])
  })

  test('twice at the same time gives one footprint', async () => {
    const answers = await Promise.all([save(), save(), save()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect(await list()).toHaveLength(1)
  })

  test('never takes the place of one that is declared at the same time', async () => {
    const { data } = await save()
    const declaring = await api.deps.db.startTransaction().execute()
    await declaring
      .updateTable('footprint')
      .set({ status: 'declared', declared: DECLARED, declared_at: new Date(), co2e_grams: 1 })
      .where('id', '=', data.footprintId)
      .execute()
    const overwriting = save({ overwrite: true })
    await new Promise((later) => setTimeout(later, 300))
    await declaring.commit().execute()
    expect((await overwriting).refusal.code).toBe('FOOTPRINT_LOCKED')
    expect((await list())[0]).toMatchObject({ status: 'declared', co2eGrams: 1 })
  })

  test('is for businesses', async () => {
    const person = await joinAs(api, 'personal')
    const { status, refusal } = await save({}, person)
    expect(status).toBe(403)
    expect(refusal.code).toBe('FOOTPRINT_BUSINESS_ONLY')
    expect(refusal.message).toBe(
      'You must create a business account to save your calculated footprint.',
    )
  })

  test.each([
    [{ input: { ...BAKERY, turnover: 5e-324 } }, 'input.turnover'],
    [{ input: { ...BAKERY, turnover: 1e300 } }, 'input.turnover'],
    [{ input: { ...BAKERY, year: 9e15 } }, 'input.year'],
    [{ startMonth: '0000-01' }, 'startMonth'],
  ])('with %j is refused beside its field', async (change, field) => {
    const { status, refusal } = await save(change)
    expect([status, refusal.problems?.[0]?.field]).toEqual([400, field])
  })

  test('with an input that cannot be estimated is refused beside that field', async () => {
    const { refusal } = await save({ input: { ...BAKERY, country: 'PK' } })
    expect(refusal).toMatchObject({
      code: 'NO_ADEQUATE_DATA',
      problems: [{ field: 'input.country' }],
    })
  })
})

describe('deleting an estimate', () => {
  const remove = (footprintId: string, person = ada) =>
    api.call(RemoveFootprint, { params: { footprintId } }, person.bearer)

  test('lets the one before it go on', async () => {
    await save({ startMonth: '2025-01' })
    const { data } = await save({ startMonth: '2026-04' })
    expect((await remove(data.footprintId)).status).toBe(204)
    expect((await list()).map(({ endMonth }) => endMonth)).toEqual([null])
  })

  test('of another account, or twice, finds nothing', async () => {
    const { data } = await save()
    const grace = await joinAs(api, 'business')
    expect((await remove(data.footprintId, grace)).status).toBe(404)
    await remove(data.footprintId)
    expect((await remove(data.footprintId)).refusal.code).toBe('FOOTPRINT_NOT_FOUND')
  })

  test('is refused once it is declared, and so is overwriting it', async () => {
    const { data } = await save()
    await api.deps.db
      .updateTable('footprint')
      .set({ status: 'declared', declared: DECLARED, declared_at: new Date() })
      .execute()
    expect((await remove(data.footprintId)).refusal.code).toBe('FOOTPRINT_LOCKED')
    expect((await save({ overwrite: true })).refusal.code).toBe('FOOTPRINT_LOCKED')
  })
})
