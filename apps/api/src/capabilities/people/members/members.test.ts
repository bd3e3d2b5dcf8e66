import { Me } from '@understory/contracts/people/accounts/accounts.ts'
import {
  AcceptInvitation,
  ChangeMemberRole,
  FindInvitation,
  InviteMember,
  LeaveAccount,
  ListMembers,
  OpenBusiness,
  RemoveMember,
  RevokeInvitation,
  SwitchAccount,
} from '@understory/contracts/people/members.ts'
import { DeleteUser } from '@understory/contracts/people/privacy.ts'
import { UpdateAccount, UpdateUser } from '@understory/contracts/people/settings.ts'
import type { Role } from '@understory/domain/people/accounts/permissions.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emailTo } from '../../../testing/emails.ts'
import {
  invitationTokens,
  invite,
  inviteColleague,
  joinWithoutAccount,
  proveEmailOf,
} from '../../../testing/people/colleagues.ts'
import { joinAs, PASSWORD, type TestPerson, userIdOf } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 10 })
  await api.work()
})
afterAll(() => api.close())

const membersOf = async (person: TestPerson) =>
  (await api.call(ListMembers, {}, person.bearer)).data.members
const roleOf = async (owner: TestPerson, email: string) =>
  (await membersOf(owner)).find((member) => member.email === email)?.role

