import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinAs } from '../../../../../../api/src/testing/people/people.ts'
import { startTestSite, type TestSite } from '../../../../testing/start-test-site.ts'

const PATH = '/login/reset-password'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite({ RATE_LIMIT_SCALE: '1' })
})
afterAll(() => site.close())

test('a fourth recovery email within an hour is refused on the page, with what was typed and without another email', async () => {
  const { email } = await joinAs(site.api, 'personal')
  for (const _ of [1, 2, 3]) {
    expect((await site.post(PATH, { email })).location).toBe(`${PATH}?sent`)
  }
  const page = await site.post(PATH, { email })
  expect([page.status, page.text]).toEqual([
    429,
    expect.stringContaining('Three emails were sent within the hour.'),
  ])
  expect(page.html).toContain(`value="${email}"`)
  expect(page.html).toContain('Send the email')
})
