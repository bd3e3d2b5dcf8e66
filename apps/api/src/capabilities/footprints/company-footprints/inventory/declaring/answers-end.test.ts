import {
  DeclareFootprint,
  SetCategoryState,
} from '@understory/contracts/footprints/company-footprints/category-states.ts'
import { GetInventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import {
  ListLines,
  RemoveLine,
  ReplaceLine,
} from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allAnswered } from '../../../../../testing/footprints/declare-answered.ts'
import { declaredJoinery } from '../../../../../testing/footprints/declared-joinery.ts'
import { joinery } from '../../../../../testing/footprints/joinery.ts'
import { startTestApi, type TestApi } from '../../../../../testing/start-test-api.ts'

const BOUGHT = 'purchasedGoodsAndServices'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
})
afterAll(() => api.close())

/** Why what was declared changes by much. */
const query = { reason: 'The business changed.' }

async function declared() {
  const { owner, params, view, line } = await declaredJoinery(api)
  const declare = async (more = {}) =>
    api.call(DeclareFootprint, { params, body: { ...more } }, owner.bearer)
  return { owner, params, view, line, declare }
}
type Declared = Awaited<ReturnType<typeof declared>>

async function setQuantity({ owner, params, line }: Declared, item: string, quantity: number) {
  const { lineId, category, unit, factor } = line(item)
  const body = { category, unit, factorId: factor?.factorId, quantity }
  const replaced = await api.call(
    ReplaceLine,
    { params: { ...params, lineId }, query, body },
    owner.bearer,
  )
  expect(replaced.status).toBe(200)
}

const remove = ({ owner, params, line }: Declared, item: string) =>
  api.call(RemoveLine, { params: { ...params, lineId: line(item).lineId }, query }, owner.bearer)

test('figures that were said to be all hold while they change by a tenth at most', async () => {
  const inventory = await declared()
  expect((await inventory.view()).unanswered).toEqual([])
  await setQuantity(inventory, 'accountants', 6_500)
  const { answers, unanswered } = await inventory.view()
  expect(unanswered).toEqual([])
  expect(answers.map(({ subject }) => subject)).toContain(BOUGHT)
  expect((await inventory.declare()).status).toBe(200)
})

test('figures that were said to be all are asked about again once much of them is gone', async () => {
  const inventory = await declared()
  await remove(inventory, 'insurance')
  const { answers, unanswered } = await inventory.view()
  expect(unanswered).toContain(BOUGHT)
  expect(answers.map(({ subject }) => subject)).not.toContain(BOUGHT)
  const refused = await inventory.declare()
  expect([refused.status, refused.refusal.code]).toEqual([409, 'COMPLETENESS_UNANSWERED'])
  const reason = 'We sold that part of the business.'
  const again = await inventory.declare({
    answers: [{ category: BOUGHT, answer: 'figures', reason }],
    isBelowRangeSeen: true,
  })
  expect(again.status).toBe(200)
  expect(again.data.answers).toContainEqual(expect.objectContaining({ subject: BOUGHT, reason }))
})

test('figures that were said to be all are asked about again when many more are entered', async () => {
  const inventory = await declared()
  await setQuantity(inventory, 'accountants', 14_000)
  expect((await inventory.view()).unanswered).toContain(BOUGHT)
})

test('a total that was seen to be below the range is shown again when it falls further', async () => {
  const inventory = await declared()
  const { params, owner } = inventory
  const { lines } = (await api.call(ListLines, { params, query: {} }, owner.bearer)).data
  const gas = lines.find(({ category }) => category === 'stationaryCombustion')
  const ofGas = { params: { ...params, lineId: gas?.lineId ?? '' }, query }
  await api.call(RemoveLine, ofGas, owner.bearer)
  const gone = { params: { ...params, category: 'stationaryCombustion' } } as const
  const body = { state: 'not-applicable', reason: 'We heat with heat pumps.' } as const
  await api.call(SetCategoryState, { ...gone, body }, owner.bearer)
  expect((await inventory.view()).unanswered).toContain('below-range')
  const refused = await inventory.declare()
  expect(refused.refusal.problems?.map(({ field }) => field)).toContain('isBelowRangeSeen')
  const again = await inventory.declare(await allAnswered(api, params, owner.bearer))
  expect(again.status).toBe(200)
})

test('what is answered together with a rest is about the total with that rest', async () => {
  const { owner, params } = await joinery(api)
  const view = async () => (await api.call(GetInventory, { params }, owner.bearer)).data
  for (const { category, state } of (await view()).categories) {
    const isEntered = state === 'figures-and-rest'
    if (!isEntered && state !== 'open') continue
    if (category.startsWith('unknown')) continue
    const body = isEntered
      ? ({ state: 'figures' } as const)
      : ({ state: 'not-applicable', reason: 'We have none.' } as const)
    await api.call(SetCategoryState, { params: { ...params, category }, body }, owner.bearer)
  }
  const all = await allAnswered(api, params, owner.bearer)
  const [first, ...others] = all.answers
  if (!first) throw new Error('nothing is asked')
  const smallest = { category: first.category, answer: 'rest' as const }
  const body = { answers: [smallest, ...others], isBelowRangeSeen: true }
  const answered = await api.call(DeclareFootprint, { params, body }, owner.bearer)
  expect([answered.status, answered.data.unanswered]).toEqual([200, []])
})
