import { afterAll, beforeAll, expect, test } from 'vitest'
import { refinedFootprint } from '../../../../../../api/src/testing/footprints/footprints.ts'
import { joinAs, type TestPerson } from '../../../../../../api/src/testing/people/people.ts'
import { startTestSite, type TestSite } from '../../../../testing/start-test-site.ts'

let site: TestSite
let ada: TestPerson
beforeAll(async () => {
  site = await startTestSite()
  ada = await joinAs(site.api, 'business')
})
afterAll(() => site.close())

const GAS = {
  intent: 'add',
  description: 'Ovens',
  quantity: '124,500,000',
  unit: 'kWh (Gross CV)',
  factorId: 'uk-2025:1_100_1004_6_1',
}

test('a figure that is far off is asked about beside its field, saved on request, and explained', async () => {
  const base = `/my-impact/dashboards/footprint/${await refinedFootprint(site.api, ada)}`
  const category = `${base}/category/stationaryCombustion`
  const asked = await site.post(category, GAS, ada)
  expect(asked.status).toBe(409)
  expect(asked.problemOf('quantity')).toContain('Did you mean 124,500 kWh')
  expect(asked.html).toContain('value="124,500,000"')
  expect(asked.text).toContain('I have looked again, and it is right')
  expect((await site.post(category, { ...GAS, isSure: 'on' }, ada)).status).toBe(303)
  const listed = await site.get(base, ada)
  expect(listed.text).toContain('Please look at these')
  const key = /name="key" value="([^"]*)"/.exec(listed.html)?.[1] ?? ''
  const bare = await site.post(base, { intent: 'clear', key, reason: '' }, ada)
  expect(bare.problemOf('why-0')).toBe('Please say why it is right.')
  const said = { intent: 'clear', key, reason: 'We fire bricks.' }
  expect((await site.post(base, said, ada)).location).toBe(`${base}#look-again`)
  const explained = await site.get(base, ada)
  expect(explained.text).toContain('Explained (1)')
  expect(explained.text).toContain('“We fire bricks.”')
})
