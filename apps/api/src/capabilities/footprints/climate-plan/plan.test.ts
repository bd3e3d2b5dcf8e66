import { randomUUID } from 'node:crypto'
import {
  GetBaseYear,
  RecalculateBaseYear,
  RecordBaseChange,
  WriteBasePolicy,
} from '@understory/contracts/footprints/climate-plan/base-year.ts'
import {
  AddIntensityFigure,
  ChangeIntensityFigure,
  ListIntensityFigures,
  RemoveIntensityFigure,
} from '@understory/contracts/footprints/climate-plan/intensity-figures.ts'
import {
  AddAction,
  ChangeAction,
  ListActionIdeas,
  ListActions,
  ListActionsToVerify,
  RemoveAction,
  VerifyAction,
} from '@understory/contracts/footprints/climate-plan/planned-actions.ts'
import {
  AddTarget,
  ChangeTarget,
  GetTargetChart,
  ListTargets,
  RemoveTarget,
} from '@understory/contracts/footprints/climate-plan/targets.ts'
import { SaveFootprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { DeleteUser } from '@understory/contracts/people/privacy.ts'
import { withinRowsOf } from '@understory/database/row-security.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { verifyFootprints } from '../../../from-manifests/verify-footprints.ts'
import { closeInBalance } from '../../../testing/commerce/close-in-balance.ts'
import { ACTION, BAKERY, BASE, FIGURE, TARGET } from '../../../testing/footprints/planned-facts.ts'
import { joinAs, PASSWORD, type TestPerson } from '../../../testing/people/people.ts'
import { joinStaff } from '../../../testing/people/staff.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { climatePlan } from './capability.ts'

let api: TestApi
let ada: TestPerson
let grace: TestPerson
let person: TestPerson

beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  ada = await joinAs(api, 'business')
  grace = await joinAs(api, 'business')
  person = await joinAs(api, 'personal')
})
afterAll(() => closeInBalance(api))
beforeEach(async () => {
  for (const table of ['target', 'planned_action', 'intensity_figure', 'footprint'] as const) {
    await api.deps.db.deleteFrom(table).execute()
  }
  await saveEstimate('2025-01')
})

const year = () => api.deps.clock().getUTCFullYear()
const saveEstimate = (startMonth: string, turnover = 850_000) =>
  api.call(
    SaveFootprint,
    {
      body: {
        input: { sector: 'bakery_products', turnover, currency: 'GBP', year: 2024, country: 'GB' },
        companyName: 'Fernbank',
        startMonth,
        frequency: 'annual',
      },
    },
    ada.bearer,
  )
const goal = (change: object = {}) => ({
  kind: 'near-term' as const,
  covers: 'all' as const,
  baseMonth: '2025-01',
  targetYear: 2033,
  reductionBasisPoints: 4_200,
  ...change,
})
const set = (change: object = {}, who = ada) =>
  api.call(AddTarget, { body: goal(change) }, who.bearer)
const targets = async () => (await api.call(ListTargets, {}, ada.bearer)).data.targets
const act = (change: object = {}) => ({
  title: 'Heat pump',
  category: 'reduction' as const,
  status: 'estimated' as const,
  scope: 1 as const,
  gramsAYear: 2_000_000,
  cost: { minor: 1_800_000, currency: 'GBP' as const },
  owner: 'Maya',
  dueOn: `${year() + 1}-06-30`,
  ...change,
})
const add = (change: object = {}, who = ada) =>
  api.call(AddAction, { body: act(change) }, who.bearer)
const figure = (change: object = {}) => ({
  title: 'Loaves',
  unit: 'loaf',
  baseMonth: '2025-01',
  units: [{ year: 2025, units: 400_000 }],
  ...change,
})
const measure = (change: object = {}, who = ada) =>
  api.call(AddIntensityFigure, { body: figure(change) }, who.bearer)

