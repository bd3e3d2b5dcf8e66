import {
  AddLines,
  ImportLines,
  RemoveLine,
  ReplaceLine,
} from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import {
  ExportLineEvents,
  ListLineEvents,
} from '@understory/contracts/footprints/company-footprints/line-history.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { declaredJoinery } from '../../../../testing/footprints/declared-joinery.ts'
import { refinedFootprint } from '../../../../testing/footprints/footprints.ts'
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
  description: 'Oven',
  quantity: 100,
  unit: 'kg',
  ownFactor: { kgCo2e: 2, unit: 'kg', source: 'The supplier' },
} as const

async function inventory() {
  const params = { footprintId: await refinedFootprint(api, ada) }
  const add = async (...lines: readonly object[]) =>
    (await api.call(AddLines, { params, body: { lines: lines as never } }, ada.bearer)).data.lines
  const events = async (query = {}) =>
    (await api.call(ListLineEvents, { params, query }, ada.bearer)).data
  return { params, add, events }
}

test('a line has one event for each change, with what it said before and who did it', async () => {
  const { params, add, events } = await inventory()
  const [line] = await add(OVEN)
  const one = { ...params, lineId: line?.lineId ?? '' }
  await api.call(ReplaceLine, { params: one, body: { ...OVEN, quantity: 10 } }, ada.bearer)
  await api.call(RemoveLine, { params: one }, ada.bearer)
  const told = (await events()).events
  expect(told.map(({ kind }) => kind)).toEqual(['removed', 'changed', 'made'])
  const [removed, changed, made] = told
  expect(removed).toMatchObject({ after: null, before: { quantity: 10, co2eGrams: 20_000 } })
  expect(changed).toMatchObject({
    before: { quantity: 100, co2eGrams: 200_000 },
    after: { quantity: 10, co2eGrams: 20_000 },
  })
  expect(made).toMatchObject({ before: null, after: { description: 'Oven', quantity: 100 } })
  expect(new Set(told.map(({ by }) => by))).toEqual(new Set(['Ada Lovelace']))
})

test('a line that is saved as it was has no event', async () => {
  const { params, add, events } = await inventory()
  const [line] = await add(OVEN)
  const one = { ...params, lineId: line?.lineId ?? '' }
  await api.call(ReplaceLine, { params: one, body: OVEN }, ada.bearer)
  expect((await events()).events.map(({ kind }) => kind)).toEqual(['made'])
})

test('what goes with a line changes with it, and is no new line', async () => {
  const { owner, params, line } = await declaredJoinery(api)
  const { lineId, category, unit, factor, quantity } = line('gas')
  const before = { category, unit, factorId: factor?.factorId, withUpstream: true }
  const one = { ...params, lineId }
  const add = { ...before, quantity }
  const query = { reason: 'With its well-to-tank.' }
  const more = { ...add, quantity: quantity + 1 }
  await api.call(ReplaceLine, { params: one, query, body: add }, owner.bearer)
  await api.call(ReplaceLine, { params: one, body: more }, owner.bearer)
  const asked = { params, query: { line: lineId } }
  const { events } = (await api.call(ListLineEvents, asked, owner.bearer)).data
  expect(events.map(({ kind, parentId }) => [kind, parentId === lineId])).toEqual([
    ['changed', true],
    ['changed', false],
    ['made', true],
    ['made', false],
  ])
})

test('an import says so, and pages of events follow each other', async () => {
  const { params, events } = await inventory()
  const row = 'stationaryCombustion,1,kg,2,Mill'
  const csv = `category,quantity,unit,kg_co2e_per_unit,source\n${Array(5).fill(row).join('\n')}\n`
  await api.call(ImportLines, { params, body: { csv } }, ada.bearer)
  const first = await events({ limit: 3 })
  expect(first.events.map(({ kind }) => kind)).toEqual(['imported', 'imported', 'imported'])
  const rest = await events({ limit: 3, cursor: first.nextCursor })
  expect([rest.events.length, rest.nextCursor]).toEqual([2, null])
  expect((await events({ kind: 'made' })).events).toEqual([])
  expect((await events({ category: 'wasteGeneratedInOperations' })).events).toEqual([])
})

test('the file has the same events, a row each', async () => {
  const { params, add } = await inventory()
  await add(OVEN, { ...OVEN, description: '=1+1' })
  const file = await api.call(ExportLineEvents, { params }, ada.bearer)
  const rows = new TextDecoder().decode(file.data).trim().split('\r\n')
  expect(rows[0]).toContain('event,line_id,parent_line_id,at,by,what,category,old_description')
  expect(rows).toHaveLength(3)
  expect(rows.join()).not.toContain(',=1+1')
})

test('a large change of what was declared says why, and the reason stays', async () => {
  const { owner, params, line } = await declaredJoinery(api)
  const { lineId } = line('diesel')
  const refused = await api.call(RemoveLine, { params: { ...params, lineId } }, owner.bearer)
  expect([refused.status, refused.refusal.code]).toEqual([409, 'REASON_NEEDED'])
  expect(refused.refusal.problems?.map(({ field }) => field)).toEqual(['reason'])
  const query = { reason: 'The vans were sold.' }
  const removed = await api.call(RemoveLine, { params: { ...params, lineId }, query }, owner.bearer)
  expect(removed.status).toBe(204)
  const asked = { params, query: { line: lineId, kind: 'removed' } } as const
  const { events } = (await api.call(ListLineEvents, asked, owner.bearer)).data
  expect(events.map(({ reason }) => reason)).toContain('The vans were sold.')
})

test('a small change of what was declared needs no reason', async () => {
  const { owner, params, line } = await declaredJoinery(api)
  const { lineId, category, unit, factor, quantity } = line('accountants')
  const body = { category, unit, factorId: factor?.factorId, quantity: quantity + 1 }
  const changed = await api.call(ReplaceLine, { params: { ...params, lineId }, body }, owner.bearer)
  expect(changed.status).toBe(200)
})

test('however lines are written, the database keeps what happened, and nobody changes that', async () => {
  const { add, events, params } = await inventory()
  const [line] = await add(OVEN)
  const { db } = api.deps
  await db
    .updateTable('inventory_line')
    .set({ quantity: 7 })
    .where('id', '=', line?.lineId ?? '')
    .execute()
  const [changed] = (await events()).events
  expect(changed).toMatchObject({ kind: 'changed', by: null, after: { quantity: 7 } })
  const forge = sql`update inventory_line_event set reason = 'Nothing happened'`.execute(db)
  await expect(forge).rejects.toThrow('append-only')
  await expect(sql`delete from inventory_line_event`.execute(db)).rejects.toThrow('append-only')
  await expect(sql`truncate inventory_line_event`.execute(db)).rejects.toThrow('append-only')
  await db.deleteFrom('footprint').where('id', '=', params.footprintId).execute()
  const left = await sql`select from inventory_line_event where line_id = ${line?.lineId}`.execute(
    db,
  )
  expect(left.rows).toEqual([])
})
