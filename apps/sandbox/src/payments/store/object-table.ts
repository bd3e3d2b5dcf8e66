import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { allRows, firstRow } from '../../selected-rows.ts'
import type { Kinds, ObjectKind } from '../core/kinds.ts'
import type { ListQuery } from '../core/list-query.ts'
import { missingResource } from '../wire/refusals.ts'
import { SUBSCRIPTION_OF } from './schema.ts'

type ObjectTableRow = { body: string }

/** The provider's objects as JSON, found by id or listed newest first. */
export function objectTable(db: DatabaseSync) {
  const find = db.prepare('select body from object where kind = ? and id = ?')
  const put = db.prepare(
    `insert into object (kind, id, customer, created, body) values (?, ?, ?, ?, ?)
     on conflict (kind, id) do update set
       customer = excluded.customer, created = excluded.created, body = excluded.body`,
  )
  const remove = db.prepare('delete from object where kind = ? and id = ?')
  const earliest = db.prepare(
    `select body from object where kind = ? and customer = ? and created <= ?
     order by created, id limit 1`,
  )
  const seqOf = db.prepare('select seq from object where kind = ? and id = ?')

  function cursor(kind: ObjectKind, id: string | null): number | null {
    if (id === null) return null
    const row = firstRow<{ seq: number }>(seqOf, kind, id)
    if (row === undefined) throw missingResource(kind, id, 'starting_after')
    return row.seq
  }

  // Only the filters in use are in the statement, so that an index can serve it.
  const lists = new Map<string, StatementSync>()
  function prepared(statement: string): StatementSync {
    const known = lists.get(statement) ?? db.prepare(statement)
    lists.set(statement, known)
    return known
  }

  function list<K extends ObjectKind>(
    kind: K,
    query: ListQuery,
  ): { data: Kinds[K][]; hasMore: boolean } {
    const backwards = query.endingBefore !== null
    const asked = [
      { where: 'kind = ?', value: kind },
      { where: 'customer = ?', value: query.customer },
      { where: 'created >= ?', value: query.createdFrom },
      { where: 'created < ?', value: query.createdBefore },
      { where: `${SUBSCRIPTION_OF} = ?`, value: query.subscription },
      { where: `body ->> '$.status' = ?`, value: query.status },
      { where: `body ->> '$.type' = ?`, value: query.eventType },
      { where: `body ->> '$.payment_intent' = ?`, value: query.paymentIntent },
      { where: 'seq < ?', value: cursor(kind, query.startingAfter) },
      { where: 'seq > ?', value: cursor(kind, query.endingBefore) },
    ].filter(({ value }) => value !== null)
    const statement = prepared(
      `select body from object where ${asked.map(({ where }) => where).join(' and ')}
       order by seq ${backwards ? 'asc' : 'desc'} limit ?`,
    )
    const given = [...asked.map(({ value }) => value), query.limit + 1]
    const rows = allRows<ObjectTableRow>(statement, ...given)
    const data = rows.slice(0, query.limit).map((row) => objectIn(kind, row))
    return { data: backwards ? data.reverse() : data, hasMore: rows.length > query.limit }
  }

  return {
    list,
    find<K extends ObjectKind>(kind: K, id: string): Kinds[K] | null {
      const row = firstRow<ObjectTableRow>(find, kind, id)
      return row === undefined ? null : objectIn(kind, row)
    },
    earliest<K extends ObjectKind>(kind: K, owner: string, until: number): Kinds[K] | null {
      const row = firstRow<ObjectTableRow>(earliest, kind, owner, until)
      return row === undefined ? null : objectIn(kind, row)
    },
    put<K extends ObjectKind>(kind: K, object: Kinds[K]): void {
      put.run(kind, object.id, ownerOf(object), createdOf(object), JSON.stringify(object))
    },
    remove(kind: ObjectKind, id: string): void {
      remove.run(kind, id)
    },
  }
}

/** As it was stored under its kind. */
function objectIn<K extends ObjectKind>(_: K, { body }: ObjectTableRow): Kinds[K] {
  return JSON.parse(body)
}

function ownerOf(object: Kinds[ObjectKind]): string | null {
  return 'customer' in object && typeof object.customer === 'string' ? object.customer : null
}

function createdOf(object: Kinds[ObjectKind]): number {
  return 'created' in object ? object.created : object.date
}
