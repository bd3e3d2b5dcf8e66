import { randomUUID } from 'node:crypto'
import { EnterImpact, ReverseGrantedImpact } from '@understory/contracts/commerce/granted-impact.ts'
import { HandlePaymentAlert } from '@understory/contracts/commerce/payments/payment-alerts.ts'
import { EnterLot, ReverseLot, SetCover } from '@understory/contracts/proof/supply.ts'
import { ReportBrowserError } from '@understory/contracts/site/browser-errors.ts'
import { AnswerLead, SendLead } from '@understory/contracts/site/leads.ts'
import {
  AskForNewsletter,
  ConfirmNewsletter,
  LeaveNewsletter,
  ReturnToNewsletter,
} from '@understory/contracts/site/newsletter/newsletter.ts'
import {
  CreateIssue,
  SaveIssue,
  ScheduleIssue,
  TestIssue,
  WithdrawIssue,
} from '@understory/contracts/site/newsletter/newsletter-issues.ts'
import {
  IssueAdminToken,
  OpenStaffSession,
  RefundPayment,
  SignOutUser,
  StartImpersonation,
  StartStaffSignIn,
  StopImpersonation,
} from '@understory/contracts/staff/console/staff.ts'
import { DropGivenUpJobs, RetryGivenUpJobs } from '@understory/contracts/staff/given-up-jobs.ts'
import { ReviewLargeOrder } from '@understory/contracts/stores/large-orders.ts'
import { hashOfAddress } from '../../capabilities/site/newsletter/addresses.ts'
import { confirmUrl, leaveUrl } from '../../capabilities/site/newsletter/links.ts'
import { askOutcome, payFor, quote } from '../commerce/purchases.ts'
import { giveUpJob } from '../give-up-job.ts'
import { cookieOf, joinAs, userIdOf } from '../people/people.ts'
import { signInStaff } from '../people/staff.ts'
import type { TestApi } from '../start-test-api.ts'
import { insertLargeOrder } from '../stores/large-orders.ts'
import { plantStore } from '../stores/store-bills.ts'
import { aLot, enterLot, projectOf } from '../supply.ts'
import { all, one, type Promised, same, some } from './promises.ts'
import type { Scene } from './scene.ts'

const REASON = 'The customer asked us to.'
const EVIDENCE = { name: 'paper.pdf', file: Buffer.from('%PDF-1.7').toString('base64') }

const granting = (accountId: string) =>
  ({
    accountId,
    kind: 'off-platform',
    title: 'Planted by hand',
    milliTrees: 1_000,
    co2eGrams: 0,
    plasticGrams: 0,
    effectiveOn: '2026-01-01',
    evidence: EVIDENCE,
  }) as const

const SERIES = (at: string) => `0001-*-VCS-VCU-003-VER-US-0003-01012020-31122020-${at}`

let signedIn: Promise<{ cookie: string; bearer: Record<string, string> }> | null = null
const staffCookie = ({ api }: Scene) => {
  signedIn ??= signInStaff(api, 'alder')
  return signedIn
}

export const OF_STAFF: readonly Promised[] = [
  all(StartStaffSignIn, () => ({ body: { next: '/staff' } })),
  all(OpenStaffSession, async (scene) => ({ by: { cookie: (await staffCookie(scene)).cookie } })),
  all(StartImpersonation, async (scene) => ({
    by: { cookie: (await staffCookie(scene)).cookie },
    body: { email: scene.person.email, reason: REASON },
  })),
  some(StopImpersonation, ['SIGN_IN_REQUIRED'], async (scene) => {
    const { cookie } = await staffCookie(scene)
    const body = { email: scene.person.email, reason: REASON }
    const started = await scene.api.call(StartImpersonation, { body }, { cookie })
    return { by: { cookie: cookieOf(started.headers) } }
  }),
  all(IssueAdminToken, async (scene) => ({ by: (await staffCookie(scene)).bearer })),
  all(SignOutUser, async ({ api, staff }) => {
    const userId = await userIdOf(api, await joinAs(api, 'personal'))
    return { by: staff, params: { userId }, body: { reason: REASON } }
  }),
  one(RefundPayment, ['ALREADY_REFUNDED'], async ({ api, person, staff }) => {
    const { quoteId } = await quote(api, { milliTrees: 5_000 })
    const { purchaseId, paymentId } = await payFor(api, person, quoteId)
    await askOutcome(api, person, paymentId)
    return { by: staff, params: { paymentOf: purchaseId }, body: { reason: REASON } }
  }),
  all(EnterImpact, ({ owner, staff }) => ({ by: staff, body: granting(owner.accountId) })),
  all(ReverseGrantedImpact, async ({ api, owner, staff }) => {
    const { data } = await api.call(EnterImpact, { body: granting(owner.accountId) }, staff)
    return { by: staff, params: { grantedId: data.grantedId }, body: { reason: REASON } }
  }),
  // The same request enters one lot, and all four hear its number.
  same(EnterLot, async ({ api, staff }) => ({
    by: staff,
    body: aLot(await projectOf(api, 'co2e'), { series: SERIES('2') }),
  })),
  one(ReverseLot, ['LOT_NOT_FOUND'], async ({ api, staff }) => {
    const lot = aLot(await projectOf(api, 'co2e'), { series: SERIES('3') })
    const { data } = await enterLot(api, { bearer: staff }, lot)
    return { by: staff, params: { lotId: data.lotId }, body: { reason: REASON } }
  }),
  all(SetCover, async ({ api, staff }) => ({
    by: staff,
    params: { projectId: await projectOf(api, 'plastic') },
    body: { isBoughtAhead: false, retiredWithinDays: 90 },
  })),
  one(HandlePaymentAlert, ['ALERT_NOT_FOUND'], async ({ api, owner, staff }) => {
    const alertId = randomUUID()
    await api.deps.db
      .insertInto('payment_alert')
      .values({
        id: alertId,
        kind: 'fraud-warning',
        subject: alertId,
        gateway_payment_id: `pi_${alertId}`,
        account_id: owner.accountId,
        amount_minor: 500,
        currency: 'GBP',
        raised_at: api.deps.clock(),
      })
      .execute()
    return { by: staff, params: { alertId }, body: { note: 'It was them' } }
  }),
  one(ReviewLargeOrder, ['ALERT_NOT_FOUND'], async ({ api, owner, staff }) => {
    const { storeId } = await plantStore(api, owner, { countsFrom: null })
    const externalId = 'too-large'
    await insertLargeOrder(api, { accountId: owner.accountId, storeId, externalId })
    return { by: staff, body: { storeId, externalId, version: 1, note: 'A wrong price.' } }
  }),
  one(RetryGivenUpJobs, ['GIVEN_UP_JOB_NOT_FOUND'], async ({ api, staff }) => ({
    by: staff,
    body: await givenUpBody(api),
  })),
  one(DropGivenUpJobs, ['GIVEN_UP_JOB_NOT_FOUND'], async ({ api, staff }) => ({
    by: staff,
    body: await givenUpBody(api),
  })),
]

