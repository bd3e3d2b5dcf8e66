import { GetInvoicePdf } from '@understory/contracts/commerce/invoices.ts'
import { BuyQuote, ListPurchases } from '@understory/contracts/commerce/purchases/purchases.ts'
import { StartSubscription } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import {
  IssueToken,
  Join,
  Me,
  SaveDetails,
  SignIn,
} from '@understory/contracts/people/accounts/accounts.ts'
import {
  ChangeGuest,
  ChooseFirstPassword,
  ClaimAccount,
  JoinAsGuest,
} from '@understory/contracts/people/accounts/guests.ts'
import { RequestPasswordReset } from '@understory/contracts/people/accounts/sign-in.ts'
import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import {
  certificateCode,
  shownCode,
} from '@understory/domain/proof/certificates/certificate-code.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  askOutcome,
  COMMERCE_PURCHASES_ADDRESS,
  payFor,
  quote,
} from '../../../../testing/commerce/purchases.ts'
import { priceOf } from '../../../../testing/commerce/subscriptions.ts'
import { emailTo } from '../../../../testing/emails.ts'
import { guest, joinAsGuest } from '../../../../testing/people/guests.ts'
import { cookieOf, joinAs, PASSWORD, type TestPerson } from '../../../../testing/people/people.ts'
import { bearerOf } from '../../../../testing/people/sign-in.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { sweepGuests } from '../../privacy/sweep-guests.ts'
import { joinAsGuest as openGuest } from './join-as-guest.ts'

const CLAIM = /join\/choose-password\?token=([\w.-]+)/

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 50 })
  await api.work()
})
afterAll(() => api.close())

async function payAsGuest(): Promise<{ person: TestPerson; purchaseId: string }> {
  const person = await joinAsGuest(api)
  const { quoteId } = await quote(api, { milliTrees: 10_000 })
  const { paymentId, purchaseId } = await payFor(api, person, quoteId)
  expect((await askOutcome(api, person, paymentId)).data.status).toBe('succeeded')
  return { person, purchaseId }
}

const linkOf = async ({ email }: { email: string }) => (await emailTo(api, email, CLAIM))[1] ?? ''
const claim = (token: string, password = PASSWORD) =>
  api.call(ClaimAccount, { body: { token, password } })
const keep = ({ cookie }: { cookie: string }, password = PASSWORD) =>
  api.call(ChooseFirstPassword, { body: { password } }, { cookie })
const countOf = async (bearer: Record<string, string>) =>
  (await api.call(ListPurchases, { query: {} }, bearer)).data.purchases.length

