import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestSite, type TestSite } from '../../testing/start-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

describe('another currency keeps what was typed, and puts none of it in the address', () => {
  const chosen = (html: string) => /<option[^>]*selected=""[^>]*>(\w+)/.exec(html)?.[1]

  test('name, email and message of a gift', async () => {
    const path = '/app/personal/gift/one-time/setup'
    const typed = { name: 'Mia Grün', email: 'mia@understory.test', message: 'Grow well' }
    const page = await site.post(`${path}?currency=USD`, {
      ...typed,
      trees: '12',
      co2e: '0',
      plastic: '0',
      from: 'Robin',
      theme: 'christmas',
      currency: 'EUR',
      intent: 'currency',
    })
    expect([page.status, chosen(page.html)]).toEqual([200, 'EUR'])
    for (const words of Object.values(typed)) expect(page.html).toContain(words)
    expect(page.text).toContain('€')
    expect(page.headers.getSetCookie().join()).toContain('understory_currency=EUR.own')
    const { html } = await site.get(path)
    // Enter in a field pays; only the button beside the list changes the currency.
    const [first = ''] = /<button[^>]*form="setup"[^>]*>/.exec(html) ?? []
    expect(first).not.toContain('name="intent"')
    expect(html).toMatch(/<select[^>]*name="currency"[^>]*form="setup"/)
  })

  test('reference and certificate of an instant purchase', async () => {
    const page = await site.post('/app/personal/instant/one-time/setup', {
      trees: '7',
      co2e: '0',
      plastic: '0',
      reference: 'For the office party',
      hideCost: 'on',
      currency: 'USD',
      intent: 'currency',
    })
    expect([page.status, chosen(page.html)]).toEqual([200, 'USD'])
    expect(page.html).toContain('For the office party')
    expect(page.html).toMatch(/<input(?=[^>]*name="hideCost")[^>]*checked/)
    expect(page.text).toContain('$')
  })
})