const givenUpBody = async (api: TestApi) => {
  const jobIds: string[] = [await giveUpJob(api)]
  return { jobIds, reason: REASON }
}

const LEAD = {
  topic: 'question',
  name: 'Hazel',
  email: 'hazel@understory.test',
  message: 'How does it work?',
} as const
const DRAFT = { subject: 'Spring', preview: 'What grew', body: 'It grew.' }

const reader = (api: TestApi) => {
  const email = `reader-${randomUUID()}@understory.test`
  const confirming = async () => tokenIn(await confirmUrl(api.deps, email))
  const leaving = async () => {
    const hash = hashOfAddress(api.deps.config, email)
    return tokenIn(await leaveUrl(api.deps, { hash, issue: null }))
  }
  return { confirming, leaving }
}
const tokenIn = (url: string) => new URL(url).searchParams.get('token') ?? ''

async function draft({ api, staff }: Scene) {
  const { issueId } = (await api.call(CreateIssue, { body: DRAFT }, staff)).data
  return { by: staff, params: { issueId } }
}

const inAnHour = ({ api }: Scene) => new Date(api.deps.clock().getTime() + 3_600_000).toISOString()

export const OF_VISITORS: readonly Promised[] = [
  all(SendLead, () => ({ body: LEAD })),
  one(AnswerLead, ['LEAD_NOT_FOUND'], async ({ api, staff }) => {
    const leadId = randomUUID()
    const lead = { ...LEAD, id: leadId, created_at: api.deps.clock() }
    await api.deps.db.insertInto('lead').values(lead).execute()
    return { by: staff, params: { leadId }, body: { answer: 'Like this.' } }
  }),
  all(ReportBrowserError, () => ({
    body: { kind: 'error', message: 'It broke', stack: null, path: '/app' },
  })),
  all(AskForNewsletter, () => ({ body: { email: 'fern@example.org' } })),
  some(ConfirmNewsletter, ['NEWSLETTER_DUPLICATE'], async ({ api }) => ({
    body: { token: await reader(api).confirming() },
  })),
  all(LeaveNewsletter, async ({ api }) => {
    const { confirming, leaving } = reader(api)
    await api.call(ConfirmNewsletter, { body: { token: await confirming() } })
    return { body: { token: await leaving() } }
  }),
  all(ReturnToNewsletter, async ({ api }) => {
    const { confirming, leaving } = reader(api)
    await api.call(ConfirmNewsletter, { body: { token: await confirming() } })
    const token = await leaving()
    await api.call(LeaveNewsletter, { body: { token } })
    return { body: { token } }
  }),
  all(CreateIssue, ({ staff }) => ({ by: staff, body: DRAFT })),
  all(SaveIssue, async (scene) => ({ ...(await draft(scene)), body: DRAFT })),
  all(TestIssue, draft),
  one(ScheduleIssue, ['NEWSLETTER_ISSUE_FIXED'], async (scene) => ({
    ...(await draft(scene)),
    body: { at: inAnHour(scene) },
  })),
  one(WithdrawIssue, ['NEWSLETTER_ISSUE_FIXED'], async (scene) => {
    const { by, params } = await draft(scene)
    await scene.api.call(ScheduleIssue, { params, body: { at: inAnHour(scene) } }, by)
    return { by, params, body: { to: 'draft' } }
  }),
]
