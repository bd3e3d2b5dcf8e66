import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinAs, PASSWORD } from '../../../../../../api/src/testing/people/people.ts'
import { codeNow } from '../../../../../../api/src/testing/people/staff.ts'
import { startTestSite, type TestSite } from '../../../../testing/start-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

const PATH = '/my-impact/account/security/second-factor'
const secretOn = (html: string) =>
  /class="[^"]*secret[^"]*">([A-Z2-7 ]+)</.exec(html)?.[1]?.replaceAll(' ', '') ?? ''

test('a wrong digit does not change the scanned secret, and the backup codes can be downloaded', async () => {
  const person = await joinAs(site.api, 'personal')
  const secret = secretOn((await site.get(PATH, person)).html)
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  const wrong = await site.post(PATH, { code: '000000', password: PASSWORD }, person)
  expect(wrong.status).toBe(400)
  expect(secretOn(wrong.html)).toBe(secret)
  expect(wrong.text).toContain('What you scanned still holds')
  const code = codeNow(site.api, secret)
  const done = await site.post(PATH, { code, password: PASSWORD }, person)
  const codes = [...done.html.matchAll(/<li>([\w-]+)<\/li>/g)].map(([, each]) => each)
  expect(codes).toHaveLength(10)
  const [, file = ''] = /href="data:text\/plain[^,]*,([^"]+)" download="/.exec(done.html) ?? []
  for (const each of codes) expect(decodeURIComponent(file)).toContain(each)
})

test('the activity page shows sign-ins and says changes in words', async () => {
  const person = await joinAs(site.api, 'personal')
  const { text } = await site.get('/my-impact/account/activity', person)
  expect(text).toContain('signed in: with the password')
  expect(text).toContain('Personal details were changed')
  expect(text).not.toMatch(/(PUT|POST|DELETE) \/api/)
})
