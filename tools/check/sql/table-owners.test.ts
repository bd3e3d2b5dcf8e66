import { describe, expect, test } from 'vitest'
import { CAPABILITIES } from '../../../apps/api/src/capabilities.ts'
import { readSources } from '../read-sources.ts'
import { findBreachesOfTableOwners } from './table-owners.ts'

const GIFTS = {
  area: 'commerce' as const,
  name: 'gifts',
  owns: { gift: { modes: 'live' as const, retention: 'books' as const } },
}
const STAFF = { area: 'staff' as const, name: 'console' }
const found = (text: string, staff: object = {}, gifts: object = GIFTS) =>
  findBreachesOfTableOwners(
    [{ path: 'apps/api/src/capabilities/staff/console/a.ts', text }],
    [
      { ...GIFTS, ...gifts },
      { ...STAFF, ...staff },
    ],
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
    ['db.deleteFrom(table).where(own)', 'It writes a table whose name is computed'],
    ['db.updateTable(nameOf(x))', 'It writes a table whose name is computed'],
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

test('what its owner publishes may be read, and what nobody reads is not published', () => {
  const publishing = { ...GIFTS, publishes: ['gift' as const] }
  expect(found("db.selectFrom('gift')", {}, publishing)).toEqual([])
  expect(found("db.updateTable('gift')", {}, publishing)).toEqual([
    expect.stringContaining('It writes gift'),
  ])
  expect(found('', {}, publishing)).toEqual([expect.stringContaining('do not publish it')])
})

test('a write with a reason is no breach, and a reason for no write is one', () => {
  const alsoWrites = { gift: 'a run writes how far it came' }
  expect(found("db.updateTable('gift')", { alsoWrites })).toEqual([])
  expect(found("db.selectFrom('gift')", { alsoWrites })).toEqual([
    expect.stringContaining('take it off the list'),
  ])
})

test('no more tables are written by others or published to them: these numbers only fall', () => {
  expect(findBreachesOfTableOwners(readSources(), CAPABILITIES)).toEqual([])
  const written = CAPABILITIES.flatMap(({ alsoWrites = {} }) => Object.keys(alsoWrites))
  const published = CAPABILITIES.flatMap(({ publishes = [] }) => publishes)
  expect(written.length).toBeLessThanOrEqual(WRITTEN)
  expect(published.length).toBeLessThanOrEqual(PUBLISHED)
})
const WRITTEN = 3
const PUBLISHED = 84
