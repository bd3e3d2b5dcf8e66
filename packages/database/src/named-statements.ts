import type pg from 'pg'

type Query = pg.PoolClient['query']
type Client = Pick<pg.PoolClient, 'query' | 'release'>

/** A statement that begins so is parsed and planned once on each connection. Its columns are all named. */
const NAMED = /^\s*\/\* named ([a-z-]+) \*\//

/** For connections that stay with this process: a name means nothing on any other. */
export function withNamedStatements(client: pg.PoolClient): Client {
  const query = (text: string, values?: unknown[]) => {
    const [, name] = NAMED.exec(text) ?? []
    return name ? client.query({ name, text, values: values ?? [] }) : client.query(text, values)
  }
  return { query: query as Query, release: (broken) => client.release(broken) }
}
