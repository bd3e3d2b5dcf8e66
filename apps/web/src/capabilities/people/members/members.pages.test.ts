import { afterAll, beforeAll, expect, test } from 'vitest'
import { invite, inviteColleague } from '../../../../../api/src/testing/people/colleagues.ts'
import { joinAs, type TestPerson } from '../../../../../api/src/testing/people/people.ts'
import { startTestSite, type TestSite } from '../../../testing/start-test-site.ts'

const MEMBERS = '/my-impact/account/members'
const ACCOUNTS = '/my-impact/account/accounts'
const DAY = String.raw`\d\d/\d\d/\d\d`

let site: TestSite
let owner: TestPerson
let other: TestPerson
let personal: TestPerson
beforeAll(async () => {
  site = await startTestSite()
  await site.api.work()
  owner = await joinAs(site.api, 'business')
  other = await joinAs(site.api, 'business')
  personal = await joinAs(site.api, 'personal')
})
afterAll(() => site.close())

const invited = (email: string, role: 'admin' | 'member' | 'viewer') =>
  invite(site.api, owner, { email, role })

test('someone alone in an account reads so, and what each role may do', async () => {
  const { html, text } = await site.get(MEMBERS, owner)
  expect(html).toContain('<title>Members · Understory</title>')
  expect(text).toContain(
    'Members Who works with you in Analytical Engines Ltd, and what they may do. Only you, so far Members of the account Name Role Since Change Ada Lovelace you',
  )
  expect(text).toContain(
    'You lose sight of this account at once. Someone has to invite you to come back. Leave the account Invite a colleague Their email One for work: an address with a personal account cannot join. Its owner is told what to do. Role Owner Admin Member Viewer Data entry For the role Data entry: what is theirs to enter Sites One on each line, as your lines of the footprint name them. Empty: all sites. Categories; none ticked: all Stationary combustion',
  )
  expect(text).toContain(
    'What each role may do Owner everything, closing the account included Admin buy, change settings and cards, manage API keys, invite and remove colleagues Member see everything and buy Viewer see everything and change nothing Data entry enter and see the figures of some sites and categories, and nothing else',
  )
  expect(text).not.toContain('Invitations on their way')
})

test.each([
  ['invited', 'The invitation is on its way.'],
  ['revoked', 'The invitation was revoked. Its link no longer works.'],
  ['changed', 'The role was changed. It counts from now on.'],
  ['removed', 'They are no longer a member.'],
])('what was done is said: %s', async (done, says) => {
  expect((await site.get(`${MEMBERS}?done=${done}`, owner)).text).toContain(says)
})

test('data entry asks for its part, shows it, and has the one page that it opens', async () => {
  const email = 'sorrel@understory.test'
  const asked = { intent: 'invite', email, role: 'entry', sites: '' }
  const refused = await site.post(MEMBERS, asked, owner)
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('Please give a site or a category.')
  const colleague = await inviteColleague(site.api, owner, 'entry', {
    sites: ['Leeds', 'York'],
    categories: ['stationaryCombustion'],
  })
  expect((await site.get(MEMBERS, owner)).text).toContain('Leeds and York: Stationary combustion')
  const away = await site.get('/my-impact/dashboards/footprint', colleague)
  expect(away.location).toBe('/my-impact/data-entry')
  const own = await site.get('/my-impact/data-entry', colleague)
  expect(own.text).toContain('You enter figures of Leeds and York: Stationary combustion.')
})

test('an email that is none is refused beside its field', async () => {
  const form = { intent: 'invite', email: 'no', role: 'viewer' }
  const page = await site.post(MEMBERS, form, owner)
  expect([page.status, page.problemOf('email')]).toEqual([400, 'Please use a valid email format'])
})

test('an invitation says whose it is, to whom it went and until when it is open', async () => {
  const token = await invited('willow@understory.test', 'viewer')
  const path = `/invitation?token=${token}`
  const { html, text } = await site.get(path)
  expect(html).toContain('<title>An invitation · Understory</title>')
  expect(text).toMatch(
    new RegExp(
      `Join Analytical Engines Ltd Ada Lovelace invites you as a viewer: you may see everything and change nothing. It was sent to willow@understory.test . Sign in or join with that address to accept it. Sign in Join Open until ${DAY}\\.`,
    ),
  )
  expect((await site.get(path, owner)).text).toContain(
    `It was sent to willow@understory.test , and you are signed in as ${owner.email}. Sign out and use the other address`,
  )
  expect((await site.get(MEMBERS, owner)).text).toMatch(
    new RegExp(
      `Invitations on their way willow@understory.test Viewer, open until ${DAY} Revoke the invitation of willow@understory.test`,
    ),
  )
})

test('someone with a personal account reads how both stay apart', async () => {
  const token = await invited(personal.email, 'member')
  const { html, text } = await site.get(`/invitation?token=${token}`, personal)
  expect(text).toContain(
    `invites you as a member: you may see everything and buy. ${personal.email} already has a personal account here, and an email holds one kind of account. So that both stay apart, either ask Ada Lovelace to invite another address of yours, or move your personal account to another email , sign out, and open this link again to join with this one.`,
  )
  expect(html).toContain(
    '<a href="/my-impact/account/security">move your personal account to another email</a>, sign out',
  )
})

test('an invitation that was used is over', async () => {
  const token = await invited(other.email, 'admin')
  const path = `/invitation?token=${token}`
  expect((await site.get(path, other)).text).toContain(
    'invites you as an admin: you may buy, change settings and cards, manage API keys, invite and remove colleagues. Accept the invitation',
  )
  expect((await site.post(path, { token }, other)).status).toBe(303)
  expect((await site.get(path, other)).text).toContain(
    'This invitation is no longer open It works once and for seven days, and the person who sent it can revoke it. Please ask them for a new one. Sign in',
  )
})

test('of several members each is named, with what their leaving means', async () => {
  const { text } = await site.get(MEMBERS, owner)
  expect(text).toContain('and what they may do. People Members of the account')
  expect(text).toContain(
    'Ada Lovelace loses sight of this account at once. What they bought stays; invitations they sent end. Remove Ada Lovelace',
  )
})

test('accounts say which one you are in, and how to get another', async () => {
  const { html, text } = await site.get(ACCOUNTS, other)
  expect(html).toContain('<title>Accounts · Understory</title>')
  expect(text).toContain(
    'Your accounts Purchases, certificates and settings belong to an account. You are in one at a time. Analytical Engines Ltd Admin, you are here Leave Analytical Engines Ltd Analytical Engines Ltd Owner Switch to it : Analytical Engines Ltd Open another business account For another company of yours, with its own purchases and invoices. Company name Country of incorporation',
  )
  const { html: own } = await site.get(ACCOUNTS, personal)
  expect(own).toContain(
    'An email holds one personal account. For a business, <a href="/logout">sign out</a> and join with the email you use there.',
  )
})
