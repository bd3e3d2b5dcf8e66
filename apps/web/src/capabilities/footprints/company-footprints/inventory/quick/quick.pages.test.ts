import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { joinAs, type TestPerson } from '../../../../../../../api/src/testing/people/people.ts'
import { startTestSite, type TestSite } from '../../../../../testing/start-test-site.ts'

const QUICK_BASE = '/my-impact/dashboards/footprint'
const QUICK_RESULT = `/app/business/footprint/estimate/result?${new URLSearchParams({
  sector: 'furniture',
  country: 'GB',
  turnover: '1400000',
  currency: 'GBP',
  year: '2025',
  frequency: 'annual',
})}`

let site: TestSite
let owner: TestPerson
let inventory: string
let page: string

beforeAll(async () => {
  site = await startTestSite()
  await site.api.work()
  owner = await joinAs(site.api, 'business')
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.api.deps.db.deleteFrom('footprint').execute()
  await site.post(QUICK_RESULT, { companyName: 'Joinery', startMonth: '2025-01' }, owner)
  const { html } = await site.get(QUICK_BASE, owner)
  const [, footprintId = ''] = /name="footprintId" value="([^"]*)"/.exec(html) ?? []
  inventory = `${QUICK_BASE}/${footprintId}`
  page = `${inventory}/quick`
  await site.post(inventory, { intent: 'start', approach: 'operationalControl' }, owner)
})

const save = (group: string, fields: Record<string, string>) =>
  site.post(page, { group, [`currency-${group}`]: 'GBP', ...fields }, owner)
const category = (name: string) => site.get(`${inventory}/category/${name}`, owner)

test('goods are asked for first, with what firms of the sector buy', async () => {
  const { html } = await site.get(page, owner)
  expect(html).toMatch(/name="material-1-words"[^>]*value="wood"/)
  expect(html.indexOf('group-goods')).toBeLessThan(html.indexOf('group-energy'))
})

test('each part is saved by itself, says what the total is now, and opens the next', async () => {
  const goods = {
    'material-1-words': 'timber',
    'material-1-amount': '42,500',
    'material-1-unit': 'money',
    'material-2-words': 'plastic film',
    'material-2-amount': '3',
    'material-2-unit': 'tonnes',
    'resale-1-words': 'furniture',
    'resale-1-amount': '9000',
    subcontractors: '12000',
  }
  const saved = await save('goods', goods)
  expect(saved.location).toBe(`${page}?saved=4&group=goods#saved`)
  const after = await site.get(`${page}?saved=4&group=goods`, owner)
  expect(after.text).toMatch(/4 figures saved; the total is now [\d.,]+ t/)
  expect(after.text).toMatch(/of this total is entered by you/)
  expect(after.html).toMatch(/<details[^>]*open=""[^>]*id="group-energy"/)
  expect(after.text).toContain('Counted as Wood')
  const bought = await category('purchasedGoodsAndServices')
  for (const words of ['timber', 'plastic film', 'furniture', 'Subcontractors'])
    expect(bought.text).toContain(words)
  expect((await save('energy', { gas: '38000' })).location).toContain('saved=1&group=energy')
  expect((await category('purchasedGoodsAndServices')).text).toContain('timber')
})

test('timber by the cubic metre is weighed by the density that is picked, and the line says so', async () => {
  const wood = { 'material-1-words': 'timber', 'material-1-amount': '12 m3' }
  await save('goods', { ...wood, 'material-1-unit': 'softwood' })
  const bought = await category('purchasedGoodsAndServices')
  expect(bought.text).toContain('6 tonnes')
  expect((await site.get(page, owner)).text).toContain('12 m3 of softwood at 0.5 t/m3')
  const same = { ...wood, 'material-1-amount': '6', 'material-1-unit': 'tonnes' }
  expect((await save('goods', same)).location).toContain('saved=0')
})

test('what is sold by volume is weighed by a density that is given, and asks for one', async () => {
  const pellets = {
    'material-1-words': 'timber',
    'material-1-amount': '12',
    'material-1-unit': 'own-density',
  }
  const asked = await save('goods', pellets)
  expect(asked.problemOf('material-1-density')).toContain('tonnes per m3')
  await save('goods', { ...pellets, 'material-1-density': '0.65' })
  expect((await site.get(page, owner)).text).toContain('12 m3 at 0.65 t/m3 (as given)')
})

test('words that nothing is found for are refused beside them, and nothing is saved', async () => {
  const refused = await save('goods', {
    'material-1-words': 'qwrtzp',
    'material-1-amount': '10',
    'material-2-amount': '20',
    subcontractors: '100',
  })
  expect(refused.status).toBe(400)
  expect(refused.problemOf('material-1-words')).toContain('We found nothing for “qwrtzp”')
  expect(refused.problemOf('material-2-words')).toContain('Please say what it is.')
  expect(refused.html).toMatch(/name="subcontractors"[^>]*value="100"/)
  expect((await category('purchasedGoodsAndServices')).text).toContain('Open')
})

