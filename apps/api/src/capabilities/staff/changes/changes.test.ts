import { QuoteInstantOffset } from '@understory/contracts/commerce/instant-offset.ts'
import { GetProduct } from '@understory/contracts/commerce/product-list.ts'
import { GetProject, ListProjects } from '@understory/contracts/proof/projects.ts'
import {
  DecideChange,
  DraftChange,
  GetChange,
  GetChangeKind,
  GetChangeSubject,
  ListChangeKinds,
  SaveChange,
  TakeChangeBack,
} from '@understory/contracts/staff/changes.ts'
import { ListWorkQueues } from '@understory/contracts/staff/console/work-queues.ts'
import { instantProductOf } from '@understory/domain/commerce/prices/product-identifiers.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Bearer } from '../../../testing/cross-account/actors.ts'
import { joinStaff } from '../../../testing/people/staff.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { priceShares } from '../../commerce/prices/public.ts'

let api: TestApi
let author: Bearer
let other: Bearer
let support: Bearer
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  author = (await joinStaff(api, ['publishing', 'operator'])).bearer
  other = (await joinStaff(api, ['admin'])).bearer
  support = (await joinStaff(api, ['support'])).bearer
})
afterAll(() => api.close())

const REASON = 'The partner moved the nursery.'
type To = 'propose' | 'publish' | 'draft' | 'withdraw'

async function valuesOf(kind: string, subject: string) {
  const answer = await api.call(GetChangeSubject, { params: { kind, subject } }, author)
  return answer.data.values ?? {}
}

const draft = (kind: string, subject: string, values: Record<string, string>, by = author) =>
  api.call(DraftChange, { body: { kind, subject, values, reason: REASON } }, by)

const decide = (changeId: string, to: To, by: Bearer) =>
  api.call(DecideChange, { params: { changeId }, body: { to } }, by)

async function codesOf(changeId: string, steps: readonly (readonly [To, Bearer])[]) {
  const codes: (string | number)[] = []
  for (const [to, by] of steps) {
    const answer = await decide(changeId, to, by)
    codes.push(answer.status === 204 ? 204 : answer.refusal.code)
  }
  return codes
}

const nameOf = async (projectId: string) =>
  (await api.call(GetProject, { params: { projectId } })).data.name

