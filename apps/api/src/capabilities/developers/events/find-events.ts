import { anyOf } from '@understory/database/any-of.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { idOfEvent } from './event-name.ts'

/** An event of an account by the id that programs know. */
export async function findEventByName(
  db: Database | Tx,
  { accountId, name }: { readonly accountId: string; readonly name: string },
): Promise<{ id: string; type: string } | null> {
  const id = idOfEvent(name)
  if (id === null) return null
  const found = await db
    .selectFrom('account_event')
    .select(['id', 'type'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return found ?? null
}

/** The bytes of events, by their ids. */
export async function bodiesOfEvents(
  db: Database | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('account_event')
    .select(['id', 'body'])
    .where((eb) => anyOf(eb.ref('id'), [...new Set(ids)]))
    .execute()
  return new Map(rows.map(({ id, body }) => [id, body]))
}