describe('inviting a colleague', () => {
  test('sends an email whose link lets that person join with the role', async () => {
    const owner = await joinAs(api, 'business')
    const colleague = await joinWithoutAccount(api)
    const token = await invite(api, owner, { email: colleague.email, role: 'admin' })
    const found = await api.call(FindInvitation, { body: { token } })
    expect(found.data).toMatchObject({
      accountName: 'Analytical Engines Ltd',
      role: 'admin',
      email: colleague.email,
      invitedBy: 'Ada Lovelace',
    })
    const body = { token, firstname: 'Grace', lastname: 'Hopper' }
    const accepted = await api.call(AcceptInvitation, { body }, colleague.bearer)
    expect(accepted.status).toBe(201)
    expect(accepted.data.uuid).toBe(owner.accountId)
    expect(await roleOf(owner, colleague.email)).toBe('admin')
    const me = await api.call(Me, {}, colleague.bearer)
    expect(me.data.userPreference.activeAccount?.uuid).toBe(owner.accountId)
    // The link was in their mailbox, which proves the address.
    expect(me.data.emailVerified).toBe(true)
  })

  test('is for someone whose own email is proved: letters from us carry their words', async () => {
    const owner = await joinAs(api, 'business')
    const body = { email: 'stranger@understory.test', role: 'viewer' } as const
    const refused = await api.call(InviteMember, { body }, owner.bearer)
    expect([refused.status, refused.refusal.code]).toEqual([403, 'OWN_EMAIL_UNVERIFIED'])
    await proveEmailOf(api, owner)
    expect((await api.call(InviteMember, { body }, owner.bearer)).status).toBe(201)
  })

  test('fills no mailbox, from however many accounts', async () => {
    const body = { email: 'much-invited@understory.test', role: 'viewer' } as const
    const statuses: number[] = []
    for (let account = 0; account < 3; account += 1) {
      const owner = await joinAs(api, 'business')
      await proveEmailOf(api, owner)
      for (let letter = 0; letter < 20; letter += 1) {
        statuses.push((await api.call(InviteMember, { body }, owner.bearer)).status)
      }
    }
    // Ten times as many as in earnest.
    expect(statuses.filter((status) => status === 201)).toHaveLength(50)
    expect(statuses.slice(50)).toEqual(Array(10).fill(429))
  })

  test('twice in a moment sends letters whose newest link works', async () => {
    const owner = await joinAs(api, 'business')
    await proveEmailOf(api, owner)
    for (const times of [2, 5]) {
      const body = { email: `double-click-${times}@understory.test`, role: 'viewer' } as const
      const asked = Array.from({ length: times }, () =>
        api.call(InviteMember, { body }, owner.bearer),
      )
      await Promise.all(asked)
      const found = async () => {
        const tokens = await invitationTokens(api, body.email)
        const calls = tokens.map((token) => api.call(FindInvitation, { body: { token } }))
        return (await Promise.all(calls)).map(({ status }) => status)
      }
      await expect.poll(found, { timeout: 20_000 }).toContain(200)
    }
  })

  test('carries no address in the names of who invites', async () => {
    const owner = await joinAs(api, 'business')
    const own = { firstname: 'Your bank', lastname: 'https://evil.example', defaultCurrency: 'GBP' }
    const user = await api.call(UpdateUser, { body: own as never }, owner.bearer)
    const companyName = 'You won! Claim at evil.example/now'
    const account = await api.call(
      UpdateAccount,
      { body: { companyName, country: 'GB' } as never },
      owner.bearer,
    )
    expect([user.status, account.status]).toEqual([400, 400])
    const looksLikeOne = { companyName: 'Booking.com', country: 'GB' } as never
    expect((await api.call(UpdateAccount, { body: looksLikeOne }, owner.bearer)).status).toBe(200)
    const email = 'invited-by-booking@understory.test'
    await invite(api, owner, { email, role: 'viewer' })
    const [letter] = await emailTo(api, email, /has invited you to join the account of Booking.*/)
    expect(letter).toContain('Booking.\u200bcom')
  })

  test('asks for the name of someone who has not given it yet', async () => {
    const owner = await joinAs(api, 'business')
    const colleague = await joinWithoutAccount(api)
    const token = await invite(api, owner, { email: colleague.email, role: 'viewer' })
    const answer = await api.call(AcceptInvitation, { body: { token } }, colleague.bearer)
    expect(answer.status).toBe(400)
    expect(answer.refusal.problems?.map(({ field }) => field)).toEqual(['firstname', 'lastname'])
  })

  test('works once, and for the email it was sent to', async () => {
    const owner = await joinAs(api, 'business')
    const colleague = await joinWithoutAccount(api)
    const stranger = await joinWithoutAccount(api)
    const token = await invite(api, owner, { email: colleague.email, role: 'member' })
    const body = { token, firstname: 'Grace', lastname: 'Hopper' }
    const stolen = await api.call(AcceptInvitation, { body }, stranger.bearer)
    expect(stolen.refusal.code).toBe('INVITATION_NOT_YOURS')
    const both = await Promise.all([
      api.call(AcceptInvitation, { body }, colleague.bearer),
      api.call(AcceptInvitation, { body }, colleague.bearer),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 404])
  })

  test('again invalidates the older link; a revoked link finds nothing, nor does one after a week', async () => {
    const owner = await joinAs(api, 'business')
    const email = 'again@understory.test'
    const first = await invite(api, owner, { email, role: 'member' })
    const second = await invite(api, owner, { email, role: 'viewer' })
    const find = async (token: string) =>
      (await api.call(FindInvitation, { body: { token } })).status
    expect([await find(first), await find(second)]).toEqual([404, 200])
    const { invitations } = (await api.call(ListMembers, {}, owner.bearer)).data
    expect(invitations).toHaveLength(1)
    const params = { invitationId: invitations[0]?.id ?? '' }
    expect((await api.call(RevokeInvitation, { params }, owner.bearer)).status).toBe(204)
    expect(await find(second)).toBe(404)
    const again = await api.call(RevokeInvitation, { params }, owner.bearer)
    expect(again.refusal.code).toBe('INVITATION_NOT_FOUND')
  })

  test('is refused to a personal account, for a member, and for a role above one’s own', async () => {
    const person = await joinAs(api, 'personal')
    const owner = await joinAs(api, 'business')
    const admin = await inviteColleague(api, owner, 'admin')
    const ask = async (by: TestPerson, email: string, role: Role) =>
      (await api.call(InviteMember, { body: { email, role } }, by.bearer)).refusal.code
    expect(await ask(person, 'a@understory.test', 'viewer')).toBe('BUSINESS_ONLY')
    expect(await ask(owner, admin.email, 'viewer')).toBe('MEMBER_EXISTS')
    expect(await ask(admin, 'b@understory.test', 'owner')).toBe('ROLE_FORBIDS')
  })

  test('is forgotten with the user it was for', async () => {
    const owner = await joinAs(api, 'business')
    const { email, bearer } = await joinWithoutAccount(api)
    await invite(api, owner, { email, role: 'member' })
    const verified = { email_verified: true }
    await api.deps.db.updateTable('app_user').set(verified).where('email', '=', email).execute()
    await api.call(DeleteUser, { body: { email, password: PASSWORD } }, bearer)
    expect((await api.call(ListMembers, {}, owner.bearer)).data.invitations).toEqual([])
  })

  test('says to someone who holds a personal account what to do, and to nobody else', async () => {
    const owner = await joinAs(api, 'business')
    const person = await joinAs(api, 'personal')
    const token = await invite(api, owner, { email: person.email, role: 'member' })
    await emailTo(api, person.email, /already has a personal account.*ask Ada Lovelace to invite/s)
    const answer = await api.call(AcceptInvitation, { body: { token } }, person.bearer)
    expect(answer.refusal.code).toBe('PERSONAL_EXISTS')
  })
})

