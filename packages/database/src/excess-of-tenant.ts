import type pg from 'pg'
import { TENANT } from './connect.ts'

/**
 * Each power by which a login could leave the rows of its scope, as a condition on its role `r`. The last
 * is one of the tables' owner: a function that runs as the owner and finds names where others can put them.
 */
const POWERS: readonly (readonly [why: string, power: string])[] = [
  ['is a superuser', 'r.rolsuper'],
  ['bypasses row-level security', 'r.rolbypassrls'],
  ['may create roles', 'r.rolcreaterole'],
  ['may create databases', 'r.rolcreatedb'],
  ['may copy the whole server', 'r.rolreplication'],
  [`is no member of ${TENANT}`, `not pg_has_role(r.oid, '${TENANT}', 'usage')`],
  [
    'is a member of another role',
    `exists (select from pg_auth_members m
    where m.member = r.oid and m.roleid <> '${TENANT}'::regrole)`,
  ],
  [
    'has a role that is a member of another',
    `exists (select from pg_auth_members m
    where m.member = '${TENANT}'::regrole)`,
  ],
  ['owns tables', 'exists (select from pg_class where relowner = r.oid)'],
  ['owns functions', 'exists (select from pg_proc where proowner = r.oid)'],
  ['owns a schema', 'exists (select from pg_namespace where nspowner = r.oid)'],
  [
    'owns the database',
    `exists (select from pg_database
    where datname = current_database() and datdba = r.oid)`,
  ],
  [
    'may create temporary objects',
    `has_database_privilege(r.oid, current_database(), 'TEMPORARY')`,
  ],
  ['may create schemas', `has_database_privilege(r.oid, current_database(), 'CREATE')`],
  [
    'may create objects in a schema',
    `exists (select from pg_namespace n
    where has_schema_privilege(r.oid, n.oid, 'CREATE'))`,
  ],
  ['may switch triggers off', `has_parameter_privilege(r.oid, 'session_replication_role', 'SET')`],
  [
    'may call a function of the owner that looks for names in temporary objects first',
    `exists (
    select from pg_proc p where p.prosecdef and has_function_privilege(r.oid, p.oid, 'EXECUTE')
      and p.pronamespace = 'public'::regnamespace
      and not coalesce(p.proconfig @> array['search_path=public, pg_temp'], false))`,
  ],
]

/** Why a login may do more than a tenant's may, or null. */
export async function excessOfTenant(tenant: pg.Pool): Promise<string | null> {
  const cases = POWERS.map(([why, power]) => `when ${power} then '${why}'`)
  const { rows } = await tenant.query<{ name: string; why: string | null }>(
    `select session_user as name, case ${cases.join(' ')} end as why
    from pg_roles r where rolname = session_user`,
  )
  const [row] = rows
  return row?.why ? `${row.name} ${row.why}` : null
}
