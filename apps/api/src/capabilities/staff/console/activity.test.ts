import { AddTaxId, StartCardSetup } from '@understory/contracts/commerce/payments/payments.ts'
import { Me, SaveDetails, SignIn, SignOut } from '@understory/contracts/people/accounts/accounts.ts'
import { UpdateAccount, UpdateAddress, UpdateUser } from '@understory/contracts/people/settings.ts'
import {
  GetImpactPageSettings,
  PreviewImpactPage,
} from '@understory/contracts/showing/impact-pages.ts'
import { SetBadges } from '@understory/contracts/showing/shareables.ts'
import {
  ListActivity,
  ListStaff,
  StartImpersonation,
} from '@understory/contracts/staff/console/staff.ts'
import { ShowVehicleOwner } from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { allRoutes } from '../../../app.ts'
import { workScope } from '../../../http/requests/work-scope.ts'
import { assertRoutesAreSound } from '../../../http/route.ts'
import { inviteColleague } from '../../../testing/people/colleagues.ts'
import { cookieOf, joinAs, PASSWORD, type TestPerson } from '../../../testing/people/people.ts'
import { bearerOf, signInWith } from '../../../testing/people/sign-in.ts'
import { signInStaff } from '../../../testing/people/staff.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await api.work()
})
afterAll(() => api.close())

const NAME = { firstname: 'Augusta', lastname: 'King', defaultCurrency: 'GBP' } as const
const activityOf = async (bearer: Record<string, string>) =>
  (await api.call(ListActivity, {}, bearer)).data.entries

test('a sign-in is found in the activity, with how and where', async () => {
  const { email, bearer } = await joinAs(api, 'personal')
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' }
  await api.call(SignIn, { body: { email, password: PASSWORD } }, headers)
  const [latest] = await activityOf(bearer)
  expect(latest).toMatchObject({
    event: 'signed-in',
    user: email,
    what: 'with the password, Firefox on Linux',
  })
})

test('a sign-in with a provider is found too', async () => {
  const identity = { persona: 'own', name: 'Ash', email: 'ash@understory.test' } as const
  const { cookie } = await signInWith(api, 'google', identity, true)
  const bearer = await bearerOf(api, cookie)
  const details = { accountType: 'personal', ...NAME, country: 'GB' } as const
  await api.call(SaveDetails, { body: details }, bearer)
  const seen = (await activityOf(bearer)).map(({ event, what }) => [event, what])
  expect(seen).toEqual([
    ['details-changed', null],
    ['signed-in', 'with Google'],
  ])
})

test('a change that cannot be recorded is not made, whichever it is', async () => {
  const { bearer, accountId } = await joinAs(api, 'business')
  const address = { line1: '1 Elm', city: 'Stroud', postcode: 'GL5 1AA', country: 'GB' }
  const changes = [
    () => api.call(UpdateUser, { body: { ...NAME, firstname: 'Grace' } }, bearer),
    () =>
      api.call(
        UpdateAccount,
        { body: { companyName: 'Renamed Ltd', country: 'GB', website: '', vatNumber: '' } },
        bearer,
      ),
    () => api.call(UpdateAddress, { body: address }, bearer),
    () => api.call(SetBadges, { body: { isActive: true } }, bearer),
    () => api.call(ShowVehicleOwner, { body: { isShown: true } }, bearer),
  ]
  const state = async () => {
    const { rows } = await sql`
      select a.display_name, a.shows_vehicles, u.firstname, s.badges_active, b.line1
      from account a join membership m on m.account_id = a.id join app_user u on u.id = m.user_id
        left join account_share s on s.account_id = a.id
        left join billing_address b on b.account_id = a.id
      where a.id = ${accountId}`.execute(api.deps.db)
    return rows
  }
  const before = await state()
  await sql`alter table audit_entry add constraint unwritable check (event = 'x') not valid`.execute(
    api.deps.db,
  )
  for (const change of changes) expect((await change()).status).toBe(500)
  expect(await state()).toEqual(before)

  await sql`alter table audit_entry drop constraint unwritable`.execute(api.deps.db)
  for (const change of changes) expect((await change()).status).toBeLessThan(300)
  const [after] = await state()
  expect(after).toEqual({
    display_name: 'Renamed Ltd',
    shows_vehicles: true,
    firstname: 'Grace',
    badges_active: true,
    line1: '1 Elm',
  })
  expect((await activityOf(bearer)).slice(0, 5).map(({ event }) => event)).toEqual([
    'vehicles-shown-or-hidden',
    'badges-changed',
    'address-changed',
    'account-changed',
    'details-changed',
  ])
})

test('changes of details, cards and tax ids are found, with who made them', async () => {
  const owner = await joinAs(api, 'business')
  const admin = await inviteColleague(api, owner, 'admin')
  await api.call(UpdateUser, { body: NAME }, owner.bearer)
  await api.call(StartCardSetup, {}, admin.bearer)
  const body = { country: 'GB', type: 'gb_vat', value: 'GB123456789' }
  expect((await api.call(AddTaxId, { body }, admin.bearer)).status).toBeLessThan(300)
  const seen = (await activityOf(owner.bearer)).map(({ event, user }) => [event, user])
  expect(seen.slice(0, 3)).toEqual([
    ['tax-id-added', admin.email],
    ['card-begun', admin.email],
    ['details-changed', owner.email],
  ])
})

