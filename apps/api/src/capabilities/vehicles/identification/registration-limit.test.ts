import type { Endpoint } from '@understory/contracts/endpoint.ts'
import { QuoteVehiclesAsGuest } from '@understory/contracts/vehicles/vehicles/guest-vehicles.ts'
import { VerifyVehicle } from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const car = (registrationNumber: string | null) => ({
  market: 'uk',
  vehicleType: 'car',
  basis: {
    kind: 'ghg-estimate',
    answers: { fuelType: 'petrol', reportingYear: '2024', vehicleCategory: 'average' },
  },
  registrationNumber,
  annualMileage: 8_000,
  mileageUnit: 'mi',
  multiplyVehicles: 1,
})

const cars = (count: number, first = 0) =>
  Array.from({ length: count }, (_, at) => car(`TL${String(first + at).padStart(2, '0')}EST`))

/** What a visitor's computer is answered. */
function from(ip: string) {
  const send = async ({ method, path }: Endpoint, body: object) =>
    (
      await api.send(
        new Request(`http://understory.test${path}`, {
          method,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
        ip,
      )
    ).status
  return {
    price: (vehicles: object[]) =>
      send(QuoteVehiclesAsGuest, { audience: 'personal', currency: 'GBP', vehicles }),
    verify: (registrationNumber: string) => send(VerifyVehicle, { registrationNumber }),
  }
}

test('a price list tells a visitor of no more registration numbers than verifying them would', async () => {
  const { price, verify } = from('192.0.2.1')
  expect(await price(cars(30))).toBe(201)
  expect(await price(cars(1, 30))).toBe(429)
  expect(await verify('TL40EST')).toBe(429)
})

test('numbers that were verified count towards those of a price list', async () => {
  const { price, verify } = from('192.0.2.2')
  expect(await verify('TL41EST')).toBe(200)
  expect(await price(cars(29))).toBe(201)
  expect(await price(cars(2, 50))).toBe(429)
})

test('vehicles without a number are priced as often as anyone calls', async () => {
  const { price } = from('192.0.2.3')
  for (let call = 0; call < 4; call++) expect(await price([car(null), car(null)])).toBe(201)
  expect(await price(cars(30))).toBe(201)
})

test('more vehicles than that at once need an account', async () => {
  expect(await from('192.0.2.4').price(cars(31))).toBe(400)
})
