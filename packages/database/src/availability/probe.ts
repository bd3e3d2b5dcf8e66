import pg from 'pg'

const PROBE_MS = 1_000

export type Probe = {
  readonly look: () => Promise<void>
  /** What a statement says, which is asked within the same time. */
  readonly ask: <Row>(statement: string) => Promise<readonly Row[]>
  readonly end: () => Promise<void>
}

/**
 * A connection of its own by which a server is looked at: one second to connect, and one to answer. All who look
 * at the same moment share one look.
 */
export function createProbe(connectionString: string): Probe {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
    keepAlive: true,
  })
  // One that dies is replaced by the next look.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  let looking: Promise<void> | null = null
  return {
    look(): Promise<void> {
      looking ??= pool
        .query('select 1')
        .then(() => {})
        .finally(() => {
          looking = null
        })
      return looking
    },
    ask: async <Row>(statement: string) => (await pool.query(statement)).rows as Row[],
    end: () => pool.end(),
  }
}
