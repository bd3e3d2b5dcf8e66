import { readFileSync } from 'node:fs'
import {
  DeclareFootprint,
  SetCategoryState,
} from '@understory/contracts/footprints/company-footprints/category-states.ts'
import { ComputeCompleteness } from '@understory/contracts/footprints/company-footprints/completeness.ts'
import { GetInventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { ReplaceLine } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinery } from '../../../../../testing/footprints/joinery.ts'
import type { TestPerson } from '../../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../../testing/start-test-api.ts'

let api: TestApi
let ada: TestPerson
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
})
afterAll(() => api.close())

/** The joinery that this test is about. */
async function begin() {
  const { owner, ...inventory } = await joinery(api)
  ada = owner
  return inventory
}

const view = async (params: { footprintId: string }) =>
  (await api.call(GetInventory, { params }, ada.bearer)).data
type Answers = Parameters<typeof api.call<typeof DeclareFootprint>>[1]['body']
const declare = (params: { footprintId: string }, body: Answers = {}) =>
  api.call(DeclareFootprint, { params, body }, ada.bearer)

test('bills of an office alone never hide what a joinery buys, and are not declared without a word', async () => {
  const { params } = await begin()
  const begun = await view(params)
  const { low, high } = begun.footprint.estimate.ranges.total
  expect(begun.totals.total).toBeGreaterThan(low)
  expect(begun.totals.total).toBeLessThan(high)
  expect(begun.totals.total).toBeGreaterThan(begun.footprint.estimate.total / 2)
  expect(begun.totals.sentences.join(' ')).toContain(
    'Most likely missing: Purchased goods and services',
  )
  expect(begun.totals.usualPurchases).toContain('wood')
  const bought = begun.categories.find(({ category }) => category === 'purchasedGoodsAndServices')
  expect(bought).toMatchObject({ state: 'figures-and-rest' })
  expect(bought?.co2eGrams).toBe((bought?.enteredGrams ?? 0) + (bought?.restGrams ?? 0))

  for (const { category } of begun.categories.filter(({ category }) =>
    begun.open.includes(category),
  )) {
    const body = { state: 'not-applicable', reason: 'We have none.' } as const
    await api.call(SetCategoryState, { params: { ...params, category }, body }, ada.bearer)
  }
  const whole = { params: { ...params, category: 'purchasedGoodsAndServices' } } as const
  await api.call(SetCategoryState, { ...whole, body: { state: 'figures' } }, ada.bearer)
  const closed = await view(params)
  expect(closed.totals.mustAnswer).toContain('purchasedGoodsAndServices')
  expect(closed.totals.highGrams).toBeGreaterThan(closed.footprint.estimate.total / 2)
  const refused = await declare(params)
  expect([refused.status, refused.refusal.code]).toEqual([409, 'COMPLETENESS_UNANSWERED'])
  expect(refused.refusal.problems?.map(({ field }) => field)).toContain(
    'answers.purchasedGoodsAndServices',
  )
  expect((await view(params)).footprint.declared).toBeNull()

  const rest = closed.totals.mustAnswer.map((category) => ({ category, answer: 'rest' as const }))
  const declared = await declare(params, { answers: rest })
  expect(declared.status).toBe(200)
  expect(declared.data.totals.total).toBeGreaterThan(low)
  expect(
    declared.data.answers.map(({ answer, answeredBy }) => [answer, answeredBy]),
  ).toContainEqual(['rest', expect.any(String)])
  const { completeness } = declared.data.footprint.declared ?? {}
  expect(completeness?.answers[0]?.answeredBy).toBe(declared.data.answers[0]?.answeredBy)
  const stored = await api.deps.db
    .selectFrom('footprint')
    .select('declared')
    .where('id', '=', params.footprintId)
    .executeTakeFirstOrThrow()
  // The name of who answered is with their sign-in alone, and goes with it.
  expect(JSON.stringify(stored.declared)).toContain('"answeredBy":null')
  expect(JSON.stringify(stored.declared)).not.toContain(declared.data.answers[0]?.answeredBy)
  expect(completeness?.sentences).toEqual(declared.data.totals.sentences)
})

test('an answer needs a reason of twenty characters, and a question', async () => {
  const { params } = await begin()
  const short = {
    category: 'purchasedGoodsAndServices',
    answer: 'figures',
    reason: 'None.',
  } as const
  const refused = await declare(params, { answers: [short] })
  expect(refused.refusal.problems).toEqual([
    {
      field: 'answers.0.reason',
      message: 'Please say in 20 characters or more why these figures are all.',
    },
  ])
})

test('a category without lines has no figures that could be all there is', async () => {
  const { params } = await begin()
  const empty = { params: { ...params, category: 'franchises' } } as const
  const refused = await api.call(
    SetCategoryState,
    { ...empty, body: { state: 'figures' } },
    ada.bearer,
  )
  expect(refused.refusal.code).toBe('NO_LINES')
})

test('figures that are all there is stay so when a line is changed', async () => {
  const { params, lineId, line } = await begin()
  const whole = { params: { ...params, category: 'purchasedGoodsAndServices' } } as const
  await api.call(SetCategoryState, { ...whole, body: { state: 'figures' } }, ada.bearer)
  if (!line) throw new Error('there is no line')
  await api.call(
    ReplaceLine,
    { params: { ...params, lineId }, body: { ...line, quantity: 1, quickItem: null } },
    ada.bearer,
  )
  const { categories } = await view(params)
  const stateOf = (key: string) => categories.find(({ category }) => category === key)?.state
  expect(stateOf('purchasedGoodsAndServices')).toBe('figures')
  expect(CATEGORY_KEYS.map(stateOf)).not.toContain(undefined)
})

test('anyone has completeness computed, and a wrong category is refused', async () => {
  const file = new URL(
    '../../../../../../../../packages/domain/data/footprints/completeness-cases.json',
    import.meta.url,
  )
  for (const { input, expected } of JSON.parse(readFileSync(file, 'utf8'))) {
    const { status, data } = await api.call(ComputeCompleteness, { body: input })
    expect(status).toBe(200)
    expect(data.totals.total).toBe(expected.totals.total)
    expect(data.sentences).toEqual(expected.sentences)
    for (const wrong of [
      { ...input, states: { baking: 'figures' } },
      { ...input, completeParts: ['baking'] },
      { ...input, lines: [{ ...input.lines[0], category: 'baking' }] },
      { ...input, more: 1 },
      { ...input, sector: 'baking' },
    ]) {
      expect((await api.call(ComputeCompleteness, { body: wrong })).refusal.code).toBe(
        'BAD_REQUEST',
      )
    }
  }
})
