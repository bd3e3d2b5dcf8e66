import {
  GetGiftCertificate,
  ListGifts,
  OpenGift,
  RedeemGift,
  SendGiftAgain,
} from '@understory/contracts/commerce/gifts.ts'
import { GetQuote, UpdatePurchase } from '@understory/contracts/commerce/purchases/purchases.ts'
import { DeleteUser } from '@understory/contracts/people/privacy.ts'
import { VerifyCertificate } from '@understory/contracts/proof/certificates.ts'
import { GetImpactMetrics } from '@understory/contracts/proof/ledger.ts'
import { calendarDate, dayOf } from '@understory/domain/calendar/calendar.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeInBalance } from '../../../testing/commerce/close-in-balance.ts'
import { A_GIFT, give, priceGifts } from '../../../testing/commerce/gifts.ts'
import { emailTo } from '../../../testing/emails.ts'
import {
  joinAs,
  PASSWORD,
  type TestPerson,
  withFreshToken,
} from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { refundPurchase, restorePurchase } from '../purchases/public.ts'
import { deliverGifts, forgetUnpaidGifts } from './deliver-gifts.ts'

let api: TestApi
let ada: TestPerson
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  await api.work()
  ada = await joinAs(api, 'personal')
})
afterAll(() => closeInBalance(api))

const price = (change?: Parameters<typeof priceGifts>[1]) => priceGifts(api, change)
const given = (change?: Parameters<typeof priceGifts>[1]) => give(api, ada, change)

const listOf = async (person: TestPerson) => (await api.call(ListGifts, {}, person.bearer)).data

const treesOf = async (person: TestPerson) =>
  (await api.call(GetImpactMetrics, { query: {} }, person.bearer)).data.totals.milliTrees

describe('an order of gifts', () => {
  test('costs one gift for each person, rounded once', async () => {
    const { data } = await price({
      recipients: ['Ben', 'Cy', 'Dee'].map((name) => ({ name, email: null })),
    })
    // Three times 10 trees at £0.15 and 500 g of plastic at £0.55 a kilogram.
    expect(data).toMatchObject({
      totalMinor: 533,
      isGift: true,
      product: 'personal-instant-onetime',
    })
    expect(data.choice).toMatchObject({ milliTrees: 30_000, reference: '3 gifts' })
    expect(data.delivery).toEqual({ on: null, emails: 0 })
  })

  test('says before it is paid for when its emails go out, and how many they are', async () => {
    const deliverOn = dayOf(new Date(api.deps.clock().getTime() + 86_400_000))
    const { data } = await price({
      deliverOn,
      recipients: [
        { name: 'Ben', email: 'ben@example.org' },
        { name: 'Cy', email: null },
      ],
    })
    const { data: read } = await api.call(GetQuote, { params: { quoteId: data.quoteId } })
    expect([data.delivery, read.delivery]).toEqual(Array(2).fill({ on: deliverOn, emails: 1 }))
  })

  test.each([
    [{ recipients: [] }, 'recipients'],
    [{ recipients: [{ name: '', email: null }] }, 'recipients.0.name'],
    [{ recipients: [{ name: 'Ben', email: 'ben' }] }, 'recipients.0.email'],
    [{ from: '' }, 'from'],
    [{ message: 'x'.repeat(501) }, 'message'],
    [{ deliverOn: calendarDate(2020, 1, 1) }, 'deliverOn'],
  ])('is refused as %j', async (change, field) => {
    const { status, refusal } = await price(change)
    expect(status).toBe(400)
    expect(refusal.problems?.map((problem) => problem.field)).toEqual([field])
  })

  test.each([
    [{ message: 'x'.repeat(501) }, 'Please use at most 500 characters.'],
    [{ from: 'x'.repeat(81) }, 'Please use at most 80 characters.'],
  ])('that is too long says only what holds for its field', async (change, message) => {
    const { refusal } = await price(change)
    expect(refusal.problems?.map((problem) => problem.message)).toEqual([message])
  })

  test('of nothing is refused', async () => {
    const { refusal } = await price({
      each: { milliTrees: 0, co2eGrams: 0, plasticGrams: 0, treeProject: null },
    })
    expect(refusal.code).toBe('NO_PRODUCTS_SELECTED')
  })

  test('that nobody paid for opens nothing', async () => {
    const { data } = await price()
    const { code } = await api.deps.db
      .selectFrom('gift')
      .select('code')
      .where('quote_id', '=', data.quoteId)
      .executeTakeFirstOrThrow()
    expect((await api.call(OpenGift, { params: { code } })).refusal.code).toBe('GIFT_NOT_FOUND')
  })
})