describe('someone who pays as a guest', () => {
  test('owns the purchase, and claims it once by the link of the receipt, which proves the email', async () => {
    const { person } = await payAsGuest()
    const token = await linkOf(person)
    const claimed = await claim(token)
    expect(claimed.status).toBe(204)
    const bearer = await bearerOf(api, cookieOf(claimed.headers))
    const { data } = await api.call(Me, {}, bearer)
    expect(data).toMatchObject({ email: person.email, emailVerified: true, isGuest: false })
    expect(await countOf(bearer)).toBe(1)
    // The browser that paid is signed out: it never proved the mailbox.
    expect((await api.call(Me, {}, person.bearer)).refusal.code).toBe('TOKEN_EXPIRED')

    const again = await claim(token, 'another one altogether')
    expect([again.status, again.refusal.code]).toEqual([400, 'BAD_CLAIM_LINK'])
    const body = { email: person.email, password: PASSWORD }
    expect((await api.call(SignIn, { body })).status).toBe(204)
  })

  test('finds the certificate and its number in the receipt, beside the way to a password', async () => {
    const { person } = await payAsGuest()
    const see = /See your certificate: http\S+\/verify\/([\w-]{36})/
    const { 1: certificateId = '', input } = await emailTo(api, person.email, see)
    expect(input).toContain(`Certificate: ${shownCode(certificateCode(certificateId))}`)
    expect(input).toMatch(CLAIM)
  })

  test('chooses the password in the browser that paid, once; the email waits for its own link', async () => {
    const { person } = await payAsGuest()
    const token = await linkOf(person)
    expect((await keep(person, 'short')).refusal.code).toBe('PASSWORD_TOO_SHORT')
    const kept = await keep(person)
    expect(kept.status).toBe(204)
    const bearer = await bearerOf(api, cookieOf(kept.headers))
    const { data } = await api.call(Me, {}, bearer)
    expect(data).toMatchObject({ emailVerified: false, isGuest: false })
    expect(await countOf(bearer)).toBe(1)
    await emailTo(api, person.email, /verify-email\?token=/)
    expect((await keep(person)).refusal.code).toBe('SIGN_IN_REQUIRED')
    expect((await claim(token)).refusal.code).toBe('BAD_CLAIM_LINK')
  })

  test('of two claims at once one counts', async () => {
    const { person } = await payAsGuest()
    const token = await linkOf(person)
    const both = await Promise.all([claim(token), claim(token, 'another one altogether')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 400])
  })

  test('finishes the payment and sees it, and nothing else until there is a password', async () => {
    const { person, purchaseId } = await payAsGuest()
    const invoice = await api.call(GetInvoicePdf, { params: { purchaseId } }, person.bearer)
    expect(invoice.status).toBe(200)
    const listed = await api.call(ListPurchases, { query: {} }, person.bearer)
    expect([listed.status, listed.refusal.code]).toEqual([403, 'CLAIM_FIRST'])
    const details = { ...guest(), firstname: 'Someone', lastname: 'Else' }
    const { email: _, acceptTerms: __, ...body } = details
    const changed = await api.call(SaveDetails, { body }, person.bearer)
    expect(changed.refusal.code).toBe('CLAIM_FIRST')
  })

  test("cannot see another account's purchase, nor act for it", async () => {
    const { purchaseId } = await payAsGuest()
    const owner = await joinAs(api, 'personal')
    const stranger = await joinAsGuest(api)
    const seen = await api.call(GetInvoicePdf, { params: { purchaseId } }, stranger.bearer)
    expect(seen.status).toBe(404)
    const { quoteId } = await quote(api, { milliTrees: 1_000 })
    const asOwner = { ...stranger.bearer, 'x-account-uuid': owner.accountId }
    const body = { quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS }
    expect((await api.call(BuyQuote, { body }, asOwner)).refusal.code).toBe('FORBIDDEN')
  })

  test('is not led to an account that is there: the email is refused beside its field', async () => {
    const { email } = await joinAs(api, 'personal')
    const refused = await api.call(JoinAsGuest, { body: guest(email) })
    expect([refused.status, refused.refusal.code]).toEqual([409, 'ACCOUNT_EXISTS'])
    expect(refused.refusal.problems).toEqual([
      { field: 'email', message: 'There is already an account with this email. Please sign in.' },
    ])
    expect(refused.headers.getSetCookie()).toEqual([])
    const business = { ...guest(email), accountType: 'business', companyName: 'Ash Ltd' } as const
    const other = await api.call(JoinAsGuest, { body: business })
    expect(other.refusal.code).toBe('PERSONAL_EXISTS')
    const staff = await api.call(JoinAsGuest, { body: guest('someone@understory.example') })
    expect(staff.refusal.code).toBe('STAFF_EMAIL')
  })
})

describe('a guest who mistyped the email', () => {
  const change = (by: { cookie: string }, email: string) =>
    api.call(
      ChangeGuest,
      { body: { email, firstname: 'Ann', lastname: 'Li' } },
      { cookie: by.cookie },
    )

  test('puts it right before paying: receipt and link go to the new address, links to the old one end', async () => {
    const person = await joinAsGuest(api)
    const { quoteId } = await quote(api, { milliTrees: 10_000 })
    const body = { quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS }
    const declined = await api.call(BuyQuote, { body }, person.bearer)
    await api.call(JoinAsGuest, { body: guest(person.email) })
    const old = await linkOf(person)
    const email = 'ann-li@understory.test'
    expect((await change(person, email)).status).toBe(204)
    const { data } = await api.call(Me, {}, person.bearer)
    expect(data).toMatchObject({ email, firstname: 'Ann', lastname: 'Li' })
    expect(data.userAccountRefs[0]?.account.displayName).toBe('Ann Li')
    expect((await claim(old)).refusal.code).toBe('BAD_CLAIM_LINK')

    const { paymentId, purchaseId } = await payFor(api, person, quoteId)
    expect(purchaseId).toBe(declined.data.purchaseId)
    expect((await askOutcome(api, person, paymentId)).data.status).toBe('succeeded')
    expect((await claim(await linkOf({ email }))).status).toBe(204)
  })

  test('does not change it once something is paid', async () => {
    const { person } = await payAsGuest()
    expect((await change(person, 'too-late@understory.test')).refusal.code).toBe('ALREADY_PAID')
  })

  test('gets nobody else’s address: one that is known is refused beside its field', async () => {
    const member = await joinAs(api, 'personal')
    const other = await joinAsGuest(api)
    const person = await joinAsGuest(api)
    const known = await change(person, member.email)
    expect([known.status, known.refusal.code]).toEqual([409, 'ACCOUNT_EXISTS'])
    expect(known.refusal.problems?.[0]?.field).toBe('email')
    expect((await change(person, other.email)).refusal.code).toBe('ACCOUNT_UNCLAIMED')
    expect((await change(person, 'someone@understory.example')).refusal.code).toBe('STAFF_EMAIL')
    expect((await change(member, 'mine@understory.test')).refusal.code).toBe('SIGN_IN_REQUIRED')
    expect((await api.call(Me, {}, person.bearer)).data.email).toBe(person.email)
  })
})

