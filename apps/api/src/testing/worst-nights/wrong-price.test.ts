import { BuyQuote } from '@understory/contracts/commerce/purchases/purchases.ts'
import { DecideChange, DraftChange, GetChangeSubject } from '@understory/contracts/staff/changes.ts'
import { RefundPayment } from '@understory/contracts/staff/console/staff.ts'
import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAdmin } from '../../../../../tools/test/run-admin.ts'
import { askOutcome, COMMERCE_PURCHASES_ADDRESS, payFor, quote } from '../commerce/purchases.ts'
import type { Bearer } from '../cross-account/actors.ts'
import { joinAs, type TestPerson, withFreshToken } from '../people/people.ts'
import { joinStaff } from '../people/staff.ts'
import { startTestApi, type TestApi } from '../start-test-api.ts'

let api: TestApi
let buyer: TestPerson
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1_000 })
  buyer = await joinAs(api, 'personal')
})
afterAll(() => api.close())

const admin = (...args: string[]) => runAdmin(args, { DATABASE_URL: api.deps.config.DATABASE_URL })
const price = async () => (await quote(api, { milliTrees: 10_000 })).totalMinor
const dayIn = (days: number) =>
  new Date(api.deps.clock().getTime() + days * DAY_MS).toISOString().slice(0, 10)
const reason = 'The price of a tree was wrong.'

/** Signed in at this moment: staff sessions are short. */
const staff = async (): Promise<Bearer> => (await joinStaff(api, ['admin'])).bearer

/** A price book by one person and published by another, for tomorrow. */
async function publishTomorrow(version: string, treeGBP: string): Promise<void> {
  const [author, other] = [await staff(), await staff()]
  const before = { params: { kind: 'price-book', subject: '2026-1' } }
  const values = {
    ...(await api.call(GetChangeSubject, before, author)).data.values,
    treeGBP,
    validFrom: dayIn(1),
  }
  const body = { kind: 'price-book', subject: version, values, reason }
  const drafted = await api.call(DraftChange, { body }, author)
  const params = { changeId: drafted.data.changeId }
  await api.call(DecideChange, { params, body: { to: 'propose' } }, author)
  const done = await api.call(DecideChange, { params, body: { to: 'publish' } }, other)
  expect(done.status).toBe(204)
}

async function aDayLater(): Promise<void> {
  api.moveClock(DAY_MS)
  buyer = await withFreshToken(api, buyer)
}

test('a wrong price is stopped, corrected for the next day, and who paid it is refunded', async () => {
  const right = await price()
  await publishTomorrow('2027-1', '9.999')
  await aDayLater()
  const wrong = await price()
  expect(wrong).toBeGreaterThan(right * 2)
  const { quoteId } = await quote(api, { milliTrees: 10_000 })
  const { purchaseId, paymentId } = await payFor(api, buyer, quoteId)
  await askOutcome(api, buyer, paymentId)
  const left = await quote(api, { milliTrees: 10_000 })

  const paused = await admin('pause-selling', '--reason', 'A wrong price is published.')
  expect(paused.code).toBe(0)
  api.moveClock(11_000)
  const buy = { body: { quoteId: left.quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS } }
  expect((await api.call(BuyQuote, buy, buyer.bearer)).refusal.code).toBe('SELLING_PAUSED')

  await publishTomorrow('2027-2', '0.180')
  expect(await price()).toBe(wrong)
  await aDayLater()
  expect(await price()).toBeLessThan(wrong / 2)
  const paid = await api.deps.db
    .selectFrom('purchase as p')
    .innerJoin('purchase_quote as q', 'q.id', 'p.quote_id')
    .select('p.id')
    .where('q.price_book_version', '=', '2027-1')
    .where('p.status', '=', 'paid')
    .execute()
  expect(paid.map(({ id }) => id)).toEqual([purchaseId])
  const refund = { params: { paymentOf: purchaseId }, body: { reason } }
  expect((await api.call(RefundPayment, refund, await staff())).status).toBe(204)
  const again = await api.call(RefundPayment, refund, await staff())
  expect(again.refusal.code).toBe('ALREADY_REFUNDED')

  expect((await admin('resume-selling')).code).toBe(0)
  api.moveClock(11_000)
  const corrected = await quote(api, { milliTrees: 10_000 })
  expect((await payFor(api, buyer, corrected.quoteId)).status).toBe(200)
  // A price that was given holds for its seven days; a later one says the new figure.
  api.moveClock(7 * DAY_MS)
  buyer = await withFreshToken(api, buyer)
  expect((await api.call(BuyQuote, buy, buyer.bearer)).refusal.code).toBe('QUOTE_EXPIRED')
})