describe('a target', () => {
  test('has its base-year footprint, a path by year, the gap, and what the SBTi asks', async () => {
    const { status, data } = await set()
    expect(status).toBe(201)
    expect(data.notes).toEqual([])
    const { progress } = data
    expect(progress?.base).toMatchObject({ startMonth: '2025-01', status: 'estimated' })
    expect(progress?.years.map((each) => each.year)).toEqual([
      2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033,
    ])
    const base = progress?.base.grams ?? 0
    expect(progress?.targetGrams).toBe(Math.round(base * 0.58))
    expect(progress?.gap).toBe(base - Math.round(base * 0.58))
    expect(data.sbti.map(({ id, isMet }) => [id, isMet])).toEqual([
      ['speed', true],
      ['period', true],
      ['coverage', null],
      ['scope-3', true],
    ])
  })

  test('outside the recommended bands is noted and kept', async () => {
    const { status, data } = await set({ reductionBasisPoints: 7_000, targetYear: 2040 })
    expect([status, data.notes.length]).toEqual([201, 2])
  })

  test('takes the footprint of each year as the actual figure', async () => {
    await saveEstimate('2026-02', 700_000)
    const { data } = await set()
    const [first, second] = data.progress?.years ?? []
    expect(second?.actual).toBeLessThan(first?.actual ?? 0)
    expect(data.progress?.last.year).toBe(2026)
  })

  test('is to be had as a picture, of those who may see it', async () => {
    const { data } = await set()
    const draw = (who: TestPerson) =>
      api.call(GetTargetChart, { params: { targetId: data.targetId } }, who.bearer)
    expect((await draw(ada)).status).toBe(200)
    expect((await draw(grace)).data).toMatchObject({ code: 'TARGET_NOT_FOUND' })
    await api.deps.db.deleteFrom('footprint').execute()
    expect((await draw(ada)).data).toMatchObject({ code: 'BASE_FOOTPRINT_REQUIRED' })
  })

  test('is one of a kind for the same scopes, changed and deleted', async () => {
    const { data } = await set()
    expect((await set()).refusal.code).toBe('TARGET_EXISTS')
    const other = await set({ covers: 'scope-3' })
    expect(other.status).toBe(201)
    const params = { targetId: data.targetId }
    const twice = { params, body: goal({ covers: 'scope-3' }) }
    expect((await api.call(ChangeTarget, twice, ada.bearer)).refusal.code).toBe('TARGET_EXISTS')
    const change = { params, body: goal({ targetYear: 2034 }) }
    expect((await api.call(ChangeTarget, change, ada.bearer)).data.targetYear).toBe(2034)
    expect((await api.call(RemoveTarget, { params }, ada.bearer)).status).toBe(204)
    expect((await targets()).map(({ covers }) => covers)).toEqual(['scope-3'])
  })

  test.each([
    [{ baseMonth: '2024-01' }, 409, 'BASE_FOOTPRINT_REQUIRED', 'baseMonth'],
    [{ targetYear: 2025 }, 400, 'BAD_REQUEST', 'targetYear'],
    [{ targetYear: 2101 }, 400, 'BAD_REQUEST', 'targetYear'],
    [{ reductionBasisPoints: 0 }, 400, 'BAD_REQUEST', 'reductionBasisPoints'],
    [{ reductionBasisPoints: 10_001 }, 400, 'BAD_REQUEST', 'reductionBasisPoints'],
    [{ baseMonth: '2025-13' }, 400, 'BAD_REQUEST', 'baseMonth'],
  ])('is refused with %j', async (change, status, code, field) => {
    const answer = await set(change)
    expect([answer.status, answer.refusal.code]).toEqual([status, code])
    expect(answer.refusal.problems?.[0]?.field).toBe(field)
  })

  test('is for businesses, and nobody else’s', async () => {
    expect((await set({}, person)).refusal.code).toBe('PLAN_BUSINESS_ONLY')
    const { data } = await set()
    const params = { targetId: data.targetId }
    const foreign = await api.call(ChangeTarget, { params, body: goal() }, grace.bearer)
    expect(foreign.refusal.code).toBe('TARGET_NOT_FOUND')
    const removed = await api.call(RemoveTarget, { params }, grace.bearer)
    expect(removed.refusal.code).toBe('TARGET_NOT_FOUND')
    expect(await targets()).toHaveLength(1)
  })

  test('outlives its base-year footprint, without a path', async () => {
    await set()
    await api.deps.db.deleteFrom('footprint').execute()
    expect(await targets()).toMatchObject([{ progress: null, sbti: [] }])
  })
})

