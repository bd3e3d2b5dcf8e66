import { hash } from 'node:crypto'
import { CompiledQuery, type Kysely, type QueryResult } from 'kysely'
import type pg from 'pg'
import type { DB } from './rows.generated.ts'

type Query = pg.PoolClient['query']
type Client = Pick<pg.PoolClient, 'query' | 'release'>

/** A statement that begins so is parsed and planned once on each connection. Its columns are all named. */
const NAMED = /^\s*\/\* named ([a-z0-9-]+) \*\//

/** For connections that stay with this process: a name means nothing on any other. */
export function withNamedStatements(client: pg.PoolClient): Client {
  const query = (text: string, values?: unknown[]) => {
    const [, name] = NAMED.exec(text) ?? []
    return name ? client.query({ name, text, values: values ?? [] }) : client.query(text, values)
  }
  return { query: query as Query, release: (broken) => client.release(broken) }
}

/** Sends a query under a name that its text is a part of, because PostgreSQL keeps one text for each name. */
export function executeNamed<Row>(
  db: Pick<Kysely<DB>, 'executeQuery'>,
  name: string,
  { sql, parameters }: CompiledQuery<Row>,
): Promise<QueryResult<Row>> {
  const named = `/* named ${name}-${hash('sha1', sql)} */ ${sql}`
  return db.executeQuery(CompiledQuery.raw(named, [...parameters]))
}