describe('a gift that was paid for', () => {
  test('is in the ledger under its own source, with a certificate that names its recipient', async () => {
    const { gift } = await given()
    const { rows } = await sql`select source_kind, impact, quantity from impact_ledger_entry
      where source_id = ${gift.giftId} order by impact desc`.execute(api.deps.db)
    expect(rows).toEqual([
      { source_kind: 'gift', impact: 'trees', quantity: 10_000 },
      { source_kind: 'gift', impact: 'plastic', quantity: 500 },
    ])
    const { certificateId } = gift
    const { data } = await api.call(VerifyCertificate, { params: { certificateId } })
    expect(data).toMatchObject({
      user: 'Ben',
      giftFrom: 'Ada',
      products: { trees: 10, kg_co2e: 0, g_plastic: 500 },
    })
  })

  test('opens for anyone who has its link, on screen and as a PDF', async () => {
    const { gift } = await given()
    const opened = await api.call(OpenGift, { params: { code: gift.code } })
    expect(opened.data).toMatchObject({ recipient: 'Ben', from: 'Ada', isRedeemed: false })
    expect(opened.data.message).toBe(A_GIFT.message)
    const pdf = await api.call(GetGiftCertificate, { params: { code: gift.code } })
    expect(
      Buffer.from(pdf.data as unknown as Uint8Array)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  test('has its date and its message locked', async () => {
    const { purchaseId } = await given()
    const moved = await api.call(
      UpdatePurchase,
      { params: { purchaseId }, body: { effectiveFrom: '2026-01-01' } },
      ada.bearer,
    )
    expect(moved.refusal.code).toBe('DATE_LOCKED')
  })

  test('counts for the person who redeems it, and no longer for the giver', async () => {
    const { gift } = await given()
    const ben = await joinAs(api, 'personal')
    const before = await treesOf(ada)
    const redeem = (person: TestPerson) =>
      api.call(RedeemGift, { body: { code: gift.code } }, person.bearer)
    expect((await redeem(ada)).refusal.code).toBe('GIFT_IS_YOURS')
    const answers = await Promise.all([redeem(ben), redeem(ben), redeem(ben)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await treesOf(ben)).toBe(10_000)
    expect(before - (await treesOf(ada))).toBe(10_000)
    expect((await listOf(ben)).received).toHaveLength(1)
    const cy = await joinAs(api, 'business')
    expect((await redeem(cy)).refusal.code).toBe('GIFT_REDEEMED')
    const { certificateId } = gift
    const { data } = await api.call(VerifyCertificate, { params: { certificateId } })
    expect(data.products.trees).toBe(10)
  })

  test('goes to one of two people who take it at once', async () => {
    const { gift } = await given()
    const people = await Promise.all([joinAs(api, 'personal'), joinAs(api, 'personal')])
    const answers = await Promise.all(
      people.map((person) => api.call(RedeemGift, { body: { code: gift.code } }, person.bearer)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })

  test('funds nothing once it is refunded, whether or not it was redeemed', async () => {
    const { gift, purchaseId } = await given()
    const ben = await joinAs(api, 'personal')
    await api.call(RedeemGift, { body: { code: gift.code } }, ben.bearer)
    await api.deps.db.transaction().execute((tx) => refundPurchase(tx, api.deps, purchaseId))
    expect(await treesOf(ben)).toBe(0)
    const opened = await api.call(OpenGift, { params: { code: gift.code } })
    expect(opened.refusal.code).toBe('GIFT_REFUNDED')
    const { certificateId } = gift
    const { refusal } = await api.call(VerifyCertificate, { params: { certificateId } })
    expect(refusal.code).toBe('CERTIFICATE_REFUNDED')
  })
})

test('the people of an order that nobody paid for are forgotten', async () => {
  const recipients = [{ name: 'Nobody', email: 'nobody@understory.test' }]
  const { data } = await price({ recipients })
  const { gift } = await given()
  const storedGifts = () =>
    api.deps.db.selectFrom('gift').select('id').where('quote_id', '=', data.quoteId).execute()
  await forgetUnpaidGifts(api.deps)
  expect(await storedGifts()).toHaveLength(1)
  const days = 15 * 86_400_000
  const later = { ...api.deps, clock: () => new Date(api.deps.clock().getTime() + days) }
  await forgetUnpaidGifts(later)
  expect(await storedGifts()).toHaveLength(0)
  expect((await listOf(ada)).given.map(({ giftId }) => giftId)).toContain(gift.giftId)
})

test('who leaves is named on no gift any more, given or taken', async () => {
  const [giver, taker] = [await joinAs(api, 'personal'), await joinAs(api, 'personal')]
  const { gift } = await give(api, giver, {
    recipients: [{ name: 'Ben', email: 'ben-leaves@understory.test' }],
  })
  await api.call(RedeemGift, { body: { code: gift.code } }, taker.bearer)
  for (const { email, bearer } of [giver, taker]) {
    await api.call(DeleteUser, { body: { email, password: PASSWORD } }, bearer)
  }
  const { data } = await api.call(OpenGift, { params: { code: gift.code } })
  expect(data).toMatchObject({
    recipient: 'A former member',
    from: 'A former member',
    message: '',
    milliTrees: 10_000,
  })
})

test('who deletes their user leaves their email with no giver', async () => {
  const [giver, taker] = [await joinAs(api, 'personal'), await joinAs(api, 'personal')]
  const { gift } = await give(api, giver, { recipients: [{ name: 'Ben', email: taker.email }] })
  await api.call(RedeemGift, { body: { code: gift.code } }, taker.bearer)
  const { email, bearer } = taker
  await api.call(DeleteUser, { body: { email, password: PASSWORD } }, bearer)
  const { data } = await api.call(ListGifts, {}, giver.bearer)
  expect(data.given[0]).toMatchObject({ recipient: 'A former member', email: null })
})

describe('the email of a gift', () => {
  test('goes out at once where no day was asked, with its words and its link', async () => {
    const email = 'ben-at-once@understory.test'
    const { gift } = await given({ recipients: [{ name: 'Ben', email }] })
    const [text] = await emailTo(api, email, /For Ben, from Ada: 10 trees[\s\S]*\/gift\/\S+/)
    expect(text).toContain('For the pear tree.')
    expect(text).toContain(`/gift/${gift.code}`)
  })

  test('can be sent again, five times in all, and not by someone else', async () => {
    const email = 'ben-again@understory.test'
    const { gift } = await given({ recipients: [{ name: 'Ben', email }] })
    await emailTo(api, email, /Open your gift/)
    const again = (person: TestPerson) =>
      api.call(SendGiftAgain, { params: { giftId: gift.giftId } }, person.bearer)
    const mallory = await joinAs(api, 'personal')
    expect((await again(mallory)).refusal.code).toBe('GIFT_NOT_FOUND')
    const statuses: number[] = []
    for (let time = 0; time < 5; time += 1) statuses.push((await again(ada)).status)
    expect(statuses).toEqual([204, 204, 204, 204, 429])
  })

  test('is followed by another when it is refunded, and when that refund fails', async () => {
    const email = 'ben-refunded@understory.test'
    const { purchaseId, gift } = await given({ recipients: [{ name: 'Ben', email }] })
    await emailTo(api, email, /Open your gift/)
    await api.deps.db.transaction().execute((tx) => refundPurchase(tx, api.deps, purchaseId))
    await emailTo(api, email, /You were given 10 trees.*from Ada.*it no longer funds anything/s)
    await api.deps.db.transaction().execute((tx) => restorePurchase(tx, api.deps, purchaseId))
    await emailTo(api, email, new RegExp(`your gift counts again.*/gift/${gift.code}`, 's'))
  })

  test('about a refund goes to who took it, not to the address it was sent to', async () => {
    const email = 'ben-handed-on@understory.test'
    const { purchaseId, gift } = await given({ recipients: [{ name: 'Ben', email }] })
    await emailTo(api, email, /Open your gift/)
    const taker = await joinAs(api, 'personal')
    await api.call(RedeemGift, { body: { code: gift.code } }, taker.bearer)
    await api.deps.db.transaction().execute((tx) => refundPurchase(tx, api.deps, purchaseId))
    await emailTo(api, taker.email, /it no longer funds anything/)
    const sent = await api.deps.db
      .selectFrom('email_message')
      .select('kind')
      .where('to_address', '=', email)
      .execute()
    expect(sent.map(({ kind }) => kind)).toEqual(['gift'])
  })

  test('without an address there is none to send', async () => {
    const { gift } = await given()
    const params = { giftId: gift.giftId }
    const { refusal } = await api.call(SendGiftAgain, { params }, ada.bearer)
    expect(refusal.code).toBe('GIFT_NOT_SENT')
  })

  test('waits for the morning of its day, then goes once', async () => {
    const day = 86_400_000
    const deliverOn = dayOf(new Date(Date.now() + 3 * day))
    const email = 'ben-later@understory.test'
    const { gift } = await given({ deliverOn, recipients: [{ name: 'Ben', email }] })
    const deliveredAt = async () =>
      (await listOf(ada)).given.find(({ giftId }) => giftId === gift.giftId)?.deliveredAt ?? null
    await deliverGifts(api.deps)
    expect(await deliveredAt()).toBeNull()
    api.moveClock(Date.parse(`${deliverOn}T07:00:00Z`) - Date.now() + 1_000)
    ada = await withFreshToken(api, ada)
    await Promise.all([deliverGifts(api.deps), deliverGifts(api.deps)])
    expect(await deliveredAt()).not.toBeNull()
    await emailTo(api, email, /Open your gift/)
    const { rows } = await sql`select id from email_message where to_address = ${email}`.execute(
      api.deps.db,
    )
    expect(rows).toHaveLength(1)
  })
})
