import { SaveVehicles, UpdateVehicle } from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { INSTRUMENT_CRITERIA } from '@understory/domain/footprints/company-footprints/inventory/market/market-factor.ts'
import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inviteColleague } from '../../../../../../api/src/testing/people/colleagues.ts'
import { joinAs, type TestPerson } from '../../../../../../api/src/testing/people/people.ts'
import { startTestSite, type TestPage, type TestSite } from '../../../../testing/start-test-site.ts'

const DASHBOARD = '/my-impact/dashboards/footprint'
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
let viewer: TestPerson
let inventory: string

beforeAll(async () => {
  site = await startTestSite()
  await site.api.work()
  owner = await joinAs(site.api, 'business')
  viewer = await inviteColleague(site.api, owner, 'viewer')
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.api.deps.db.deleteFrom('footprint').execute()
  await site.post(RESULT, { companyName: 'Fernbank', startMonth: '2024-01' }, owner)
  const { html } = await site.get(DASHBOARD, owner)
  const [, footprintId = ''] = /name="footprintId" value="([^"]*)"/.exec(html) ?? []
  inventory = `${DASHBOARD}/${footprintId}`
  await site.post(inventory, { intent: 'start', approach: 'operationalControl' }, owner)
})

const say = (category: string, fields: Record<string, string>) =>
  site.post(`${inventory}/category/${category}`, fields, owner)
const tonnes = (page: TestPage, pattern: RegExp) =>
  [...page.html.matchAll(pattern)].map(([, value = '']) => Number(value.replaceAll(',', '')))

describe('someone who may only look', () => {
  test('sees every figure and nothing to press', async () => {
    const dashboard = await site.get(DASHBOARD, viewer)
    expect(dashboard.text).toContain('Open the inventory')
    const page = await site.get(inventory, viewer)
    expect(page.text).toContain('Stationary combustion')
    const category = await site.get(`${inventory}/category/franchises`, viewer)
    const forms =
      /Offset this footprint|New estimate|Delete the estimate|Change the approach|Quick entry|Import a file|Add a company|Add a line|It does not apply/
    const companies = await site.get(`${inventory}/companies`, viewer)
    for (const { text } of [dashboard, page, category, companies]) expect(text).not.toMatch(forms)
    expect((await site.get(`${inventory}/quick`, viewer)).location).toBe(inventory)
    expect((await site.get(`${inventory}/import`, viewer)).location).toBe(inventory)
    expect((await site.get(RESULT, viewer)).text).toContain('You can look at the footprints')
  })

  test('is refused with a sentence by every form', async () => {
    const says = 'Your role in this account does not allow that.'
    for (const [path, form] of [
      [RESULT, { companyName: 'Fernbank', startMonth: '2024-02' }],
      [`${inventory}/companies`, { intent: 'approach', approach: 'equityShare' }],
      [`${inventory}/companies`, { intent: 'add', name: 'Mill', share: '50' }],
      [`${inventory}/category/franchises`, { state: 'not-applicable', reason: 'None' }],
      [DASHBOARD, { footprintId: inventory.split('/').at(-1) ?? '' }],
    ] as const) {
      const { status, text } = await site.post(path, form, viewer)
      expect([path, status, text.includes(says)]).toEqual([path, 403, true])
    }
  })
})

test.each(['', '/quick', '/import', '/category/franchises', '/inventory.csv'])(
  'an address with an id that is none finds nothing: %s',
  async (path) => {
    expect((await site.get(`${DASHBOARD}/not-an-id${path}`, owner)).status).toBe(404)
    expect((await site.get(`${inventory}${path}`)).status).toBe(302)
  },
)

test('the dashboard answers whatever month its address asks for', async () => {
  for (const from of ['9999-12', '0000-01', '2026-13', ''])
    expect((await site.get(`${DASHBOARD}?from=${from}`, owner)).status).toBe(200)
})

