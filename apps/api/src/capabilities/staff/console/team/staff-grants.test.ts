import {
  ListAudit,
  ListStaff,
  OpenStaffSession,
  StartStaffSignIn,
} from '@understory/contracts/staff/console/staff.ts'
import { ListWorkQueues } from '@understory/contracts/staff/console/work-queues.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieOf } from '../../../../testing/people/people.ts'
import { chooseIdentity, followCallback } from '../../../../testing/people/sign-in.ts'
import { joinStaff, signInStaff } from '../../../../testing/people/staff.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { endStaffRoles, grantStaffRoles } from './grant-roles.ts'

/** Works here, and the directory names no role. */
const BIRCH = 'birch@understory.example'
const REASON = 'The first one here.'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
})
afterAll(() => api.close())

const grant = (email: string, roles: readonly string[]) =>
  grantStaffRoles(api.deps, { email, roles, reason: REASON })

type Identity = Parameters<typeof chooseIdentity>[1]

/** Whether the identity is let as far as the second factor, by the code of the answer. */
async function knockAs(identity: Identity) {
  const started = await api.call(StartStaffSignIn, { body: { next: '/staff' } })
  const back = await chooseIdentity(started.data.url, identity)
  const { cookie } = await followCallback(api, back, cookieOf(started.headers))
  const opened = await api.call(OpenStaffSession, {}, { cookie })
  return opened.status === 200 ? 'open' : opened.refusal.code
}

test('roles of the program count from the next sign-in, beside a second factor as ever', async () => {
  expect(await knockAs({ persona: 'birch' })).toBe('NO_CLAIMS')
  await grant(BIRCH, ['operator'])
  expect(await knockAs({ persona: 'birch' })).toBe('STAFF_NEED_SECOND_FACTOR')
  const { bearer } = await signInStaff(api, 'birch')
  const staff = (await api.call(ListStaff, {}, bearer)).data
  expect(staff.people).toMatchObject([{ email: BIRCH, claims: ['operator'] }])
  expect(staff.grants).toMatchObject([{ email: BIRCH, roles: ['operator'], reason: REASON }])
  const { entries } = (await api.call(ListAudit, { query: {} }, bearer)).data
  expect(entries.find(({ event }) => event === 'staff-roles-granted')).toMatchObject({
    by: 'understory-admin',
    what: `${BIRCH}: operator`,
    reason: REASON,
  })

  expect(await endStaffRoles(api.deps, { email: BIRCH, reason: 'Works elsewhere.' })).toBe(true)
  expect((await api.call(ListWorkQueues, {}, bearer)).status).toBe(401)
  expect(await knockAs({ persona: 'birch' })).toBe('NO_CLAIMS')
  expect(await endStaffRoles(api.deps, { email: BIRCH, reason: 'Works elsewhere.' })).toBe(false)
})

test('other roles end the sessions that had the ones before', async () => {
  const email = 'willow@understory.example'
  const identity = { persona: 'own', name: 'Willow', email } as const
  await grant(email, ['support'])
  expect(await knockAs(identity)).toBe('STAFF_NEED_SECOND_FACTOR')
  await grant(email, ['refunds'])
  const { bearer } = await joinStaff(api)
  const { people, grants } = (await api.call(ListStaff, {}, bearer)).data
  expect(people.map((each) => each.email)).not.toContain(email)
  expect(grants.find((each) => each.email === email)?.roles).toEqual(['refunds'])
})

test('a grant opens nothing for an identity that is not of the organisation', async () => {
  await grant('ash@people.example', ['admin'])
  const stranger = { persona: 'own', name: 'Ash', email: 'ash@people.example' } as const
  expect(await knockAs(stranger)).toBe('NO_CLAIMS')
})
