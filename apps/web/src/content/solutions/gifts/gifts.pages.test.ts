import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSite, type TestSite } from '../../../testing/start-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

const typedIn = (html: string, name: string) =>
  /value="([^"]*)"/.exec(new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '')?.[1]

test.each(['personal', 'business'])(
  'each preset of the gifts of a %s account opens with exactly what it says, at the price it says',
  async (audience) => {
    const page = await site.get(`/solutions/${audience}/eco-friendly-gifts`)
    const presets = [...page.text.matchAll(/(\d+) trees (£[\d.]+)/g)]
    expect(presets.map(([, trees]) => trees)).toEqual(['10', '25', '100'])
    for (const [, trees = '', price = ''] of presets) {
      const path = `/app/${audience}/gift/one-time/setup?trees=${trees}`
      expect(page.html).toContain(`href="${path}"`)
      const setup = await site.get(path)
      const amounts = ['trees', 'co2e', 'plastic'].map((name) => typedIn(setup.html, name))
      expect(amounts).toEqual([trees, '0', '0'])
      expect(setup.text).toContain(price)
    }
  },
)

test.each([
  ['personal', 'name', ''],
  ['business', 'to', 'Fernbank '],
])('who a %s gift is for is taken along without an address', async (audience, field, company) => {
  const landing = await site.get(`/solutions/${audience}/eco-friendly-gifts`)
  const setup = `/app/${audience}/gift/one-time/setup?trees=25`
  expect(landing.html).toContain(`action="${setup}" method="post"`)
  const name = `${company}Dee & Sons`
  const begun = await site.post(setup, { intent: 'begin', name })
  expect(begun.status).toBe(200)
  expect(begun.text).toContain(`For ${name}`)
  expect(typedIn(begun.html, field)).toBe(name.replace('&', '&amp;'))
  expect(typedIn(begun.html, 'trees')).toBe('25')
})

test('without script another row is added by the server, and what was typed stays', async () => {
  const path = '/app/business/gift/one-time/setup'
  const form = { trees: '10', co2e: '0', plastic: '0', from: 'Ash Ltd', theme: 'gift' }
  const rows = { to: ['Dee', ''], toEmail: ['dee@example.org', ''] }
  const more = await site.post(path, { ...form, ...rows, currency: 'GBP', intent: 'row' })
  expect(more.status).toBe(200)
  expect(more.html.match(/name="to"/g)).toHaveLength(3)
  expect(typedIn(more.html, 'to')).toBe('Dee')
  expect(more.text).toContain('For Dee')
})
