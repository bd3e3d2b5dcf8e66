import {
  parseRegistration,
  type Registration,
} from '@understory/domain/vehicles/identification/identify/registration.ts'
import { type Sandbox, startSandbox } from '@understory/sandbox/start-sandbox.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDvlaRegistry } from './dvla-registry.ts'

const KEY = 'local-registry-key'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, dataFolder: null, webhook: null })
})
afterAll(() => sandbox.close())
beforeEach(() => {
  sandbox.registry.until = null
})

const registry = (apiKey = KEY) =>
  createDvlaRegistry({ apiKey, host: `http://127.0.0.1:${sandbox.port}` })

function number(typed: string): Registration {
  const parsed = parseRegistration(typed)
  if (!parsed.ok) throw new Error(typed)
  return parsed.registration
}

describe('the Vehicle Enquiry Service', () => {
  test('gives what it holds, and null for what it does not', async () => {
    expect(await registry().find(number('AA19 AAA'))).toMatchObject({
      status: 'found',
      facts: { make: 'FORD', fuelType: 'PETROL', co2GramsPerKm: 300, engineCapacityCc: 2_000 },
    })
    expect(await registry().find(number('AA19EEE'))).toMatchObject({
      facts: { fuelType: 'ELECTRICITY', engineCapacityCc: null },
    })
  })

  test.each([
    ['ER19NFD', 'missing'],
    ['ER19BAD', 'refused'],
  ])('%s is %s', async (typed, status) => {
    expect(await registry().find(number(typed))).toEqual({ status })
  })

  test.each(['ER19ERR', 'ER19THR', 'ER19MNT'])(
    '%s is a fault, whatever its body',
    async (typed) => {
      await expect(registry().find(number(typed))).rejects.toThrow(/answered \d{3}/)
    },
  )

  test('a wrong key is a fault of ours, not a missing vehicle', async () => {
    await expect(registry('wrong').find(number('AA19AAA'))).rejects.toThrow('answered 403')
  })

  test('that never answers is given up', async () => {
    const held = Promise.withResolvers<void>()
    sandbox.registry.until = held.promise
    await expect(registry().find(number('AA19AAA'))).rejects.toThrow(/timeout/i)
    held.resolve()
  })
})
