import { randomUUID } from 'node:crypto'
import type { CallOf } from '@understory/contracts/endpoint.ts'
import {
  AddLines,
  ListLines,
} from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { ListPlausibilityWarnings } from '@understory/contracts/footprints/company-footprints/plausibility-warnings.ts'
import {
  AddMeter,
  AddMeterBill,
  EnterMeter,
  ListMeters,
  RemoveMeter,
  RemoveMeterBill,
} from '@understory/contracts/footprints/meters.ts'
import { calendarDate } from '@understory/domain/calendar/calendar.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refinedFootprint } from '../../../testing/footprints/footprints.ts'
import { joinAs } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
})
afterAll(() => api.close())

const GAS = { site: 'Leeds', kind: 'gas', number: 'G4-17', unit: 'm3' } as const
const HALF_YEAR = {
  from: calendarDate(2025, 1, 1),
  to: calendarDate(2025, 6, 30),
  quantity: 1_810,
  isEstimated: false,
}

async function metered(more: { kind?: 'gas' | 'electricity' | 'heat'; unit?: 'm3' | 'kWh' } = {}) {
  const { bearer, accountId } = await joinAs(api, 'business')
  const footprintId = await refinedFootprint(api, { accountId, bearer }, '2025-01')
  const body = { ...GAS, ...more }
  const add = (other = {}) => api.call(AddMeter, { body: { ...body, ...other } }, bearer)
  const { meterId } = (await add()).data
  const of = { params: { footprintId, meterId } }
  return {
    meterId,
    add,
    bill: (of: Partial<typeof HALF_YEAR> = {}) =>
      api.call(AddMeterBill, { params: { meterId }, body: { ...HALF_YEAR, ...of } }, bearer),
    enter: (fills: boolean) => api.call(EnterMeter, { ...of, body: { fills } }, bearer),
    view: async () => {
      const listed = await api.call(ListMeters, { params: { footprintId } }, bearer)
      return listed.data.meters[0]
    },
    lines: async () => {
      const asked = { params: { footprintId }, query: {} }
      const { lines } = (await api.call(ListLines, asked, bearer)).data
      return lines.filter(({ parentId }) => parentId === null)
    },
    type: (line: CallOf<typeof AddLines>['body']['lines'][number]) =>
      api.call(AddLines, { params: { footprintId }, body: { lines: [line] } }, bearer),
    warnings: async () => {
      const { data } = await api.call(ListPlausibilityWarnings, { params: { footprintId } }, bearer)
      return data.warnings.map(({ sentence }) => sentence)
    },
    remove: () => api.call(RemoveMeter, { params: { meterId } }, bearer),
    removeBill: (meterBillId: string) =>
      api.call(RemoveMeterBill, { params: { meterBillId } }, bearer),
  }
}

test('cubic metres of gas become kWh, and missing months are filled where someone asks for it', async () => {
  const meter = await metered()
  await meter.bill()
  expect(await meter.view()).toMatchObject({ quantity: 1_810, calorificValue: 39.5, entered: null })
  const plain = (await meter.enter(false)).data
  expect(plain.quantity).toBeCloseTo((1_810 * 1.022_64 * 39.5) / 3.6, 2)
  expect((await meter.lines())[0]).toMatchObject({
    description: 'Gas, meter G4-17',
    site: 'Leeds',
    unit: 'kWh (Gross CV)',
    quality: { reliability: 'very-good', completeness: 'poor' },
  })
  const filled = (await meter.enter(true)).data
  expect(filled.quantity).toBeCloseTo((3_650 * 1.022_64 * 39.5) / 3.6, 2)
  const lines = await meter.lines()
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({
    quality: { reliability: 'fair' },
    warnings: expect.arrayContaining(['filled']),
    note: expect.stringContaining('6 months without a bill'),
  })
  expect((await meter.view())?.entered?.unit).toBe('kWh (Gross CV)')
})

test('twelve months of bills that were read are as good as can be', async () => {
  const meter = await metered({ kind: 'electricity', unit: 'kWh' })
  await meter.bill({ to: calendarDate(2025, 12, 31), quantity: 42_000 })
  await meter.enter(false)
  const [line] = await meter.lines()
  expect(line).toMatchObject({ quantity: 42_000, unit: 'kWh' })
  expect(line?.quality).toMatchObject({ reliability: 'very-good', completeness: 'very-good' })
})