describe('an action', () => {
  test('lowers the forecast of a target by what it saves; an offset does not', async () => {
    await set()
    const gap = async () => (await targets())[0]?.progress?.gap ?? 0
    const before = await gap()
    await add({ category: 'offset', scope: null, gramsAYear: 99_000_000 })
    expect(await gap()).toBe(before)
    await add()
    expect(await gap()).toBe(before - 2_000_000)
  })

  test('is listed by due date, changed and deleted', async () => {
    await add({ title: 'Some day', dueOn: null })
    const { data } = await add()
    const listed = await api.call(ListActions, {}, ada.bearer)
    expect(listed.data.actions.map(({ title }) => title)).toEqual(['Heat pump', 'Some day'])
    const params = { actionId: data.actionId }
    const body = act({ status: 'declared', cost: null })
    const changed = await api.call(ChangeAction, { params, body }, ada.bearer)
    expect(changed.data).toMatchObject({ status: 'declared', cost: null })
    expect((await api.call(RemoveAction, { params }, ada.bearer)).status).toBe(204)
    expect((await api.call(RemoveAction, { params }, ada.bearer)).refusal.code).toBe(
      'ACTION_NOT_FOUND',
    )
  })

  test('that is not complete saves no more than its scope emits', async () => {
    const impossible = { gramsAYear: 500_000_000 }
    const { status, refusal } = await add(impossible)
    expect([status, refusal.problems?.[0]?.field]).toEqual([400, 'gramsAYear'])
    expect(refusal.problems?.[0]?.message).toMatch(
      /^Scope 1 of your footprints is [\d.]+ tonnes of CO2e a year at most/,
    )
    const params = { actionId: (await add()).data.actionId }
    const changed = await api.call(ChangeAction, { params, body: act(impossible) }, ada.bearer)
    expect(changed.status).toBe(400)
    expect((await add({ ...impossible, status: 'declared' })).status).toBe(201)
    expect((await add({ ...impossible, category: 'offset', scope: null })).status).toBe(201)
  })

  test('that is complete is verified by staff, once, and stays as it is', async () => {
    const staff = await joinStaff(api)
    const { data } = await add({ status: 'declared' })
    const ongoing = (await add({ status: 'estimated' })).data
    const verify = (actionId: string) =>
      api.call(VerifyAction, { params: { actionId } }, staff.bearer)
    expect((await verify(ongoing.actionId)).refusal.code).toBe('ACTION_NOT_FOUND')
    expect((await verify(data.actionId)).status).toBe(204)
    expect((await verify(data.actionId)).refusal.code).toBe('ACTION_NOT_FOUND')
    const { actions } = (await api.call(ListActions, {}, ada.bearer)).data
    expect(actions.find(({ actionId }) => actionId === data.actionId)?.status).toBe('verified')
    const params = { actionId: data.actionId }
    const changed = await api.call(ChangeAction, { params, body: act() }, ada.bearer)
    const removed = await api.call(RemoveAction, { params }, ada.bearer)
    expect([changed.refusal.code, removed.refusal.code]).toEqual([
      'ACTION_VERIFIED',
      'ACTION_VERIFIED',
    ])
    const forced = withinRowsOf({ userId: crypto.randomUUID(), accountId: ada.accountId }, () =>
      api.scopedDb.updateTable('planned_action').set({ status: 'verified' }).execute(),
    )
    await expect(forced).rejects.toThrow('row-level security')
  })

  test('is looked at by staff for a verification that there is', async () => {
    const staff = await joinStaff(api)
    const params = { verificationId: crypto.randomUUID() }
    const answer = await api.call(ListActionsToVerify, { params }, staff.bearer)
    expect(answer.refusal.code).toBe('VERIFICATION_NOT_FOUND')
  })

  test.each([
    [{ scope: null }, 'scope'],
    [{ category: 'knowledge', scope: 2 }, 'scope'],
    [{ title: ' ' }, 'title'],
    [{ gramsAYear: -1 }, 'gramsAYear'],
    [{ dueOn: '2027-02-30' }, 'dueOn'],
    [{ status: 'verified' }, 'status'],
  ])('is refused with %j', async (change, field) => {
    const { status, refusal } = await add(change)
    expect([status, refusal.problems?.[0]?.field]).toEqual([400, field])
  })

  test('is for businesses, and nobody else’s', async () => {
    expect((await add({}, person)).refusal.code).toBe('PLAN_BUSINESS_ONLY')
    const { data } = await add()
    const params = { actionId: data.actionId }
    const foreign = await api.call(ChangeAction, { params, body: act() }, grace.bearer)
    expect(foreign.refusal.code).toBe('ACTION_NOT_FOUND')
  })

  test('begins with an idea for the sector, to anyone', async () => {
    const ask = (sector?: string) => api.call(ListActionIdeas, { query: sector ? { sector } : {} })
    const bakery = (await ask('bakery_products')).data.ideas
    expect(bakery.find(({ id }) => id === 'air-leaks')?.saving?.source).toMatch(/Australian/)
    expect((await ask('no_such_sector')).data.ideas).toEqual((await ask()).data.ideas)
  })
})

