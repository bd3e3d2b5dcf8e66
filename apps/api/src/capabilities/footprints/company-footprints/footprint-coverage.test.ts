import { UpdatePurchase } from '@understory/contracts/commerce/purchases/purchases.ts'
import { GetFootprintCoverage } from '@understory/contracts/footprints/company-footprints/footprint-coverage.ts'
import {
  ListFootprints,
  SaveFootprint,
} from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { QuoteFootprint } from '@understory/contracts/footprints/company-footprints/footprints.ts'
import { StartInventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { type Month, shiftMonth } from '@understory/domain/calendar/calendar.ts'
import { SCOPE_THREE_KEYS } from '@understory/domain/footprints/company-footprints/scope-three.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeInBalance } from '../../../testing/commerce/close-in-balance.ts'
import { askOutcome, payFor, quote } from '../../../testing/commerce/purchases.ts'
import { declareAnswered } from '../../../testing/footprints/declare-answered.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let ada: TestPerson
let from: Month
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  ada = await joinAs(api, 'business')
  from = shiftMonth(api.deps.clock().toISOString().slice(0, 7) as Month, -1)
  await saveFrom(from, ada)
})
afterAll(() => closeInBalance(api))

const saveFrom = (startMonth: Month, person: TestPerson) =>
  api.call(
    SaveFootprint,
    {
      body: {
        input: {
          sector: 'bakery_products',
          turnover: 850_000,
          currency: 'GBP',
          year: 2024,
          country: 'GB',
        },
        companyName: 'Fernbank Bakery',
        startMonth,
        frequency: 'annual',
      },
    },
    person.bearer,
  )

async function buyTonnes(person: TestPerson, choice: object = {}) {
  const kind = person === ada ? 'business' : 'personal'
  const { quoteId } = await quote(api, { co2eGrams: 1_000_000, ...choice }, kind)
  const { purchaseId, paymentId } = await payFor(api, person, quoteId)
  await askOutcome(api, person, paymentId)
  return purchaseId
}

const assign = (purchaseId: string, footprintYear: string, person = ada) =>
  api.call(UpdatePurchase, { params: { purchaseId }, body: { footprintYear } }, person.bearer)
const coverage = async () => (await api.call(GetFootprintCoverage, {}, ada.bearer)).data

test('a purchase assigned to a year of a footprint is dated so, locked, and counts for it', async () => {
  const purchaseId = await buyTonnes(ada)
  expect((await coverage()).years).toMatchObject([{ from, fundedGrams: 0, status: 'estimated' }])
  const { data } = await assign(purchaseId, from)
  const to = shiftMonth(from, 11)
  expect(data).toMatchObject({ footprintYear: from, isDateLocked: true })
  expect(data.effectiveFrom.slice(0, 7)).toBe(from)
  expect(data.effectiveTo.slice(0, 7)).toBe(to)
  const { years, months } = await coverage()
  expect(years).toMatchObject([{ from, to, fundedGrams: 1_000_000 }])
  expect(years[0]?.projects).toMatchObject([{ co2eGrams: 1_000_000 }])
  expect(years[0]?.emittedGrams).toBeGreaterThan(0)
  expect(months).toHaveLength(12)
  const again = await assign(purchaseId, from)
  expect(again.status).toBe(200)
  const body = { effectiveFrom: '2026-01-01' }
  const moved = await api.call(UpdatePurchase, { params: { purchaseId }, body }, ada.bearer)
  expect(moved.refusal.code).toBe('DATE_LOCKED')
  const forced = api.deps.db.updateTable('purchase').set({ footprint_period_from: null }).execute()
  await expect(forced).rejects.toThrow('is locked')
})

test('the offset of a footprint counts for it without being assigned', async () => {
  const before = (await coverage()).years[0]?.fundedGrams ?? 0
  const body = { currency: 'GBP', co2eGrams: 1_200_000, startMonth: from } as const
  const { data } = await api.call(QuoteFootprint, { body })
  const { paymentId } = await payFor(api, ada, data.quoteId)
  await askOutcome(api, ada, paymentId)
  expect((await coverage()).years[0]?.fundedGrams).toBe(before + 1_200_000)
})

test('a year that no footprint has, or something other than CO2e, is refused beside the field', async () => {
  const trees = await buyTonnes(ada, { co2eGrams: 0, milliTrees: 10_000 })
  const tonnes = await buyTonnes(ada)
  const bob = await joinAs(api, 'personal')
  for (const [answer, message] of [
    [await assign(tonnes, shiftMonth(from, 1)), 'Please choose a year of one of your footprints.'],
    [
      await assign(trees, from),
      'Only CO2e that a business bought at once can count for a footprint.',
    ],
    [
      await assign(await buyTonnes(bob), from, bob),
      'Only CO2e that a business bought at once can count for a footprint.',
    ],
  ] as const) {
    expect(answer.refusal.problems).toEqual([{ field: 'footprintYear', message }])
  }
})

test('a year that was declared keeps its months and its sum beside a later estimate', async () => {
  const grace = await joinAs(api, 'business')
  const start = shiftMonth(from, -10)
  const params = { footprintId: (await saveFrom(start, grace)).data.footprintId }
  const approach = 'operationalControl' as const
  await api.call(StartInventory, { params, body: { approach } }, grace.bearer)
  const { id } = await api.deps.db
    .selectFrom('footprint_inventory')
    .select('id')
    .where('footprint_id', '=', params.footprintId)
    .executeTakeFirstOrThrow()
  const said = { inventory_id: id, account_id: grace.accountId, reason: null } as const
  await api.deps.db
    .insertInto('inventory_category')
    .values([
      { ...said, category: 'unknownScopeOne', state: 'benchmark' },
      { ...said, category: 'unknownScopeTwo', state: 'benchmark' },
      ...SCOPE_THREE_KEYS.map((category) => ({
        ...said,
        category,
        state: 'not-applicable' as const,
        reason: 'None.',
      })),
    ])
    .execute()
  const declared = await declareAnswered(api, params, grace.bearer)
  const { total } = declared.data.totals
  expect((await saveFrom(shiftMonth(from, 1), grace)).status).toBe(201)
  const { years } = (await api.call(GetFootprintCoverage, {}, grace.bearer)).data
  expect(years).toMatchObject([
    { from: start, to: shiftMonth(start, 11), status: 'declared', emittedGrams: total },
  ])
  const { footprints } = (await api.call(ListFootprints, {}, grace.bearer)).data
  expect(
    footprints.map(({ isActive, countsFrom, endMonth }) => [isActive, countsFrom, endMonth]),
  ).toEqual([
    [false, shiftMonth(start, 12), null],
    [true, start, shiftMonth(start, 11)],
  ])
})

test('an account without a footprint has nothing to cover', async () => {
  const eve = await joinAs(api, 'business')
  const { data } = await api.call(GetFootprintCoverage, {}, eve.bearer)
  expect(data).toEqual({ years: [], months: [] })
})
