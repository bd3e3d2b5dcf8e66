import { BuyQuote, GetQuote } from '@understory/contracts/commerce/purchases/purchases.ts'
import { ChooseFirstPassword } from '@understory/contracts/people/accounts/guests.ts'
import { QuoteVehiclesAsGuest } from '@understory/contracts/vehicles/vehicles/guest-vehicles.ts'
import {
  ListVehicles,
  SaveVehicles,
  VerifyVehicle,
} from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeInBalance } from '../../../../testing/commerce/close-in-balance.ts'
import {
  askOutcome,
  COMMERCE_PURCHASES_ADDRESS,
  confirmCard,
  payFor,
} from '../../../../testing/commerce/purchases.ts'
import { emailTo } from '../../../../testing/emails.ts'
import { joinAsGuest } from '../../../../testing/people/guests.ts'
import { cookieOf, joinAs, PASSWORD, type TestPerson } from '../../../../testing/people/people.ts'
import { bearerOf } from '../../../../testing/people/sign-in.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { sweepQuotes } from '../../../commerce/purchases/quote/sweep-quotes.ts'
import { sweepGuests } from '../../../people/privacy/sweep-guests.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  await api.work()
})
afterAll(() => closeInBalance(api))

const YEAR = 2_117_897

const car = (registrationNumber: string | null) => ({
  market: 'uk' as const,
  vehicleType: 'car' as const,
  basis: {
    kind: 'ghg-estimate' as const,
    answers: { fuelType: 'petrol', reportingYear: '2024', vehicleCategory: 'average' },
  },
  registrationNumber,
  annualMileage: 8_000,
  mileageUnit: 'mi' as const,
  multiplyVehicles: 1,
})

const ask = (...numbers: (string | null)[]) =>
  api.call(QuoteVehiclesAsGuest, {
    body: { audience: 'personal', currency: 'GBP', vehicles: numbers.map(car) },
  })

const buy = (person: TestPerson, quoteId: string) =>
  api.call(
    BuyQuote,
    { body: { quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS } },
    person.bearer,
  )

const savedBy = async ({ bearer }: TestPerson) =>
  (await api.call(ListVehicles, {}, bearer)).data.vehicles

async function pay(person: TestPerson, quoteId: string) {
  const { paymentId } = await payFor(api, person, quoteId)
  return (await askOutcome(api, person, paymentId)).data
}

