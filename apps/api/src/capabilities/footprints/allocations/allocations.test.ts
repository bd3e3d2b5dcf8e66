import { AllocateEmissions } from '@understory/contracts/footprints/allocations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
})
afterAll(() => api.close())

const YEAR = { from: '2025-01', to: '2025-12' }
const SUPPLIER = {
  period: YEAR,
  level: 'inventory',
  scope1Grams: 20_000_000,
  scope2LocationGrams: 5_000_000,
  scope2MarketGrams: null,
  upstreamGrams: 175_000_000,
  downstreamGrams: 900_000_000,
  biogenicGrams: 900_000_000,
}
const driver = (bought: string, all: string, unit = 'GBP', unitOfAll = unit) => ({
  driver: { customer: { amount: bought, unit }, supplier: { amount: all, unit: unitOfAll } },
})
const QUESTION = {
  method: 'revenue-share',
  supplier: SUPPLIER,
  customer: { period: YEAR },
  ...driver('30000.00', '1500000.00'),
}
const ask = (rest: object = {}) =>
  api.call(AllocateEmissions, { body: { ...QUESTION, ...rest } } as never)

test('anyone gets the part that is theirs, and what comes after the gate is no part of it', async () => {
  const { data } = await ask()
  expect(data).toMatchObject({ grams: 4_000_000, share: '0.020000', isSupplierData: true })
})

test('a benchmark stands in for the upstream', async () => {
  const { data } = await ask({
    supplier: { ...SUPPLIER, upstreamGrams: null },
    benchmark: { grams: 1_000_000, upstreamShare: 0.1 },
  })
  expect([data?.grams, data?.method]).toEqual([600_000, 'hybrid'])
})

describe('refused', () => {
  test.each([
    ['DRIVER_ZERO', driver('1', '0')],
    ['DRIVER_NEGATIVE', driver('-1', '5')],
    ['UNITS_APART', driver('1', '5', 'kg')],
    ['DRIVER_EXCEEDS', driver('6', '5')],
    ['PERIODS_APART', { supplier: { ...SUPPLIER, period: { from: '2026-01', to: '2026-12' } } }],
    ['EMISSIONS_NEGATIVE', { supplier: { ...SUPPLIER, scope1Grams: -1 } }],
    ['NET_OF_OFFSETS', { supplier: { ...SUPPLIER, netOfOffsets: true } }],
    ['RATE_MISSING', driver('1', '5', 'XAU', 'GBP')],
    ['METHOD_NEEDS', { driver: undefined }],
    [
      'ALLOCATION_TOO_LARGE',
      {
        method: 'product',
        product: {
          quantity: { amount: '999999999999999', unit: 'tonnes' },
          declared: { amount: '1', unit: 'kg' },
          kgCo2e: '999999999',
        },
      },
    ],
    ['BAD_REQUEST', driver('1,5', '5')],
    ['BAD_REQUEST', { customer: { period: { from: '2025-12', to: '2025-01' } } }],
  ])('%s: %j', async (code, rest) => {
    const { status, refusal } = await ask(rest)
    expect([status, refusal?.code]).toEqual([400, code])
    expect(refusal?.problems?.length).toBeGreaterThan(0)
  })
})
