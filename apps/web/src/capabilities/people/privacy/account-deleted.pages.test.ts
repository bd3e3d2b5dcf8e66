import { afterAll, beforeAll, expect, test } from 'vitest'
import { askOutcome, payFor, quote } from '../../../../../api/src/testing/commerce/purchases.ts'
import { emailTo } from '../../../../../api/src/testing/emails.ts'
import { cookieOf, joinAs, PASSWORD } from '../../../../../api/src/testing/people/people.ts'
import { startTestSite, type TestSite } from '../../../testing/start-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
  await site.api.work()
})
afterAll(() => site.close())

test('deleting an account ends with a page and an email that say so', async () => {
  const person = await joinAs(site.api, 'personal')
  const before = await site.get('/my-impact/account/data', person)
  expect(before.text).toContain('Subscriptions end with it, and nothing more is charged.')
  const form = { email: person.email, password: PASSWORD }
  const { status, location, headers } = await site.post('/my-impact/account/data', form, person)
  expect([status, location]).toEqual([303, '/account-deleted'])
  const cookie = `${person.cookie}; ${cookieOf(headers)}`
  const page = await site.get(location ?? '', { cookie })
  expect([page.status, page.text]).toEqual([
    200,
    expect.stringContaining('Your account has been deleted'),
  ])
  expect(page.text).toContain('A last email to your address confirms it')
  expect(page.headers.get('clear-site-data')).toBe('"cookies", "storage"')
  await emailTo(site.api, person.email, /Your name, email, addresses, cards/)
  const stored = await site.api.deps.db
    .selectFrom('email_message')
    .select('id')
    .where('to_address', '=', person.email)
    .execute()
  expect(stored).toEqual([])
})

test('the page about a deleted account tells nobody else that theirs is deleted', async () => {
  const stranger = await site.get('/account-deleted')
  expect(stranger.text).toContain('When an account is deleted')
  expect(stranger.text).not.toMatch(/your account has been deleted/i)
  expect(stranger.headers.get('clear-site-data')).toBeNull()
  const person = await joinAs(site.api, 'personal')
  const { status, location } = await site.get('/account-deleted', person)
  expect([status, location]).toEqual([302, '/my-impact/account/data'])
})

test('pictures of its certificates stay in caches no longer than the page of deletion says', async () => {
  const person = await joinAs(site.api, 'personal')
  const { quoteId } = await quote(site.api, { milliTrees: 2_000 })
  const { paymentId } = await payFor(site.api, person, quoteId)
  const certificateId = (await askOutcome(site.api, person, paymentId)).data.certificateId ?? ''
  const picture = await site.get(`/certificates/${certificateId}.png`)
  const [, seconds] = /max-age=(\d+)/.exec(picture.headers.get('cache-control') ?? '') ?? []
  expect([picture.status, Number(seconds)]).toEqual([200, 5 * 60])
  const page = await site.get('/my-impact/account/data', person)
  expect(page.text).toContain('within two minutes, pictures of your certificates within five.')
})
