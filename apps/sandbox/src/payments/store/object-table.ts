import type { DatabaseSync } from 'node:sqlite'
import type { Kind, Kinds } from '../core/kinds.ts'
import type { ListQuery } from '../core/list-query.ts'
import { missingResource } from '../wire/refusals.ts'

type Row = { body: string }

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

  function cursor(kind: Kind, id: string | null): number | null {
    if (id === null) return null
    const row = seqOf.get(kind, id) as { seq: number } | undefined
    if (row === undefined) throw missingResource(kind, id, 'starting_after')
    return row.seq
  }

  function list<K extends Kind>(kind: K, query: ListQuery): { data: Kinds[K][]; hasMore: boolean } {
    const backwards = query.endingBefore !== null
    const rows = db
      .prepare(
        `select body from object
         where kind = :kind
           and (:customer is null or customer = :customer)
           and (:from is null or created >= :from)
           and (:before is null or created < :before)
           and (:subscription is null
             or body ->> '$.parent.subscription_details.subscription' = :subscription)
           and (:type is null or body ->> '$.type' = :type)
           and (:after_seq is null or seq < :after_seq)
           and (:before_seq is null or seq > :before_seq)
         order by seq ${backwards ? 'asc' : 'desc'} limit :limit`,
      )
      .all({
        kind,
        customer: query.customer,
        from: query.createdFrom,
        before: query.createdBefore,
        subscription: query.subscription,
        type: query.eventType,
        after_seq: cursor(kind, query.startingAfter),
        before_seq: cursor(kind, query.endingBefore),
        limit: query.limit + 1,
      }) as Row[]
    const data = rows.slice(0, query.limit).map((row) => JSON.parse(row.body) as Kinds[K])
    return { data: backwards ? data.reverse() : data, hasMore: rows.length > query.limit }
  }

  return {
    list,
    find<K extends Kind>(kind: K, id: string): Kinds[K] | null {
      const row = find.get(kind, id) as Row | undefined
      return row === undefined ? null : (JSON.parse(row.body) as Kinds[K])
    },
    earliest<K extends Kind>(kind: K, owner: string, until: number): Kinds[K] | null {
      const row = earliest.get(kind, owner, until) as Row | undefined
      return row === undefined ? null : (JSON.parse(row.body) as Kinds[K])
    },
    put<K extends Kind>(kind: K, object: Kinds[K]): void {
      put.run(kind, object.id, ownerOf(object), createdOf(object), JSON.stringify(object))
    },
    remove(kind: Kind, id: string): void {
      remove.run(kind, id)
    },
  }
}

function ownerOf(object: Kinds[Kind]): string | null {
  return 'customer' in object && typeof object.customer === 'string' ? object.customer : null
}

function createdOf(object: Kinds[Kind]): number {
  return 'created' in object ? object.created : object.date
}
