import { RedeemGift } from '@understory/contracts/commerce/gifts.ts'
import { SaveFootprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { StartInventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { ImportLines } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { DeleteUser, ExportData } from '@understory/contracts/people/privacy.ts'
import {
  QuoteVehicles,
  SaveVehicles,
  VerifyVehicle,
} from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeInBalance } from '../../../testing/commerce/close-in-balance.ts'
import { A_GIFT, give } from '../../../testing/commerce/gifts.ts'
import { askOutcome, payFor } from '../../../testing/commerce/purchases.ts'
import { openArchives } from '../../../testing/open-archives.ts'
import { joinAs, PASSWORD, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  await api.work()
})
afterAll(() => closeInBalance(api))

const exportOf = async ({ bearer, accountId }: TestPerson) => {
  const files = unzipSync((await api.call(ExportData, {}, bearer)).data)
  return (name: string) => strFromU8(files[`accounts/${accountId}/${name}`] ?? new Uint8Array())
}

test('an export says what it leaves out', async () => {
  const { bearer } = await joinAs(api, 'personal')
  const files = unzipSync((await api.call(ExportData, {}, bearer)).data)
  const about = strFromU8(files['README.txt'] ?? new Uint8Array())
  expect(about).toContain('Files that you uploaded are listed')
})

test('asking only about an export holds no file open', async () => {
  const { bearer } = await joinAs(api, 'personal')
  const head = { method: 'HEAD', headers: bearer }
  const answer = await api.send(new Request('http://understory.test/api/users/export', head))
  expect([answer.status, await answer.text()]).toEqual([200, ''])
  expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0)
  await expect.poll(openArchives).toEqual([])
})

test('an export has every line of an inventory, as JSON and as CSV, however many there are', async () => {
  const company = await joinAs(api, 'business')
  const { bearer } = company
  const input = { sector: 'bakery_products', turnover: 850_000, year: 2024 }
  const saved = await api.call(
    SaveFootprint,
    {
      body: {
        input: { ...input, currency: 'GBP', country: 'GB' },
        companyName: 'Fernbank',
        startMonth: '2024-01',
        frequency: 'annual',
      },
    },
    bearer,
  )
  const params = { footprintId: saved.data.footprintId }
  const approach = { body: { approach: 'operationalControl' } } as const
  await api.call(StartInventory, { params, ...approach }, bearer)
  const lines = Array.from(
    { length: 1_201 },
    (_, line) => `purchasedGoodsAndServices,${line + 1},tonnes,,400,Mill Ltd,`,
  )
  const header = 'category,quantity,unit,factor_id,kg_co2e_per_unit,source,company'
  const csv = [header, ...lines].join('\n')
  await api.call(ImportLines, { params, body: { csv, isPreview: false } }, bearer)
  const read = await exportOf(company)
  const rows = JSON.parse(read('inventory_line.json')) as { quantity: string }[]
  const quantities = new Set(rows.map(({ quantity }) => Number(quantity)))
  expect([rows.length, quantities.size]).toEqual([1_201, 1_201])
  const [columns, ...others] = read('inventory_line.csv').trimEnd().split('\r\n')
  expect(columns?.split(',')).toContain('quantity')
  expect(others).toHaveLength(1_201)
})

test('the data of someone who took a gift has it, and that of the giver does not say who took it', async () => {
  const giver = await joinAs(api, 'personal')
  const taker = await joinAs(api, 'personal')
  const { code } = (await give(api, giver)).gift
  expect((await api.call(RedeemGift, { body: { code } }, taker.bearer)).status).toBe(201)
  const received = JSON.parse((await exportOf(taker))('gift_received.json'))
  const shown = { from_name: A_GIFT.from, message: A_GIFT.message }
  expect(received).toEqual([expect.objectContaining(shown)])
  const given = (await exportOf(giver))('gift.json')
  expect(given).toContain(code)
  expect(given).not.toContain(taker.accountId)
})

const car = (registrationNumber: string) =>
  ({
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
  }) as const

test('someone who leaves takes their vehicles with them; one that is offset is still known to be', async () => {
  const driver = await joinAs(api, 'personal')
  const vehicles = ['FB21ELM', 'FB22ELM', 'FB23ELM'].map(car)
  const saved = await api.call(SaveVehicles, { body: { vehicles } }, driver.bearer)
  const [offset = '', looked = ''] = saved.data.vehicleIds
  const price = async (vehicleId: string) => {
    const from = api.deps.clock().toISOString().slice(0, 10)
    const choice = { audience: 'personal', currency: 'GBP' } as const
    const body = { ...choice, vehicleIds: [vehicleId], from }
    return (await api.call(QuoteVehicles, { body }, driver.bearer)).data.quoteId
  }
  const { paymentId } = await payFor(api, driver, await price(offset))
  await askOutcome(api, driver, paymentId)
  await price(looked)
  const body = { email: driver.email, password: PASSWORD }
  expect((await api.call(DeleteUser, { body }, driver.bearer)).status).toBe(204)
  const left = await api.deps.db
    .selectFrom('vehicle')
    .select('registration_number')
    .where('account_id', '=', driver.accountId)
    .execute()
  expect(left).toEqual([{ registration_number: 'FB21ELM' }])
  const lookUp = { body: { registrationNumber: 'FB21ELM' } }
  expect((await api.call(VerifyVehicle, lookUp)).data).toMatchObject({ isOffset: true, by: null })
})
