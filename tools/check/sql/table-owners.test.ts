import { describe, expect, test } from 'vitest'
import { CAPABILITIES } from '../../../apps/api/src/capabilities.ts'
import { readSources } from '../read-sources.ts'
import { findForeignTables } from './table-owners.ts'

const GIFTS = {
  area: 'commerce' as const,
  name: 'gifts',
  owns: { gift: { modes: 'live' as const, retention: 'books' as const } },
}
const STAFF = { area: 'staff' as const, name: 'console' }
const found = (text: string, staff: object = {}) =>
  findForeignTables(
    [{ path: 'apps/api/src/capabilities/staff/console/a.ts', text }],
    [GIFTS, { ...STAFF, ...staff }],
  ).map(({ message }) => message)

describe('a table has one owner, so the check finds', () => {
  test.each([
    ["db.updateTable('gift').set({ x: 1 })", 'It writes gift'],
    ["db.insertInto('gift').values(row)", 'It writes gift'],
    ["db\n  .deleteFrom('gift')", 'It writes gift'],
    ['sql`update gift set code = 1`', 'It writes gift'],
    ['sql`with n as (select 1) insert into gift (id) select * from n`', 'It writes gift'],
    ['sql`delete from gift where id = 1`', 'It writes gift'],
    ["db.selectFrom('gift as g').select('g.id')", 'It reads gift'],
    ["db.selectFrom(['staff_member as s', 'gift as g'])", 'It reads gift'],
    ["from.innerJoin('gift as g', 'g.id', 's.id')", 'It reads gift'],
    ['sql`select id from purchase p, gift g`', 'It reads gift'],
    [`sql\`select $\{sql\`(select max(id) from gift)\`}\``, 'It reads gift'],
    ['const PART = `join gift g on g.id = p.id`', 'It reads gift'],
  ])('%s', (text, message) => {
    expect(found(text)).toEqual([expect.stringContaining(message)])
  })
})

test.each([
  ["import { giftOf } from '../gifts/public.ts'"],
  ["const words = 'a gift from gift givers'"],
  ['sql`select gift from purchase`'],
  ['sql`select id from purchase -- and gift`'],
])('what names a table and reads none is no breach: %s', (text) => {
  expect(found(text)).toEqual([])
})

test('what the manifest says is no breach, and what it says in vain is one', () => {
  expect(found("db.selectFrom('gift')", { reads: ['gift'] })).toEqual([])
  expect(found("db.updateTable('gift')", { alsoWrites: ['gift'] })).toEqual([])
  expect(found("db.selectFrom('gift')", { alsoWrites: ['gift'] })).toEqual([
    expect.stringContaining('take it off the list'),
  ])
  expect(found('', { reads: ['gift'] })).toEqual([expect.stringContaining('take it off the list')])
})

test('no capability begins to write or read tables of others: these numbers only fall', () => {
  expect(findForeignTables(readSources(), CAPABILITIES)).toEqual([])
  const count = (of: 'reads' | 'alsoWrites') =>
    CAPABILITIES.reduce((sum, each) => sum + (each[of]?.length ?? 0), 0)
  expect(count('alsoWrites')).toBeLessThanOrEqual(WRITES)
  expect(count('reads')).toBeLessThanOrEqual(READS)
})
const WRITES = 39
const READS = 231
