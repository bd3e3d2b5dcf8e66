import { afterAll, expect, test } from 'vitest'
import { expectGoodEverywhere } from '../browser/accessible.ts'
import { DESKTOP, MOVING, newVisitor, useBrowser } from '../browser/browser.ts'
import { countSteps } from '../newcomer/count-steps.ts'
import { newEmail, PASSWORD } from '../visitors/people.ts'
import { callByKey } from './api-key.ts'

useBrowser()

const took: Record<string, object> = {}
afterAll(() => console.table(took))

const MAY = ['Price what the account might buy', 'Buy, within its limits', 'See purchases']

test('someone who is new joins, makes a test key, buys by it and reads a certificate that holds', async () => {
  const { page } = await newVisitor(DESKTOP, MOVING)
  const began = Date.now()
  const counting = countSteps(page)
  const { click, type } = counting
  const main = page.getByRole('main')
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  await page.goto('/developers/quickstart')
  await click(main.getByRole('link', { name: 'On the page of API keys' }))
  await click(main.getByRole('link', { name: 'Join', exact: true }))
  await page.waitForURL(/\/join/)
  await type('Email', newEmail())
  await type('Password', PASSWORD)
  await click(page.getByRole('radio', { name: 'A business' }))
  await click(page.getByLabel('I accept the'))
  await click(button('Join'))
  await page.waitForURL(/your-details/)
  await type('First name', 'Robin')
  await type('Last name', 'Hazelwood')
  await type('Company name', 'Hazelwood & Daughters')
  await click(button('Save and go on'))
  await page.waitForURL(/api-keys/)
  const joined = Date.now()
  await type('Name', 'Trying it out')
  for (const label of MAY) await click(page.getByLabel(label))
  await click(page.getByRole('radio', { name: /A test account/ }))
  await click(button('Make the key'))
  const shown = page.getByRole('region', { name: 'The key', exact: true })
  const key = (await shown.innerText()).trim()
  expect(key).toMatch(/^urk_test_/)
  const made = Date.now()

  const ask = { by: 'mass', impact: 'co2e', amount: '1.25', unit: 't' }
  type Quote = { id: string; totalMinor: number }
  const quote = (await callByKey<Quote>(key, '/v1/quotes', { ask, currency: 'GBP' })).body
  expect(quote.totalMinor).toBeGreaterThan(0)
  const order = { quoteId: quote.id, payment: { method: 'card' } }
  type Purchase = { mode: string; status: string; certificateId: string }
  const { status, body: bought } = await callByKey<Purchase>(key, '/v1/purchases', order)
  expect([status, bought.mode, bought.status]).toEqual([201, 'test', 'paid'])
  const certificate = `/v1/certificates/${bought.certificateId}`
  type Certificate = { mode: string; isWithdrawn: boolean; co2eGrams: number }
  expect((await callByKey<Certificate>(key, certificate)).body).toMatchObject({ mode: 'test' })
  counting.over()
  took['from joining to a test certificate'] = {
    ...counting.steps,
    'joining, s': (joined - began) / 1000,
    'key, s': (made - joined) / 1000,
    'calls, s': (Date.now() - made) / 1000,
  }
  await expectGoodEverywhere(page)
  // Nobody else is shown it: it counts for nothing.
  expect((await page.request.get(`/verify/${bought.certificateId}`)).status()).toBe(404)
})
