import { AddIntensityFigure } from '@understory/contracts/footprints/climate-plan/intensity-figures.ts'
import { GetImpactChart } from '@understory/contracts/proof/ledger.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askOutcome, payFor, quote } from '../../../../../../api/src/testing/commerce/purchases.ts'
import { joinAs, type TestPerson } from '../../../../../../api/src/testing/people/people.ts'
import { startTestSite, type TestSite } from '../../../../testing/start-test-site.ts'

const DASHBOARD = '/my-impact/dashboards/footprint'
const IMPACT = '/my-impact/dashboards/impact'
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
  const [, headline] = /about ([\d.,]+ t) of CO2e a year/.exec(covered.text) ?? []
  expect(covered.text).toMatch(new RegExp(`Estimated ${headline} 5 t \\d+%`))
  expect(covered.text).toContain('It is a contribution beside the footprint')
  const overview = await site.get('/my-impact', owner)
  expect(overview.text).toContain(`About ${headline} a year`)
  expect(overview.text).toContain('5 t beside it')
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

/** The rows of the table behind a chart, as numbers. */
const rowsBehind = (html: string, caption: string) => {
  const [, table = ''] =
    new RegExp(`<caption[^>]*>${caption}</caption>(.*?)</table>`, 's').exec(html) ?? []
  const [, body = ''] = /<tbody[^>]*>(.*?)<\/tbody>/s.exec(table) ?? []
  return [...body.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)]
      .slice(1)
      .map(([, cell = '']) => Number(cell.replaceAll(',', ''))),
  )
}
const sizeOf = (png: Uint8Array) => [16, 20].map((at) => Buffer.from(png).readUInt32BE(at))

test('the charts of impact show each month or the sum so far, and keep the days', async () => {
  const days = `from=${startMonth}-01&to=${startMonth.slice(0, 4)}-12-31`
  const monthly = await site.get(`${IMPACT}?${days}`, owner)
  expect(monthly.html).toMatch(/aria-current="true"[^>]*>By month</)
  expect(monthly.html).toContain(`${IMPACT}?${days.replace('&', '&amp;')}&amp;show=total#detail`)
  const total = await site.get(`${IMPACT}?${days}&show=total`, owner)
  expect(total.html).toMatch(/aria-current="true"[^>]*>In total</)
  expect(total.html).toContain('<input type="hidden" name="show" value="total"/>')
  expect(total.html).toContain(`${IMPACT}.png?${days.replace('&', '&amp;')}&amp;show=total"`)
  expect((await site.get(IMPACT, owner)).text).toContain(
    'Where it goes 5 tonnes of CO2e Clean cookstoves',
  )
  expect(total.text).not.toContain('Where it goes')
  const rows = rowsBehind(total.html, 'CO2e funded in total')
  expect(rows).toHaveLength(12)
  let sum = 0
  for (const [inMonth = 0, byThen] of rows) {
    sum += inMonth
    expect(byThen).toBeCloseTo(sum, 6)
  }
  expect(sum).toBe(5)
  const csv = await site.get(`${IMPACT}.csv?${days}&show=total`, owner)
  expect(csv.text).toContain('co2e_kg_total')
  expect(csv.text).toMatch(/-12,0,[\d.]+,0,0,5000,0/)
})

test('the charts are saved as a picture of the account that asks', async () => {
  const other = await joinAs(site.api, 'business')
  for (const [path, name] of [
    [`${IMPACT}.png?show=total&from=${startMonth}-01`, `impact-in-total-from-${startMonth}-01`],
    [`${DASHBOARD}.png?from=${startMonth}`, `footprint-by-month-${startMonth}-to-`],
  ] as const) {
    const own = await site.get(path, owner)
    expect(own.headers.get('content-type')).toBe('image/png')
    expect(own.headers.get('content-disposition')).toContain(`attachment; filename="${name}`)
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect((await site.get(path, other)).html).not.toBe(own.html)
    expect((await site.get(path)).location).toContain('/login')
  }
  const chart = await site.api.call(GetImpactChart, { query: {} }, owner.bearer)
  expect(sizeOf(chart.data)[0]).toBe(1600)
})

test('the chart of a footprint adds up to the year', async () => {
  const monthly = await site.get(`${DASHBOARD}?from=${startMonth}&scope=scope1`, owner)
  expect(monthly.html).toContain('scope=scope1&amp;show=total#graph')
  const total = await site.get(`${DASHBOARD}?from=${startMonth}&show=total`, owner)
  expect(total.text).toContain('Added up')
  expect(total.html).toContain('added up month by month, in t CO2e')
  const rows = rowsBehind(total.html, `Estimated, January \\d+ to December \\d+`)
  expect(rows.at(-1)?.at(-1)).toBe(5)
})

test('months before the first footprint have no figure, on the page and in the file', async () => {
  const before = `from=${Number(startMonth.slice(0, 4)) - 1}-11&period=quarter`
  const page = await site.get(`${DASHBOARD}?${before}`, owner)
  expect(page.text).toMatch(/Estimated, November \d+ to January/)
  expect(page.text).toMatch(/Nov \d+ – – – 0/)
  const csv = await site.get(`${DASHBOARD}.csv?${before}`, owner)
  expect(csv.text).toMatch(/-11,,,,0, /)
  expect(csv.text).toMatch(/-01,[\d.]+,[\d.]+,[\d.]+,[\d.]+,estimated/)
  const none = await site.get(`${DASHBOARD}?from=2011-09&period=quarter`, owner)
  expect(none.text).toContain('No footprint covers these months.')
  expect(none.text).not.toContain('September 2011 to November 2011')
})

test('a setup begins with nothing once as much is funded as was emitted', async () => {
  const { quoteId } = await quote(site.api, { co2eGrams: 1_000_000_000 }, 'business')
  const bought = await payFor(site.api, owner, quoteId)
  await askOutcome(site.api, owner, bought.paymentId)
  await change({ purchaseId: bought.purchaseId, footprintYear: startMonth })
  const once = await site.get('/app/business/footprint/one-time/setup', owner)
  expect(once.text).toContain('and as much is funded already')
  expect(once.html).toMatch(/name="tonnes"[^>]*value="0"/)
})
