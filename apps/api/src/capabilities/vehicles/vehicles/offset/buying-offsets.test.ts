import { ListPaymentAlerts } from '@understory/contracts/commerce/payments/payment-alerts.ts'
import { BuyQuote, ListPurchases } from '@understory/contracts/commerce/purchases/purchases.ts'
import {
  QuoteVehicles,
  RemoveVehicle,
  SaveVehicles,
  UpdateVehicle,
  VerifyVehicle,
} from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeInBalance } from '../../../../testing/commerce/close-in-balance.ts'
import { eventDeliverer } from '../../../../testing/commerce/provider-events.ts'
import {
  askOutcome,
  COMMERCE_PURCHASES_ADDRESS,
  confirmCard,
} from '../../../../testing/commerce/purchases.ts'
import { emailTo } from '../../../../testing/emails.ts'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { joinStaff } from '../../../../testing/people/staff.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { reconcileRefunds } from '../../../commerce/settlement/refunds/reconcile-refunds.ts'

let api: TestApi
let ada: TestPerson
let grace: TestPerson
let staff: Awaited<ReturnType<typeof joinStaff>>['bearer']
let deliverEvents: ReturnType<typeof eventDeliverer>
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  await api.work()
  ada = await joinAs(api, 'personal')
  grace = await joinAs(api, 'personal')
  staff = (await joinStaff(api)).bearer
  deliverEvents = eventDeliverer(api)
})
afterAll(() => closeInBalance(api))

const YEAR = 2_117_897

let cars = 0
const nextNumber = () => {
  cars += 1
  return `TW${String(cars).padStart(2, '0')}ICE`
}

async function save(person: TestPerson, registrationNumber: string | null): Promise<string> {
  const answers = { fuelType: 'petrol', reportingYear: '2024', vehicleCategory: 'average' }
  const vehicle = {
    market: 'uk',
    vehicleType: 'car',
    basis: { kind: 'ghg-estimate', answers },
    registrationNumber,
    annualMileage: 8_000,
    mileageUnit: 'mi',
    multiplyVehicles: 1,
  } as const
  const { data } = await api.call(SaveVehicles, { body: { vehicles: [vehicle] } }, person.bearer)
  return data.vehicleIds[0] ?? ''
}

async function price(person: TestPerson, vehicleId: string, repeat = false): Promise<string> {
  const from = api.deps.clock().toISOString().slice(0, 10)
  const choice = { audience: 'personal', currency: 'GBP' } as const
  const body = { ...choice, vehicleIds: [vehicleId], from, repeat }
  const { data } = await api.call(QuoteVehicles, { body }, person.bearer)
  return data.quoteId
}

const order = async (person: TestPerson, vehicleId: string, repeat = false) =>
  begin(person, await price(person, vehicleId, repeat))

const buy = (person: TestPerson, quoteId: string) =>
  api.call(
    BuyQuote,
    { body: { quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS } },
    person.bearer,
  )

async function begin(person: TestPerson, quoteId: string) {
  const { status, data } = await buy(person, quoteId)
  expect(status).toBe(201)
  const { clientSecret, purchaseId } = data
  return { quoteId, clientSecret, purchaseId, paymentId: clientSecret.split('_secret_')[0] ?? '' }
}
type Order = Awaited<ReturnType<typeof begin>>

const confirm = (ordered: Order, card = 'pm_card_visa') => confirmCard(api, { ...ordered, card })

async function verified(registrationNumber: string) {
  return (await api.call(VerifyVehicle, { body: { registrationNumber } })).data
}

async function statusOf(person: TestPerson, { purchaseId }: Order) {
  const { purchases } = (await api.call(ListPurchases, {}, person.bearer)).data
  return purchases.find(({ uuid }) => uuid === purchaseId)?.status
}

async function entriesOf({ purchaseId }: Order): Promise<number> {
  const { rows } = await sql<{ entries: number }>`
    select count(*)::int as entries from impact_ledger_entry where source_id = ${purchaseId}`.execute(
    api.deps.db,
  )
  return rows[0]?.entries ?? Number.NaN
}

async function alertsAbout({ paymentId }: Order) {
  const { alerts } = (await api.call(ListPaymentAlerts, {}, staff)).data
  return alerts.filter((alert) => alert.paymentId === paymentId).map(({ happened }) => happened)
}

/** Two accounts with a car of one number, which both have ordered and neither has paid. */
async function bothOrdered() {
  const number = nextNumber()
  const mine = await order(ada, await save(ada, number))
  const theirs = await order(grace, await save(grace, number))
  return { number, mine, theirs }
}