describe('a year of a car that a guest pays for', () => {
  test('names car, number, distance and year from its price to its certificate', async () => {
    const named = [expect.stringMatching(/^TG01 EST, Car, petrol: 8,000 miles, /)]
    const { status, data } = await ask('TG01EST')
    expect([status, data.covers]).toEqual([201, named])
    const { quoteId } = data
    expect((await api.call(GetQuote, { params: { quoteId } })).data.covers).toEqual(named)
    const robin = await joinAsGuest(api)
    const outcome = await pay(robin, quoteId)
    expect([outcome.status, outcome.covers]).toEqual(['succeeded', named])
    await emailTo(api, robin.email, /For:? *TG01 EST, Car, petrol: 8,000 miles/)
    const checked = await api.call(VerifyVehicle, { body: { registrationNumber: 'TG01EST' } })
    expect(checked.data).toMatchObject({ isOffset: true, coverage: { grams: YEAR } })
  })

  test('has the price of what we compute, whatever the caller says of it', async () => {
    const { data } = await ask('TG02EST')
    expect(data.choice.co2eGrams).toBe(2_200_000)
    const vehicles = [{ ...car('TG02EST'), emissions: { total: 1 }, totalGrams: 1 }]
    const body = { audience: 'personal', currency: 'GBP', vehicles } as never
    expect((await api.call(QuoteVehiclesAsGuest, { body })).refusal?.code).toBe('BAD_REQUEST')
    const tested = { kind: 'type-approval', source: 'registry', co2GPerKm: 1 }
    const made = { ...car('TG02EST'), basis: { ...tested, make: 'Ford', productionYear: 2020 } }
    const forged = { audience: 'personal', currency: 'GBP', vehicles: [made] } as never
    expect((await api.call(QuoteVehiclesAsGuest, { body: forged })).status).not.toBe(201)
  })

  test('is one of the vehicles of the account that signs in to pay for it, once', async () => {
    const ada = await joinAs(api, 'personal')
    const { quoteId } = (await ask('TG03EST', null)).data
    expect(await savedBy(ada)).toEqual([])
    const begun = await Promise.all([1, 2, 3].map(() => buy(ada, quoteId)))
    expect(begun.map(({ status }) => status)).toEqual([201, 201, 201])
    const ids = begun.map(({ data }) => data.purchaseId)
    expect(new Set(ids).size).toBe(1)
    expect((await savedBy(ada)).map(({ offsets }) => offsets.length)).toEqual([1, 1])
  })

  test('is that of the car which its buyer has saved already', async () => {
    const ada = await joinAs(api, 'personal')
    await api.call(SaveVehicles, { body: { vehicles: [car('TG04EST')] } }, ada.bearer)
    await pay(ada, (await ask('TG04EST')).data.quoteId)
    expect(await savedBy(ada)).toMatchObject([{ restGrams: 0 }])
  })

  test('belongs to the account that begins to pay for it, and to no other', async () => {
    const { quoteId } = (await ask('TG05EST')).data
    const [one, other] = [await joinAsGuest(api), await joinAsGuest(api)]
    const tried = await Promise.all([buy(one, quoteId), buy(other, quoteId)])
    expect(tried.map(({ status }) => status).toSorted()).toEqual([201, 404])
    expect(tried.find(({ status }) => status === 404)?.refusal?.code).toBe('QUOTE_NOT_FOUND')
    expect(await countOf('TG05EST')).toBe(1)
  })

  test('is not priced where that year is paid for, and otherwise for the rest alone', async () => {
    await pay(await joinAsGuest(api), (await ask('TG06EST')).data.quoteId)
    const again = await ask('TG06EST')
    expect([again.status, again.refusal?.code]).toEqual([409, 'VEHICLE_ALREADY_OFFSET'])
    const [problem] = again.refusal?.problems ?? []
    expect(problem).toMatchObject({
      field: 'vehicles',
      message: expect.stringMatching(/^TG06 EST: /),
    })
    const further = { ...car('TG06EST'), annualMileage: 12_000 }
    const body = { audience: 'personal', currency: 'GBP', vehicles: [further] } as never
    const rest = await api.call(QuoteVehiclesAsGuest, { body })
    expect(rest.data.choice.co2eGrams).toBe(1_100_000)
    const outcome = await pay(await joinAsGuest(api), rest.data.quoteId)
    expect(outcome.isSecondOfKind).toBe(false)
  })

  test('cannot be paid for twice: who comes second is refused, or gets the money back', async () => {
    const quotes = await Promise.all([ask('TG07EST'), ask('TG07EST'), ask('TG07EST')])
    const [first = '', second = '', third = ''] = quotes.map(({ data }) => data.quoteId)
    const [one, other, late] = [
      await joinAsGuest(api),
      await joinAsGuest(api),
      await joinAsGuest(api),
    ]
    const theirs = (await buy(other, second)).data
    await pay(one, first)
    expect((await buy(late, third)).refusal?.code).toBe('PERIOD_ALREADY_OFFSET')
    expect(await countOf('TG07EST')).toBe(2)
    const paymentId = theirs.clientSecret.split('_secret_')[0] ?? ''
    await confirmCard(api, { ...theirs, paymentId, card: 'pm_card_visa' })
    const { data: outcome } = await askOutcome(api, other, paymentId)
    expect(outcome).toMatchObject({ isSecondOfKind: true, certificateId: null })
  })

  test('is one of the vehicles of the account as soon as it has a password', async () => {
    const robin = await joinAsGuest(api)
    await pay(robin, (await ask('TG08EST')).data.quoteId)
    expect((await api.call(ListVehicles, {}, robin.bearer)).refusal?.code).toBe('CLAIM_FIRST')
    const cookie = { cookie: robin.cookie }
    const kept = await api.call(ChooseFirstPassword, { body: { password: PASSWORD } }, cookie)
    const bearer = await bearerOf(api, cookieOf(kept.headers))
    expect(await savedBy({ ...robin, bearer })).toMatchObject([{ restGrams: 0 }])
  })

  test('leaves no registration number behind where it is never paid for', async () => {
    await ask('TG10EST')
    await buy(await joinAsGuest(api), (await ask('TG10EST')).data.quoteId)
    const twoWeeks = 15 * 86_400_000
    api.moveClock(twoWeeks)
    await sweepQuotes(api.deps)
    await sweepGuests(api.deps)
    for (const table of ['described_vehicle', 'vehicle', 'vehicle_offset'] as const) {
      const found = await api.deps.db
        .selectFrom(table)
        .select('registration_number')
        .where('registration_number', '=', 'TG10EST')
        .execute()
      expect([table, found]).toEqual([table, []])
    }
    api.moveClock(-twoWeeks)
  })

  test('of a number that is chosen twice is refused', async () => {
    expect((await ask('TG09EST', 'TG09EST')).refusal?.code).toBe('SAME_REGISTRATION_TWICE')
  })
})

async function countOf(registration: string): Promise<number> {
  const rows = await api.deps.db
    .selectFrom('vehicle')
    .select('id')
    .where('registration_number', '=', registration)
    .execute()
  return rows.length
}
