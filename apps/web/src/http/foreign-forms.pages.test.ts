import { afterAll, beforeAll, expect, test } from 'vitest'
import { leaveUrl } from '../../../api/src/capabilities/site/newsletter/links.ts'
import { joinAs } from '../../../api/src/testing/people/people.ts'
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

test.each([
  ['/logout', {}],
  ['/my-impact/account/security', { intent: 'everywhere' }],
])('signing out at %s asks the browser to forget pages and what it stored', async (path, form) => {
  const out = await site.post(path, form, await joinAs(site.api, 'personal'))
  expect(out.status).toBe(303)
  expect(out.headers.get('clear-site-data')).toBe('"cache", "storage"')
})

test('the mail program of a reader leaves the newsletter from anywhere, in one request', async () => {
  const url = await leaveUrl(site.api.deps, { hash: '0'.repeat(64), issue: null })
  const oneClick = (address: string) =>
    site.send(
      new Request(address, {
        method: 'POST',
        headers: {
          origin: 'https://mail.example',
          'sec-fetch-site': 'cross-site',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'List-Unsubscribe=One-Click',
      }),
    )
  const { status, location, headers } = await oneClick(url)
  expect([status, location, headers.getSetCookie()]).toEqual([200, null, []])
  expect((await oneClick('http://understory.test/newsletter/leave?token=forged')).status).toBe(400)
  expect((await oneClick('http://understory.test/newsletter')).status).toBe(403)
})
