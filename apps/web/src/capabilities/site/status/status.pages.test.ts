import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSite, type TestSite } from '../../../testing/start-test-site.ts'

const AT = String.raw`\d+ \w+ \d{4}, \d\d:\d\d UTC`
const PARTS = [
  'Pages and API What you are reading, and what programs call.',
  'Database Accounts, the ledger, certificates.',
  'Background work Receipts, certificates, the orders of shops.',
  'Work waiting to be done Nothing should wait for more than ten minutes.',
  'The public log Each entry of the ledger, signed and published.',
  'Card payments Whether our payment provider answered when we last called it.',
  'Email Whether the mail server answered when we last called it.',
  'Backup Made by the operator of this site, outside this software.',
]

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

test('the page names each part, how it is and since when, and where programs read it', async () => {
  const { html, text } = await site.get('/status')
  expect(html).toContain('<title>Status · Understory</title>')
  expect(html).toContain('Also as <a href="/status.json">JSON</a>.')
  expect(text).toMatch(
    new RegExp(`Checked at ${AT}. Also as JSON . Part by part ${PARTS[0]} Works`),
  )
  expect(PARTS.filter((part) => !text.includes(part))).toEqual([])
  expect(text).toMatch(new RegExp(`certificates. Works for [\\w ]+, since ${AT}`))
  expect(text).toContain('Not known We have not called it yet.')
  expect(text).toContain('Not known This software does not know of one.')
})

test('it says what went wrong before, or that nothing was recorded', async () => {
  expect((await site.get('/status')).text).toContain(
    'What went wrong before Nothing has been recorded here yet. Recorded by the software when it sees trouble begin and end. While it does not run at all, it sees nothing, and says so when it is back.',
  )
})