describe('a change of a project', () => {
  const ID = 'highland-birch'

  test('is public once another person publishes it, and not before', async () => {
    const values = { ...(await valuesOf('project', ID)), name: 'Birches of the glen' }
    const { changeId } = (await draft('project', ID, values)).data
    expect(await nameOf(ID)).toBe('Birch and pine for the Highlands')
    expect(
      await codesOf(changeId, [
        ['publish', other],
        ['propose', author],
        ['publish', author],
      ]),
    ).toEqual(['CHANGE_DECIDED', 204, 'CHANGE_NEEDS_SECOND_PERSON'])
    const queues = (await api.call(ListWorkQueues, {}, support)).data.queues
    expect(queues.find(({ name }) => name === 'proposed-changes')?.waiting).toBe(1)
    const shown = (await api.call(GetChange, { params: { changeId } }, other)).data
    expect(shown.differences).toEqual([
      { label: 'Name', from: 'Birch and pine for the Highlands', to: 'Birches of the glen' },
    ])
    expect([shown.mayPublish, shown.reason]).toEqual([true, REASON])
    expect(
      await codesOf(changeId, [
        ['publish', other],
        ['publish', other],
        ['withdraw', author],
      ]),
    ).toEqual([204, 'CHANGE_DECIDED', 'CHANGE_DECIDED'])
    expect(await nameOf(ID)).toBe('Birches of the glen')
  })

  test('is taken back by a change of its own, which stays beside it in the history', async () => {
    const { changes } = (await api.call(GetChangeKind, { params: { kind: 'project' } }, author))
      .data
    const published = changes.find(({ status }) => status === 'published')
    const params = { changeId: published?.changeId ?? '' }
    const body = { reason: 'The old name was right.' }
    const { changeId } = (await api.call(TakeChangeBack, { params, body }, author)).data
    expect(
      await codesOf(changeId, [
        ['propose', author],
        ['publish', other],
      ]),
    ).toEqual([204, 204])
    expect(await nameOf(ID)).toBe('Birch and pine for the Highlands')
    const after = (await api.call(GetChangeKind, { params: { kind: 'project' } }, author)).data
    expect(after.changes.map(({ status }) => status)).toEqual(['published', 'published'])
  })

  test('is refused beside its field, and nothing is drafted', async () => {
    const values = await valuesOf('project', ID)
    const wrong = { ...values, name: '', country: 'XX', impact: 'co2e' }
    const refused = await draft('project', ID, wrong)
    expect(refused.refusal.problems).toEqual([
      { field: 'values.name', message: 'Please fill in “Name”.' },
      { field: 'values.impact', message: 'This was chosen once and cannot change.' },
    ])
    const country = await draft('project', ID, { ...values, country: 'XX' })
    expect(country.refusal.problems).toEqual([
      { field: 'values.country', message: 'We know no country by these letters.' },
    ])
    expect((await api.call(ListChangeKinds, {}, author)).data.open).toEqual([])
  })

  test('is drafted by one person at a time, and saved again while it is a draft', async () => {
    const values = await valuesOf('project', ID)
    const drafts = await Promise.all([
      draft('project', ID, values),
      draft('project', ID, values, other),
      draft('project', ID, values, other),
    ])
    expect(drafts.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect(drafts.find(({ status }) => status === 409)?.refusal.code).toBe('CHANGE_IS_OPEN')
    const changeId = drafts.find(({ status }) => status === 201)?.data.changeId ?? ''
    const save = () =>
      api.call(SaveChange, { params: { changeId }, body: { values, reason: REASON } }, author)
    expect((await save()).status).toBe(204)
    expect(await codesOf(changeId, [['propose', author]])).toEqual([204])
    expect((await save()).refusal.code).toBe('CHANGE_DECIDED')
    expect(await codesOf(changeId, [['draft', author]])).toEqual([204])
    expect((await save()).status).toBe(204)
    expect(await codesOf(changeId, [['withdraw', author]])).toEqual([204])
  })

  test('that was proposed before another was published is outdated', async () => {
    const values = { ...(await valuesOf('project', ID)), summary: 'Birches, and more of them.' }
    const { changeId } = (await draft('project', ID, values)).data
    expect(await codesOf(changeId, [['propose', author]])).toEqual([204])
    await sql`update project set place = 'Cannich, Highland' where id = ${ID}`.execute(api.deps.db)
    expect(
      await codesOf(changeId, [
        ['publish', other],
        ['draft', author],
        ['propose', author],
      ]),
    ).toEqual(['CHANGE_OUTDATED', 204, 204])
    expect(await codesOf(changeId, [['withdraw', other]])).toEqual([204])
  })

  test('that closes it leaves it on the map, and nobody chooses it', async () => {
    const closed = { ...(await valuesOf('project', ID)), isOffered: '' }
    const { changeId } = (await draft('project', ID, closed)).data
    expect(
      await codesOf(changeId, [
        ['propose', author],
        ['publish', other],
      ]),
    ).toEqual([204, 204])
    const { projects } = (await api.call(ListProjects, {})).data
    expect(projects.map(({ id }) => id)).toContain(ID)
    const quoted = await api.call(QuoteInstantOffset, {
      body: {
        audience: 'personal',
        currency: 'GBP',
        choice: { milliTrees: 10_000, co2eGrams: 0, plasticGrams: 0, treeProject: ID },
      },
    })
    expect(quoted.refusal.problems?.[0]?.field).toBe('choice.treeProject')
    const first = (await api.call(ListProjects, {})).data.projects.find(
      ({ isDefault }) => isDefault,
    )
    const values = { ...(await valuesOf('project', first?.id ?? '')), isOffered: '', isDefault: '' }
    const refused = await draft('project', first?.id ?? '', values)
    expect(refused.refusal.problems?.map(({ field }) => field)).toEqual(['values.isDefault'])
  })

  test('that adds one, taken where nobody chooses, ends that of the one before', async () => {
    const values = await valuesOf('project', 'mangroves-mahajanga')
    const added = { ...values, name: 'Mangroves of Boeny', pack: 'whole_tree_boeny', isSample: '' }
    const { changeId } = (await draft('project', 'mangroves-boeny', added)).data
    expect(
      await codesOf(changeId, [
        ['propose', author],
        ['publish', other],
      ]),
    ).toEqual([204, 204])
    const { projects } = (await api.call(ListProjects, {})).data
    const defaults = projects.filter(({ impact, isDefault }) => impact === 'trees' && isDefault)
    expect(defaults.map(({ id }) => id)).toEqual(['mangroves-boeny'])
  })

  test('is not for staff whose role does not include it', async () => {
    expect((await draft('project', ID, {}, support)).refusal.code).toBe('STAFF_ROLE_FORBIDS')
    expect((await api.call(ListChangeKinds, {}, support)).data.kinds).toEqual([])
    expect((await draft('weather', ID, {})).refusal.code).toBe('CHANGE_KIND_NOT_FOUND')
    const nothing = '00000000-0000-4000-8000-000000000000'
    expect(await codesOf(nothing, [['propose', author]])).toEqual(['CHANGE_NOT_FOUND'])
  })
})

describe('a price book', () => {
  const DAY_AFTER = '2027-12-01'
  const SHARES = {
    'trees-project': '80',
    'trees-registry': '0',
    'trees-payment': '5',
    'trees-operation': '15',
  }

  test('is announced for a day ahead, counts from then on, and stays for good', async () => {
    const values = {
      ...(await valuesOf('price-book', '2026-1')),
      treeGBP: '0.175',
      validFrom: DAY_AFTER,
      ...SHARES,
    }
    const { changeId } = (await draft('price-book', '2027-1', values)).data
    expect(
      await codesOf(changeId, [
        ['propose', author],
        ['publish', other],
      ]),
    ).toEqual([204, 204])
    const book = await api.deps.db
      .selectFrom('price_book')
      .selectAll()
      .where('version', '=', '2027-1')
      .where('currency', '=', 'GBP')
      .executeTakeFirstOrThrow()
    expect(book).toMatchObject({
      micros_per_milli_tree: 175,
      micros_per_gram_co2e: 6,
      valid_from: DAY_AFTER,
    })
    const sold = (
      await api.call(GetProduct, {
        params: { identifier: instantProductOf('personal') },
        query: { currency: 'GBP' },
      })
    ).data.optionsConfig
    expect(sold.map(({ impact, next, shares }) => [impact, next, shares])).toEqual([
      ['trees', { from: DAY_AFTER, microsPerUnit: 175 }, null],
      ['co2e', null, null],
      ['plastic', null, null],
    ])
    expect(await priceShares(api.deps.db, { version: '2027-1', currency: 'EUR' })).toEqual(
      new Map([['trees', { project: 800, registry: 0, payment: 50, operation: 150 }]]),
    )
    expect((await draft('price-book', '2027-1', values)).refusal.message).toContain('never changes')
    const back = { params: { changeId }, body: { reason: REASON } }
    expect((await api.call(TakeChangeBack, back, author)).refusal.code).toBe('CHANGE_IS_FOR_GOOD')
  })

  test.each([
    [
      'yesterday',
      { validFrom: '2020-01-01' },
      'values.validFrom',
      'Please choose tomorrow or a later day.',
    ],
    [
      'a day that has one',
      { validFrom: DAY_AFTER },
      'values.validFrom',
      '2027-1 is valid from that day already.',
    ],
    [
      'shares that do not add up',
      {
        'trees-project': '80',
        'trees-registry': '0',
        'trees-payment': '5',
        'trees-operation': '10',
      },
      'values.trees-project',
      'Please fill in all four so that they add up to 100; they add up to 95.',
    ],
    [
      'a tree for nothing',
      { treeEUR: '0' },
      'values.treeEUR',
      'Please give a number from 0.001 to 100,000.',
    ],
  ])('with %s is refused', async (_, wrong, field, message) => {
    const values = {
      ...(await valuesOf('price-book', '2026-1')),
      validFrom: '2028-01-01',
      ...wrong,
    }
    expect((await draft('price-book', '2028-1', values)).refusal.problems).toEqual([
      { field, message },
    ])
  })
})

test('the database itself refuses that an author publishes alone, and that history changes', async () => {
  const { db } = api.deps
  const alone = sql`insert into staff_change (id, kind, subject, fields, reason, status, is_four_eyes, drafted_by,
    drafted_at, proposed_at, decided_by, decided_at)
    select gen_random_uuid(), 'project', 'x', '{}', 'because', 'published', true, id, now(), now(), id, now()
    from app_user limit 1`
  await expect(alone.execute(db)).rejects.toThrow('published_by_another_person')
  await expect(
    sql`update staff_change set reason = 'other' where status = 'published'`.execute(db),
  ).rejects.toThrow('stays as it is')
  await expect(sql`delete from staff_change`.execute(db)).rejects.toThrow('stays as it is')
  await expect(
    sql`insert into price_share values ('2026-1', 'GBP', 'trees', 'project', 900)`.execute(db),
  ).rejects.toThrow('add up')
})