describe('a member', () => {
  test.each(['member', 'viewer'] as const)('who is a %s manages nobody', async (role) => {
    const owner = await joinAs(api, 'business')
    const colleague = await inviteColleague(api, owner, role)
    const params = { userId: await userIdOf(api, owner) }
    const answers = [
      await api.call(InviteMember, { body: { email: 'c@d.test', role } }, colleague.bearer),
      await api.call(ChangeMemberRole, { params, body: { role: 'viewer' } }, colleague.bearer),
      await api.call(RemoveMember, { params }, colleague.bearer),
    ]
    expect(answers.map(({ refusal }) => refusal.code)).toEqual(Array(3).fill('ROLE_FORBIDS'))
    const seen = await api.call(ListMembers, {}, colleague.bearer)
    expect([seen.data.members.length, seen.data.invitations.length]).toEqual([2, 0])
  })

  test('changes role, and is removed from then on', async () => {
    const owner = await joinAs(api, 'business')
    const colleague = await inviteColleague(api, owner, 'viewer')
    const params = { userId: await userIdOf(api, colleague) }
    const changed = await api.call(
      ChangeMemberRole,
      { params, body: { role: 'member' } },
      owner.bearer,
    )
    expect(changed.status).toBe(204)
    expect(await roleOf(owner, colleague.email)).toBe('member')
    expect((await api.call(RemoveMember, { params }, owner.bearer)).status).toBe(204)
    const shut = await api.call(ListMembers, {}, colleague.bearer)
    expect(shut.refusal.code).toBe('NO_ACTIVE_ACCOUNT')
    const again = await api.call(RemoveMember, { params }, owner.bearer)
    expect(again.refusal.code).toBe('MEMBER_NOT_FOUND')
  })

  test('who is removed, or may invite nobody any more, leaves no invitation behind', async () => {
    const owner = await joinAs(api, 'business')
    const [removed, demoted] = [
      await inviteColleague(api, owner, 'admin'),
      await inviteColleague(api, owner, 'owner'),
    ]
    await invite(api, removed, { email: 'back-in@understory.test', role: 'admin' })
    await invite(api, demoted, { email: 'as-owner@understory.test', role: 'owner' })
    await invite(api, demoted, { email: 'as-viewer@understory.test', role: 'viewer' })
    const open = async () =>
      (await api.call(ListMembers, {}, owner.bearer)).data.invitations.map(({ email }) => email)
    const removing = { params: { userId: await userIdOf(api, removed) } }
    await api.call(RemoveMember, removing, owner.bearer)
    const params = { userId: await userIdOf(api, demoted) }
    await api.call(ChangeMemberRole, { params, body: { role: 'admin' } }, owner.bearer)
    expect(await open()).toEqual(['as-viewer@understory.test'])
    await api.call(ChangeMemberRole, { params, body: { role: 'member' } }, owner.bearer)
    expect(await open()).toEqual([])
  })

  test('who is the last owner stays one, also when two owners step down at once', async () => {
    const first = await joinAs(api, 'business')
    const second = await inviteColleague(api, first, 'owner')
    const leave = ({ bearer }: TestPerson) =>
      api.call(LeaveAccount, { params: { accountId: first.accountId } }, bearer)
    const answers = await Promise.all([leave(first), leave(second)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
  })

  test('an account never loses its last owner in the database itself', async () => {
    const owner = await joinAs(api, 'business')
    const orphan = api.deps.db
      .updateTable('membership')
      .set({ role: 'viewer' })
      .where('account_id', '=', owner.accountId)
      .execute()
    await expect(orphan).rejects.toThrow('would have members and no owner')
  })
})

describe('several accounts', () => {
  test('one opens another business, and switches between them', async () => {
    const owner = await joinAs(api, 'business')
    const body = { companyName: 'Difference Engines', country: 'IE' }
    const opened = await api.call(OpenBusiness, { body }, owner.bearer)
    expect(opened.status).toBe(201)
    const active = async () =>
      (await api.call(Me, {}, owner.bearer)).data.userPreference.activeAccount?.uuid
    expect(await active()).toBe(opened.data.uuid)
    const back = { accountId: owner.accountId }
    expect((await api.call(SwitchAccount, { body: back }, owner.bearer)).status).toBe(204)
    expect(await active()).toBe(owner.accountId)
    const left = await api.call(LeaveAccount, { params: back }, owner.bearer)
    expect(left.refusal.code).toBe('LAST_OWNER')
  })

  test('are of one kind, and only those held can be switched to', async () => {
    const person = await joinAs(api, 'personal')
    const other = await joinAs(api, 'business')
    const body = { companyName: 'Side Business', country: 'GB' }
    expect((await api.call(OpenBusiness, { body }, person.bearer)).refusal.code).toBe(
      'PERSONAL_EXISTS',
    )
    const wanted = { accountId: other.accountId }
    const answers = [
      await api.call(SwitchAccount, { body: wanted }, person.bearer),
      await api.call(LeaveAccount, { params: wanted }, person.bearer),
    ]
    expect(answers.map(({ refusal }) => refusal.code)).toEqual(Array(2).fill('ACCOUNT_NOT_FOUND'))
  })
})
