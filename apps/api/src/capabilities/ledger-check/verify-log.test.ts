import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { joinAs } from '../../testing/people.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { appendToLog } from '../ledger-log/public.ts'
import { verifyLog } from './verify-log.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  const { accountId } = await joinAs(api, 'personal')
  await sql`
    insert into impact_ledger_entry (account_id, impact, quantity, project_id, product, source_kind,
      source_id, revision, part, effective_from, effective_to, basis)
    select ${accountId}, 'trees', n * 1000, (select id from project where impact = 'trees' limit 1),
      'personal-instant-onetime', 'purchase', gen_random_uuid(), 1, 1, '2026-05-01', '2026-05-31', '2026-1'
    from generate_series(1, 300) n`.execute(api.deps.db)
  await appendToLog(api.deps)
})
afterAll(() => api.close())

const broken = async () =>
  (await verifyLog(api.deps.db)).flatMap(({ id, breaches }) => (breaches > 0 ? [id] : []))

test('an honest log is built again from its leaves', async () => {
  const findings = await verifyLog(api.deps.db)
  expect(findings.map(({ id, breaches }) => [id, breaches])).toEqual([
    ['log-is-complete', 0],
    ['leaf-equals-entry', 0],
    ['tile-equals-leaves', 0],
    ['checkpoint-equals-leaves', 0],
  ])
})

/** As someone with the whole database in their hands: triggers out of the way. */
describe('what someone with the database changes is found', () => {
  const as = (statement: string) =>
    api.deps.db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql.raw(statement).execute(tx)
    })
  const KEPT = [
    'impact_ledger_entry',
    'ledger_log_leaf',
    'ledger_log_tile',
    'ledger_log_checkpoint',
  ]
  beforeAll(async () => {
    for (const table of KEPT) await as(`create table ${table}_before as table ${table}`)
  })
  beforeEach(async () => {
    for (const table of KEPT.toReversed()) await as(`delete from ${table}`)
    for (const table of KEPT) {
      await as(`insert into ${table} overriding system value select * from ${table}_before`)
    }
    expect(await broken()).toEqual([])
  })

  test.each([
    [
      'an amount of the ledger',
      `update impact_ledger_entry set quantity = 1 where id in (select max(id) from impact_ledger_entry)`,
      ['leaf-equals-entry'],
    ],
    [
      'a byte of a leaf',
      `update ledger_log_leaf set leaf = set_byte(leaf, 60, 49) where index = 7`,
      ['leaf-equals-entry'],
    ],
    [
      'a hash of a leaf',
      `update ledger_log_leaf set hash = set_byte(hash, 0, get_byte(hash, 0) # 1) where index = 7`,
      ['leaf-equals-entry', 'tile-equals-leaves', 'checkpoint-equals-leaves'],
    ],
    [
      'a byte of a tile',
      `update ledger_log_tile set hashes = set_byte(hashes, 9, get_byte(hashes, 9) # 1)`,
      ['tile-equals-leaves'],
    ],
    ['a tile that is gone', `delete from ledger_log_tile`, ['tile-equals-leaves']],
    [
      'an entry that is gone',
      `delete from ledger_log_leaf where index = 299`,
      ['log-is-complete', 'checkpoint-equals-leaves'],
    ],
    [
      'a checkpoint',
      `update ledger_log_checkpoint set note = replace(note, '300', '301')`,
      ['checkpoint-equals-leaves'],
    ],
    [
      'a checkpoint that is gone',
      `delete from ledger_log_checkpoint`,
      ['checkpoint-equals-leaves'],
    ],
  ])('%s', async (_, statement, found) => {
    await as(statement)
    expect(await broken()).toEqual(found)
  })
})
