import { SignIn } from '@understory/contracts/people/accounts/accounts.ts'
import { StartSocialSignIn } from '@understory/contracts/people/accounts/sign-in.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinAs, PASSWORD } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { sessionCookies } from './session-cookie.ts'
import { createSignInService } from './sign-in-service.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 20 })
})
afterAll(() => api.close())

test.each([
  '/\t/evil.example/x',
  '/\n/evil.example',
  '//evil.example',
  '/\\evil.example',
  'https:/x',
])('a way back of %j, which leads off the site, is refused', async (path) => {
  for (const field of ['donePath', 'failedPath']) {
    const body = { provider: 'google', isJoining: false, donePath: '/a', failedPath: '/b' } as const
    const answer = await api.call(StartSocialSignIn, { body: { ...body, [field]: path } })
    expect([field, answer.status]).toEqual([field, 400])
  }
})

describe('over https', () => {
  const origin = 'https://understory.example'
  const secret = 'a secret of these tests alone, and long enough'
  const ATTRIBUTES = ['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']
  const expectSafe = (cookie: string) => {
    expect(cookie).toMatch(/^__Host-understory\.\w+=/)
    expect(cookie).not.toMatch(/;\s*Domain=/i)
    expect(cookie.split('; ')).toEqual(expect.arrayContaining(ATTRIBUTES))
  }

  test('a session lives in a __Host- cookie that no script reads', async () => {
    const cookies = sessionCookies({ origin, secret })
    for (const cookie of [
      ...(await cookies.begin('a-token', { remember: false })),
      await cookies.writeStaff('a-token'),
      cookies.clear(),
    ])
      expectSafe(cookie)
  })

  test('so does the one that joining opens', async () => {
    const { db, clock } = api.deps
    const noMail = async () => {}
    const service = createSignInService({
      ...{ db, clock, origin, secret, providers: {}, isOfStaff: () => false },
      passwordCost: 'low',
      sendVerification: noMail,
      sendPasswordReset: noMail,
      notePasswordEnded: noMail,
    })
    const person = { email: 'https@understory.test', password: PASSWORD }
    const joined = await service.join(person, new Headers())
    expect(joined?.cookies.length).toBeGreaterThan(0)
    for (const cookie of joined?.cookies ?? []) expectSafe(cookie)
  })
})

test('signing in with an unknown email costs as much work as with a known one', async () => {
  const { email } = await joinAs(api, 'personal')
  const workOf = async (tried: string) => {
    const before = process.cpuUsage()
    const body = { email: tried, password: 'not the password' }
    expect((await api.call(SignIn, { body })).status).toBe(401)
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  // The least of several: what else runs meanwhile only adds. A hash is most of the work.
  const least = async (tried: string) =>
    Math.min(await workOf(tried), await workOf(tried), await workOf(tried))
  expect(await least('nobody@understory.test')).toBeGreaterThan((await least(email)) / 2)
})