describe('an intensity figure', () => {
  test('is emissions per unit of the year, with the year before beside it', async () => {
    await saveEstimate('2026-01', 700_000)
    const units = [
      { year: 2025, units: 400_000 },
      { year: 2026, units: 500_000 },
    ]
    const { status, data } = await measure({ units })
    expect(status).toBe(201)
    const [first, second] = data.years
    expect(first?.gramsPerUnit).toBeCloseTo((first?.totalGrams ?? 0) / 400_000)
    expect(first?.change).toBeNull()
    expect(second?.change).toBeLessThan(0)
  })

  test('needs a base-year footprint and a base-year value', async () => {
    const early = await measure({ baseMonth: '2024-01', units: [{ year: 2024, units: 1 }] })
    expect([early.status, early.refusal.code]).toEqual([409, 'BASE_FOOTPRINT_REQUIRED'])
    expect(early.refusal.message).toMatch(/A base-year footprint is required/)
    const without = await measure({ units: [{ year: 2026, units: 1 }] })
    expect(without.refusal.problems).toEqual([
      { field: 'units', message: 'A base-year value is required.' },
    ])
  })

  test('takes a number above zero', async () => {
    const nothing = await measure({ units: [{ year: 2025, units: 0 }] })
    expect(nothing.refusal.problems?.[0]?.message).toBe('Please use a number above zero.')
  })

  test('is changed and deleted, by its own account alone', async () => {
    const { data } = await measure()
    const params = { figureId: data.figureId }
    const body = figure({ units: [{ year: 2025, units: 200_000 }] })
    const foreign = await api.call(ChangeIntensityFigure, { params, body }, grace.bearer)
    expect(foreign.refusal.code).toBe('FIGURE_NOT_FOUND')
    const changed = await api.call(ChangeIntensityFigure, { params, body }, ada.bearer)
    expect(changed.data.units).toEqual([{ year: 2025, units: 200_000 }])
    const kept = await api.call(RemoveIntensityFigure, { params }, grace.bearer)
    expect(kept.refusal.code).toBe('FIGURE_NOT_FOUND')
    expect((await api.call(RemoveIntensityFigure, { params }, ada.bearer)).status).toBe(204)
    const listed = await api.call(ListIntensityFigures, {}, ada.bearer)
    expect(listed.data.figures).toEqual([])
    expect((await measure({}, person)).refusal.code).toBe('PLAN_BUSINESS_ONLY')
  })

  test.each([
    [{ title: '' }, 'title'],
    [{ unit: '' }, 'unit'],
    [{ units: [{ year: 2025, units: 0 }] }, 'units.0.units'],
    [{ units: [1, 2].map((units) => ({ year: 2025, units })) }, 'units'],
  ])('is refused with %j', async (change, field) => {
    const { status, refusal } = await measure(change)
    expect([status, refusal.problems?.[0]?.field]).toEqual([400, field])
  })
})