test('the figures of the categories add up to those of the scopes and of the whole', async () => {
  const [gas, electricity] = ['12,345', '6,789']
  await site.post(`${inventory}/quick`, { gas, electricity, trains: '777', water: '55' }, owner)
  for (const category of ['capitalGoods', 'upstreamLeasedAssets'])
    await say(category, { state: 'benchmark' })
  const page = await site.get(inventory, owner)
  const [total = 0] = tonnes(page, /<h2 id="sums">([\d.,]+) t/g)
  const scopes = tonnes(page, /<dd>([\d.,]+) t<\/dd>/g).slice(0, 3)
  const categories = tonnes(
    page,
    /<span class="[^"]*figure[^"]*">([\d.,]+) t(?:<span class="subline">.*?<\/span>)?<\/span><\/li>/g,
  )
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
  expect(categories.length).toBeGreaterThan(4)
  expect(sum(scopes)).toBeCloseTo(total, 6)
  expect(sum(categories)).toBeCloseTo(total, 6)
})

test('a category is rounded as in the report, not cut, and its lines are exact', async () => {
  const line = { intent: 'add', ownFactor: 'yes', ownKind: 'supplier', ownSource: 'Mill Ltd' }
  const flour = { ...line, unit: 'tonnes', ownKg: '1000', description: 'Flour' }
  for (const quantity of ['2.421', '1.638'])
    await say('purchasedGoodsAndServices', { ...flour, quantity })
  const { text } = await site.get(`${inventory}/category/purchasedGoodsAndServices`, owner)
  expect(text).toMatch(
    /Entered, and the rest by the benchmark: [\d.]+ tonnes of CO2e Entered: 4.06 tonnes. The benchmark of your sector is/,
  )
  expect(text).toContain('2.421 tonnes')
  expect(text).toMatch(/Between [\d.]+ tonnes and [\d,.]+ tonnes, nineteen/)
  const companies = await site.get(`${inventory}/companies`, owner)
  expect(companies.text).toContain('4.06 tonnes of 4.06 tonnes in 2 lines')
})

test('a category beneath the benchmark of its scope is not asked for', async () => {
  await say('unknownScopeOne', { state: 'benchmark' })
  const { text } = await site.get(inventory, owner)
  expect(text).toContain('Mobile combustion Not needed')
  expect(text).toContain('18 categories are still open')
})