describe('an account that nobody has claimed', () => {
  test.each([
    ['joining', (email: string) => api.call(Join, { body: joining(email) })],
    ['paying as a guest again', (email: string) => api.call(JoinAsGuest, { body: guest(email) })],
  ])('%s with its email sends the link and hands over nothing', async (_, ask) => {
    const person = await joinAsGuest(api)
    const refused = await ask(person.email)
    expect([refused.status, refused.refusal.code]).toEqual([409, 'ACCOUNT_UNCLAIMED'])
    expect(refused.headers.getSetCookie()).toEqual([])
    expect((await claim(await linkOf(person))).status).toBe(204)
  })

  test('gets the same link when its password is said to be forgotten', async () => {
    const person = await joinAsGuest(api)
    const asked = await api.call(RequestPasswordReset, { body: { email: person.email } })
    expect(asked.status).toBe(202)
    expect((await claim(await linkOf(person))).status).toBe(204)
  })

  test('that never paid goes after a week; one that did stays, and its link ends after two', async () => {
    const left = await joinAsGuest(api)
    const { quoteId } = await quote(api, { milliTrees: 3_000 })
    const begun = await api.call(
      BuyQuote,
      { body: { quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS } },
      left.bearer,
    )
    expect(begun.status).toBe(201)
    const subscriber = await joinAsGuest(api)
    const plan = await priceOf(api)
    const started = await api.call(
      StartSubscription,
      { body: { quoteId: plan.quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS } },
      subscriber.bearer,
    )
    // The first payment never came, and the provider gave it up.
    await api.deps.db
      .updateTable('subscription')
      .set({ status: 'expired', ended_at: api.deps.clock() })
      .where('id', '=', started.data.subscriptionId)
      .execute()
    const { person: paid } = await payAsGuest()
    const token = await linkOf(paid)
    const existing = async () => {
      const rows = await api.deps.db.selectFrom('app_user').select('email').execute()
      return rows.map(({ email }) => email)
    }
    await sweepGuests(api.deps)
    expect(await existing()).toContain(left.email)
    api.moveClock(8 * DAY_MS)
    await sweepGuests(api.deps)
    expect(await existing()).not.toContain(left.email)
    expect(await existing()).not.toContain(subscriber.email)
    expect(await existing()).toContain(paid.email)

    // The session of the guest is over long before, and the link a week later.
    const { refusal } = await api.call(IssueToken, {}, { cookie: paid.cookie })
    expect(refusal.code).toBe('SIGN_IN_REQUIRED')
    api.moveClock(7 * DAY_MS)
    expect((await claim(token)).refusal.code).toBe('BAD_CLAIM_LINK')
  })
})

const joining = (email: string) => ({ email, password: PASSWORD, acceptTerms: true as const })

test('a crash while the account is opened leaves nothing behind', async () => {
  const person = guest()
  const crashing = { ...api.deps, newId: failingAfter(2, api.deps.newId) }
  await expect(openGuest(crashing, person, new Headers())).rejects.toThrow('crashed')
  expect((await api.call(JoinAsGuest, { body: person })).status).toBe(201)
})

/** The id of the session is the third that is made. */
function failingAfter(times: number, newId: () => string): () => string {
  let made = 0
  return () => {
    made += 1
    if (made > times) throw new Error('crashed')
    return newId()
  }
}