describe('a plan', () => {
  const alike = <T extends object>(count: number, row: T) => {
    const now = api.deps.clock()
    const times = { created_at: now, updated_at: now }
    return Array.from({ length: count }, () => ({
      id: api.deps.newId(),
      account_id: ada.accountId,
      ...times,
      ...row,
    }))
  }

  test('holds 500 actions and 50 intensity figures, and says when it is full', async () => {
    const action = { title: 'LEDs', category: 'knowledge', status: 'estimated' } as const
    const rows = alike(500, { ...action, grams_a_year: 0 })
    await api.deps.db.insertInto('planned_action').values(rows).execute()
    expect((await add()).refusal.code).toBe('TOO_MANY_ACTIONS')
    const figures = alike(50, { title: 'Loaves', unit: 'loaf', base_month: '2025-01-01' })
    await api.deps.db.insertInto('intensity_figure').values(figures).execute()
    expect((await measure()).refusal.code).toBe('TOO_MANY_FIGURES')
  })
})

describe('the base year', () => {
  const policy = { baseMonth: '2025-01', reason: 'Our first full year', policy: 'Above 5%.' }
  const write = (body: object = {}) =>
    api.call(WriteBasePolicy, { body: { ...policy, ...body } }, ada.bearer)
  const read = async () => (await api.call(GetBaseYear, {}, ada.bearer)).data
  const record = (share: number, grams: number, of: TestPerson = ada) =>
    api.call(
      RecordBaseChange,
      {
        body: {
          kind: 'structure',
          description: 'Bought a mill',
          changeGrams: Math.round(share * grams),
          category: 'stationaryCombustion',
          source: 'Gas of the mill',
          happenedOn: '2026-02-01',
        },
      },
      of.bearer,
    )
  const recalculate = () =>
    api.call(
      RecalculateBaseYear,
      { body: { reason: 'The mill', approver: 'The board' } },
      ada.bearer,
    )

  test('has a policy before anything changes, and a footprint', async () => {
    expect((await record(0.1, 1_000, grace)).refusal.code).toBe('BASE_POLICY_REQUIRED')
    expect((await write({ baseMonth: '2001-01' })).refusal.code).toBe('BASE_FOOTPRINT_REQUIRED')
    const { data } = await write()
    expect(data.policy).toMatchObject({ thresholdBasisPoints: 500, baseMonth: '2025-01' })
    const body = { ...policy }
    const personal = await api.call(WriteBasePolicy, { body }, person.bearer)
    expect(personal.refusal.code).toBe('PLAN_BUSINESS_ONLY')
  })

  test('is recalculated when changes reach the threshold together, with who approved it', async () => {
    await write()
    const original = (await read()).base?.originalGrams ?? 0
    expect((await record(0.03, original)).data.base?.isDue).toBe(false)
    expect((await recalculate()).refusal.code).toBe('BASE_RECALCULATION_NOT_DUE')
    const { base } = (await record(0.03, original)).data
    expect(base).toMatchObject({ isDue: true, originalGrams: original, recalculatedGrams: null })
    const { data } = await recalculate()
    expect(data.base).toMatchObject({ isDue: false, originalGrams: original })
    expect(data.base?.recalculatedGrams).toBe(base?.dueGrams)
    const { originalScopes, recalculatedScopes: scopes } = data.base ?? {}
    expect(scopes).toEqual({
      ...originalScopes,
      scope1: (originalScopes?.scope1 ?? 0) + 2 * Math.round(0.03 * original),
    })
    expect(data.changes[0]).toMatchObject({
      category: { name: 'Stationary combustion', scope: 1 },
      source: 'Gas of the mill',
    })
    expect(data.recalculations[0]).toMatchObject({ approver: 'The board', reason: 'The mill' })
    expect(data.changes.every(({ isOpen }) => !isOpen)).toBe(true)
    const verified = (await verifyFootprints(api.deps.db)).at(-1)
    expect(verified).toMatchObject({ id: 'base years', checked: 1, breaches: 0 })
    await sql`alter table base_year_recalculation disable trigger append_only`.execute(api.deps.db)
    await api.deps.db
      .updateTable('base_year_recalculation')
      .set({ recalculated_grams: 7 })
      .execute()
    expect((await verifyFootprints(api.deps.db)).at(-1)?.breaches).toBe(1)
    await api.deps.db
      .updateTable('base_year_recalculation')
      .set({ recalculated_grams: base?.dueGrams ?? 0 })
      .execute()
    await sql`alter table base_year_recalculation enable trigger append_only`.execute(api.deps.db)
    const forged = api.deps.db.updateTable('base_year_change').set({ change_grams: 1 }).execute()
    await expect(forged).rejects.toThrow('append-only')
  })

  test('takes two hundred changes', async () => {
    await write()
    const rows = Array.from({ length: 200 }, () => ({
      id: randomUUID(),
      account_id: ada.accountId,
      kind: 'error' as const,
      description: 'A meter',
      change_grams: 1,
      happened_on: '2026-01-01',
      recorded_at: api.deps.clock(),
    }))
    await api.deps.db.insertInto('base_year_change').values(rows).execute()
    expect((await record(0.1, 1_000)).refusal.code).toBe('TOO_MANY_BASE_CHANGES')
  })
})