describe('a line', () => {
  const add = (fields: Record<string, string>) =>
    say('indirectElectricityEmissions', {
      intent: 'add',
      factorId: 'uk-2026:1',
      unit: 'kWh',
      ...fields,
    })

  test.each([
    [{}, 'quantity', 'Please give a quantity.'],
    [{ quantity: 'many' }, 'quantity', 'Please use a number'],
    [{ quantity: '5', marketSource: 'REGO 17' }, 'marketKg', 'Please give its kg of CO2e per unit'],
    [{ quantity: '5', marketKg: '0' }, 'marketSource', 'Please say which contract'],
    [{ quantity: '5', unit: 'kg' }, 'unit', 'of another kind'],
  ])(
    'with %j says beside the field what to do, and keeps the rest',
    async (fields, field, says) => {
      const page = await add({ note: 'From the March bill', ...fields })
      expect(page.status).toBe(400)
      expect(page.problemOf(field)).toContain(says)
      expect(page.html).toContain('value="From the March bill"')
      expect(page.html).not.toMatch(/name="withUpstream"[^>]*checked/)
    },
  )

  test('with a factor of a supplier says which, and keeps what was typed', async () => {
    const own = { intent: 'add', ownFactor: 'yes', ownKind: 'supplier', unit: 'tonnes' }
    const flour = { ...own, quantity: '38.5', description: 'Flour', ownKg: '412' }
    const page = await say('purchasedGoodsAndServices', { ...flour, ownSource: '' })
    expect(page.problemOf('ownSource')).toContain('Please say where this factor is from')
    expect(page.html).toContain('value="412"')
    const without = await say('purchasedGoodsAndServices', { ...own, quantity: '1' })
    expect(without.problemOf('ownKg')).toContain('Please give its kg')
    await say('purchasedGoodsAndServices', { ...flour, ownSource: 'Mill Ltd, declaration 7' })
    const { text } = await site.get(`${inventory}/category/purchasedGoodsAndServices`, owner)
    expect(text).toContain('412 kg per tonne')
    expect(text).toContain('By the supplier: Mill Ltd, declaration 7')
  })

  test('says its months, its company and how firm it is, and is changed with everything that it says', async () => {
    const months = { fromMonth: '2024-02', toMonth: '2024-03' }
    const firm = { reliability: 'very-good', completeness: 'good', temporal: 'very-good' }
    await add({ quantity: '5000', description: 'Shop', ...months, ...firm, withUpstream: 'yes' })
    const address = `${inventory}/category/indirectElectricityEmissions`
    const { html, text } = await site.get(address, owner)
    expect(text).toContain('February 2024 to March 2024')
    expect(text).toContain('Data very good (1.2 of 4, 1 is best)')
    expect(text).toContain('610 kg to 700 kg')
    const [, lineId = ''] = /href="\?edit=([0-9a-f-]*)#line"/.exec(html) ?? []
    const form = await site.get(`${address}?edit=${lineId}`, owner)
    expect(form.text).toContain('Change a line')
    expect(form.html).toMatch(/name="withUpstream"[^>]*checked/)
    expect(form.html).toMatch(/<option value="2024-03" selected=""/)
    expect(form.html).toMatch(/<option value="very-good" selected=""/)
    const changed = { intent: 'change', lineId, quantity: '6000', description: 'Shop' }
    const wrong = await add({ ...changed, fromMonth: '2024-05', toMonth: '2024-04' })
    expect(wrong.problemOf('toMonth')).toContain('before the first one')
    await add(changed)
    const after = await site.get(address, owner)
    expect(after.text).toContain('6,000 kWh')
    expect(after.text).not.toContain('5,000 kWh')
    expect(after.html.match(/name="lineId"/g)).toHaveLength(1)
  })

  test('of money shows how it was converted, and refuses a currency without a rate', async () => {
    const spend = { intent: 'add', factorId: 'uk-spend-2023:69.2', quantity: '1000' }
    const page = await site.get(
      `${inventory}/category/purchasedGoodsAndServices?kind=spend&words=accounting&factor=uk-spend-2023:69.2`,
      owner,
    )
    expect(page.text).toContain('Year it was spent')
    const wrong = await say('purchasedGoodsAndServices', {
      ...spend,
      unit: 'CUP',
      spendYear: '2016',
    })
    expect(wrong.problemOf('unit')).toContain('no exchange rate')
    await say('purchasedGoodsAndServices', { ...spend, unit: 'EUR', spendYear: '2024' })
    const { text } = await site.get(`${inventory}/category/purchasedGoodsAndServices`, owner)
    expect(text).toContain('By spend: 1,000 EUR in 2024 × 0.84676 GBP per EUR of 2024 × 0.96832')
  })

  test('of a contract with zero kilograms that meets every criterion is market-based zero', async () => {
    const met = INSTRUMENT_CRITERIA.map((each) => [`criterion-${each}`, 'yes'])
    await add({
      quantity: '5000',
      marketSource: 'REGO 17',
      marketKg: '0',
      ...Object.fromEntries(met),
    })
    const { text } = await site.get(inventory, owner)
    expect(text).toMatch(/Scope 2, by market.*0\.00 t/)
    expect(text).toContain('Of scope 2 by location, covered by instruments')
  })

  test('of a contract that misses a criterion covers nothing, and says which; a residual mix needs its source', async () => {
    const given = { quantity: '5000', marketSource: 'REGO 18', marketKg: '0' }
    const wrong = await add({ ...given, residualKg: '0.4' })
    expect(wrong.problemOf('residualSource')).toContain('who published it')
    await add({ ...given, 'criterion-cancelled': 'yes' })
    const { text } = await site.get(inventory, owner)
    expect(text).toContain('REGO 18 covers nothing: nobody has confirmed that it carries')
  })
})

