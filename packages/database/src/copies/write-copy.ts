import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type CopiedTable, listCopiedTables, quoted, quotedColumns } from './copied-tables.ts'
import { type DatabaseCopy, PATIENT } from './read-copy.ts'

type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string }

/**
 * Replaces every row of a migrated database by those of a copy, in one transaction: whatever ends it leaves the
 * database as it was. Triggers rest meanwhile, because what they would do is among the rows; foreign keys are made
 * again afterwards, which checks them. The login has to own the tables, and need be no superuser.
 */
export async function writeCopy(
  url: string,
  copy: DatabaseCopy,
  read: (table: CopiedTable) => Readable,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: PATIENT })
  await client.connect()
  try {
    await client.query('begin')
    const own = await listCopiedTables(client)
    assertSameTables(own, copy.tables)
    const keys = await listForeignKeys(client)
    for (const { table, name } of keys)
      await client.query(`alter table ${table} drop constraint ${name}`)
    for (const table of own) await client.query(`alter table ${quoted(table)} disable trigger user`)
    await client.query(`truncate ${own.map(quoted).join(', ')}`)
    for (const table of copy.tables) await writeTable(client, table, read(table))
    await moveSequences(client, copy)
    for (const table of own) await client.query(`alter table ${quoted(table)} enable trigger user`)
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

async function writeTable(
  client: pg.Client,
  table: DatabaseCopy['tables'][number],
  rows: Readable,
): Promise<void> {
  const into = client.query(copyFrom(`copy ${quoted(table)} (${quotedColumns(table)}) from stdin`))
  await pipeline(rows, into)
  if (into.rowCount !== table.rows) {
    throw new Error(`${table.name} has ${into.rowCount} rows in the copy, and had ${table.rows}`)
  }
}

function assertSameTables(own: readonly CopiedTable[], copied: readonly CopiedTable[]): void {
  const [here, there] = [own, copied].map((tables) =>
    tables.map((table) => `${quoted(table)} (${quotedColumns(table)})`),
  )
  const other =
    here?.find((line) => !there?.includes(line)) ?? there?.find((line) => !here?.includes(line))
  if (other) throw new Error(`the tables of the copy differ from those of the database: ${other}`)
}

async function listForeignKeys(client: pg.Client): Promise<readonly ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0
       and connamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
     order by 1, 2`,
  )
  return rows
}

async function moveSequences(client: pg.Client, { sequences }: DatabaseCopy): Promise<void> {
  for (const { last, ...sequence } of sequences) {
    if (last === null) await client.query(`alter sequence ${quoted(sequence)} restart`)
    else await client.query('select setval($1, $2)', [quoted(sequence), last])
  }
}
