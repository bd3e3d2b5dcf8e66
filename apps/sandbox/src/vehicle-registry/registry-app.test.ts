import { expect, test } from 'vitest'
import { createRegistryApp, REGISTRY_KEY, registryControl } from './registry-app.ts'

/** Published: DVLA Vehicle Enquiry Service, version 1.2. */
const app = createRegistryApp(registryControl())

const enquire = (body: object, key: string = REGISTRY_KEY) =>
  app.request('/vehicle-enquiry/v1/vehicles', {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('a vehicle is found by its registration number, which the answer repeats', async () => {
  const answer = await enquire({ registrationNumber: 'AA19AAA' })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    registrationNumber: 'AA19AAA',
    make: 'FORD',
    fuelType: 'PETROL',
    co2Emissions: 300,
  })
})

test.each([
  ['a number of no vehicle', 'ZZ99ZZZ', 404, 'Vehicle Not Found'],
  ['a number with a space', 'AA19 AAA', 400, 'Bad Request'],
  ['a number in small letters', 'aa19aaa', 400, 'Bad Request'],
  ['no number', undefined, 400, 'Bad Request'],
])('%s is refused with a list of errors', async (_, registrationNumber, status, title) => {
  const answer = await enquire({ registrationNumber })
  expect(answer.status).toBe(status)
  expect(await answer.json()).toEqual({
    errors: [{ status: String(status), code: String(status), title }],
  })
})

test('without its key the service tells nothing', async () => {
  const answer = await enquire({ registrationNumber: 'AA19AAA' }, 'another-key')
  expect([answer.status, await answer.json()]).toEqual([403, { message: 'Forbidden' }])
})
