import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { callPublicApi, makeApiKey } from '../../../testing/people/api-keys.ts'
import { joinAs } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let key: string
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  const owner = await joinAs(api, 'business')
  key = (await makeApiKey(api, owner, ['estimates:write'])).secret
})

const identify = async (registrationNumber: string) => {
  const path = '/v1/vehicle-identifications'
  const answer = await callPublicApi(api, path, { key, body: { registrationNumber } })
  return { status: answer.status, said: (await answer.json()) as Record<string, unknown> }
}

test('a car of the registry is identified with what its emissions are computed from', async () => {
  const { status, said } = await identify('FB21 OAK')
  expect(status).toBe(200)
  expect(said).toMatchObject({
    registration: 'FB21OAK',
    vehicleType: 'car',
    make: 'Ford',
    testedGramsPerKm: 121,
    basis: { kind: 'type-approval', source: 'registry', gCo2ePerKm: 121, cycle: 'WLTP' },
  })
  const { vehicleType, basis } = said
  const usage = { annualMileage: 8_000, mileageUnit: 'mi', multiplyVehicles: 1 }
  const computed = await callPublicApi(api, '/v1/vehicle-emissions', {
    key,
    body: { market: 'uk', vehicleType, basis, ...usage },
  })
  expect(computed.status).toBe(200)
  const { emissions } = (await computed.json()) as { emissions: { total: number } }
  expect(emissions.total).toBeGreaterThan(1_000_000)
})

test('a lorry has no tested figure, and is estimated by its kind', async () => {
  const { said } = await identify('FB17HGV')
  expect(said).toMatchObject({ vehicleType: 'hgv', isTested: false, basis: null })
})

test('a number of no vehicle, and no number at all, are refused', async () => {
  expect((await identify('ZZ99ZZZ')).said).toMatchObject({ code: 'VEHICLES_NOT_FOUND' })
  expect((await identify('£')).said).toMatchObject({ code: 'BAD_REQUEST' })
  expect((await identify('A1B2C3D4')).said).toMatchObject({ code: 'BAD_REGISTRATION' })
})

test('an account is told of thirty numbers in ten minutes, whichever its keys', async () => {
  for (let time = 0; time < 30; time++) expect((await identify('FB21OAK')).status).toBe(200)
  expect(await identify('FB21OAK')).toMatchObject({
    status: 429,
    said: { code: 'TOO_MANY_ATTEMPTS' },
  })
})