test('the same energy by a meter and typed is said to count twice', async () => {
  const meter = await metered()
  await meter.bill()
  await meter.enter(false)
  const twice = expect.stringContaining('Gas, meter G4-17 is entered by its bills, and Ovens')
  expect(await meter.warnings()).not.toContainEqual(twice)
  await meter.type({
    category: 'stationaryCombustion',
    description: 'Ovens',
    quantity: 20_000,
    unit: 'kWh (Gross CV)',
    factorId: 'uk-2025:1_100_1004_6_1',
  })
  expect(await meter.warnings()).toContainEqual(twice)
})

test('days that are on two bills of a meter are to be looked at', async () => {
  const meter = await metered()
  await meter.bill()
  await meter.enter(false)
  const twice = (words: string) => expect.stringContaining(words)
  const words = 'two of its bills are of days from 20 June 2025 to 30 June 2025'
  expect(await meter.warnings()).not.toContainEqual(twice(words))
  await meter.bill({ from: calendarDate(2025, 6, 20), to: calendarDate(2025, 9, 30) })
  expect(await meter.warnings()).toContainEqual(twice(words))
})

test('a meter without bills makes no line', async () => {
  const meter = await metered()
  expect((await meter.enter(true)).refusal.code).toBe('METER_EMPTY')
})

test('a meter is there once, and its bills are in a unit of its kind', async () => {
  const meter = await metered()
  expect((await meter.add()).refusal.code).toBe('METER_EXISTS')
  const wrong = await meter.add({ kind: 'electricity' })
  expect(wrong.refusal.problems?.map(({ field }) => field)).toEqual(['unit'])
})

test('a bill has days in their order, and of two years at most', async () => {
  const meter = await metered()
  for (const to of [calendarDate(2024, 12, 31), calendarDate(2027, 1, 2)]) {
    expect((await meter.bill({ to })).refusal.problems?.map(({ field }) => field)).toEqual(['to'])
  }
})

test('what is deleted is gone, and the line stays', async () => {
  const meter = await metered()
  const { billId } = (await meter.bill()).data
  await meter.enter(false)
  expect((await meter.removeBill(billId)).status).toBe(204)
  expect((await meter.removeBill(billId)).refusal.code).toBe('METER_BILL_NOT_FOUND')
  expect((await meter.remove()).status).toBe(204)
  expect((await meter.remove()).refusal.code).toBe('METER_NOT_FOUND')
  expect((await meter.bill()).refusal.code).toBe('METER_NOT_FOUND')
  expect(await meter.lines()).toHaveLength(1)
})

test('an account has 100 meters at most, and a meter 500 bills', async () => {
  const meter = await metered()
  const { billId } = (await meter.bill()).data
  const { db } = api.deps
  const bill = await db
    .selectFrom('meter_bill')
    .selectAll()
    .where('id', '=', billId)
    .executeTakeFirstOrThrow()
  const bills = Array.from({ length: 499 }, () => ({ ...bill, id: randomUUID() }))
  await db.insertInto('meter_bill').values(bills).execute()
  expect((await meter.bill()).refusal.code).toBe('TOO_MANY_BILLS')
  const row = await db
    .selectFrom('energy_meter')
    .selectAll()
    .where('id', '=', bill.meter_id)
    .executeTakeFirstOrThrow()
  const meters = Array.from({ length: 99 }, (_, at) => ({
    ...row,
    id: randomUUID(),
    number: `G4-${at + 100}`,
  }))
  await db.insertInto('energy_meter').values(meters).execute()
  expect((await meter.add({ number: 'G5' })).refusal.code).toBe('TOO_MANY_METERS')
})

test('heat of a country that has no factor for it makes no line', async () => {
  const meter = await metered({ kind: 'heat', unit: 'kWh' })
  await meter.bill()
  await sql`
    update footprint set input = jsonb_set(input, '{country}', '"US"')
    where account_id = (select account_id from energy_meter where id = ${meter.meterId})`.execute(
    api.deps.db,
  )
  expect((await meter.enter(false)).refusal.code).toBe('NO_FACTOR_OF_METER')
})