test('saved vehicles are drawn in with checkboxes, are offered no longer then, and an update is offered', async () => {
  const vehicle = {
    market: 'uk',
    vehicleType: 'car',
    basis: {
      kind: 'ghg-estimate',
      answers: { fuelType: 'petrol', reportingYear: '2024', vehicleCategory: 'average' },
    },
    registrationNumber: null,
    annualMileage: 10_000,
    mileageUnit: 'km',
    multiplyVehicles: 1,
  } as const
  const saved = await site.api.call(SaveVehicles, { body: { vehicles: [vehicle] } }, owner.bearer)
  const vehicleId = saved.data.vehicleIds[0] ?? ''
  const address = `${inventory}/category/mobileCombustion`
  expect((await site.get(address, owner)).html).toContain(`value="${vehicleId}"`)
  const none = await site.post(address, { intent: 'draw' }, owner)
  expect(none.problemOf('vehicleIds')).toContain('Please choose a vehicle.')
  await site.post(address, { intent: 'draw', vehicleId }, owner)
  const drawn = await site.get(address, owner)
  expect(drawn.text).toContain('From your saved vehicles')
  expect(drawn.text).toContain('10,000 km')
  expect(drawn.text).toContain('All of your saved vehicles are counted.')
  const elsewhere = await site.get(`${inventory}/category/businessTravel`, owner)
  expect(elsewhere.text).toContain('1 is counted in these months elsewhere')
  const change = { params: { vehicleId }, body: { annualMileage: 20_000 } }
  await site.api.call(UpdateVehicle, change, owner.bearer)
  expect((await site.get(address, owner)).text).toContain('Some vehicles changed')
  await site.post(address, { intent: 'draw-again', vehicleId }, owner)
  const updated = await site.get(address, owner)
  expect(updated.text).toContain('20,000 km')
  expect(updated.text).not.toContain('Some vehicles changed')
})

test('lines with factors of another year are offered a recalculation, which is shown before and after', async () => {
  const line = { intent: 'add', quantity: '1000', unit: 'kWh (Gross CV)', description: 'Boiler' }
  const factorId = 'uk-2025:1_100_1004_6_1'
  await site.post(`${inventory}/category/stationaryCombustion`, { ...line, factorId }, owner)
  expect((await site.get(inventory, owner)).text).toContain('Other factors fit this year better')
  const dashboard = await site.get('/my-impact/dashboards/footprint', owner)
  expect(dashboard.text).toContain('Other factors fit the year of its inventory better.')
  const address = `${inventory}/recalculation`
  const before = await site.get(address, owner)
  expect(before.text).toContain('1 line would change')
  expect(before.text).toContain('This set fits the year better.')
  expect((await site.get(address, viewer)).html).not.toContain('Recalculate</button>')
  expect((await site.post(address, { intent: 'recalculate' }, owner)).status).toBe(303)
  const after = await site.get(address, owner)
  expect(after.text).toContain('Recalculated before')
  expect(after.text).toContain('nothing to recalculate')
})

