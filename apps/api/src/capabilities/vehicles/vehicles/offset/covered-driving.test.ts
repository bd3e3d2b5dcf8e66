import { GetQuote, ListPurchases } from '@understory/contracts/commerce/purchases/purchases.ts'
import { VerifyCertificate } from '@understory/contracts/proof/certificates.ts'
import {
  QuoteVehicles,
  SaveVehicles,
  ShowVehicleOwner,
} from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askOutcome, payFor, quote } from '../../../../testing/commerce/purchases.ts'
import { emailTo } from '../../../../testing/emails.ts'
import { joinAs } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  await api.work()
})
afterAll(() => api.close())

const CAR = {
  market: 'uk',
  vehicleType: 'car',
  basis: {
    kind: 'ghg-estimate',
    answers: { fuelType: 'petrol', reportingYear: '2024', vehicleCategory: 'average' },
  },
  registrationNumber: 'TW01ICE',
  annualMileage: 8_000,
  mileageUnit: 'mi',
  multiplyVehicles: 1,
} as const

test('the offset of a car names car, number, distance and year wherever it is bought or proved', async () => {
  const person = await joinAs(api, 'personal')
  const { bearer } = person
  const saved = await api.call(SaveVehicles, { body: { vehicles: [CAR] } }, bearer)
  const from = api.deps.clock().toISOString().slice(0, 10)
  const { vehicleIds } = saved.data
  const body = { audience: 'personal', currency: 'GBP', vehicleIds, from } as const
  const quoted = await api.call(QuoteVehicles, { body }, bearer)
  const named = [expect.stringMatching(/^TW01 ICE, Car, petrol: 8,000 miles, .* to .* \d{4}$/)]
  expect(quoted.data.covers).toEqual(named)
  const { quoteId } = quoted.data
  const params = { quoteId }
  expect((await api.call(GetQuote, { params })).data.covers).toEqual(named)
  const { paymentId } = await payFor(api, person, quoteId)
  const { data: outcome } = await askOutcome(api, person, paymentId)
  expect(outcome.covers).toEqual(named)
  const bought = await api.call(ListPurchases, { query: {} }, bearer)
  expect(bought.data.purchases[0]?.covers).toEqual(named)
  await emailTo(api, person.email, /For:? *TW01 ICE, Car, petrol: 8,000 miles/)

  // The certificate names the account, so the number stands there only where the account shows it.
  const certificate = { params: { certificateId: outcome.certificateId ?? '' } }
  const covers = async () => (await api.call(VerifyCertificate, certificate)).data.covers
  expect(await covers()).toEqual([expect.stringMatching(/^Car, petrol: 8,000 miles, /)])
  await api.call(ShowVehicleOwner, { body: { isShown: true } }, bearer)
  expect(await covers()).toEqual(named)
})

test('trees say all by their number', async () => {
  expect((await quote(api, { milliTrees: 5_000 })).covers).toEqual([])
})
