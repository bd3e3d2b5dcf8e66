import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPublishing } from '../../../../api/src/testing/start-publishing.ts'
import { startTestSite, type TestSite } from '../../testing/start-test-site.ts'

let site: TestSite
let staff: Awaited<ReturnType<typeof startPublishing>>
beforeAll(async () => {
  site = await startTestSite()
  staff = await startPublishing(site.api)
})
afterAll(() => site.close())

/** Of the moment: a page that is the same for everyone is remembered for some seconds where its address has no query. */
const now = (path: string) => site.get(`${path}?now`)
const publish = (kind: string, text: string) =>
  staff.publish({ kind, values: { text, inForceFrom: '2026-02-03' } })

test('published terms replace the template, and say from which day they hold', async () => {
  expect((await now('/terms-and-conditions')).text).toContain('A template for the operator')
  await publish('terms', '## Who we are\n\nFern & Co of Bristol.')
  const { text } = await now('/terms-and-conditions')
  expect(text).toContain('In force from 3 February 2026')
  expect(text).toContain('Fern & Co of Bristol.')
  expect(text).not.toContain('A template for the operator')
})

test('published words about privacy leave what follows from the software beneath them', async () => {
  await publish('privacy', 'Write to our officer.')
  await publish('cookies', 'Our own words about cookies.')
  const { text } = await now('/privacy-policy')
  expect(text).not.toContain('A template for the operator')
  for (const part of [
    'Write to our officer.',
    'How long it is kept',
    'Our own words about cookies.',
  ])
    expect(text).toContain(part)
})

test('the legal notice has a page and a link once it is published', async () => {
  expect((await now('/legal-notice')).status).toBe(404)
  expect((await now('/')).html).not.toContain('href="/legal-notice"')
  await publish('legal-notice', 'Fern & Co, 1 Moss Lane, Bristol.')
  expect((await now('/legal-notice')).text).toContain('1 Moss Lane')
  expect((await now('/')).html).toContain('href="/legal-notice"')
  expect((await now('/login')).html).toContain('href="/legal-notice"')
})