test('quick entry shows what is entered, replaces it, and deletes what is emptied', async () => {
  const enter = (fields: Record<string, string>) => site.post(`${inventory}/quick`, fields, owner)
  await enter({ gas: '10,000', accountants: '5400', 'currency-purchases': 'EUR' })
  const form = await site.get(`${inventory}/quick`, owner)
  expect(form.html).toMatch(/name="gas"[^>]*value="10000"/)
  expect(form.html).toMatch(/<option value="EUR" selected=""/)
  const address = `${inventory}/category/stationaryCombustion`
  await enter({ gas: '12,000', accountants: '5400', 'currency-purchases': 'EUR' })
  const gas = await site.get(address, owner)
  expect(gas.text).toContain('12,000 kWh')
  expect(gas.html.match(/name="lineId"/g)).toHaveLength(1)
  await enter({ gas: '', accountants: '5400', 'currency-purchases': 'EUR' })
  expect((await site.get(address, owner)).text).toContain('Scope 1. Open')
  const bought = await site.get(`${inventory}/category/purchasedGoodsAndServices`, owner)
  expect(bought.text).toContain('By spend: 5,400 EUR in 2024')
})

test.each([
  ['stationaryCombustion', 'tool=gas&cubicMetres=1,000&calorificValue=39.5', '11,220.6 kWh'],
  ['fugitiveEmissions', 'tool=screening&equipment=supermarket&charge=100&age=new', '19 kg a year'],
  [
    'fugitiveEmissions',
    'tool=log&boughtForNew=30&chargeOfNew=28&addedInService=5&chargeOfDisposed=12&recovered=9',
    '10 kg of this refrigerant',
  ],
  ['combinedHeatAndPower', 'tool=chp&kg=900&powerKwh=1000&heatKwh=1000', '0.6 kg per kWh of power'],
  ['fugitiveEmissions', 'tool=screening&equipment=supermarket&charge=2,5&age=before', '0.425 kg'],
  ['fugitiveEmissions', 'tool=scrapped&equipment=heatPumps&charge=10', '2.72 kg'],
])('what %s needs is worked out: %s', async (category, query, says) => {
  const { text } = await site.get(`${inventory}/category/${category}?${query}`, owner)
  expect(text).toContain(says)
})

test.each([
  ['combinedHeatAndPower', 'chp&kg=much&powerKwh=1&heatKwh=1', 'chp-kg', 'Please use a number'],
  [
    'combinedHeatAndPower',
    'chp&kg=9&powerKwh=0&heatKwh=0',
    'chp-powerKwh',
    'Please give the power',
  ],
  [
    'fugitiveEmissions',
    'screening&equipment=domestic&charge=10.000',
    'screening-charge',
    'two ways',
  ],
  [
    'fugitiveEmissions',
    'screening&equipment=domestic&charge=1,2,3',
    'screening-charge',
    'Please use a number',
  ],
  [
    'fugitiveEmissions',
    'scrapped&equipment=domestic&charge=',
    'scrapped-charge',
    'Please give this figure.',
  ],
  [
    'fugitiveEmissions',
    'scrapped&equipment=toaster&charge=1',
    'scrapped-equipment',
    'Please choose',
  ],
  [
    'stationaryCombustion',
    'gas&cubicMetres=-1&calorificValue=39,5',
    'gas-cubicMetres',
    'zero or more',
  ],
])(
  'what cannot be worked out for %s says so beside its field: %s',
  async (category, query, name, says) => {
    const answer = await site.get(`${inventory}/category/${category}?tool=${query}`, owner)
    expect(answer.problemOf(name) ?? '').toContain(says)
  },
)

