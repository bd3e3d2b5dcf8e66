import pg from 'pg'

/**
 * Whether a connection stays with one session of the server. `shared`: another was given our session between two of
 * our statements, as PgBouncer does in transaction mode. `not-known`: something stands between us and the server,
 * and held its sessions while we looked.
 */
export type SessionHeld = 'held' | 'shared' | 'not-known'

const SESSION_PATIENCE_MS = 5_000
const SESSION = 'select pg_backend_pid() as pid'

export async function lookForSession(url: string): Promise<SessionHeld> {
  const [first, second] = [connectionTo(url), connectionTo(url)]
  try {
    await first.connect()
    const session = await sessionOf(first)
    // A server says by which process it serves us; what stands between says a number of its own.
    if (session === processOf(first)) return 'held'
    await second.connect()
    await second.query('begin')
    const other = await sessionOf(second)
    const again = await sessionOf(first)
    await second.query('rollback')
    return other === session || again !== session ? 'shared' : 'not-known'
  } finally {
    await Promise.allSettled([first.end(), second.end()])
  }
}

function connectionTo(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: SESSION_PATIENCE_MS,
    query_timeout: SESSION_PATIENCE_MS,
  })
  client.on('error', () => {})
  return client
}

async function sessionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>(SESSION)
  return rows[0]?.pid ?? 0
}

const processOf = (client: pg.Client) =>
  'processID' in client && typeof client.processID === 'number' ? client.processID : 0
