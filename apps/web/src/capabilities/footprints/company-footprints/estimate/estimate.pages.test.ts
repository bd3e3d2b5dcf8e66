import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinAs, type TestPerson } from '../../../../../../api/src/testing/people/people.ts'
import { startTestSite, type TestSite } from '../../../../testing/start-test-site.ts'

let site: TestSite
let company: TestPerson
let person: TestPerson

beforeAll(async () => {
  site = await startTestSite()
  company = await joinAs(site.api, 'business')
  person = await joinAs(site.api, 'personal')
})
afterAll(() => site.close())

const FORM = '/app/business/footprint/estimate'
const RESULT = `${FORM}/result`
const DASHBOARD = '/my-impact/dashboards/footprint'
const BAKERY = {
  sector: 'bakery_products',
  companyName: 'Fernbank Bakery',
  country: 'GB',
  turnover: '850,000',
  currency: 'GBP',
  year: '2024',
  employees: '9',
  startMonth: '2026-01',
  frequency: 'annual',
}
const resultOf = (change: object = {}) =>
  `${RESULT}?${new URLSearchParams({ ...BAKERY, ...change })}`
const save = (change: object = {}, as: TestPerson | undefined = company) =>
  site.post(resultOf(), { companyName: 'Fernbank Bakery', startMonth: '2026-01', ...change }, as)

describe('the form of an estimate', () => {
  test.each([
    [{ turnover: '' }, 'turnover', 'Please give the turnover of a year.'],
    [{ turnover: 'much' }, 'turnover', 'Please use a number'],
    [{ turnover: '0' }, 'turnover', 'Please give a turnover above zero.'],
    [{ sector: '' }, 'sector', 'Please choose a sector.'],
    [{ employees: '1.5' }, 'employees', 'whole number'],
  ])(
    'with %j says beside the field what to do, and keeps the rest',
    async (change, field, says) => {
      const page = await site.post(FORM, { ...BAKERY, ...change })
      expect(page.status).toBe(400)
      expect(page.problemOf(field)).toContain(says)
      expect(page.html).toContain('value="Fernbank Bakery"')
    },
  )

  test('of a country without data offers the nearest similar one', async () => {
    const page = await site.post(FORM, { ...BAKERY, country: 'PK' })
    expect(page.problemOf('country')).toContain(
      'Unfortunately we do not have adequate data on Pakistan',
    )
    const [, address = ''] = /href="([^"]*)">Estimate with/.exec(page.html) ?? []
    const result = await site.get(address.replaceAll('&amp;', '&'))
    expect(result.text).toContain('Estimate for Fernbank Bakery: Bakery and pasta products, India')
  })
})

describe('the result', () => {
  test('shows figures whose sum stands beside them', async () => {
    const { text } = await site.get(resultOf())
    const [, total = ''] = /About ([\d.,]+) t of CO2e a year/.exec(text) ?? []
    const scopes = [...text.matchAll(/([\d.,]+) t (\d+)%/g)]
    const sum = (at: 1 | 2) => scopes.reduce((all, match) => all + Number(match[at]), 0)
    expect(scopes).toHaveLength(3)
    expect(sum(1)).toBeCloseTo(Number(total), 6)
    expect(sum(2)).toBe(100)
  })

  test('says of a category that its tables know nothing of that it is not known, and never zero', async () => {
    const { text } = await site.get(resultOf({ sector: 'bakery_products' }))
    expect(text).toContain('2. Capital goods Not known')
    expect(text).not.toMatch(/\d\. [A-Z][\w ]+ 0\.0 t/)
  })

  test('is saved under a name without marks that turn the text around it', async () => {
    const page = await save({ companyName: 'Fern\u202ebank' })
    expect(page.problemOf('companyName')).toBe('Please use letters, numbers and punctuation.')
  })

  test('without an estimate leads to the calculator', async () => {
    const { text } = await site.get(RESULT)
    expect(text).toContain('No estimate made, please use the calculator or contact us.')
  })

  test('of an address that cannot be estimated leads to the form with what it says', async () => {
    const { status, location } = await site.get(resultOf({ country: 'PK' }))
    expect([status, location?.startsWith(`${FORM}?`)]).toEqual([302, true])
  })

  test('asks someone who is not signed in to sign in, and comes back to the same estimate', async () => {
    const { html } = await site.get(resultOf())
    expect(html).toContain(`/login?next=${encodeURIComponent(RESULT)}`)
    const refused = await site.post(resultOf(), {})
    expect(refused.location).toContain(`/login?next=${encodeURIComponent(RESULT)}`)
  })

  test('tells a personal account what it needs', async () => {
    const { text, html } = await site.get(resultOf(), person)
    expect(text).toContain('Create a business account')
    expect(html).toContain(`name="next" value="${resultOf().replaceAll('&', '&amp;')}"`)
    expect(text).toContain('You must create a business account to save your calculated footprint.')
    expect((await save({}, person)).status).toBe(403)
    expect((await site.get(DASHBOARD, person)).text).toContain('Footprints are for businesses')
  })
})

describe('saving', () => {
  test('leads to the dashboard; the same month asks to overwrite; deleting empties it', async () => {
    expect((await site.get(DASHBOARD, company)).text).toContain('No footprint yet')
    expect((await save()).location).toBe(`${DASHBOARD}?saved=true`)
    const again = await save()
    expect(again.status).toBe(409)
    expect(again.text).toContain('Overwrite the one from January 2026')
    const earlier = await save({ startMonth: '2025-03' })
    expect(earlier.problemOf('startMonth')).toContain(
      'Your most recent estimate starts from January 2026',
    )
    expect((await save({ overwrite: 'yes' })).status).toBe(303)
    const page = await site.get(DASHBOARD, company)
    const [, footprintId = ''] = /name="footprintId" value="([^"]*)"/.exec(page.html) ?? []
    const removed = await site.post(DASHBOARD, { footprintId }, company)
    expect(removed.location).toBe(`${DASHBOARD}?done=remove`)
    expect((await site.get(DASHBOARD, company)).text).toContain('No footprint yet')
  })
})