test('a row of goods is changed, keeps its factor, and goes when its amount is emptied', async () => {
  const row = { 'material-1-words': 'timber', 'material-1-unit': 'money' }
  await save('goods', { ...row, 'material-1-amount': '100' })
  expect((await save('goods', { ...row, 'material-1-amount': '100' })).location).toContain(
    'saved=0',
  )
  await save('goods', { ...row, 'material-1-amount': '250' })
  const bought = await category('purchasedGoodsAndServices')
  expect(bought.html.match(/name="lineId"/g)).toHaveLength(1)
  expect(bought.text).toContain('250 GBP')
  await save('goods', row)
  expect((await category('purchasedGoodsAndServices')).text).toContain('Open')
})

test('a figure from a bill is better than one that is only typed, and the line says why', async () => {
  await save('energy', { gas: '38000', 'fromBills-energy': 'on' })
  const gas = await category('stationaryCombustion')
  expect(gas.text).toContain('Data very good')
  expect(gas.text).toContain('How old the factor is: less than three years')
  expect((await save('energy', { gas: '38000' })).location).toContain('saved=1')
  expect((await category('stationaryCombustion')).text).toContain('a careful estimate')
})

test('what people know is turned into the figure, and the line says how', async () => {
  const bins = {
    'waste-container': 'bin-1100',
    'waste-bins': '1',
    'waste-collections': '52',
    'waste-full': '80',
    'waste-density': '0.12',
  }
  await save('waste', bins)
  expect((await site.get(page, owner)).html).toMatch(/name="waste"[^>]*value="5.491"/)
  const waste = await category('wasteGeneratedInOperations')
  expect(waste.text).toContain('0.12 t/m3 (an assumption unless weighed)')
  const half = await save('people', { 'commuting-people': '12', 'commuting-weeks': '46' })
  expect(half.status).toBe(400)
  expect(half.problemOf('commuting-days')).toContain('Please give this figure.')
  const both = await save('waste', { ...bins, waste: '7' })
  expect(both.problemOf('waste')).toContain('either this figure or')
})

test('electric cars that are charged at the premises are in the meter already', async () => {
  const cars = { electricCars: '20,000' }
  expect((await save('vehicles', cars)).problemOf('electricCars-charged')).toContain(
    'Please say where they are charged.',
  )
  const both = { ...cars, 'electricCars-charged': 'both', 'electricCars-share': '25' }
  await save('vehicles', both)
  const away = await category('companyElectricVehiclesChargedOffsite')
  expect(away.text).toContain('5,000 miles')
  expect(away.text).toContain('25 % of 20,000 miles')
  expect(away.text).toContain('would count twice')
  await save('vehicles', { ...cars, 'electricCars-charged': 'site' })
  const none = await category('companyElectricVehiclesChargedOffsite')
  expect(none.text).toContain('the meter has it')
})

test('what was typed in another part is saved with it, and stays where it cannot be read', async () => {
  const both = await save('energy', { gas: '38000', electricity: '42000', accountants: '2400' })
  expect(both.location).toBe(`${page}?saved=3&group=energy#saved`)
  const refused = await save('energy', { gas: '38000', accountants: 'much' })
  expect(refused.problemOf('accountants')).not.toBe('')
  expect(refused.html).toMatch(
    /<details[^>]*open[^>]*id="group-purchases"|id="group-purchases"[^>]*open/,
  )
})

test('the key of Enter saves all that was typed, and goes on after the part of the last', async () => {
  const { html } = await site.get(page, owner)
  // The first button of a form is the one that Enter presses.
  const first = /<button[^>]*type="submit"[^>]*>/.exec(html)?.[0] ?? ''
  expect(first).not.toContain('name="group"')
  const saved = await site.post(page, { gas: '38000', 'currency-goods': 'GBP' }, owner)
  expect(saved.location).toBe(`${page}?saved=1&group=energy#saved`)
})

test('a figure that is far off is asked about in its own part alone', async () => {
  const asked = await save('energy', { gas: '99000000000' })
  expect(asked.status).toBe(409)
  expect(asked.problemOf('gas')).toContain('Did you mean')
  expect(asked.html.match(/name="isSure-/g)).toHaveLength(1)
  const sure = await save('energy', { gas: '99000000000', 'isSure-energy': 'on' })
  expect(sure.location).toContain('saved=1')
})

test('a site answers the same questions beside the company, and each keeps its own figure', async () => {
  const electricity = (html: string) => /name="electricity"[^>]*value="([^"]*)"/.exec(html)?.[1]
  await save('energy', { electricity: '1000' })
  await save('energy', { electricity: '250', site: 'Leeds' })
  const [company, leeds, york] = await Promise.all(
    ['', '?site=Leeds', '?site=York'].map((of) => site.get(`${page}${of}`, owner)),
  )
  expect([company, leeds, york].map((shown) => electricity(shown?.html ?? '') || null)).toEqual([
    '1000',
    '250',
    null,
  ])
  expect(leeds?.text).toContain('These figures are of Leeds.')
  const lines = await category('indirectElectricityEmissions')
  expect(lines.text).toContain('1,000 kWh')
  expect(lines.text).toContain('250 kWh')
})
