import { AddIntensityFigure } from '@understory/contracts/intensity-figures.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinAs, type TestPerson } from '../../../../../api/src/testing/people.ts'
import { askOutcome, payFor, quote } from '../../../../../api/src/testing/purchases.ts'
import { startTestSite, type TestSite } from '../../../testing/start-test-site.ts'

const DASHBOARD = '/my-impact/dashboards/footprint'
const PURCHASES = '/my-impact/manage/instant'
const RESULT = `/app/business/footprint/estimate/result?${new URLSearchParams({
  sector: 'bakery_products',
  country: 'GB',
  turnover: '850000',
  currency: 'GBP',
  year: '2024',
  frequency: 'annual',
})}`

let site: TestSite
let owner: TestPerson
let startMonth: string
let purchaseId: string

beforeAll(async () => {
  site = await startTestSite()
  await site.api.work()
  owner = await joinAs(site.api, 'business')
  startMonth = `${new Date().getUTCFullYear()}-01`
  await site.post(RESULT, { companyName: 'Fernbank', startMonth }, owner)
  const { quoteId } = await quote(site.api, { co2eGrams: 5_000_000 }, 'business')
  const bought = await payFor(site.api, owner, quoteId)
  await askOutcome(site.api, owner, bought.paymentId)
  purchaseId = bought.purchaseId
})
afterAll(() => site.close())

const change = (fields: Record<string, string>) =>
  site.post(PURCHASES, { purchaseId, theme: 'none', reference: '', ...fields }, owner)

test('tonnes bought at once are assigned to a year of the footprint, and stand beside it', async () => {
  const dashboard = await site.get(DASHBOARD, owner)
  expect(dashboard.text).toContain('Funded for the footprint')
  expect(dashboard.text).toContain('None')
  const refused = await change({ footprintYear: '2011-01' })
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('Please choose a year of one of your footprints.')
  expect((await change({ footprintYear: startMonth })).location).toContain('saved=')
  const purchases = await site.get(PURCHASES, owner)
  expect(purchases.text).toContain('The year from January')
  const covered = await site.get(DASHBOARD, owner)
  expect(covered.text).toMatch(/Estimated [\d.,]+ tonnes 5 tonnes \d+ %/)
  expect(covered.text).toContain('It is a contribution beside the footprint')
  const csv = await site.get(`${DASHBOARD}.csv?from=${startMonth}`, owner)
  expect(csv.text).toContain('funded_kg')
  expect(csv.text).toContain(',416.667')
})

test('the setups begin with the active footprint, and with what nothing was funded for yet', async () => {
  const once = await site.get('/app/business/footprint/one-time/setup', owner)
  const yearly = await site.get('/app/business/footprint/setup', owner)
  for (const { text } of [once, yearly]) expect(text).toContain('Your estimated footprint from')
  const tonnes = ({ html }: { html: string }) =>
    Number(/name="tonnes"[^>]*value="([\d.]+)"/.exec(html)?.[1])
  expect(tonnes(once)).toBeCloseTo(tonnes(yearly) - 5, 5)
  const asked = await site.get('/app/business/footprint/one-time/setup?tonnes=3', owner)
  expect(tonnes(asked)).toBe(3)
  expect(tonnes(await site.get('/app/business/footprint/one-time/setup'))).toBe(10)
})

test('a new estimate begins with what was given, and a figure per unit is a link away', async () => {
  const { html, text } = await site.get(DASHBOARD, owner)
  expect(html).toContain('<input type="hidden" name="sector" value="bakery_products"/>')
  expect(html).toMatch(/name="turnover"[^>]*value="850000"/)
  expect(text).toContain('Add an intensity figure')
  const body = {
    title: 'Loaves',
    unit: 'loaf',
    baseMonth: startMonth,
    units: [{ year: Number(startMonth.slice(0, 4)), units: 400_000 }],
  }
  await site.api.call(AddIntensityFigure, { body }, owner.bearer)
  expect((await site.get(DASHBOARD, owner)).text).toMatch(/g per loaf of CO2e in \d{4}, estimated/)
})
