import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { messageOf } from '../../start/say.ts'

/** A database beside the one at the address, for as long as the work takes. */
export async function withScratchDatabase<T>(
  url: string,
  work: (scratch: string) => Promise<T>,
): Promise<T> {
  const name = `understory_restore_${randomBytes(4).toString('hex')}`
  try {
    await runAt(url, `create database ${name}`)
  } catch (fault) {
    throw new Error(
      `the login may not create a database to restore into (${messageOf(fault)}): give the address of an empty one with --into.`,
    )
  }
  try {
    return await work(Object.assign(new URL(url), { pathname: `/${name}` }).href)
  } finally {
    await runAt(url, `drop database if exists ${name} with (force)`)
  }
}

/** Whether a database is empty: it has no tables of this product, nor others. */
export async function isEmptyDatabase(url: string): Promise<boolean> {
  const { rows } = await runAt(
    url,
    `select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1`,
  )
  return rows.length === 0
}

export async function runAt(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}
