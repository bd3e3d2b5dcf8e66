import { createHash } from 'node:crypto'
import {
  CompareDeclarations,
  DeclarationSnapshot,
  GetDeclarationSnapshot,
  GetDeclaredReport,
  ListDeclarations,
} from '@understory/contracts/footprints/company-footprints/declarations.ts'
import { AddEntity } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { AddLines } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { GetFootprintReport } from '@understory/contracts/footprints/documents.ts'
import { countedGrams } from '@understory/domain/footprints/company-footprints/inventory/consolidation.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { declareAnswered } from '../../../../testing/footprints/declare-answered.ts'
import { declaredFootprint } from '../../../../testing/footprints/declared-footprint.ts'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'

let api: TestApi
let ada: TestPerson
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  ada = await joinAs(api, 'business')
})
afterAll(() => api.close())

const OVEN = {
  category: 'stationaryCombustion',
  description: 'Second oven',
  quantity: 1_000,
  unit: 'kg',
  ownFactor: { kgCo2e: 2, unit: 'kg', source: 'The supplier' },
} as const

async function declared() {
  const params = { footprintId: await declaredFootprint(api, ada) }
  const add = (...lines: readonly object[]) => {
    const query = { reason: 'An oven was forgotten.' }
    return api.call(AddLines, { params, query, body: { lines: lines as never } }, ada.bearer)
  }
  const again = async () => {
    const answer = await declareAnswered(api, params, ada.bearer)
    expect(answer.status).toBe(200)
  }
  const list = async () =>
    (await api.call(ListDeclarations, { params }, ada.bearer)).data.declarations
  const snapshot = async (number: number) =>
    (await api.call(GetDeclarationSnapshot, { params: { ...params, number } }, ada.bearer)).data
  const report = async (number: number) =>
    (await api.call(GetDeclaredReport, { params: { ...params, number } }, ada.bearer)).data
  return { params, add, again, list, snapshot, report }
}

const read = (bytes: Uint8Array) =>
  DeclarationSnapshot.parse(JSON.parse(new TextDecoder().decode(bytes)))

test('a declaration is kept whole under its number, with its hash and who declared it', async () => {
  const { list, snapshot } = await declared()
  const [first] = await list()
  expect(first).toMatchObject({
    number: 1,
    declaredBy: 'Ada Lovelace',
    totalGrams: 3_000_000,
    lines: 1,
  })
  const bytes = await snapshot(1)
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(first?.sha256)
  const { inventory, lines } = read(bytes)
  expect(new TextDecoder().decode(bytes).includes('Ada Lovelace')).toBe(false)
  expect(inventory.footprint.declared?.total).toBe(3_000_000)
  expect(lines.map(({ description, co2eGrams }) => [description, co2eGrams])).toEqual([
    ['Oven', 3_000_000],
  ])
})

test('the first declaration prints as it did, whatever is entered and declared after it', async () => {
  const { add, again, list, snapshot, report } = await declared()
  const before = [await snapshot(1), await report(1)].map((bytes) => Buffer.from(bytes))
  await add(OVEN)
  await again()
  expect((await list()).map(({ number }) => number)).toEqual([2, 1])
  const after = [await snapshot(1), await report(1)].map((bytes) => Buffer.from(bytes))
  expect(after.map((bytes, at) => before[at]?.equals(bytes))).toEqual([true, true])
  expect(Buffer.from(await report(2)).equals(before[1] ?? Buffer.of())).toBe(false)
})

test('the report has the lines that were declared, also when they were changed since', async () => {
  const { params, add, report } = await declared()
  const kept = Buffer.from(await report(1))
  await add(OVEN)
  const now = (await api.call(GetFootprintReport, { params }, ada.bearer)).data
  expect(Buffer.from(now).equals(kept)).toBe(true)
})

test('two declarations stand side by side, with what differs and why', async () => {
  const { params, add, again } = await declared()
  await add(OVEN)
  await again()
  const asked = { params: { ...params, number: 2 } }
  const { data } = await api.call(CompareDeclarations, asked, ada.bearer)
  expect([data.before?.totalGrams, data.after.totalGrams]).toEqual([3_000_000, 5_000_000])
  expect(data.differences).toEqual([
    {
      category: 'stationaryCombustion',
      name: expect.any(String),
      before: 3_000_000,
      after: 5_000_000,
      parts: [{ reason: 'added', grams: 2_000_000, lines: 1 }],
      saidReasons: ['An oven was forgotten.'],
    },
  ])
  const first = await api.call(
    CompareDeclarations,
    { params: { ...params, number: 1 } },
    ada.bearer,
  )
  expect([first.data.before, first.data.differences]).toEqual([null, []])
  const wrong = await api.call(CompareDeclarations, { ...asked, query: { since: 2 } }, ada.bearer)
  expect(wrong.refusal.problems?.map(({ field }) => field)).toEqual(['since'])
  const none = await api.call(CompareDeclarations, { params: { ...params, number: 9 } }, ada.bearer)
  expect(none.refusal.code).toBe('DECLARATION_NOT_FOUND')
})

/** Always the same, so that a failure can be met again. */
function* numbers(seed: number) {
  for (let state = seed; ; state = (state * 48_271) % 2_147_483_647) yield state
}

test.each([1, 2, 3, 4, 5])('the sums of a snapshot are those of its lines (%i)', async (seed) => {
  const { params, add, again, list, snapshot } = await declared()
  const entity = { name: 'Mill Ltd', hasFinancialControl: true, hasOperationalControl: true }
  const body = { ...entity, equityBasisPoints: 3_333 }
  const { data } = await api.call(AddEntity, { params, body }, ada.bearer)
  const random = numbers(seed * 7_919)
  const next = (most: number) => Number(random.next().value) % most
  const categories = ['stationaryCombustion', 'fugitiveEmissions', 'businessTravel'] as const
  const lines = Array.from({ length: 20 }, (_, at) => ({
    ...OVEN,
    category: categories[next(3)],
    quantity: next(1_000_000) / 997,
    entityId: at % 2 ? (data.entities[0]?.entityId ?? null) : null,
  }))
  expect((await add(...lines)).status).toBe(201)
  await again()
  const [last] = await list()
  const { inventory, lines: kept } = read(await snapshot(last?.number ?? 0))
  const shares = new Map(inventory.entities.map((each) => [each.entityId, each.countedBasisPoints]))
  const counted = (category: string) =>
    kept
      .filter((line) => line.category === category)
      .reduce((sum, { co2eGrams, entityId }) => {
        return sum + countedGrams(co2eGrams, entityId ? (shares.get(entityId) ?? 0) : 10_000)
      }, 0)
  for (const { category, co2eGrams, restGrams } of inventory.categories) {
    expect([category, counted(category) + restGrams]).toEqual([category, co2eGrams])
  }
  const sum = inventory.categories.reduce((all, { co2eGrams }) => all + co2eGrams, 0)
  expect([inventory.totals.total, last?.totalGrams]).toEqual([sum, sum])
})

test('nobody changes what was declared, in the database neither', async () => {
  await declared()
  const { db } = api.deps
  const forge = sql`update footprint_declaration set total_grams = 0`.execute(db)
  await expect(forge).rejects.toThrow('append-only')
  await expect(sql`delete from footprint_declaration`.execute(db)).rejects.toThrow('append-only')
  await expect(
    sql`update declared_report set sha256 = repeat('0', 64)`.execute(db),
  ).rejects.toThrow()
})
