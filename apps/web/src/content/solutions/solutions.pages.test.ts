import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSite, type TestSite } from '../../testing/start-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

const pounds = (text: string, before: RegExp) =>
  Number(new RegExp(`${before.source} £([\\d.,]+)`).exec(text)?.[1]?.replaceAll(',', ''))

test.each([
  ['/solutions/personal', '/app/personal/instant/one-time/setup'],
  ['/solutions/personal/instant', '/app/personal/instant/one-time/setup'],
  ['/solutions/personal/subscriptions', '/app/personal/individual/recurring/setup'],
  ['/solutions/business', '/app/business/instant/one-time/setup'],
  ['/solutions/business/instant', '/app/business/instant/one-time/setup'],
  ['/solutions/business/earth-positive-workforce', '/app/business/workforce/recurring/setup'],
])('%s shows an example, prices, questions and the next step', async (path, next) => {
  const { html, text } = await site.get(path)
  expect(text).toContain('An example certificate')
  expect(text).toMatch(/£\d/)
  expect(html.split('What people ask')[1]).toContain(`href="${next}"`)
  expect(html.match(/<details [^>]*name="questions"/g)?.length).toBeGreaterThanOrEqual(4)
})

test('the example invoice of a business costs what its lines add up to, and what the setup asks', async () => {
  const { text } = await site.get('/solutions/business')
  const sum = pounds(text, /Total/)
  expect(sum).toBeGreaterThan(0)
  const lines =
    pounds(text, /120 trees £[\d.]+ a tree/) + pounds(text, /2\.5 tonnes £[\d.]+ a tonne/)
  expect(lines).toBeCloseTo(sum, 2)
  const setup = await site.get('/app/business/instant/one-time/setup?trees=120&co2e=2500&plastic=0')
  expect(setup.text).toContain(`£${sum.toFixed(2)}`)
})

test('the example invoice of a workforce costs twelve times its plan', async () => {
  const { text } = await site.get('/solutions/business/earth-positive-workforce')
  const each = Number(/Standard 10\.8 tonnes 24 trees 2\.4 kg £([\d.]+)/.exec(text)?.[1])
  expect(pounds(text, /Total/)).toBeCloseTo(12 * each, 2)
})

test.each([
  ['/solutions/personal', '/app/personal/instant/one-time/setup?trees=12&co2e=0&plastic=0'],
  [
    '/solutions/business/earth-positive-workforce',
    '/app/business/workforce/recurring/setup?employee_standard=12',
  ],
  [
    '/solutions/business/integrations',
    '/app/business/ecommerce/recurring/setup?orders=400&trees=1',
  ],
])('what the sliders of %s come to is what the page that they lead to asks', async (path, next) => {
  const { html } = await site.get(path)
  const shown = /data-currency="GBP">(£[\d.,]+)</.exec(html)?.[1]
  expect(shown).toMatch(/^£\d/)
  expect((await site.get(next)).text).toContain(shown)
})
