import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addWebhook } from '../../../testing/people/api-keys.ts'
import { joinAs } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { numberEvents } from './number-events.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
})
afterAll(() => api.close())

const ACCOUNTS = 3
/** More than are numbered in one transaction. */
const NOTED = 450

test('a flood is numbered without a gap in each account, in the order in which it was noted', async () => {
  const { db } = api.deps
  const accountIds: string[] = []
  for (let count = 0; count < ACCOUNTS; count += 1) {
    const owner = await joinAs(api, 'business')
    await addWebhook(api, owner)
    accountIds.push(owner.accountId)
  }
  await numberEvents(api.deps)
  const before = await countOf('webhook_message')
  const last = await lastOf()
  // Every seventh cannot be rendered: it takes no number.
  await sql`
    insert into event_outbox (account_id, type, subject, occurred_at)
    select (${accountIds}::uuid[])[1 + g % ${ACCOUNTS}::int],
      case when g % 7 = 0 then 'no.such_event' else 'test.ping' end,
      jsonb_build_object('message', lpad(g::text, 6, '0')), now()
    from generate_series(1, ${NOTED}::int) g order by g`.execute(db)
  await Promise.all([numberEvents(api.deps), numberEvents(api.deps)])
  await numberEvents(api.deps)
  const events = await db
    .selectFrom('account_event')
    .select(['account_id', 'sequence', 'body'])
    .where('type', '=', 'test.ping')
    .orderBy('sequence')
    .execute()
  for (const accountId of accountIds) {
    const own = events.filter(({ account_id: of }) => of === accountId)
    const from = (last.get(accountId) ?? 0) + 1
    expect(own.map(({ sequence }) => sequence)).toEqual(own.map((_, place) => from + place))
    const said = own.map(({ body }) => JSON.parse(body).data.message as string)
    expect(said).toEqual(said.toSorted())
    expect(own.every(({ body, sequence }) => JSON.parse(body).sequence === sequence)).toBe(true)
  }
  const rendered = NOTED - Math.floor(NOTED / 7)
  expect(events).toHaveLength(rendered)
  // Each account has one webhook.
  expect((await countOf('webhook_message')) - before).toBe(rendered)
  expect(await countOf('event_outbox')).toBe(NOTED - rendered)
})

async function countOf(table: 'webhook_message' | 'event_outbox'): Promise<number> {
  const rows = await api.deps.db.selectFrom(table).selectAll().execute()
  return rows.length
}

async function lastOf(): Promise<ReadonlyMap<string, number>> {
  const rows = await api.deps.db
    .selectFrom('event_account')
    .select(['account_id', 'last_sequence'])
    .execute()
  return new Map(rows.map((row) => [row.account_id, row.last_sequence]))
}