test('a company is added, counts by its share, and is changed or removed', async () => {
  const say = (fields: Record<string, string>) => site.post(`${inventory}/companies`, fields, owner)
  const wrong = await say({ intent: 'add', name: '', share: 'half', operational: 'yes' })
  expect(wrong.problemOf('name')).toContain('Please give a name')
  expect(wrong.problemOf('share')).toContain('Please use a number')
  expect(wrong.html).toMatch(/name="operational"[^>]*checked/)
  await say({ intent: 'add', name: 'Joint Ovens', share: '37.5', operational: 'yes' })
  const { html } = await site.get(`${inventory}/category/stationaryCombustion?factor=own`, owner)
  const [, entityId = ''] = /<option value="([0-9a-f-]{36})">Joint Ovens/.exec(html) ?? []
  const own = { ownFactor: 'yes', ownKg: '1000', ownSource: 'Boiler sheet', unit: 'tonnes' }
  const line = { intent: 'add', quantity: '8', site: 'Stroud', entityId }
  await site.post(`${inventory}/category/stationaryCombustion`, { ...line, ...own }, owner)
  const before = await site.get(`${inventory}/companies`, owner)
  expect(before.text).toContain('37.5%, operational control')
  expect(before.text).toContain('3.00 t, 5.00 t less than now')
  expect(before.html).not.toContain('value="remove"')
  const changed = await say({ intent: 'approach', approach: 'equityShare' })
  expect(changed.status).toBe(303)
  expect(before.text).not.toContain('benchmarks of the estimate')
  const goods = `${inventory}/category/purchasedGoodsAndServices`
  await site.post(goods, { state: 'benchmark' }, owner)
  const beside = await site.get(`${inventory}/companies`, owner)
  expect(beside.text).toMatch(
    /benchmarks of the estimate stand for [\d.]+ (tonnes|kg) of the footprint/,
  )
  await say({ intent: 'change', entityId, name: 'Joint Ovens', share: '25' })
  const { text } = await site.get(`${inventory}/companies`, owner)
  expect(text).toMatch(/Joint Ovens 25%, no control 25% 2 tonnes of 8 tonnes in 1 line/)
  expect(text).toContain('Stroud Joint Ovens 1 2 tonnes')
  const category = await site.get(`${inventory}/category/stationaryCombustion`, owner)
  expect(category.text).toContain('Counts 25%: 2 tonnes')
})

test('a category shows its lines by the page', async () => {
  const lines = Array.from(
    { length: 201 },
    (_, at) => `stationaryCombustion,${at + 1},kWh,uk-2026:1`,
  )
  const csv = ['category,quantity,unit,factor_id', ...lines].join('\n')
  expect((await site.post(`${inventory}/import`, { csv, intent: 'add' }, owner)).status).toBe(303)
  const address = `${inventory}/category/stationaryCombustion`
  const { html } = await site.get(address, owner)
  const rows = (page: string) => page.match(/name="lineId"/g)?.length
  expect(rows(html)).toBe(200)
  const [, after = ''] = /href="(\?after=[^"]*)"/.exec(html) ?? []
  expect(rows((await site.get(`${address}${after.replace('#lines', '')}`, owner)).html)).toBe(1)
})

test('a footprint of nothing at all is declared and shown', async () => {
  for (const category of CATEGORY_KEYS)
    await say(category, { state: 'not-applicable', reason: 'We are asleep' })
  const refused = await site.post(inventory, { intent: 'declare' }, owner)
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('Said not to apply; a firm of your sector and size usually has')
  const reason = 'We are asleep, all of us, for the whole year'
  const asked = [...refused.html.matchAll(/name="reason-(\w+)"/g)].map(([, name]) => name ?? '')
  const answers = Object.fromEntries(
    asked.flatMap((name) => [
      [`answer-${name}`, 'figures'],
      [`reason-${name}`, reason],
    ]),
  )
  const short = { ...answers, [`reason-${asked[0]}`]: 'None.' }
  const tooShort = await site.post(inventory, { intent: 'declare', ...short }, owner)
  expect(tooShort.status).toBe(400)
  expect(tooShort.text).toContain('Please say in 20 characters or more why these figures are all.')
  const declared = await site.post(
    inventory,
    {
      intent: 'declare',
      ...answers,
      ...(refused.html.includes('name="belowRange"') && { belowRange: 'on' }),
    },
    owner,
  )
  expect(declared.status).toBe(303)
  const { html } = await site.get(DASHBOARD, owner)
  expect(html).toContain('Declared')
  expect(html).not.toContain('NaN')
  await say('purchasedGoodsAndServices', { state: 'benchmark' })
  expect((await site.get(inventory, owner)).text).toContain(
    'Declared are 0.00 t. What changed since',
  )
})
