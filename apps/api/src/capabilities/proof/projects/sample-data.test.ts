import { GetProject, ListProjects } from '@understory/contracts/proof/projects.ts'
import { DecideChange, DraftChange, GetChangeSubject } from '@understory/contracts/staff/changes.ts'
import { ON } from '@understory/domain/staff/changes/change-field.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../../../database/transact.ts'
import type { Bearer } from '../../../testing/cross-account/actors.ts'
import { joinStaff } from '../../../testing/people/staff.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { createSelling } from '../../commerce/selling/public.ts'
import { switchSampleData } from './sample-data.ts'

let api: TestApi
let author: Bearer
let other: Bearer
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  author = (await joinStaff(api)).bearer
  other = (await joinStaff(api)).bearer
})
afterAll(() => api.close())

const SAMPLE = { kind: 'sample-data', subject: 'sample-data' }
const draft = (isOn: boolean) =>
  api.call(
    DraftChange,
    { body: { ...SAMPLE, values: { isOn: isOn ? ON : '' }, reason: 'We sell our own.' } },
    author,
  )

async function publish(changeId: string) {
  const params = { changeId }
  await api.call(DecideChange, { params, body: { to: 'propose' } }, author)
  return api.call(DecideChange, { params, body: { to: 'publish' } }, other)
}

const idsOf = async () => (await api.call(ListProjects, {})).data.projects.map(({ id }) => id)
const isOn = async () =>
  (await api.call(GetChangeSubject, { params: SAMPLE }, author)).data.values?.isOn

async function addOwnProjects() {
  const samples = await api.deps.db
    .selectFrom('project')
    .selectAll()
    .where('is_default', '=', true)
    .execute()
  await api.deps.db.updateTable('project').set({ is_default: false }).execute()
  for (const sample of samples) {
    const own = { id: `own-${sample.impact}`, pack: `own_${sample.impact}`, is_sample: false }
    await api.deps.db
      .insertInto('project')
      .values({ ...sample, ...own })
      .execute()
  }
}

test('samples are switched off once there are projects of one’s own, and on again', async () => {
  expect(await isOn()).toBe(ON)
  expect((await draft(false)).refusal.problems).toEqual([
    {
      field: 'values.isOn',
      message:
        'First publish a project of your own, taken where nobody chooses, for Trees, CO2e, Plastic.',
    },
  ])
  await addOwnProjects()
  expect(await idsOf()).toHaveLength(9)
  const { changeId } = (await draft(false)).data
  expect((await publish(changeId)).status).toBe(204)
  expect((await idsOf()).toSorted()).toEqual(['own-co2e', 'own-plastic', 'own-trees'])
  const hidden = await api.call(GetProject, { params: { projectId: 'highland-birch' } })
  expect(hidden.refusal.code).toBe('PROJECT_NOT_FOUND')
  expect(await isOn()).toBe('')

  const { changeId: back } = (await draft(true)).data
  expect((await publish(back)).status).toBe(204)
  expect(await idsOf()).toHaveLength(9)
  const { projects } = (await api.call(ListProjects, {})).data
  const defaults = projects.filter(({ isDefault }) => isDefault).map(({ id }) => id)
  expect(defaults.toSorted()).toEqual(['own-co2e', 'own-plastic', 'own-trees'])
})

test('production sells nothing while samples are offered', async () => {
  const { db, logCopy, clock, log } = api.deps
  const sellingIn = (DEPLOYMENT: 'local' | 'production') =>
    createSelling({ config: { DEPLOYMENT }, db, logCopy, clock, log })
  expect(await sellingIn('local')()).toBeNull()
  expect(await sellingIn('production')()).toMatchObject({
    reason: expect.stringMatching(/^sample projects are offered: .*sample-data off/),
    isPaused: true,
  })
  await transact(db, (tx) => switchSampleData(tx, false))
  expect(await sellingIn('production')()).toBeNull()
})