const SAID = 'The same driving was paid for twice'

describe('the driving of one number that two accounts pay for', () => {
  test('counts for who paid first; the other gets the money back, and staff are notified', async () => {
    const { number, mine, theirs } = await bothOrdered()
    await confirm(mine)
    await confirm(theirs)
    await deliverEvents((events) => [...events, ...events])
    expect(await verified(number)).toMatchObject({ isOffset: true, coverage: { grams: YEAR } })
    expect([await statusOf(ada, mine), await statusOf(grace, theirs)]).toEqual(['paid', 'refunded'])
    expect([await entriesOf(mine), await entriesOf(theirs)]).toEqual([1, 0])
    expect((await askOutcome(api, grace, theirs.paymentId)).data).toMatchObject({
      isRefunded: true,
      isSecondOfKind: true,
      certificateId: null,
    })
    expect([await alertsAbout(mine), await alertsAbout(theirs)]).toEqual([[], [SAID]])
    await emailTo(api, grace.email, /returned to you the way it was paid.*already been paid for/s)
    const refundOf = ({ paymentId }: Order) => api.deps.payments.refundsOfPayment(paymentId)
    await expect.poll(async () => (await refundOf(theirs)).length).toBe(1)
    await deliverEvents((events) => [...events, ...events])
    await reconcileRefunds(api.deps)
    expect(await refundOf(mine)).toEqual([])
    expect(await statusOf(grace, theirs)).toBe('refunded')
    expect(await alertsAbout(theirs)).toEqual([SAID])
  })

  test('counts once where both are settled at the same moment, each more than once', async () => {
    const { number, mine, theirs } = await bothOrdered()
    await confirm(mine)
    await confirm(theirs)
    const both = [
      () => askOutcome(api, ada, mine.paymentId),
      () => askOutcome(api, grace, theirs.paymentId),
    ]
    const answers = await Promise.all([...both, ...both].map((ask) => ask()))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await verified(number)).toMatchObject({ coverage: { grams: YEAR } })
    const statuses = [await statusOf(ada, mine), await statusOf(grace, theirs)]
    expect(statuses.toSorted()).toEqual(['paid', 'refunded'])
  })

  test('is not counted again by a refund that fails', async () => {
    const { number, mine, theirs } = await bothOrdered()
    await confirm(mine)
    await askOutcome(api, ada, mine.paymentId)
    await confirm(theirs, 'pm_card_refundFail')
    await askOutcome(api, grace, theirs.paymentId)
    await expect
      .poll(async () => (await api.deps.payments.refundsOfPayment(theirs.paymentId)).length)
      .toBe(1)
    await deliverEvents()
    api.sandbox.control.advanceClock(120)
    await deliverEvents()
    expect(await verified(number)).toMatchObject({ coverage: { grams: YEAR } })
    expect(await statusOf(grace, theirs)).toBe('refunded')
    expect(await alertsAbout(theirs)).toEqual([SAID, 'A refund failed'])
    await emailTo(api, grace.email, /the bank returned it to us\.\s+Our team/)
  })

  test('that was refunded and bought by another meanwhile does not come back', async () => {
    const number = nextNumber()
    const mine = await order(ada, await save(ada, number))
    await confirm(mine, 'pm_card_refundFail')
    await askOutcome(api, ada, mine.paymentId)
    await api.deps.payments.refundPayment(mine.paymentId, `test:${mine.paymentId}`)
    await deliverEvents()
    const theirs = await order(grace, await save(grace, number))
    await confirm(theirs)
    await askOutcome(api, grace, theirs.paymentId)
    api.sandbox.control.advanceClock(120)
    await deliverEvents()
    expect(await verified(number)).toMatchObject({ coverage: { grams: YEAR } })
    expect([await statusOf(ada, mine), await statusOf(grace, theirs)]).toEqual(['refunded', 'paid'])
  })

  test('cannot be marked paid twice by anything, whatever it asked before', async () => {
    const { mine, theirs } = await bothOrdered()
    await confirm(mine)
    await askOutcome(api, ada, mine.paymentId)
    const paid = sql`update purchase set status = 'paid', paid_at = now() where id = ${theirs.purchaseId}`
    await expect(paid.execute(api.deps.db)).rejects.toThrow('offset already')
  })
})

