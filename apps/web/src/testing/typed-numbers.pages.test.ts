import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinAs, type TestPerson } from '../../../api/src/testing/people/people.ts'
import { startTestSite, type TestSite } from './start-test-site.ts'

let site: TestSite
let business: TestPerson

beforeAll(async () => {
  site = await startTestSite()
  business = await joinAs(site.api, 'business')
})
afterAll(() => site.close())

/** Every form with a number, a field of it, and the others that make it whole. */
const FORMS = [
  ['/app/personal/instant/one-time/setup', 'trees', { currency: 'GBP' }],
  ['/app/business/instant/one-time/setup', 'plastic', { currency: 'GBP' }],
  [
    '/app/personal/gift/one-time/setup',
    'co2e',
    { currency: 'GBP', name: 'Bea', from: 'Ada', theme: 'gift' },
  ],
  [
    '/app/personal/family/recurring/setup',
    'adult_standard',
    { currency: 'GBP', interval: 'month' },
  ],
  [
    '/app/business/workforce/recurring/setup',
    'employee_standard',
    { currency: 'GBP', interval: 'year' },
  ],
  ['/app/business/footprint/setup', 'tonnes', { currency: 'GBP', interval: 'month' }],
  ['/app/business/footprint/one-time/setup', 'tonnes', { currency: 'GBP', startMonth: month() }],
  [
    '/app/business/ecommerce/recurring/setup',
    'average',
    { currency: 'GBP', kind: 'trees', trees: '1', orders: '400', intent: 'sum' },
  ],
] as const

function month(): string {
  return new Date().toISOString().slice(0, 7)
}

describe('a typed number', () => {
  test.each(FORMS)('that is none is refused beside its field on %s', async (path, field, rest) => {
    const page = await site.post(path, { ...rest, [field]: 'abc' }, business)
    expect(page.status).toBe(400)
    expect(page.problemOf(field)).toMatch(
      /^Please use a (whole number\.|number, for example 2\.5\.)$/,
    )
    expect(page.html).toContain('value="abc"')
  })

  test.each(FORMS)('with two readings is refused on %s', async (path, field, rest) => {
    const page = await site.post(path, { ...rest, [field]: '10.000' }, business)
    expect(page.status).toBe(400)
    expect(page.problemOf(field)).toContain('“10.000” can be read in two ways')
  })

  test.each([
    [
      '/app/business/footprint/one-time/setup',
      { tonnes: '12,3', startMonth: month() },
      '12.3 tonnes',
    ],
    ['/app/business/footprint/setup', { tonnes: '2,5', interval: 'month' }, '2.5 tonnes'],
  ])('with a decimal comma on %s counts as what it says', async (path, fields, words) => {
    const page = await site.post(path, { currency: 'GBP', intent: 'sum', ...fields }, business)
    expect(page.status).toBe(200)
    expect(page.text).toContain(words)
  })
})

test('without script a picture shows what a number with its comma says', async () => {
  const path = '/app/personal/gift/one-time/setup'
  const form = {
    currency: 'GBP',
    intent: 'sum',
    theme: 'gift',
    trees: '1,200',
    co2e: '0',
    plastic: '0',
  }
  const absent = async (trees: string) =>
    (await site.post(path, { ...form, trees })).html.match(/data-absent/g)?.length ?? 0
  expect(await absent('1,200')).toBeLessThan(await absent('3'))
})

test('another currency keeps which parts of a footprint are to be verified', async () => {
  const path = '/app/business/footprint/verify/one-time/setup?currency=EUR'
  const ticked = /name="scopesOneTwo"[^>]*checked/
  expect((await site.get(path)).html).toMatch(ticked)
  const asked = await site.get(`${path}&scopesOneTwo=no&businessTravel=on`)
  expect(asked.html).not.toMatch(ticked)
  expect(asked.html).toMatch(/name="businessTravel"[^>]*checked/)
  expect(asked.html).not.toMatch(/name="capitalGoods"[^>]*checked/)
})
