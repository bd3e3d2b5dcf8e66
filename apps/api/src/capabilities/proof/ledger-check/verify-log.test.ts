import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askOutcome, payFor, quote } from '../../../testing/commerce/purchases.ts'
import { joinAs } from '../../../testing/people/people.ts'
import { recordTrees } from '../../../testing/record-trees.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { appendToLog } from '../public-log/public.ts'
import { verifyLog } from './verify-log.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  const person = await joinAs(api, 'personal')
  const { accountId } = person
  await sql`
    insert into impact_ledger_entry (account_id, impact, quantity, project_id, product, source_kind,
      source_id, revision, part, effective_from, effective_to, basis)
    select ${accountId}, 'trees', n * 1000, (select id from project where impact = 'trees' limit 1),
      'personal-instant-onetime', 'purchase', gen_random_uuid(), 1, 1, '2026-05-01', '2026-05-31', '2026-1'
    from generate_series(1, 298) n`.execute(api.deps.db)
  const { quoteId } = await quote(api, { milliTrees: 5_000 })
  await askOutcome(api, person, (await payFor(api, person, quoteId)).paymentId)
  // 299 entries, and the certificate of the last.
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
    ['leaf-equals-lot', 0],
    ['leaf-has-its-row', 0],
    ['leaf-equals-certificate', 0],
    ['statement-follows', 0],
    ['statement-adds-up', 0],
    ['statement-is-in-force', 0],
    ['certificate-is-stated', 0],
    ['allocation-follows-log', 0],
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
    'certificate_revision',
    'certificate_name',
    'certificate_entry',
  ]
  beforeAll(async () => {
    for (const table of KEPT) await as(`create table ${table}_before as table ${table}`)
  })
  const restore = async () => {
    for (const table of KEPT.toReversed()) await as(`delete from ${table}`)
    for (const table of KEPT) {
      await as(`insert into ${table} overriding system value select * from ${table}_before`)
    }
    expect(await broken()).toEqual([])
  }
  beforeEach(restore)
  afterAll(restore)

  test.each([
    [
      'an amount of the ledger',
      `update impact_ledger_entry set quantity = 1 where id in (select min(id) from impact_ledger_entry)`,
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
    [
      'a byte of a statement',
      `update certificate_revision set statement = set_byte(statement, 90, 49)`,
      ['leaf-equals-certificate', 'statement-adds-up'],
    ],
    [
      'the leaf of a statement that is gone',
      `update certificate_revision set leaf_index = leaf_index - 1`,
      ['leaf-equals-certificate', 'statement-follows'],
    ],
    [
      'a figure from which the next statement goes on',
      `update certificate_revision set milli_trees = milli_trees + 1`,
      ['statement-adds-up'],
    ],
    [
      'a statement that is gone',
      `delete from certificate_revision; delete from certificate_entry`,
      ['leaf-equals-certificate', 'certificate-is-stated'],
    ],
    ['a name', `update certificate_name set name = 'Eve'`, ['statement-adds-up']],
    [
      'a total, with the statement and its leaf made again',
      `create temporary table forged on commit drop as select certificate_id, leaf_index,
         convert_to(replace(convert_from(statement, 'utf8'), 'trees 5000', 'trees 6000'), 'utf8') as statement
         from certificate_revision;
       update certificate_revision r set statement = f.statement from forged f;
       update ledger_log_leaf l set leaf = convert_to(regexp_replace(convert_from(l.leaf, 'utf8'),
         'statement \\S+', 'statement ' || encode(sha256(f.statement), 'base64')), 'utf8')
         from forged f where l.index = f.leaf_index`,
      ['leaf-equals-entry', 'statement-adds-up'],
    ],
    ['a tile that is gone', `delete from ledger_log_tile`, ['tile-equals-leaves']],
    [
      'an entry that is gone',
      `delete from ledger_log_leaf where index = 298`,
      ['log-is-complete', 'leaf-equals-entry', 'statement-adds-up', 'checkpoint-equals-leaves'],
    ],
    [
      'a certificate that is gone',
      `delete from ledger_log_leaf where index = 299`,
      ['statement-adds-up', 'checkpoint-equals-leaves'],
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

// Last: what it records has no purchase behind it.
test('a log that grows while it is verified gives no false alarm', async () => {
  const person = await joinAs(api, 'personal')
  const transformResult = async <T>({ result }: { result: T }) => {
    await recordTrees(api, person.accountId, 2)
    await appendToLog(api.deps)
    return result
  }
  const growing = api.deps.db.withPlugin({ transformQuery: ({ node }) => node, transformResult })
  const findings = await verifyLog(growing)
  expect(findings.filter(({ breaches }) => breaches > 0)).toEqual([])
})