/** Prices and quotes change nothing, and what is bought has a page of its own. */
const NOT_IN_ACTIVITY = [
  'POST /api/offsetting/instant-purchases',
  'POST /api/offsetting/instant-purchases/{purchaseId}/cancellation',
  'POST /api/stores/{storeId}/app-plan/confirm',
  'POST /api/subscriptions',
  'POST /api/subscriptions/{subscriptionId}/payments',
  'POST /api/subscriptions/{subscriptionId}/prices',
  'POST /api/subscriptions/{subscriptionId}/quotes',
  'POST /api/vehicles/quotes',
]

test('whatever changes what an account will pay is found in its activity', () => {
  const silent = allRoutes(api.deps)
    .filter(({ may, event, asks }) => may === 'spend' && !event && !asks)
    .map(({ endpoint: { method, path } }) => `${method} ${path}`)
  expect(silent.toSorted()).toEqual(NOT_IN_ACTIVITY)
})

test('what was refused is no change', async () => {
  const { bearer } = await joinAs(api, 'personal')
  const before = (await activityOf(bearer)).length
  await api.call(AddTaxId, { body: { country: 'GB', type: 'gb_vat', value: 'none' } }, bearer)
  expect((await activityOf(bearer)).length).toBe(before)
})

test('refused sign-ins and forbidden calls are logged: what, from where and as whom, and nothing that was typed', async () => {
  const person = await joinAs(api, 'personal')
  const { uuid: userId } = (await api.call(Me, {}, person.bearer)).data
  const other = await joinAs(api, 'personal')
  const lines: object[] = []
  const warn = vi.spyOn(api.deps.log, 'warn').mockImplementation((fields: unknown) => {
    lines.push({ ...workScope.getStore(), ...(fields as object) })
  })
  const body = { email: person.email, password: 'a guess of mine', rememberMe: false }
  await api.call(SignIn, { body })
  await api.call(ListActivity, {}, { ...person.bearer, 'x-account-uuid': other.accountId })
  await api.call(ListStaff, {}, person.bearer)
  await api.call(SignOut, {}, { 'sec-fetch-site': 'cross-site' })
  await api.call(Me, {}, { authorization: 'Bearer made.up.token' })
  warn.mockRestore()
  const from = expect.stringMatching(/^[\w-]{12}$/)
  expect(lines).toEqual([
    { requestId: 'test-request', refusal: 'BAD_CREDENTIALS', call: 'POST /api/auth/sign-in', from },
    {
      requestId: 'test-request',
      refusal: 'FORBIDDEN',
      call: 'GET /api/users/activity',
      from,
      userId,
    },
    {
      requestId: 'test-request',
      refusal: 'FORBIDDEN',
      call: 'GET /api/staff/people',
      from,
      userId,
    },
    { requestId: 'test-request', refusal: 'CROSS_SITE', call: 'POST /api/auth/sign-out', from },
  ])
  expect(JSON.stringify(lines)).not.toMatch(/a guess|@|198\.51/)
})

let staff: Awaited<ReturnType<typeof signInStaff>> | undefined

/** A session of staff on behalf of a customer. */
async function actFor({ email }: TestPerson) {
  staff ??= await signInStaff(api, 'alder')
  const body = { email, reason: 'They asked us to correct the name.' }
  const started = await api.call(StartImpersonation, { body }, { cookie: staff.cookie })
  return bearerOf(api, cookieOf(started.headers))
}

test('what staff only looked at is no change, also where a page asks with a body', async () => {
  const customer = await joinAs(api, 'business')
  const acting = await actFor(customer)
  const { settings } = (await api.call(GetImpactPageSettings, {}, acting)).data
  const shown = await api.call(PreviewImpactPage, { body: settings }, acting)
  expect(shown.status).toBe(200)
  const events = (await activityOf(customer.bearer)).map(({ event }) => event)
  expect(events).toContain('impersonation-started')
  expect(events).not.toContain('changed-on-behalf')
})

test('what staff changed on behalf is said in words, not as a call', async () => {
  const customer = await joinAs(api, 'personal')
  const acting = await actFor(customer)
  await api.call(UpdateUser, { body: NAME }, acting)
  const [latest] = await activityOf(customer.bearer)
  expect(latest).toMatchObject({
    event: 'changed-on-behalf',
    by: 'Support',
    what: 'Personal details were changed',
  })
})

test('a route that changes settings, cards or members and has no name in the activity does not start', () => {
  const routes = allRoutes(api.deps)
  expect(() => assertRoutesAreSound(routes)).not.toThrow()
  const unnamed = routes.map(({ event: _, ...rest }) => rest)
  expect(() => assertRoutesAreSound(unnamed)).toThrow('what it is called in the activity')
})

const RECORDED_BY_THEMSELVES = [
  'DELETE /api/users/sessions',
  'POST /api/users/deletion',
  'POST /api/users/email',
  'POST /api/users/second-factor/confirm',
  'POST /api/users/second-factor/remove',
  'PUT /api/users/password',
]
const CHANGE_NOTHING = [
  'POST /api/auth/verification-email',
  'POST /api/users/passkeys/options',
  'POST /api/users/second-factor',
  'PUT /api/users/active-account',
]

test('what a person does to their own user has a name in the activity, or records itself', () => {
  const unnamed = allRoutes(api.deps)
    .filter(
      ({ access, endpoint }) => ['user', 'self'].includes(access) && endpoint.method !== 'GET',
    )
    .filter(({ event }) => event === undefined)
    .map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
  expect(unnamed.toSorted()).toEqual([...RECORDED_BY_THEMSELVES, ...CHANGE_NOTHING].toSorted())
})
