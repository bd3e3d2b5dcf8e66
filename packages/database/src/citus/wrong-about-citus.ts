import type pg from 'pg'
import { TENANT } from '../connect.ts'
import type { Pooling } from '../row-security.ts'
import { CITUS_SETTINGS } from './distribute.ts'
import { ORDER_SIDE } from './order-side.ts'

type WrongAboutCitusInput = {
  readonly pool: pg.Pool
  readonly tenant: pg.Pool
  readonly pooling: Pooling
  readonly hasReplica: boolean
}

const RUN = 'run "npm run db:distribute" with this DATABASE_URL'

/**
 * Why a process would read too little, or end the server, where the order side is spread over servers; `null`: it
 * would not, or nothing is spread, because the database has no extension citus.
 */
export async function wrongAboutCitus({ pool, tenant, pooling, hasReplica }: WrongAboutCitusInput) {
  const { rows } = await pool.query(`select from pg_extension where extname = 'citus'`)
  if (rows.length === 0) return null
  if (pooling !== 'transaction')
    return 'DATABASE_POOLING has to be transaction: what is set for a session reaches no worker of Citus.'
  if (hasReplica)
    return 'DATABASE_REPLICA_URL is for one PostgreSQL: a replica of the coordinator has no orders.'
  return (
    (await wrongSetting(pool)) ??
    (await wrongSetting(tenant)) ??
    (await notSpread(pool)) ??
    (await notAMember(tenant))
  )
}

async function wrongSetting(pool: pg.Pool): Promise<string | null> {
  for (const [name, wanted] of Object.entries(CITUS_SETTINGS)) {
    const { rows } = await pool.query<{ value: string; login: string }>(
      'select current_setting($1) as value, session_user as login',
      [name],
    )
    const [found] = rows
    if (found?.value !== wanted)
      return `${name} has to be ${wanted} for ${found?.login}, and is ${found?.value}: ${RUN}.`
  }
  return null
}

async function notSpread(pool: pg.Pool): Promise<string | null> {
  const { rows } = await pool.query<{ name: string; place: number | null }>(
    `select t.name, p.colocationid as place from unnest($1::text[]) t (name)
      left join pg_dist_partition p on p.logicalrelid = t.name::regclass and p.partmethod = 'h'`,
    [ORDER_SIDE],
  )
  const missing = rows.filter(({ place }) => place === null).map(({ name }) => name)
  if (missing.length > 0) return `not spread over the workers: ${missing.join(', ')}; ${RUN}.`
  return new Set(rows.map(({ place }) => place)).size === 1
    ? null
    : 'the tables of the order side are not spread together, so that none can be read with another.'
}

/** A login that was made server by server is a member only where someone said so. */
async function notAMember(tenant: pg.Pool): Promise<string | null> {
  const { rows } = await tenant.query<{ login: string; host: string; port: number }>(`
    select session_user as login, n.nodename as host, n.nodeport as port
    from run_command_on_all_nodes($$select pg_has_role(session_user, '${TENANT}', 'usage')$$) r
      join pg_dist_node n on n.nodeid = r.nodeid
    where not (r.success and r.result = 't') order by 2, 3`)
  const [found] = rows
  return found
    ? `DATABASE_TENANT_URL: ${found.login} cannot log in at ${found.host}:${found.port}, or is no member of ${TENANT} there.`
    : null
}
