import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinAs } from '../../../api/src/testing/people.ts'
import { startTestSite, type TestSite } from '../testing/start-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

async function signOutFrom(headers: Record<string, string>) {
  const { cookie } = await joinAs(site.api, 'personal')
  const answer = await site.send(
    new Request('http://understory.test/logout', {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: 'next=%2Ffaq',
    }),
  )
  const isSignedIn = (await site.get('/my-impact/account/activity', { cookie })).status === 200
  return { status: answer.status, isSignedIn }
}

test.each([
  [{ 'sec-fetch-site': 'same-site' }],
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ origin: 'http://shop.understory.test' }],
  [{ origin: 'null', 'sec-fetch-site': 'same-site' }],
])('a form that a browser says is of another site is refused: %o', async (headers) => {
  expect(await signOutFrom(headers)).toEqual({ status: 403, isSignedIn: true })
})

test.each([[{ origin: 'http://understory.test' }], [{ 'sec-fetch-site': 'same-origin' }]])(
  'a form of our own pages is taken: %o',
  async (headers) => {
    expect(await signOutFrom(headers)).toEqual({ status: 303, isSignedIn: false })
  },
)
