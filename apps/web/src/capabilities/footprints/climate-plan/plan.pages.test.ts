import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inviteColleague } from '../../../../../api/src/testing/people/colleagues.ts'
import { joinAs, type TestPerson } from '../../../../../api/src/testing/people/people.ts'
import { startTestSite, type TestSite } from '../../../testing/start-test-site.ts'

let site: TestSite
let company: TestPerson
let newcomer: TestPerson

const PLAN = '/my-impact/dashboards/targets'
const TARGET = {
  kind: 'near-term',
  covers: 'all',
  reduction: '42',
  targetYear: '2034',
  baseMonth: '2024-04',
}
const estimate = (startMonth: string, turnover: string) =>
  site.post(
    `/app/business/footprint/estimate/result?${new URLSearchParams({
      sector: 'bakery_products',
      country: 'GB',
      turnover,
      currency: 'GBP',
      year: '2024',
      startMonth,
    })}`,
    { companyName: 'Fernbank Bakery', startMonth, frequency: 'annual' },
    company,
  )
const set = (change: object = {}) =>
  site.post(`${PLAN}/target/new`, { ...TARGET, ...change }, company)

beforeAll(async () => {
  site = await startTestSite()
  company = await joinAs(site.api, 'business')
  newcomer = await joinAs(site.api, 'business')
  await estimate('2024-04', '850,000')
  await estimate('2026-04', '760,000')
})
afterAll(() => site.close())

test('without a footprint every way leads to the estimate', async () => {
  for (const path of [PLAN, `${PLAN}/target/new`, `${PLAN}/intensity/new`]) {
    const page = await site.get(path, newcomer)
    expect(page.text, path).toContain('A base-year footprint is required.')
    expect(page.html, path).toContain('href="/app/business/footprint/estimate"')
  }
})

describe('a target', () => {
  test('shows the gap in words, the chart with its table, and what the SBTi asks', async () => {
    const { location } = await set()
    const page = await site.get(location ?? '', company)
    expect(page.text).toContain('42% less by 2034/35')
    expect(page.text).toMatch(/[\d.]+ t still to find/)
    expect(page.text).toContain('2026/27 lies')
    expect(page.html).toContain('aria-label="Path, actual and forecast, by year, in t CO2e a year"')
    const picture = /href="([^"]*targets\.png[^"]*)"/.exec(page.html)?.[1] ?? ''
    expect((await site.get(picture, company)).text).toContain('PNG')
    expect(page.text).toMatch(/2024\/25 [\d.]+ t, estimated/)
    expect(page.text).toContain('Not known: the base year is no declared inventory.')
  })

  test('is to be had as CSV, by its own account alone', async () => {
    const csv = await site.get(`${PLAN}.csv`, company)
    expect(csv.headers.get('content-type')).toContain('text/csv')
    expect(csv.html).toMatch(/near-term,all,42,2024\/25,[\d.]+,[\d.]+,estimated,/)
    expect(csv.html).toMatch(/near-term,all,42,2034\/35,[\d.]+,,,[\d.]+/)
    expect((await site.get(`${PLAN}.csv`, newcomer)).html.trim().split('\n')).toHaveLength(1)
  })

  test('outside the recommended bands says so beside it', async () => {
    const { location } = await set({ covers: 'scope-3', reduction: '70' })
    const page = await site.get(location ?? '', company)
    expect(page.text).toContain('We recommend a reduction of 30% to 60% for a near-term target')
  })

  test('of which there is one already leads to that one', async () => {
    const twice = { kind: 'net-zero', covers: 'scopes-1-2', reduction: '95', targetYear: '2045' }
    const first = await set(twice)
    const [, id = ''] = /target=([\w-]+)/.exec(first.location ?? '') ?? []
    const refused = await site.post(
      `${PLAN}/target/new?kind=net-zero`,
      { ...TARGET, ...twice },
      company,
    )
    expect(refused.text).toContain('There is a target of this kind for these scopes already.')
    expect(refused.html).toContain(`href="${PLAN}/target/${id}">Go to that target`)
  })

  test('that cannot be read keeps what was typed', async () => {
    const page = await set({ covers: 'scopes-1-2', reduction: 'much' })
    expect(page.status).toBe(400)
    expect(page.problemOf('reduction')).toContain('Please use a number')
    expect(page.html).toContain('value="much"')
  })

  test('is changed and deleted on its page', async () => {
    const { location } = await set({ kind: 'net-zero', reduction: '90', targetYear: '2050' })
    const [, id = ''] = /target=([\w-]+)/.exec(location ?? '') ?? []
    const change = { ...TARGET, kind: 'net-zero', reduction: '95', targetYear: '2045' }
    const changed = await site.post(`${PLAN}/target/${id}`, change, company)
    expect((await site.get(changed.location ?? '', company)).text).toContain('95% less by 2045/46')
    const removed = await site.post(`${PLAN}/target/${id}`, { intent: 'remove' }, company)
    expect(removed.location).toContain('done=removed')
    expect((await site.get(`${PLAN}/target/${id}`, company)).status).toBe(404)
  })
})

