import { randomBytes } from 'node:crypto'
import pg from 'pg'

export type ScratchDatabase = { url: string; drop: () => Promise<void> }

/** A new database on a server, empty or cloned from a template, for one run alone. */
export async function createScratchDatabase(
  adminUrl: string,
  template?: string,
): Promise<ScratchDatabase> {
  const name = `understory_test_${randomBytes(6).toString('hex')}`
  // Files are copied: written to the log page by page, a template takes three times as long.
  const from = template ? ` template ${template} strategy file_copy` : ''
  await asAdmin(adminUrl, [
    `create database ${name}${from}`,
    // What is granted on a database itself is not copied with it.
    ...(template ? [`revoke temporary on database ${name} from public`] : []),
  ])
  return {
    url: Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href,
    drop: () => asAdmin(adminUrl, [`drop database if exists ${name} with (force)`]),
  }
}

async function asAdmin(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
