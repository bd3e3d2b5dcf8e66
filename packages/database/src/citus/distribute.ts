import { sql } from 'kysely'
import type { Database } from '../connect.ts'
import { ORDER_SIDE, ORDER_SIDE_FUNCTIONS } from './order-side.ts'

/** All tables of the order side stand where this one does. */
const [FIRST] = ORDER_SIDE

/** What a database says to each of its servers, and what it refuses where tables are spread over them. */
export const CITUS_SETTINGS = {
  // The account and the user of a transaction are those of every server that it reaches.
  'citus.propagate_set_commands': 'local',
  // A statement over both sides fails; as a person's it would end the server itself.
  'citus.local_table_join_policy': 'never',
} as const

/**
 * Spreads the order side over the workers of this coordinator by account, as the owner of its tables. What is spread
 * already is left alone. Gives a line for each thing that it did.
 */
export async function distributeOrderSide(
  db: Database,
  { shards }: { readonly shards: number },
): Promise<string[]> {
  await assertHasWorkers(db)
  const done = await setForDatabase(db)
  const spread = await spreadTables(db)
  for (const table of ORDER_SIDE.filter((each) => !spread.includes(each))) {
    await (table === FIRST
      ? sql`select create_distributed_table(${table}, 'account_id', shard_count => ${shards}::int)`
      : sql`select create_distributed_table(${table}, 'account_id', colocate_with => ${FIRST})`
    ).execute(db)
    done.push(`${table} is spread by account`)
  }
  for (const table of await tablesWithCopies(db)) {
    await sql`select truncate_local_data_after_distributing_table(${table}::regclass)`.execute(db)
    done.push(`${table} has nothing left at the coordinator`)
  }
  return [...done, ...(await distributeFunctions(db)), ...(await sliceByShard(db))]
}

async function spreadTables(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select logicalrelid::text as name from pg_dist_partition where partmethod = 'h'`.execute(db)
  return rows.map(({ name }) => name)
}

/** One line for each of them, as `citus_tables` has it. */
export async function describeSpread(db: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select format('%s: %s shards by %s, %s', table_name, shard_count, distribution_column, table_size) as line
    from citus_tables where table_name::text in (select unnest(${[...ORDER_SIDE]}::text[])) order by 1`.execute(
    db,
  )
  return rows.map(({ line }) => line)
}

async function assertHasWorkers(db: Database): Promise<void> {
  const { rows: found } = await sql`select from pg_extension where extname = 'citus'`.execute(db)
  if (found.length === 0)
    throw new Error(
      'this database has no extension citus: on one PostgreSQL there is nothing to spread.',
    )
  const { rows: nodes } = await sql`
    select from pg_dist_node where isactive and shouldhaveshards and noderole = 'primary'`.execute(
    db,
  )
  if (nodes.length === 0)
    throw new Error(
      "no worker has joined this coordinator: run select citus_add_node('HOST', 5432) for each, as its administrator.",
    )
}

/** What a table held before was copied to the workers; here it is read no more. */
async function tablesWithCopies(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select t.name from unnest(${[...ORDER_SIDE]}::text[]) t (name)
    where (select sum(pg_relation_size(relid)) from pg_partition_tree(t.name::regclass)) > 0`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

/** What a new connection to this database does not have yet. */
async function setForDatabase(db: Database): Promise<string[]> {
  const { rows } = await sql<{ database: string; set: string[] }>`
    select d.datname as database, coalesce(s.setconfig, '{}') as set from pg_database d
      left join pg_db_role_setting s on s.setdatabase = d.oid and s.setrole = 0
    where d.datname = current_database()`.execute(db)
  const { database = '', set = [] } = rows[0] ?? {}
  const missing = Object.entries(CITUS_SETTINGS).filter(
    ([name, value]) => !set.includes(`${name}=${value}`),
  )
  for (const [name, value] of missing) {
    const setting = sql`${sql.id(...name.split('.'))} = ${sql.lit(value)}`
    await sql`alter database ${sql.id(database)} set ${setting}`.execute(db)
  }
  return missing.map(([name, value]) => `${name} is ${value} for new connections`)
}

/** Each runs where the orders of its first argument are, for all accounts of that place. */
async function distributeFunctions(db: Database): Promise<string[]> {
  const { rows } = await sql<{ signature: string }>`
    select p.oid::regprocedure::text as signature from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and p.proname in (select unnest(${[...ORDER_SIDE_FUNCTIONS]}::text[]))
      and not exists (select from pg_dist_object o
        where o.classid = 'pg_proc'::regclass and o.objid = p.oid and o.force_delegation)
    order by 1`.execute(db)
  for (const { signature } of rows) {
    await sql`select create_distributed_function(${signature}::regprocedure, '$1',
      colocate_with => ${FIRST}, force_delegation => true)`.execute(db)
  }
  return rows.map(({ signature }) => `${signature} runs where the orders are`)
}

/** Orders that are stored together are those of one shard. */
async function sliceByShard(db: Database): Promise<string[]> {
  const { rows } = await sql<{ is_so: boolean }>`
    select prosrc ~ 'get_shard_id' as is_so from pg_proc
    where oid = 'order_slice(uuid)'::regprocedure`.execute(db)
  if (rows[0]?.is_so) return []
  await sql`create or replace function order_slice(account uuid) returns integer language sql stable as
    $$ select case when account is null then 0
      else get_shard_id_for_distribution_column('store_order', account)::int end $$`.execute(db)
  return ['orders of one shard are stored together']
}
