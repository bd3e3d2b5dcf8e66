import { GetInventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { ListLines } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { ListUsableFootprints } from '@understory/contracts/footprints/product-footprints/received-footprints.ts'
import {
  DecideSupplierRequest,
  TakeOutSupplierUse,
} from '@understory/contracts/footprints/supplier-decisions.ts'
import { CountSupplierProduct } from '@understory/contracts/footprints/suppliers/supplier-products.ts'
import { GetSupplier } from '@understory/contracts/footprints/suppliers.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refinedFootprint } from '../../../../testing/footprints/footprints.ts'
import {
  partnerOf,
  receivedFootprint,
  STEEL_COIL,
} from '../../../../testing/footprints/own-products.ts'
import {
  askedSupplier,
  releaseTo,
  SUPPLIED_YEAR,
  supplierWithSpending,
} from '../../../../testing/footprints/suppliers.ts'
import { joinAs } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
})
afterAll(() => api.close())

async function supplied(document: object = STEEL_COIL) {
  const owner = await joinAs(api, 'business')
  const footprintId = await refinedFootprint(api, owner, SUPPLIED_YEAR)
  const { of, lineId, supplierId } = await supplierWithSpending(api, owner, { footprintId })
  const { exchangeId } = await partnerOf(api, owner)
  const given = { ...owner, exchangeId }
  const receivedFootprintId = await receivedFootprint(api, given, document)
  const params = { footprintId }
  const { bearer } = owner
  const body = { receivedFootprintId, quantity: { amount: '1000', unit: 'kg' }, lineIds: [lineId] }
  return {
    ...{ owner, of, lineId, supplierId, given, body },
    count: (more: Partial<typeof body> = {}) =>
      api.call(CountSupplierProduct, { params: of.params, body: { ...body, ...more } }, bearer),
    takeOut: (supplierUseId: string) =>
      api.call(TakeOutSupplierUse, { params: { supplierUseId } }, bearer),
    total: async () => (await api.call(GetInventory, { params }, bearer)).data.totals.total,
    lines: async () => (await api.call(ListLines, { params, query: {} }, bearer)).data.lines,
    supplier: async () => (await api.call(GetSupplier, of, bearer)).data,
  }
}

test('a product counts by its footprint in place of what was spent on it, to the gram, and gives it back', async () => {
  const { count, total, lines, lineId, supplier, takeOut } = await supplied()
  const before = await total()
  const reckoned = (await lines()).find((line) => line.lineId === lineId)?.co2eGrams ?? 0
  const counted = await count()
  expect(counted.status).toBe(201)
  expect(counted.data).toMatchObject({ grams: 1_850_000, replacedGrams: reckoned })
  expect(await total()).toBe(before - reckoned + 1_850_000)
  const after = await lines()
  expect(after.find((line) => line.lineId === lineId)).toMatchObject({
    co2eGrams: 0,
    replacedGrams: reckoned,
  })
  expect(
    after.find(({ description }) => description.startsWith('Product footprint')),
  ).toMatchObject({
    description: 'Product footprint: Steel coil',
    co2eGrams: 1_850_000,
    ownFactor: {
      kind: 'supplier',
      source: 'Marram Mill',
      method: expect.stringContaining(
        '1000 kg, of which 1 kilogram is 1.85 kg CO2e; cradle to gate, 1 January 2024 to 31 December 2024; PACT-3.0, version 3.0.0',
      ),
    },
    note: expect.stringContaining(`Product footprint ${STEEL_COIL.id}, SHA-256`),
  })
  const [use] = (await supplier()).productUses
  expect(use).toMatchObject({ kgCo2e: '1.85', isSuperseded: false, partnerName: 'Marram Retail' })
  expect((await takeOut(use?.supplierUseId ?? '')).status).toBe(204)
  expect(await total()).toBe(before)
  expect((await supplier()).productUses).toEqual([])
})

test('units of one kind are converted, and others are refused beside the unit', async () => {
  const { count } = await supplied()
  const refused = await count({ quantity: { amount: '3', unit: 'litres' } })
  expect(refused.refusal).toMatchObject({
    code: 'PRODUCT_NOT_COUNTED',
    problems: [{ field: 'quantity.unit' }],
  })
  const counted = await count({ quantity: { amount: '0.5', unit: 'tonnes' } })
  expect(counted.data.grams).toBe(925_000)
})

test('a line of spending is replaced once, and lines of others are not taken', async () => {
  const { count, lineId, total } = await supplied()
  await count()
  const before = await total()
  expect((await count()).refusal.code).toBe('COUNTED_TWICE')
  const strange = await count({ lineIds: ['00000000-0000-4000-8000-000000000000'] })
  expect(strange.refusal.problems).toMatchObject([{ field: 'lineIds' }])
  expect((await count({ lineIds: [lineId, lineId] })).refusal.code).toBe('BAD_REQUEST')
  expect(await total()).toBe(before)
})

test('a footprint that cannot be used, and one of another account, change nothing', async () => {
  const broken = await supplied({ ...STEEL_COIL, specVersion: '2.0.0' })
  const before = await broken.total()
  expect((await broken.count()).refusal.code).toBe('RECEIVED_FOOTPRINT_UNUSABLE')
  const { body } = await supplied()
  const { receivedFootprintId } = body
  expect((await broken.count({ receivedFootprintId })).refusal.code).toBe(
    'RECEIVED_FOOTPRINT_NOT_FOUND',
  )
  expect(await broken.total()).toBe(before)
  const { footprints } = (await api.call(ListUsableFootprints, {}, broken.owner.bearer)).data
  expect(footprints).toEqual([])
})

test('a footprint that its partner replaced is marked, and counts as it did', async () => {
  const { count, given, supplier, total } = await supplied()
  await count()
  const before = await total()
  const pcf = { ...STEEL_COIL.pcf, pcfExcludingBiogenicUptake: '1.2' }
  await receivedFootprint(api, given, { ...STEEL_COIL, pcf })
  expect((await supplier()).productUses).toMatchObject([{ kgCo2e: '1.85', isSuperseded: true }])
  expect(await total()).toBe(before)
})

test('an answer of the whole supplier takes the place of its products, and nothing counts twice', async () => {
  const { owner, of, count, total, supplier, lines, lineId } = await supplied()
  const before = await total()
  const reckoned = (await lines()).find((line) => line.lineId === lineId)?.co2eGrams ?? 0
  await count()
  const { token, supplierRequestId } = await askedSupplier(api, owner, of)
  await releaseTo(api, token)
  const accepting = { params: { supplierRequestId }, body: { decision: 'accept' as const } }
  expect((await api.call(DecideSupplierRequest, accepting, owner.bearer)).status).toBe(204)
  expect(await total()).toBe(before - reckoned + 4_000_000)
  expect(await supplier()).toMatchObject({ productUses: [], use: { grams: 4_000_000 } })
  expect((await count()).refusal.code).toBe('COUNTED_TWICE')
})