test('a plan goes with its account, and with it who approved the base year', async () => {
  const owner = await joinAs(api, 'business')
  const { bearer, accountId } = owner
  const saving = {
    input: BAKERY,
    companyName: 'Bakery',
    startMonth: BASE,
    frequency: 'annual',
  } as const
  await api.call(SaveFootprint, { body: saving }, bearer)
  await api.call(AddTarget, { body: TARGET }, bearer)
  await api.call(AddAction, { body: ACTION }, bearer)
  await api.call(AddIntensityFigure, { body: FIGURE }, bearer)
  const policy = { baseMonth: BASE, reason: 'Our first full year', policy: 'Above 5%.' }
  await api.call(WriteBasePolicy, { body: policy }, bearer)
  const change = {
    kind: 'structure',
    description: 'Bought a mill',
    changeGrams: 1_000_000_000,
    happenedOn: '2026-02-01',
  } as const
  await api.call(RecordBaseChange, { body: change }, bearer)
  const approved = { reason: 'The mill', approver: 'Hazel Rowan' }
  expect((await api.call(RecalculateBaseYear, { body: approved }, bearer)).status).toBe(201)
  const left = async () => {
    const tables = climatePlan.owns ? Object.keys(climatePlan.owns) : []
    const counts = tables.map(async (table) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(table)} where account_id = ${accountId}`.execute(
        api.deps.db,
      )
      return [table, rows[0]?.count ?? 0]
    })
    return Object.fromEntries(await Promise.all(counts))
  }
  expect(Object.values(await left()).every((count) => Number(count) > 0)).toBe(true)
  const body = { email: owner.email, password: PASSWORD }
  expect((await api.call(DeleteUser, { body }, bearer)).status).toBe(204)
  expect(Object.values(await left()).every((count) => count === 0)).toBe(true)
})
