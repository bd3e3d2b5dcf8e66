import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { lookAtGate } from './look-at-gate.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
})
afterAll(() => api.close())

const STOVES = 'clean-cookstoves'
const look = async () => {
  await lookAtGate(api.deps)
  await api.work()
}
const alerts = async () => {
  const rows = await api.deps.db
    .selectFrom('email_message')
    .select('to_address')
    .where('kind', '=', 'project-held-back')
    .execute()
  return rows.map((row) => row.to_address)
}

/** A later version of the disclosure in which one fact is neither given nor explained. */
const loseAFact = () =>
  sql`insert into project_disclosure
    select (jsonb_populate_record(null::project_disclosure, to_jsonb(d) || jsonb_build_object(
      'version', d.version + 1, 'protocol_name', null))).*
    from (select * from project_disclosure where project_id = ${STOVES}
      order by version desc limit 1) d`.execute(api.deps.db)

test('staff hear once of a project that lost what it must publish, and not of those that have it', async () => {
  await look()
  expect(await alerts()).toEqual([])
  await loseAFact()
  await look()
  await look()
  const { PAYMENT_ALERT_EMAIL, SUPPORT_EMAIL } = api.deps.config
  expect(await alerts()).toEqual([PAYMENT_ALERT_EMAIL ?? SUPPORT_EMAIL])
})

test('several that look at the same moment say it once', async () => {
  await api.deps.db.updateTable('project_gate').set({ is_held_back: false }).execute()
  const before = (await alerts()).length
  await Promise.all([1, 2, 3].map(() => lookAtGate(api.deps)))
  await api.work()
  expect(await alerts()).toHaveLength(before + 1)
})