describe('an action', () => {
  test('begins with an idea for the sector, saves no more than its scope emits, and is listed by category', async () => {
    const idea = await site.get(`${PLAN}/action/new?idea=air-leaks`, company)
    expect(idea.html).toContain('value="Find and seal leaks of compressed air"')
    expect(idea.text).toContain('Published: leaks lose 20 to 30%')
    const body = { title: 'Electric ovens', tonnes: '5,000', dueOn: '2029-01-31', owner: 'Maya' }
    const refused = await site.post(`${PLAN}/action/new`, body, company)
    expect(refused.problemOf('tonnes')).toContain('Please give a saving within it.')
    await site.post(`${PLAN}/action/new`, { ...body, tonnes: '5' }, company)
    const offset = { title: 'Mangroves', category: 'offset', tonnes: '50' }
    await site.post(`${PLAN}/action/new`, offset, company)
    const page = await site.get(PLAN, company)
    expect(page.text).toContain('One reduction saves 5.00 t of CO2e a year once done.')
    expect(page.text).toContain('Maya, 31 January 2029')
    expect(page.text).toContain('Funded elsewhere: a contribution, never subtracted.')
    expect(page.text).not.toContain('overdue')
  })

  test('that is not done by its day is overdue', async () => {
    const late = { title: 'Draughty doors', tonnes: '0.1', dueOn: '2020-01-01' }
    await site.post(`${PLAN}/action/new`, late, company)
    expect((await site.get(PLAN, company)).text).toContain('Ongoing, overdue')
  })
})

describe('an intensity figure', () => {
  test('shows emissions per unit, the year before beside it where there is one', async () => {
    const body = { title: 'Loaves', unit: 'loaf', baseMonth: '2024-04', 'units-2024': '400,000' }
    await site.post(`${PLAN}/intensity/new`, { ...body, 'units-2026': '410,000' }, company)
    const page = await site.get(PLAN, company)
    expect(page.text).toMatch(/\d+ g per loaf/)
    const refused = await site.post(`${PLAN}/intensity/new`, { ...body, 'units-2024': '' }, company)
    expect(refused.problemOf('units-2024')).toContain('A base-year value is required.')
  })
})

test('the base year has a policy, changes are tested against it, and both figures are shown', async () => {
  const address = `${PLAN}/base-year`
  const say = (fields: Record<string, string>) => site.post(address, fields, company)
  const policy = { intent: 'policy', baseMonth: '2024-04', threshold: '5', policy: 'Above 5%.' }
  expect((await say({ ...policy, reason: '' })).problemOf('reason')).toContain('why this year')
  expect((await say({ ...policy, reason: 'Our first year' })).status).toBe(303)
  const changed = { intent: 'change', kind: 'structure', description: 'Bought a mill' }
  const wrong = await say({ ...changed, tonnes: 'many', happenedOn: '2026-02-01' })
  expect(wrong.problemOf('tonnes')).toContain('Please use a number')
  expect(wrong.html).toContain('value="Bought a mill"')
  expect(wrong.problemOf('category')).toContain('Please choose a category.')
  expect(wrong.problemOf('source')).toContain('Please name the line or factor behind it.')
  const about = { category: 'stationaryCombustion', source: 'Gas of the mill' }
  const when = { tonnes: '100', direction: 'more', happenedOn: '2026-02-01' }
  await say({ ...changed, ...about, ...when })
  const due = await site.get(address, company)
  expect(due.text).toContain('A recalculation is due.')
  expect(due.text).toContain('Behind it: Gas of the mill')
  const missing = await say({ intent: 'recalculate', because: '', approver: 'The board' })
  expect(missing.problemOf('because')).toContain('Please give the reason.')
  await say({ intent: 'recalculate', because: 'The mill.', approver: 'The board' })
  const { text } = await site.get(address, company)
  expect(text).toContain('The mill. Approved by The board.')
  expect((await site.get(PLAN, company)).text).toMatch(/t, recalculated [\d.,]+ t/)
})

test('who may only look sees the plan, and no form that would be refused', async () => {
  await site.api.work()
  const viewer = await inviteColleague(site.api, company, 'viewer')
  const page = await site.get(PLAN, viewer)
  expect(page.text).toContain('42% less by 2034/35')
  expect(page.html).not.toMatch(/targets\/(target|action|intensity)\//)
  expect(page.text).not.toMatch(/Change this target|Set another|Add an (action|intensity)/)
  for (const form of ['target', 'action', 'intensity'])
    expect((await site.get(`${PLAN}/${form}/new`, viewer)).location).toBe(PLAN)
  const policy = await site.get(`${PLAN}/base-year`, viewer)
  expect(policy.text).toContain('Your role lets you look, not change.')
  expect(policy.html).toContain('<fieldset disabled=""')
})
