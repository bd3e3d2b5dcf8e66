import { LEAD_LIMITS } from '@understory/contracts/site/leads.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSite, type TestSite } from '../../../testing/start-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

const TYPED = {
  topic: 'press',
  name: 'Hazel Wood',
  email: 'hazel@meadow.example',
  company: 'Meadow & Daughters',
  message: 'May I visit the mangroves in May?',
}

test('the page says who answers, and leads to quicker answers', async () => {
  const { text, html } = await site.get('/contact-us?topic=data')
  for (const words of [
    'A person reads it and answers by email, usually within two working days.',
    'Help with signing in, payments and certificates',
    'Questions and answers about what your money does',
    'Verify a certificate by its number',
    'Or by email:',
    'We use your address to answer you, and delete what you wrote two years after that. Privacy',
  ])
    expect(text).toContain(words)
  for (const href of ['/help', '/faq', '/verify', '/privacy-policy', 'mailto:'])
    expect(html).toContain(`href="${href}`)
  expect(html).toMatch(/<option[^>]*value="data"[^>]*selected=""[^>]*>My personal data/)
})

test.each([
  ['name', '', 'Please give your name.'],
  ['name', 'x'.repeat(LEAD_LIMITS.name + 1), `at most ${LEAD_LIMITS.name} characters`],
  ['email', 'hazel', 'valid email'],
  ['company', 'x'.repeat(LEAD_LIMITS.company + 1), `at most ${LEAD_LIMITS.company} characters`],
  ['message', 'Hello', 'Please tell us a little more.'],
  ['message', 'x'.repeat(LEAD_LIMITS.message + 1), `at most ${LEAD_LIMITS.message} characters`],
] as const)(
  'a wrong %s is refused beside its field, and nothing typed is lost',
  async (field, wrong, says) => {
    const page = await site.post('/contact-us', { ...TYPED, [field]: wrong })
    expect(page.status).toBe(400)
    const error = new RegExp(`id="${field}-error"[^>]*>([^<]*(?:<[^>]*>[^<]*){0,4})`).exec(
      page.html,
    )?.[1]
    expect(error).toContain(says)
    for (const [name, value] of Object.entries(TYPED)) {
      if (name !== field && name !== 'topic')
        expect(page.html).toContain(value.replace('&', '&amp;'))
    }
    expect(page.html).toMatch(/<option[^>]*value="press"[^>]*selected=""/)
  },
)

test('a robot that fills in what people do not see gets the answer that a person gets', async () => {
  const page = await site.post('/contact-us', { ...TYPED, fax: '020 7946 0000' })
  expect(page.status).toBe(303)
  expect(page.location).toBe('/contact-us?sent')
})

test('a question of a business leads to what happens next', async () => {
  const sent = await site.post('/contact-us', { ...TYPED, topic: 'consultancy' })
  expect([sent.status, sent.location]).toEqual([303, '/business/confirmation'])
  const { text } = await site.get('/business/confirmation')
  expect(text).toContain('if you don’t get one, please write to us')
  expect(text).toContain('Estimate a footprint')
})
