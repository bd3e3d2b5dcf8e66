import {
  ExportInventory,
  GetInventory,
} from '@understory/contracts/footprints/company-footprints/inventories.ts'
import {
  AddLines,
  ListLines,
} from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import {
  AddEntryLine,
  GetEntryPart,
  ListEntryLines,
  RemoveEntryLine,
  ReplaceEntryLine,
} from '@understory/contracts/footprints/data-entry.ts'
import {
  ChangeMemberRole,
  InviteMember,
  ListMembers,
} from '@understory/contracts/people/members.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { declaredFootprint } from '../../../testing/footprints/declared-footprint.ts'
import { inviteColleague } from '../../../testing/people/colleagues.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

const GAS = 'stationaryCombustion'
const WASTE = 'wasteGeneratedInOperations'
const PART = { sites: ['Leeds'], categories: [GAS] } as const

let api: TestApi
let owner: TestPerson
let member: TestPerson
let footprintId: string
let others: string[]
const params = () => ({ footprintId })

const line = (change: object = {}) => ({
  category: GAS,
  site: 'Leeds',
  description: 'Boiler',
  quantity: 100,
  unit: 'kg',
  ownFactor: { kgCo2e: 2, unit: 'kg', source: 'The supplier' },
  ...change,
})
const add = (change: object = {}, by: TestPerson = member) =>
  api.call(
    AddEntryLine,
    { params: params(), query: { reason: 'A bill was found.' }, body: line(change) as never },
    by.bearer,
  )

beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  await api.work()
  owner = await joinAs(api, 'business')
  footprintId = await declaredFootprint(api, owner)
  const lines = [line({ site: 'York' }), line({ site: null }), line({ category: WASTE })]
  const added = await api.call(
    AddLines,
    {
      params: params(),
      query: { reason: 'Three bills were found.' },
      body: { lines: lines as never },
    },
    owner.bearer,
  )
  others = added.data.lines.map(({ lineId }) => lineId)
  member = await inviteColleague(api, owner, 'entry', {
    sites: [...PART.sites],
    categories: [...PART.categories],
  })
})
afterAll(() => api.close())

describe('a member who is limited to a site and a category', () => {
  test('knows their part and the footprints, without a figure', async () => {
    const { data } = await api.call(GetEntryPart, {}, member.bearer)
    expect(data.part).toEqual(PART)
    expect(data.footprints.map((each) => each.footprintId)).toEqual([footprintId])
    expect(JSON.stringify(data)).not.toContain('rams')
  })

  test('adds, changes and deletes lines of it, and sees nothing else in list and sum', async () => {
    const added = await add()
    expect(added.status).toBe(201)
    const lineId = added.data.lines[0]?.lineId ?? ''
    const changed = await api.call(
      ReplaceEntryLine,
      {
        params: { ...params(), lineId },
        query: { reason: 'The meter was read.' },
        body: line({ quantity: 200 }) as never,
      },
      member.bearer,
    )
    expect(changed.status).toBe(200)
    const listed = (await api.call(ListEntryLines, { params: params() }, member.bearer)).data
    expect(listed.lines.map((each) => each.lineId)).toEqual([lineId])
    expect(listed.co2eGrams).toBe(400_000)
    const removing = { params: { ...params(), lineId }, query: { reason: 'It was entered twice.' } }
    expect((await api.call(RemoveEntryLine, removing, member.bearer)).status).toBe(204)
    const left = (await api.call(ListEntryLines, { params: params() }, member.bearer)).data
    expect(left).toMatchObject({ lines: [], co2eGrams: 0 })
  })

  test.each([
    ['another site', { site: 'York' }],
    ['no site', { site: null }],
    ['another category', { category: WASTE }],
  ])('adds nothing of %s', async (_, change) => {
    expect((await add(change)).refusal.code).toBe('OUTSIDE_YOUR_PART')
  })

  test('moves no line out of it', async () => {
    const lineId = (await add()).data.lines[0]?.lineId ?? ''
    const answer = await api.call(
      ReplaceEntryLine,
      { params: { ...params(), lineId }, query: {}, body: line({ site: 'York' }) as never },
      member.bearer,
    )
    expect(answer.refusal.code).toBe('OUTSIDE_YOUR_PART')
  })

  test('finds a line outside it as one that does not exist', async () => {
    for (const lineId of others) {
      const at = { params: { ...params(), lineId }, query: {} }
      const answers = [
        await api.call(RemoveEntryLine, at, member.bearer),
        await api.call(ReplaceEntryLine, { ...at, body: line() as never }, member.bearer),
      ]
      expect(answers.map(({ refusal }) => refusal.code)).toEqual([
        'LINE_NOT_FOUND',
        'LINE_NOT_FOUND',
      ])
    }
  })

  test('is refused by their role wherever the rest is', async () => {
    const answers = [
      await api.call(GetInventory, { params: params() }, member.bearer),
      await api.call(ListLines, { params: params() }, member.bearer),
      await api.call(ExportInventory, { params: params() }, member.bearer),
      await api.call(ListMembers, {}, member.bearer),
    ]
    expect(answers.map(({ refusal }) => refusal.code)).toEqual(Array(4).fill('ROLE_FORBIDS'))
  })

  test('sees nothing of it once they are limited to another part', async () => {
    await add()
    const { members } = (await api.call(ListMembers, {}, owner.bearer)).data
    const userId = members.find(({ role }) => role === 'entry')?.userId ?? ''
    const to = (body: object) =>
      api.call(ChangeMemberRole, { params: { userId }, body: body as never }, owner.bearer)
    const york = { sites: ['York'], categories: [] }
    expect((await to({ role: 'entry', entryPart: york })).status).toBe(204)
    const { lines } = (await api.call(ListEntryLines, { params: params() }, member.bearer)).data
    expect(lines.map(({ site }) => site)).toEqual(['York'])
    expect((await to({ role: 'viewer' })).status).toBe(204)
    const refused = await api.call(ListEntryLines, { params: params() }, member.bearer)
    expect(refused.refusal.code).toBe('ROLE_FORBIDS')
  })
})

test('someone of another account finds no footprint, whichever call they use', async () => {
  const stranger = await joinAs(api, 'business')
  const lineId = others[0] ?? ''
  const answers = [
    await api.call(ListEntryLines, { params: params() }, stranger.bearer),
    await add({}, stranger),
    await api.call(
      RemoveEntryLine,
      { params: { ...params(), lineId }, query: {} },
      stranger.bearer,
    ),
  ]
  for (const { status } of answers) expect(status).toBe(404)
})

test('a part is asked for with the role, and given with no other', async () => {
  const ask = (body: object) =>
    api.call(
      InviteMember,
      { body: { email: 'part@understory.test', ...body } as never },
      owner.bearer,
    )
  const answers = [
    await ask({ role: 'entry' }),
    await ask({ role: 'entry', entryPart: { sites: [], categories: [] } }),
    await ask({ role: 'member', entryPart: PART }),
  ]
  expect(answers.map(({ refusal }) => refusal.problems?.[0]?.field)).toEqual([
    'entryPart',
    'entryPart.sites',
    'entryPart',
  ])
})