describe('two orders of one account for the same driving', () => {
  test('one of which failed before the other was begun, are not both taken', async () => {
    const number = nextNumber()
    const vehicleId = await save(ada, number)
    const first = await order(ada, vehicleId)
    await confirm(first, 'pm_card_visa_chargeDeclined')
    await askOutcome(api, ada, first.paymentId)
    expect(await statusOf(ada, first)).toBe('failed')
    const second = await order(ada, vehicleId)
    await confirm(second)
    await confirm(first)
    await askOutcome(api, ada, second.paymentId)
    await askOutcome(api, ada, first.paymentId)
    expect([await statusOf(ada, first), await statusOf(ada, second)]).toEqual(['refunded', 'paid'])
    expect(await verified(number)).toMatchObject({ coverage: { grams: YEAR } })
  })

  test.each([
    { rule: 'the confirmed one last', isConfirmedFirst: false },
    { rule: 'the confirmed one first', isConfirmedFirst: true },
  ])(
    'both count where the second was confirmed, paid in any order: $rule',
    async ({ isConfirmedFirst }) => {
      const number = nextNumber()
      const vehicleId = await save(ada, number)
      const plain = await order(ada, vehicleId)
      const confirmed = await order(ada, vehicleId, true)
      const inOrder = isConfirmedFirst ? [confirmed, plain] : [plain, confirmed]
      for (const each of inOrder) {
        await confirm(each)
        await askOutcome(api, ada, each.paymentId)
      }
      expect([await statusOf(ada, plain), await statusOf(ada, confirmed)]).toEqual(['paid', 'paid'])
      expect(await verified(number)).toMatchObject({ coverage: { grams: 2 * YEAR } })
    },
  )

  test('of a vehicle without a number are not both taken either', async () => {
    const vehicleId = await save(grace, null)
    const first = await order(grace, vehicleId)
    await confirm(first, 'pm_card_visa_chargeDeclined')
    await askOutcome(api, grace, first.paymentId)
    const second = await order(grace, vehicleId)
    await confirm(first)
    await askOutcome(api, grace, first.paymentId)
    await confirm(second)
    await askOutcome(api, grace, second.paymentId)
    expect([await statusOf(grace, first), await statusOf(grace, second)]).toEqual([
      'paid',
      'refunded',
    ])
  })
})

const change = (vehicleId: string, body: object) =>
  api.call(UpdateVehicle, { params: { vehicleId }, body }, ada.bearer)

test('what a vehicle is said to drive less, once it is ordered, refunds nothing', async () => {
  const number = nextNumber()
  const vehicleId = await save(ada, number)
  const ordered = await order(ada, vehicleId)
  await change(vehicleId, { annualMileage: 10 })
  await confirm(ordered)
  await askOutcome(api, ada, ordered.paymentId)
  expect(await statusOf(ada, ordered)).toBe('paid')
})

describe('a price of a vehicle', () => {
  test.each([
    { rule: 'has another number', body: () => ({ registrationNumber: nextNumber() }) },
    { rule: 'drives less', body: () => ({ annualMileage: 10 }) },
    { rule: 'drives more', body: () => ({ annualMileage: 30_000 }) },
  ])('cannot be bought once the vehicle $rule', async ({ body }) => {
    const number = nextNumber()
    const vehicleId = await save(ada, number)
    const quoteId = await price(ada, vehicleId)
    expect((await change(vehicleId, body())).status).toBe(200)
    const { status, refusal } = await buy(ada, quoteId)
    expect([status, refusal.code]).toEqual([409, 'VEHICLE_CHANGED'])
    expect(refusal.message).toContain('look at the new price')
    expect((await buy(ada, await price(ada, vehicleId))).status).toBe(201)
  })

  test('cannot be bought once the vehicle is off the list', async () => {
    const vehicleId = await save(ada, nextNumber())
    const quoteId = await price(ada, vehicleId)
    await api.call(RemoveVehicle, { params: { vehicleId } }, ada.bearer)
    expect((await buy(ada, quoteId)).refusal.code).toBe('VEHICLE_CHANGED')
  })

  test('stays good where the vehicle was saved again as it was', async () => {
    const vehicleId = await save(ada, nextNumber())
    const quoteId = await price(ada, vehicleId)
    expect((await change(vehicleId, { annualMileage: 8_000 })).status).toBe(200)
    expect((await buy(ada, quoteId)).status).toBe(201)
  })

  test('is for its number still while a declined card can be replaced by another', async () => {
    const vehicleId = await save(ada, nextNumber())
    const ordered = await order(ada, vehicleId)
    await confirm(ordered, 'pm_card_visa_chargeDeclined')
    await askOutcome(api, ada, ordered.paymentId)
    expect(await statusOf(ada, ordered)).toBe('failed')
    const renamed = await change(vehicleId, { registrationNumber: nextNumber() })
    expect(renamed.refusal.code).toBe('REGISTRATION_LOCKED')
  })
})
